"""Serve ONNX Runtime's MatMulNBits to benchmarks/cpu_peers.py; argument: the accuracy level.

Level 1 computes in float32; level 4 quantizes the activations to int8.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from cpu_peer import GROUP, THREADS, copies_for
from peers_worker import Floats, Product, serve, weight_of


def _model(n: int, k: int, level: int, codes: Any, scales: Floats) -> bytes:
    from onnx import TensorProto, helper, numpy_helper

    packed = (codes[:, 0::2] | codes[:, 1::2] << 4).reshape(n, k // GROUP, GROUP // 2)
    node = helper.make_node(
        "MatMulNBits",
        ["x", "packed", "scales"],
        ["y"],
        domain="com.microsoft",
        K=k,
        N=n,
        bits=4,
        block_size=GROUP,
        accuracy_level=level,
    )
    graph = helper.make_graph(
        [node],
        "product",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["rows", k])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, ["rows", n])],
        [numpy_helper.from_array(packed, "packed"), numpy_helper.from_array(scales, "scales")],
    )
    versions = [helper.make_opsetid("", 21), helper.make_opsetid("com.microsoft", 1)]
    model = helper.make_model(graph, opset_imports=versions, ir_version=10)
    return bytes(model.SerializeToString())


@functools.lru_cache(maxsize=1)
def _sessions(n: int, k: int, level: int) -> tuple[list[Any], Floats]:
    """Return sessions with a copy of the weight each, and the decoded weight."""
    import onnxruntime

    groups = weight_of(n, k).reshape(n, -1, GROUP)
    scales = np.abs(groups).max(2, keepdims=True) / np.float32(7.5)
    codes = np.clip(np.rint(groups / scales + 8), 0, 15).astype(np.uint8)
    decoded = ((codes.astype(np.float32) - 8) * scales).reshape(n, k)
    model = _model(n, k, level, codes.reshape(n, k), scales.reshape(n, -1))
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = THREADS
    options.inter_op_num_threads = 1
    return [
        onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
        for _ in range(copies_for(n * k // 2))
    ], decoded


def prepare(case: Mapping[str, Any], _weight: Floats, x: Floats) -> Product:
    """Prepare the product of a case."""
    import onnxruntime

    level = int(sys.argv[1])
    sessions, decoded = _sessions(case["n"], case["k"], level)
    calls = [functools.partial(one.run, None, {"x": x}) for one in sessions]
    facts = {
        "activations": "int8" if level == 4 else "fp32",
        "weights": f"int4, groups of {GROUP}",
        "version": onnxruntime.__version__,
    }
    return Product(calls=calls, output=lambda: calls[0]()[0], decoded=decoded, facts=facts)


if __name__ == "__main__":
    serve(prepare)

"""Call C functions of libnybble on devices; a mark in the fake driver's log precedes each case.

    python on_device.py FILE

FILE contains {"images": {device: [image, …]}, "cases": [{"op": …, …}, …]}. A case is an operation
of libnybble or, if it has "of", a driver call on a stream or graph. Nothing is computed, so device
memory is only a range of addresses. Each case prints one line: its error as a JSON string ("" if
none).
"""

from __future__ import annotations

import ctypes
import json
import mmap
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from nybble import _native

DTYPES = {"f32": 0, "f16": 1, "bf16": 2}
TYPES = {"nf4": 0, "fp4": 1, "code16": 2, "e2m1": 3}
MEMORY = mmap.mmap(-1, 1 << 30)  # only memory that an operation clears is touched
BASE = -(-ctypes.addressof(ctypes.c_char.from_buffer(MEMORY)) // 4096) * 4096
ADDRESSES = {
    name: BASE + (i << 24)
    for i, name in enumerate(("a", "b", "out", "scales", "codes", "code", "bias", "other", "more"))
}


def absmax_of(case: dict[str, Any], at: dict[str, int]) -> _native.Absmax:
    if not case.get("nested"):
        return _native.Absmax(at["scales"], None, None, None, 0)
    return _native.Absmax(at["scales"], at["codes"], at["code"], at["code"], case["nested"])


class Arguments:
    """A case's fields, under the names that WORDS uses."""

    def __init__(self, case: dict[str, Any]) -> None:
        at = {name: place + case.get(f"off_{name}", 0) for name, place in ADDRESSES.items()}
        self.at = at
        self.a, self.b, self.out = at["a"], at["b"], at["out"]
        self.scales, self.codes, self.other, self.more = (
            at[name] for name in ("scales", "codes", "other", "more")
        )
        self.m, self.n, self.k = (case.get(name, 1) for name in "mnk")
        self.experts = [case.get("experts", 1), at["more"]]  # and their offsets
        self.each = case.get("each", 1)  # experts per token
        self.dtype = DTYPES[case.get("dtype", "bf16")]
        kind = TYPES[case.get("type", "nf4")]
        self.block, self.threshold = case.get("block", 64), case.get("threshold", 0.0)
        self.map = 0 if case.get("dynamic") else at["code"]
        self.kind = [kind, at["code"] if kind == 2 else 0]
        self.bias = at["bias"] if case.get("bias") else 0
        self.marks = at["other"] if self.threshold else 0
        self.between = [0, 0, 0] if case.get("bare") else [self.more, self.scales, self.other]
        self.kept: list[Any] = [absmax_of(case, at)]
        self.absmax = ctypes.addressof(self.kept[0])
        self.end = [case.get("device", 0), case.get("stream", 0)]


WORDS: dict[str, Callable[[Arguments], list[float]]] = {
    "quantize_4bit": lambda x: [x.a, x.dtype, x.n, x.block, *x.kind, x.scales, x.out],
    "dequantize_4bit": lambda x: [x.b, x.absmax, x.n, x.block, *x.kind, x.out, x.dtype],
    "quantize_blockwise": lambda x: [*(x.a, x.dtype, x.n, x.block, x.map, x.scales, x.out)],
    "dequantize_blockwise": lambda x: [
        *(x.b, x.scales, x.at["code"], x.n, x.block, x.out, x.dtype)
    ],
    "gemm_4bit": lambda x: [
        *(x.a, x.dtype, x.m, x.n, x.k, x.b, x.absmax, x.block, *x.kind, x.bias, x.out)
    ],
    "gemm_4bit_grad": lambda x: [
        *(x.a, x.dtype, x.m, x.n, x.k, x.b, x.absmax, x.block, *x.kind, x.out)
    ],
    "gemm_4bit_grouped": lambda x: [
        *(x.a, x.dtype, x.m, x.n, x.k, *x.experts, x.b, x.absmax, x.block, *x.kind, 0, x.out)
    ],
    "gemm_4bit_grouped_grad": lambda x: [
        *(x.a, x.dtype, x.m, x.n, x.k, *x.experts, x.b, x.absmax, x.block, *x.kind, x.out)
    ],
    "int8_vectorwise_quant": lambda x: [
        *(x.a, x.dtype, x.m, x.k, x.threshold, x.out, x.scales, x.marks)
    ],
    "int8_double_quant": lambda x: [
        *(x.a, x.dtype, x.m, x.k, x.threshold, x.out, x.b, x.scales, x.codes, x.other)
    ],
    "int8_linear_matmul": lambda x: [x.a, x.b, x.m, x.n, x.k, x.out],
    "int8_mm_dequant": lambda x: [x.a, x.scales, x.codes, 0, x.m, x.n, x.out, x.dtype],
    "int8_scaled_mm": lambda x: [*(x.a, x.b, x.scales, x.codes, 0, x.m, x.n, x.k, x.out, x.dtype)],
    "int8_linear": lambda x: [
        *(x.a, x.dtype, x.m, x.n, x.k, x.threshold, *x.between),
        *(x.b, x.codes, 0, x.out),
    ],
    "int8_grad": lambda x: [x.a, x.dtype, x.m, x.n, x.k, x.b, x.scales, x.out],
    "int8_linear_grouped": lambda x: [
        *(x.a, x.dtype, x.m, x.n, x.k, *x.experts, x.threshold, x.b, x.codes, x.out)
    ],
    "int8_grad_grouped": lambda x: [
        *(x.a, x.dtype, x.m, x.n, x.k, *x.experts, x.b, x.codes, x.out)
    ],
    "moe_route": lambda x: [
        *(x.a, x.dtype, x.n, x.b, x.m, x.k, 0, x.experts[0], x.experts[0]),
        *(x.out, x.scales, x.codes, x.other),
    ],
    "moe_gate": lambda x: [
        *(x.a, x.dtype, x.m, x.n, x.bias, x.codes, x.experts[0], 1, 1.7, 7.0, x.out)
    ],
    "moe_sum": lambda x: [
        *(x.a, x.dtype, x.m, x.k, x.n, x.bias, x.codes, x.other, x.experts[0], x.scales, 0, x.out)
    ],
    "moe_4bit": lambda x: [
        *(x.a, x.dtype, x.m, x.k, x.n, x.b, x.each, 0, x.experts[0], x.experts[0]),
        *(x.b, x.absmax, x.bias, x.b, x.absmax, x.bias, x.block, x.kind[0], 0, 0.0, 0.0),
        *(x.scales, 0, x.out, x.other, x.at["more"]),
    ],
    "moe_8bit": lambda x: [
        *(x.a, x.dtype, x.m, x.k, x.n, x.b, x.each, 0, x.experts[0], x.experts[0]),
        *(x.b, x.scales, x.bias, x.b, x.scales, x.bias, x.threshold, 0, 0.0, 0.0),
        *(x.scales, 0, x.out, x.other, x.at["more"]),
    ],
    "embedding_4bit": lambda x: [
        *(x.a, 64, x.m, x.b, x.absmax, x.n, x.k, x.block, *x.kind, x.out, x.dtype)
    ],
    "embedding_8bit": lambda x: [x.a, 32, x.m, x.b, x.scales, x.n, x.k, x.out, x.dtype],
}


def words_of(case: dict[str, Any]) -> tuple[list[float], list[Any]]:
    """Return a case's arguments, and the objects that must outlive its call."""
    x = Arguments(case)
    if case["op"] not in WORDS:
        return step_of(case, x.at, x.dtype, x.end)
    return [*WORDS[case["op"]](x), *x.end], x.kept


def step_of(
    case: dict[str, Any], at: dict[str, int], dtype: int, end: list[int]
) -> tuple[list[float], list[Any]]:
    """Return the arguments of an optimizer's step, and the objects that must outlive the call."""
    sizes = case["sizes"]
    places = [at[name] for name in ("a", "b", "out", "other", "scales", "codes")]
    rows = (_native.Parameter * len(sizes))(
        *(_native.Parameter(*places, None, n, 1 + i // 2) for i, n in enumerate(sizes))
    )
    h = _native.Hyperparameters(1e-3, 0.9, 0.99, 0.999, 5.0, 1e-8, 0.01, 1.0, case["unorm"], 0)
    eight = case["op"] == "optimizer_update_8bit"
    codes = [at["code"], at["code"]] if eight else []
    kept = [rows, h]
    addresses = [ctypes.addressof(each) for each in kept]
    first = [case["optimizer"], dtype, addresses[0], len(sizes), addresses[1]]
    return [*first, *codes, *end], kept


def attach(images: dict[str, list[dict[str, Any]]]) -> None:
    for device, rows in images.items():
        array = (_native.Image * len(rows))(
            *(
                _native.Image(
                    row["family"].encode(), row["path"].encode(), row["size"],
                    row["sha256"].encode(), row["kernel_abi"],
                )
                for row in rows
            )
        )  # fmt: skip
        library = _native.library()
        status = library.cuda_attach(int(device), array, len(rows))
        if status:
            library.fail(status)


class Driver:
    """Calls of the driver on streams, captures and graphs, which cases refer to by names."""

    def __init__(self) -> None:
        self.cuda = ctypes.CDLL(os.environ["NYBBLE_LIBCUDA"])
        self.of: dict[str, ctypes.c_void_p] = {}
        context = ctypes.c_void_p()
        self.do("cuInit", 0)
        self.do("cuDevicePrimaryCtxRetain", ctypes.byref(context), 0)
        self.do("cuCtxSetCurrent", context)

    def do(self, name: str, *arguments: Any) -> None:
        code = getattr(self.cuda, name)(*arguments)
        if code:
            raise RuntimeError(f"{name}: {code}")

    def stream(self, name: str) -> ctypes.c_void_p:
        if name not in self.of:
            self.of[name] = ctypes.c_void_p()
            self.do("cuStreamCreate", ctypes.byref(self.of[name]), 1)
        return self.of[name]

    def run(self, op: str, of: str, to: str) -> None:
        if op == "begin":
            self.do("cuStreamBeginCapture_v2", self.stream(of), 0)
        elif op == "end":
            self.of[to] = ctypes.c_void_p()
            self.do("cuStreamEndCapture", self.stream(of), ctypes.byref(self.of[to]))
        elif op == "synchronize":
            self.do("cuStreamSynchronize", self.stream(of))
        elif op == "wait":  # `to` waits for the work queued in `of`
            event = ctypes.c_void_p()
            self.do("cuEventCreate", ctypes.byref(event), 0)
            self.do("cuEventRecord", event, self.stream(of))
            self.do("cuStreamWaitEvent", self.stream(to), event, 0)
        elif op == "instantiate":
            self.of[to] = ctypes.c_void_p()
            flags = ctypes.c_ulonglong(0)
            self.do("cuGraphInstantiateWithFlags", ctypes.byref(self.of[to]), self.of[of], flags)
        elif op == "clear":  # clears 16 bytes, in stream order
            at = ctypes.c_void_p(ADDRESSES["more"])
            self.do("cuMemsetD8Async", at, 0, ctypes.c_size_t(16), self.stream(of))
        else:
            name = {"drop": "cuGraphDestroy", "drop_exec": "cuGraphExecDestroy"}[op]
            self.do(name, self.of.pop(of))


def mark(number: int) -> None:
    with Path(os.environ["NYBBLE_FAKE_LOG"]).open("a", encoding="utf-8") as log:
        log.write(json.dumps({"case": number}) + "\n")


def main() -> None:
    given = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    attach(given["images"])
    driver = Driver()
    for number, case in enumerate(given["cases"]):
        mark(number)
        kept: list[Any] = []
        try:
            if case["op"] == "attach":
                attach({case["device"]: case["images"]})
                print(json.dumps(""))
                continue
            if "of" in case:
                driver.run(case["op"], case["of"], case.get("to", ""))
                print(json.dumps(""))
                continue
            if "stream" in case:
                case["stream"] = driver.stream(case["stream"]).value
            words, kept = words_of(case)
            _native.operation(case["op"])(*words)
        except Exception as error:
            print(json.dumps(str(error)))
        else:
            print(json.dumps(""))
        del kept


if __name__ == "__main__":
    main()

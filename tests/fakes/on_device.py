"""Calls C functions of libnybble on devices, a case each, between marks in the fake driver's log.

    python on_device.py FILE

FILE holds {"images": {device: [image, …]}, "cases": [{"op": …, …}, …]}: operations, or with "of"
what the driver is to do with a stream or a graph. Nothing is computed: device memory is an address.
What each case raised goes to the standard output, a JSON text a line.
"""

from __future__ import annotations

import ctypes
import json
import mmap
import os
import sys
from pathlib import Path
from typing import Any

from nybble import _native

DTYPES = {"f32": 0, "f16": 1, "bf16": 2}
TYPES = {"nf4": 0, "fp4": 1, "code16": 2}
MEMORY = mmap.mmap(-1, 1 << 30)  # never touched but for what is cleared
BASE = -(-ctypes.addressof(ctypes.c_char.from_buffer(MEMORY)) // 4096) * 4096
ADDRESSES = {
    name: BASE + (i << 24)
    for i, name in enumerate(("a", "b", "out", "scales", "codes", "code", "bias", "other", "more"))
}


def absmax_of(case: dict[str, Any], at: dict[str, int]) -> _native.Absmax:
    if not case.get("nested"):
        return _native.Absmax(at["scales"], None, None, None, 0)
    return _native.Absmax(at["scales"], at["codes"], at["code"], at["code"], case["nested"])


def words_of(case: dict[str, Any]) -> tuple[list[float], list[Any]]:
    """Return a case's arguments, and what has to live as long as its call."""
    at = {name: place + case.get(f"off_{name}", 0) for name, place in ADDRESSES.items()}
    op, m, n, k = case["op"], case.get("m", 1), case.get("n", 1), case.get("k", 1)
    dtype, block = DTYPES[case.get("dtype", "bf16")], case.get("block", 64)
    kind = TYPES[case.get("type", "nf4")]
    code = at["code"] if kind == 2 else 0
    end = [case.get("device", 0), case.get("stream", 0)]
    absmax = absmax_of(case, at)
    scales = ctypes.addressof(absmax)
    if op == "quantize_4bit":
        words = [at["a"], dtype, n, block, kind, code, at["scales"], at["out"]]
    elif op == "dequantize_4bit":
        words = [at["b"], scales, n, block, kind, code, at["out"], dtype]
    elif op == "quantize_blockwise":
        words = [at["a"], dtype, n, block, at["code"], at["scales"], at["out"]]
    elif op == "dequantize_blockwise":
        words = [at["b"], at["scales"], at["code"], n, block, at["out"], dtype]
    elif op == "gemm_4bit":
        bias = at["bias"] if case.get("bias") else 0
        words = [at["a"], dtype, m, n, k, at["b"], scales, block, kind, code, bias, at["out"]]
    elif op == "gemm_4bit_grad":
        words = [at["a"], dtype, m, n, k, at["b"], scales, block, kind, code, at["out"]]
    elif op == "int8_vectorwise_quant":
        marks = at["other"] if case["threshold"] else 0
        words = [at["a"], dtype, m, k, case["threshold"], at["out"], at["scales"], marks]
    elif op == "int8_double_quant":
        words = [at["a"], dtype, m, k, case["threshold"], at["out"], at["b"], at["scales"]]
        words += [at["codes"], at["other"]]
    elif op == "int8_linear_matmul":
        words = [at["a"], at["b"], m, n, k, at["out"]]
    elif op == "int8_mm_dequant":
        words = [at["a"], at["scales"], at["codes"], 0, m, n, at["out"], dtype]
    elif op == "int8_scaled_mm":
        words = [at["a"], at["b"], at["scales"], at["codes"], 0, m, n, k, at["out"], dtype]
    elif op == "int8_linear":
        words = [at["a"], dtype, m, n, k, case["threshold"], at["more"], at["scales"]]
        words += [at["other"], at["b"], at["codes"], 0, at["out"]]
    elif op == "int8_grad":
        words = [at["a"], dtype, m, n, k, at["b"], at["scales"], at["out"]]
    elif op == "embedding_4bit":
        words = [at["a"], 64, m, at["b"], scales, n, k, block, kind, code, at["out"], dtype]
    elif op == "embedding_8bit":
        words = [at["a"], 32, m, at["b"], at["scales"], n, k, at["out"], dtype]
    else:
        return step_of(case, at, dtype, end)
    return [*words, *end], [absmax]


def step_of(
    case: dict[str, Any], at: dict[str, int], dtype: int, end: list[int]
) -> tuple[list[float], list[Any]]:
    """Return the same of an optimizer's step."""
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
    """Streams, captures and graphs, by name."""

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
        elif op == "wait":  # `to` waits for what is queued in `of`
            event = ctypes.c_void_p()
            self.do("cuEventCreate", ctypes.byref(event), 0)
            self.do("cuEventRecord", event, self.stream(of))
            self.do("cuStreamWaitEvent", self.stream(to), event, 0)
        elif op == "instantiate":
            self.of[to] = ctypes.c_void_p()
            flags = ctypes.c_ulonglong(0)
            self.do("cuGraphInstantiateWithFlags", ctypes.byref(self.of[to]), self.of[of], flags)
        elif op == "clear":  # 16 bytes, in the stream's order
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
            _native.run(_native.record(case["op"])(*words))
        except Exception as error:
            print(json.dumps(str(error)))
        else:
            print(json.dumps(""))
        del kept


if __name__ == "__main__":
    main()

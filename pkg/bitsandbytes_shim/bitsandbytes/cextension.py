"""The C functions of bitsandbytes' library that others call by address, over libnybble.

Unsloth and axolotl dequantize by them and multiply a single row. Their arguments are ctypes values
or whole numbers; addresses are of the current CUDA device, or of the CPU where torch has no other.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import addressof
from functools import partial
from typing import Any

import torch

from nybble import _native
from nybble.ops import checks

__all__ = ["lib"]

_DTYPES = {"fp32": 0, "fp16": 1, "bf16": 2}
_CODE16 = 2  # NYBBLE_CODE16: a 4-bit type by its 16 values
_dequantize_blockwise = _native.record("dequantize_blockwise")
_dequantize_4bit = _native.record("dequantize_4bit")
_gemm_4bit = _native.record("gemm_4bit")


def _place(stream: int) -> tuple[int, int]:
    if not torch.cuda.is_available():
        return _native.CPU, 0
    from nybble.cuda import devices as _devices  # rules and tables that the CPU does without

    device = torch.cuda.current_device()
    _devices.attach(device)
    return device, stream


def _blockwise(
    dtype: int, code: int, A: int, absmax: int, out: int, blocksize: int, n: int, stream: int = 0
) -> None:
    """8-bit codes A [n] to values: code [256], absmax [blocks] float32."""
    place = _place(stream)
    _native.run(_dequantize_blockwise(A, absmax, code, n, blocksize, out, dtype, *place))


def _four_bit(
    dtype: int, kind: int, code: int, A: int, absmax: int, out: int, blocksize: int, n: int,
    stream: int = 0,
) -> None:  # fmt: skip
    """Packed codes of n values to values; `code` is not looked at, as there."""
    scales = _native.Absmax(absmax, None, None, None, 0)
    place = _place(stream)
    words = _dequantize_4bit(A, addressof(scales), n, blocksize, kind, 0, out, dtype, *place)
    _native.run(words)


def _one_row(
    dtype: int, m: int, n: int, k: int, A: int, B: int, absmax: int, datatype: int, out: int,
    lda: int, ldb: int, ldc: int, blocksize: int, stream: int = 0,
) -> None:  # fmt: skip
    """out [n, m] = A [n, k] @ W [m, k]^T, W packed; datatype: its 16 values. Rows are dense."""
    scales = _native.Absmax(absmax, None, None, None, 0)
    words = _gemm_4bit(
        A, dtype, n, m, k, B, addressof(scales), blocksize, _CODE16, datatype, 0, out,
        *_place(stream),
    )  # fmt: skip
    _native.run(words)


class _Function:
    """One of them; ctypes' attributes are what shows callers that the library is there."""

    restype = None
    argtypes = None

    def __init__(self, function: Callable[..., None]) -> None:
        self._function = function

    def __call__(self, *arguments: Any) -> None:
        self._function(*(getattr(one, "value", one) or 0 for one in arguments))


class _Library:
    """The functions by bitsandbytes' names."""

    def __init__(self) -> None:
        for name, dtype in _DTYPES.items():
            stem = f"cdequantize_blockwise_{name}"
            self._keep(stem, partial(_blockwise, dtype))
            for kind, number in checks.QUANT_TYPES.items():
                self._keep(f"{stem}_{kind}", partial(_four_bit, dtype, number))
            self._keep(f"cgemm_4bit_inference_naive_{name}", partial(_one_row, dtype))

    def _keep(self, name: str, function: Callable[..., None]) -> None:
        setattr(self, name, _Function(function))

    @property
    def compiled_with_cuda(self) -> bool:
        """Whether the functions are for a GPU, which programs ask to know what they run on."""
        return torch.cuda.is_available()

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(
            f"nybble's bitsandbytes has no C function {name!r}: it has {', '.join(vars(self))}"
        )


lib = _Library()

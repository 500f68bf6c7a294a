"""The C functions of bitsandbytes' library that other libraries call, implemented by libnybble.

Unsloth and axolotl call these functions to dequantize weights and to multiply a single row. The
arguments are ctypes values or integers. Addresses point to memory of the current CUDA device, or of
the CPU if torch has no CUDA.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import addressof
from functools import partial
from typing import Any

import torch

from nybble import _native
from nybble.ops import checks

__all__ = ["BNB_BACKEND", "HIP_ENVIRONMENT", "ROCM_GPU_ARCH", "lib"]

# other libraries and bitsandbytes' own tests read these constants to find out the kind of GPU
HIP_ENVIRONMENT = bool(torch.version.hip)
BNB_BACKEND = "CUDA" if torch.cuda.is_available() and not HIP_ENVIRONMENT else "CPU"
ROCM_GPU_ARCH = "unknown"

_DTYPES = {"fp32": 0, "fp16": 1, "bf16": 2}
_CODE16 = 2  # NYBBLE_CODE16: a 4-bit type defined by its 16 values
_dequantize_blockwise = _native.operation("dequantize_blockwise")
_dequantize_4bit = _native.operation("dequantize_4bit")
_gemm_4bit = _native.operation("gemm_4bit")


def _place(stream: int) -> tuple[int, int]:
    if not torch.cuda.is_available():
        return _native.CPU, 0
    from nybble.cuda import devices as _devices  # only on CUDA, because this import loads tables

    device = torch.cuda.current_device()
    _devices.attach(device)
    return device, stream


def _blockwise(
    dtype: int, code: int, A: int, absmax: int, out: int, blocksize: int, n: int, stream: int = 0
) -> None:
    """Dequantize the 8-bit codes A [n]; code [256] and absmax [blocks] are float32."""
    place = _place(stream)
    _dequantize_blockwise(A, absmax, code, n, blocksize, out, dtype, *place)


def _four_bit(
    dtype: int, kind: int, code: int, A: int, absmax: int, out: int, blocksize: int, n: int,
    stream: int = 0,
) -> None:  # fmt: skip
    """Dequantize n packed 4-bit codes; `code` is ignored, as in bitsandbytes."""
    scales = _native.Absmax(absmax, None, None, None, 0)
    place = _place(stream)
    _dequantize_4bit(A, addressof(scales), n, blocksize, kind, 0, out, dtype, *place)


def _one_row(
    dtype: int, m: int, n: int, k: int, A: int, B: int, absmax: int, datatype: int, out: int,
    lda: int, ldb: int, ldc: int, blocksize: int, stream: int = 0,
) -> None:  # fmt: skip
    """Compute out [n, m] = A [n, k] @ W [m, k]^T; rows are dense.

    B holds the packed codes of W; datatype is the address of the 16 values of its 4-bit type.
    """
    scales = _native.Absmax(absmax, None, None, None, 0)
    _gemm_4bit(
        A, dtype, n, m, k, B, addressof(scales), blocksize, _CODE16, datatype, 0, out,
        *_place(stream),
    )  # fmt: skip


class _Function:
    """A C function with ctypes' attributes, by which callers detect the library."""

    restype = None
    argtypes = None

    def __init__(self, function: Callable[..., None]) -> None:
        self._function = function

    def __call__(self, *arguments: Any) -> None:
        self._function(*(getattr(one, "value", one) or 0 for one in arguments))


class _Library:
    """The functions under bitsandbytes' names."""

    def __init__(self) -> None:
        for name, dtype in _DTYPES.items():
            stem = f"cdequantize_blockwise_{name}"
            self._keep(stem, partial(_blockwise, dtype))
            for kind in ("nf4", "fp4"):
                self._keep(f"{stem}_{kind}", partial(_four_bit, dtype, checks.quant_type(kind)))
            self._keep(f"cgemm_4bit_inference_naive_{name}", partial(_one_row, dtype))

    def _keep(self, name: str, function: Callable[..., None]) -> None:
        setattr(self, name, _Function(function))

    @property
    def compiled_with_cuda(self) -> bool:
        """Whether the functions use a GPU; programs read this to know which device they run on."""
        return torch.cuda.is_available()

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(
            f"nybble's bitsandbytes has no C function {name!r}: it has {', '.join(vars(self))}"
        )


lib = _Library()

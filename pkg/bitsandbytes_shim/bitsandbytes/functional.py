"""bitsandbytes.functional over nybble.functional, with the helpers that only bitsandbytes has."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from typing import Any

import torch

from bitsandbytes.cextension import lib as lib
from bitsandbytes.utils import pack_dict_to_tensor as pack_dict_to_tensor
from bitsandbytes.utils import unpack_tensor_to_dict as unpack_tensor_to_dict
from nybble import functional as _functional
from nybble._torch import private
from nybble.autograd import matmul_4bit as _matmul_4bit  # noqa: F401  # registers the operators
from nybble.errors import InvalidArgument
from nybble.functional import *  # noqa: F403  # the names are nybble's, kept in one place
from nybble.ops import codebooks
from nybble.optim.paged import paged_zeros, prefetch

C = 127.0
FIRST_CUDA_DEVICE = torch.device("cuda", index=0)
name2qmap: dict[str, torch.Tensor] = {}

__all__ = [
    *_functional.__all__,
    *("C", "fill", "get_paged", "get_ptr", "has_avx512bf16", "is_on_gpu", "lib", "name2qmap"),
    *("pack_dict_to_tensor", "prefetch_tensor", "unpack_tensor_to_dict"),
]


def get_4bit_type(  # type: ignore[no-redef]  # nybble's default device is the CPU
    typename: str, device: Any = None, blocksize: int = 64
) -> torch.Tensor:
    """Return the 16 values of a 4-bit type; the default device is "cuda", as in bitsandbytes."""
    table = torch.from_numpy(codebooks.four_bit_values(typename, blocksize))
    return table.to("cuda" if device is None else device)


def get_ptr(A: torch.Tensor | None) -> ctypes.c_void_p | None:
    """Return a tensor's address."""
    return None if A is None else ctypes.c_void_p(A.data_ptr())


def _get_tensor_stream(tensor: torch.Tensor) -> ctypes.c_void_p:
    """Return the address of the current stream of a tensor's device; 0 on the CPU."""
    device = tensor.get_device() if tensor.is_cuda else private.current_cuda_device()
    return ctypes.c_void_p(private.current_stream(device) if device >= 0 else 0)


def is_on_gpu(tensors: Iterable[torch.Tensor | None]) -> bool:
    """Return True if all tensors except paged tensors are on one device; otherwise raise an
    error."""
    wanted = [t for t in tensors if t is not None and not getattr(t, "is_paged", False)]
    if len({t.device for t in wanted}) > 1:
        raise InvalidArgument(
            "all tensors must be on one device, but they are on several: "
            + ", ".join(f"{tuple(t.shape)} on {t.device}" for t in wanted)
        )
    return True


def get_paged(
    *shape: int, dtype: torch.dtype = torch.float32, device: Any = FIRST_CUDA_DEVICE
) -> torch.Tensor:
    """Return zeros in CUDA managed memory, freed with the tensor."""
    return paged_zeros(shape, dtype, torch.device(device or FIRST_CUDA_DEVICE))


def prefetch_tensor(A: torch.Tensor, to_cpu: bool = False) -> None:
    """Queue the move of a paged tensor to its device; do nothing if to_cpu is true."""
    if not to_cpu:
        prefetch(A)


def fill(A: torch.Tensor, value: float, device: Any = None, prefetch: bool = True) -> None:
    """Fill a tensor in place."""
    if getattr(A, "is_paged", False):
        torch.cuda.synchronize()
    A.fill_(value)


def has_avx512bf16() -> bool:
    """Return False, so that callers do not expect weights that are repacked for the CPU."""
    return False

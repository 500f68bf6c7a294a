"""Optimizer states in CUDA managed memory, which move to the host if GPU memory runs out."""

from __future__ import annotations

import contextlib
import ctypes
import weakref
from collections import deque
from math import prod
from typing import Any

import torch
from torch import Tensor

from nybble import errors
from nybble._torch import private

_ATTACH_GLOBAL = 1  # CU_MEM_ATTACH_GLOBAL
_driver: ctypes.CDLL | None = None
_gone: deque[tuple[int, torch.device]] = deque()  # memory to free


def _libcuda() -> ctypes.CDLL:
    global _driver
    if _driver is None:
        _driver = ctypes.CDLL("libcuda.so.1")
    return _driver


def _call(name: str, *arguments: object) -> None:
    status = getattr(_libcuda(), name)(*arguments)
    if status == 2:
        raise errors.OutOfMemory(f"{name} failed: CUDA_ERROR_OUT_OF_MEMORY (2)")
    if status:
        raise errors.CudaError(f"{name} failed with CUDA error {status}")


def paged_zeros(shape: tuple[int, ...], dtype: torch.dtype, device: torch.device) -> Tensor:
    """Return zeros in managed memory. After the tensor is deleted, a later call frees the memory.

    torch sees a CPU tensor with is_paged=True and page_deviceid. Kernels on `device` use the same
    address. Synchronize before the host reads the tensor.
    """
    _free_gone()
    size = prod(shape) * dtype.itemsize
    with torch.cuda.device(device):
        torch.cuda.current_stream(device)  # makes the device's context current
        address = ctypes.c_uint64(0)
        _call("cuMemAllocManaged", ctypes.byref(address), ctypes.c_size_t(size), _ATTACH_GLOBAL)
        _call(
            "cuMemsetD8Async",
            *(ctypes.c_uint64(address.value), ctypes.c_ubyte(0), ctypes.c_size_t(size)),
            ctypes.c_void_p(private.current_stream(device.index or 0)),
        )
    memory = (ctypes.c_uint8 * size).from_address(address.value)
    # The finalizer must not wait for the GPU, because it may run while a CUDA graph is captured.
    weakref.finalize(memory, _gone.append, (address.value, device)).atexit = False
    tensor: Any = torch.frombuffer(memory, dtype=dtype).view(shape)
    tensor.is_paged = True
    tensor.page_deviceid = device.index or 0
    return tensor  # type: ignore[no-any-return]


def _free_gone() -> None:
    if not _gone or torch.cuda.is_current_stream_capturing():
        return
    with contextlib.suppress(IndexError):  # another thread took the last entry
        while True:
            address, device = _gone.popleft()
            torch.cuda.synchronize(device)  # a queued kernel may use the memory
            _libcuda().cuMemFree_v2(ctypes.c_uint64(address))


def to_paged(tensor: Tensor, device: torch.device) -> Tensor:
    """Put a copied or unpickled tensor into paged memory. torch copies the attributes of a paged
    tensor, but not the kind of memory."""
    plain = tensor.detach().clone()  # a copy of the values, without the attributes
    if device.type != "cuda":
        return plain
    paged = paged_zeros(tuple(plain.shape), plain.dtype, device)
    torch.cuda.synchronize(device)  # wait until the zeros are written
    return paged.copy_(plain)


def prefetch(*tensors: Tensor | None) -> None:
    """Queue the move of paged tensors to their device; ignore other tensors."""
    _free_gone()
    for tensor in tensors:
        if tensor is None or not getattr(tensor, "is_paged", False):
            continue
        device: int = tensor.page_deviceid  # type: ignore[attr-defined]
        stream = private.current_stream(device)
        # This call fails on devices without concurrent managed access, where pages move on demand.
        _libcuda().cuMemPrefetchAsync(
            ctypes.c_uint64(tensor.data_ptr()),
            ctypes.c_size_t(tensor.numel() * tensor.element_size()),
            ctypes.c_int(device),
            ctypes.c_void_p(stream),
        )

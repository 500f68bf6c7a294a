"""Memory for results: from torch without its dispatcher, or used pages where it is large."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import torch

from nybble import errors
from nybble._pool import LEAST, pool
from nybble._torch_watchers import eager

__all__ = [
    "empty",
    "empty_cpu",
    "empty_cuda",
    "empty_product",
    "empty_result",
    "fresh",
    "on_large_pages",
]

_LARGE = LEAST // 4  # fewer elements, of 4 bytes at the most, are no large result


@lru_cache(maxsize=1024)
def _layout(shape: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Return (shape, strides of a dense tensor, number of elements)."""
    strides, size = [], 1
    for extent in reversed(shape):
        strides.append(size)
        size *= max(extent, 1)
    return tuple(shape), tuple(reversed(strides)), size if 0 not in shape else 0


def _slow_empty(device: str) -> Any:
    return lambda shape, strides, dtype: torch.empty(shape, dtype=dtype, device=device)


# Allocation without the dispatcher, as torch's own compiled code does it: a third of the time.
_guards = getattr(getattr(torch._C, "_dynamo", None), "guards", None)
empty_cpu = getattr(_guards, "_empty_strided_cpu", _slow_empty("cpu"))
empty_cuda = getattr(_guards, "_empty_strided_cuda", _slow_empty("cuda"))


def fresh(shape: tuple[int, ...], strides: tuple[int, ...], dtype: Any, like: Any) -> Any:
    """Return a tensor on `like`'s device whose memory nobody has written.

    Raises OutOfMemory on the CPU, where torch raises a mere RuntimeError.
    """
    if like.is_cpu:
        try:
            return empty_cpu(shape, strides, dtype)
        except RuntimeError as error:
            if "memory" not in str(error):
                raise
            raise errors.OutOfMemory(f"a tensor of shape {shape} and {dtype}: {error}") from None
    if like.is_cuda and like.get_device() == torch._C._cuda_getDevice():
        return empty_cuda(shape, strides, dtype)
    return torch.empty(shape, dtype=dtype, device=like.device)


def empty(shape: Any, dtype: Any, like: Any) -> Any:
    shape, strides, _ = _layout(shape)
    return fresh(shape, strides, dtype, like)


@lru_cache(maxsize=1024)
def _product_layout(
    shape: tuple[int, ...], outer: int
) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    return _layout((*shape[:-1], outer))


def empty_product(shape: Any, outer: int, dtype: Any, like: Any) -> Any:
    """Return `empty_result` of `shape` with another last dimension."""
    shape, strides, count = _product_layout(shape, outer)
    if count >= _LARGE:
        return empty_result(shape, dtype, like)
    return fresh(shape, strides, dtype, like)


def empty_result(shape: Any, dtype: Any, like: Any) -> Any:
    """Return `empty`, from the pool of used pages where it is large and on the CPU."""
    shape, strides, count = _layout(shape)
    if count >= _LARGE and like.is_cpu:
        size = count * dtype.itemsize
        if size >= LEAST:
            return torch.frombuffer(pool.lease(size), dtype=dtype).view(shape)
    return fresh(shape, strides, dtype, like)


def on_large_pages(a: Any) -> Any:
    """Return a copy of `a` on huge pages, or `a` itself where it is small, traced or no CPU memory.

    A product reads a weight from huge pages a tenth faster (measured, two threads).
    """
    if not a.is_cpu or a.numel() * a.element_size() < LEAST or not a.is_contiguous():
        return a
    if not eager(a):
        return a
    return empty_result(a.shape, a.dtype, a).copy_(a)

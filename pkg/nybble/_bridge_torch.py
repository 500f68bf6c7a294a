"""torch tensors as the primitives see them: pointers, dtypes, devices, streams, allocation."""

from __future__ import annotations

import math
from typing import Any

import torch

from nybble import _native, codebooks, errors
from nybble._pool import LEAST, pool

_CODES = {torch.float32: 0, torch.float16: 1, torch.bfloat16: 2}
UINT8 = torch.uint8
INT8 = torch.int8
INT32 = torch.int32
FLOAT32 = torch.float32
FLOAT16 = torch.float16

_books: dict[tuple[str, Any], Any] = {}
_PLAIN_TYPES = {torch.Tensor, torch.nn.Parameter}
_ready: set[int] = set()  # CUDA devices whose images are attached
_CPU_PLACE: tuple[int, int | None] = (_native.CPU, None)


def float_code(dtype: Any, name: str) -> int:
    """Return the library's number of a floating dtype; `name` is the argument it belongs to."""
    code = _CODES.get(dtype)
    if code is None:
        raise errors.InvalidArgument(
            f"{name}.dtype={dtype}: allowed are torch.float32, torch.float16 and torch.bfloat16"
        )
    return code


def dense(a: Any) -> Any:
    return a if a.is_contiguous() else a.contiguous()


def is_dense(a: Any) -> bool:
    return bool(a.is_contiguous())


def pointer(a: Any) -> int:
    return int(a.data_ptr())


def place(a: Any) -> tuple[int, int | None]:
    """Return (device, stream) of the library; a CUDA device gets its images at its first use."""
    if a.is_cpu:
        return _CPU_PLACE
    device = a.device
    if device.type != "cuda":
        raise errors.Unsupported(f"device {device}: allowed are cpu and cuda")
    index = device.index
    if index not in _ready:
        from nybble import _devices  # rules and tables that the CPU does without

        _devices.attach(index)
        _ready.add(index)
    return index, torch._C._cuda_getCurrentRawStream(index)


def device_of(a: Any) -> Any:
    return a.device


def same_device(a: Any, b: Any) -> bool:
    return bool(a.device == b.device)


def count(a: Any) -> int:
    return int(a.numel())


def shape_of(a: Any) -> Any:
    return a.shape


def empty(shape: Any, dtype: Any, like: Any) -> Any:
    return torch.empty(shape, dtype=dtype, device=like.device)


def empty_result(shape: Any, dtype: Any, like: Any) -> Any:
    """Return `empty`, from the pool of used pages where it is large and on the CPU."""
    if like.is_cpu:
        size = math.prod(shape) * dtype.itemsize
        if size >= LEAST:
            return torch.frombuffer(pool.lease(size), dtype=dtype).view(shape)
    return torch.empty(shape, dtype=dtype, device=like.device)


def reinterpret(a: Any, dtype: Any) -> Any:
    return a.reshape(-1).view(dtype)


def mean(a: Any) -> Any:
    return a.mean()


def cast(a: Any, dtype: Any) -> Any:
    return a if a.dtype is dtype else a.to(dtype)


def copy_into(target: Any, source: Any) -> None:
    target.copy_(source.reshape(target.shape))


def clone(a: Any) -> Any:
    return a.clone()


def nonzero(mask: Any) -> Any:
    return mask.nonzero().view(-1)


def add_outliers(result: Any, a: Any, codes: Any, stats: Any, mask: Any) -> Any:
    """Add the product of the outlier columns, in a's dtype, to an int8 product, in place.

    While a CUDA graph is recorded the number of columns cannot be asked for: then the product is
    made over all columns, with zeros for those that are no outliers.
    """
    scale = (stats * (1.0 / 127.0)).unsqueeze(1)
    if a.is_cuda and torch.cuda.is_current_stream_capturing():
        outliers = torch.where(mask.bool(), a, a.new_zeros(()))
        return result.add_(torch.matmul(outliers, (codes * scale).to(a.dtype).t()))
    columns = nonzero(mask)
    if columns.numel():
        weight = (codes[:, columns] * scale).to(a.dtype)
        result.add_(torch.matmul(a[..., columns], weight.t()))
    return result


def eager(a: torch.Tensor) -> bool:
    """Whether `a` is plain memory and nobody traces, compiles, transforms or intercepts.

    Then the primitives are called at once; else torch.ops.nybble is the way.
    """
    return (
        type(a) in _PLAIN_TYPES
        and not torch.compiler.is_compiling()
        and not torch._C._len_torch_dispatch_stack()
        and not torch._C._are_functorch_transforms_active()
    )


def ops() -> Any:
    return torch.ops.nybble


def transpose(a: Any) -> Any:
    return a.t()


def storage(dtype: Any) -> Any:
    """Return the dtype that packed bytes are kept in; None means uint8."""
    return torch.uint8 if dtype is None else dtype


def code_book(kind: str, like: Any) -> Any:
    """Return a code book by name ('nf4', 'fp4', 'dynamic', 'udynamic'), shared between states."""
    book = _books.get((kind, like.device))
    if book is None or torch.compiler.is_compiling():
        if kind == "dynamic":
            values = codebooks.dynamic_map()
        elif kind == "udynamic":
            values = codebooks.dynamic_map(signed=False)
        else:
            values = codebooks.four_bit_values(kind)
        book = torch.from_numpy(values).to(like.device)
        if eager(like):
            _books[kind, like.device] = book
    return book


def dtype_name(dtype: Any) -> str:
    return str(dtype).removeprefix("torch.")


def dtype_from_name(name: str) -> Any:
    dtype = getattr(torch, name, None)
    if not isinstance(dtype, torch.dtype):
        raise errors.InvalidArgument(f"dtype={name!r} of a quantization state: not a torch dtype")
    return dtype


def from_numpy(a: Any) -> Any:
    return torch.from_numpy(a)


def to(a: Any, device: Any) -> Any:
    return a.to(device)


def bytes_array(data: bytes, like: Any) -> Any:
    return torch.frombuffer(bytearray(data), dtype=torch.uint8)


def bytes_of(a: Any) -> bytes:
    return bytes(a.detach().cpu().contiguous().numpy().tobytes())


def scalar(value: float, device: Any) -> Any:
    return torch.tensor(value, dtype=torch.float32, device=device)


def shape(values: Any) -> Any:
    return torch.Size(values)

"""torch tensors as the primitives see them: pointers, dtypes, devices, streams, allocation."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import torch

from nybble import _native, _short, codebooks, errors
from nybble._pool import LEAST, pool

CODES = {torch.float32: 0, torch.float16: 1, torch.bfloat16: 2}
ARRAY = torch.Tensor
UINT8 = torch.uint8
INT8 = torch.int8
INT32 = torch.int32
FLOAT32 = torch.float32
FLOAT16 = torch.float16

PLAIN_TYPES = frozenset({torch.Tensor, torch.nn.Parameter})
_books: dict[tuple[str, int], Any] = {}
_ready: set[int] = set()  # CUDA devices whose images are attached
_CPU_PLACE = (_native.CPU, 0)
_LARGE = LEAST // 4  # fewer elements, of 4 bytes at the most, are no large result

# What every call asks of a tensor: the methods themselves, for there are microseconds to lose.
pointer = torch.Tensor.data_ptr
count = torch.Tensor.numel
dense = torch.Tensor.contiguous
is_dense = torch.Tensor.is_contiguous
index = torch.Tensor.get_device  # -1 on the CPU, which is the library's number too

is_traced = torch.compiler.is_dynamo_compiling
_modes = torch._C._len_torch_dispatch_stack
_transforms = torch._C._are_functorch_transforms_active
_is_recorded = torch._C._is_tracing  # by torch.jit.trace
_forward_mode = torch.autograd.forward_ad  # its level is -1 while it is off


def float_code(dtype: Any, name: str) -> int:
    """Return the library's number of a floating dtype; `name` is where it stands."""
    code = CODES.get(dtype) if isinstance(dtype, torch.dtype) else None
    if code is None:
        raise errors.InvalidArgument(
            f"{name}={dtype}: allowed are torch.float32, torch.float16 and torch.bfloat16"
        )
    return code


def place(a: Any, name: str = "A") -> tuple[int, int]:
    """Return (device, stream); a CUDA device gets its images at its first use."""
    if a.is_cpu:
        return _CPU_PLACE
    if not a.is_cuda:
        raise errors.Unsupported(f"{name} is on {a.device}: allowed are cpu and cuda")
    number = a.get_device()
    if number not in _ready:
        from nybble import _devices  # rules and tables that the CPU does without

        _devices.attach(number)
        _ready.add(number)
        _short.attached(number)
    return number, torch._C._cuda_getCurrentRawStream(number)


def device_of(a: Any) -> Any:
    return a.device


def same_device(a: Any, b: Any) -> bool:
    return bool(a.device == b.device)


def shape_of(a: Any) -> Any:
    return a.shape


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


def _no_device() -> int:
    return -1  # torch without CUDA


# Allocation without the dispatcher, as torch's own compiled code does it: a third of the time.
_guards = getattr(getattr(torch._C, "_dynamo", None), "guards", None)
_empty_cpu = getattr(_guards, "_empty_strided_cpu", _slow_empty("cpu"))
_empty_cuda = getattr(_guards, "_empty_strided_cuda", _slow_empty("cuda"))


def fresh(shape: tuple[int, ...], strides: tuple[int, ...], dtype: Any, like: Any) -> Any:
    """Return a tensor on `like`'s device whose memory nobody has written."""
    if like.is_cpu:
        return _empty_cpu(shape, strides, dtype)
    if like.is_cuda and like.get_device() == torch._C._cuda_getDevice():
        return _empty_cuda(shape, strides, dtype)
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


def reinterpret(a: Any, dtype: Any) -> Any:
    return a.reshape(-1).view(dtype)


def repeated(a: Any, times: int) -> Any:
    """Return each of a's values so often in a row."""
    return a if times == 1 else a.view(-1, 1).expand(-1, times).reshape(-1)


def mean(a: Any) -> Any:
    return a.mean()


def is_real(a: Any) -> bool:
    return bool(a.is_floating_point())


def cast(a: Any, dtype: Any) -> Any:
    return a if a.dtype is dtype else a.to(dtype)


def copy_into(target: Any, source: Any) -> None:
    target.copy_(source.reshape(target.shape))


def clone(a: Any) -> Any:
    return a.clone()


def nonzero(mask: Any) -> Any:
    return mask.nonzero().view(-1)


def add_outliers(result: Any, a: Any, codes: Any, stats: Any, mask: Any) -> Any:
    """Add the product of the outlier columns, in a's dtype, to an int8 product, in place."""
    columns = nonzero(mask)
    if columns.numel():
        weight = codes[:, columns] * (stats * (1.0 / 127.0)).unsqueeze(1)
        result.add_(torch.matmul(a[..., columns], weight.to(a.dtype).t()))
    return result


def eager(a: torch.Tensor) -> bool:
    """Whether `a` is plain memory and nobody traces, compiles, transforms or intercepts.

    Then the primitives are called at once; else torch.ops.nybble is the way.
    """
    # traced first: torch.compile then looks no further
    return (
        not is_traced()
        and type(a) in PLAIN_TYPES
        and not (_modes() or _transforms() or _is_recorded() or _forward_mode._current_level >= 0)
    )


def _dispatches(kind: Any) -> bool:
    """Whether tensors of a type are asked at each operation, as fake ones are."""
    return kind.__torch_dispatch__ is not torch.Tensor.__torch_dispatch__


def untyped(a: Any) -> Any:
    """Return packed bytes as a plain tensor: torch's tracers turn away types they do not know."""
    if is_traced() or type(a) in PLAIN_TYPES or _dispatches(type(a)):
        return a
    # a mode would be asked for the type that this is to take off
    with torch._C.DisableTorchFunctionSubclass(), torch._C._DisableTorchDispatch():
        return a.data


def transpose(a: Any) -> Any:
    return a.t()


def storage(dtype: Any) -> Any:
    """Return the dtype that packed bytes are kept in; None means uint8."""
    if dtype is None:
        return torch.uint8
    if not isinstance(dtype, torch.dtype):
        raise errors.InvalidArgument(f"quant_storage={dtype!r}: must be a torch.dtype")
    return dtype


def code_book(kind: str, like: Any) -> Any:
    """Return a code book by name ('nf4', 'dynamic', 'int8', …), shared between states."""
    if is_traced():
        return _constant(codebooks.named, kind).to(like.device)
    book = _books.get((kind, like.get_device()))
    if book is None:
        book = torch.from_numpy(codebooks.named(kind)).to(like.device)
        if eager(like):
            _books[kind, like.get_device()] = book
            _short.keep_book(kind, like.get_device(), book)
    return book


def made_book(make: Any, numbers: tuple[Any, ...]) -> Any:
    """Return the code book that a function of nybble.codebooks makes of these numbers."""
    return _constant(make, *numbers) if is_traced() else torch.from_numpy(make(*numbers))


def _constant(make: Any, *numbers: Any) -> Any:
    """Return a code book while torch.compile traces, which cannot look into numpy."""
    return torch.tensor(_values(make, *numbers), dtype=torch.float32, device="cpu")


def _values(make: Any, *numbers: Any) -> list[float]:
    values: list[float] = make(*numbers).tolist()
    return values


# torch.compile calls it and keeps the answer (torch.compiler.assume_constant_result sets this, but
# importing it loads the compiler)
_values._dynamo_marked_constant = True  # type: ignore[attr-defined]


def dtype_name(dtype: Any) -> str:
    return str(dtype).removeprefix("torch.")


def dtype_from_name(name: str) -> Any:
    dtype = getattr(torch, name, None)
    if not isinstance(dtype, torch.dtype):
        raise errors.InvalidArgument(f"dtype={name!r} of a quantization state: not a torch dtype")
    return dtype


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


_short.expect(
    {
        **{name: getattr(torch, name) for name in ("float32", "float16", "bfloat16")},
        **{name: getattr(torch, name) for name in ("uint8", "int8", "int32", "int64")},
        **{name: getattr(torch, name) for name in ("Tensor", "Size")},
        "Parameter": torch.nn.Parameter,
        "empty_cpu": _empty_cpu,
        "empty_cuda": _empty_cuda,
        "cuda_device": getattr(torch._C, "_cuda_getDevice", _no_device),
        "modes": _modes,
        "tracing": _is_recorded,
        "forward_mode": vars(_forward_mode),
        "grad_enabled": torch.is_grad_enabled,
        "autocast": getattr(torch._C, "_is_any_autocast_enabled", None),
    },
    is_traced,
    LEAST,
)

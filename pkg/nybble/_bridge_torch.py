"""torch tensors as the primitives see them: pointers, dtypes, devices, streams, allocation."""

from __future__ import annotations

from typing import Any

import torch

from nybble import _native, _short, _torch_memory, _torch_watchers, checks, codebooks, errors
from nybble._pool import LEAST
from nybble._torch_memory import empty as empty
from nybble._torch_memory import empty_product as empty_product
from nybble._torch_memory import empty_result as empty_result
from nybble._torch_memory import fresh as fresh
from nybble._torch_memory import on_large_pages as on_large_pages
from nybble._torch_watchers import PLAIN_TYPES as PLAIN_TYPES
from nybble._torch_watchers import eager as eager
from nybble._torch_watchers import is_traced as is_traced
from nybble._torch_watchers import untyped as untyped

CODES = {torch.float32: 0, torch.float16: 1, torch.bfloat16: 2}
ARRAY = torch.Tensor
UINT8 = torch.uint8
INT8 = torch.int8
INT32 = torch.int32
FLOAT32 = torch.float32
FLOAT16 = torch.float16

_books: dict[tuple[str, int], Any] = {}
_ready: set[int] = set()  # CUDA devices whose images are attached
_CPU_PLACE = (_native.CPU, 0)

# What every call asks of a tensor: the methods themselves, for there are microseconds to lose.
pointer = torch.Tensor.data_ptr
count = torch.Tensor.numel
steps = torch.Tensor.stride  # how far apart neighbours are in each dimension; 0: at the same place
index = torch.Tensor.get_device  # -1 on the CPU, which is the library's number too


def is_dense(a: Any) -> bool:
    """Whether a's values lie in memory as they are, one after another."""
    return a.is_contiguous() and not a.is_neg()  # whose values are those in memory times -1


def dense(a: Any) -> Any:
    return a.contiguous() if not a.is_neg() else a.resolve_neg().contiguous()


def check_layout(a: Any, name: str) -> None:
    """Raise for a tensor that is no strided array: sparse, nested."""
    if a.layout is not torch.strided or a.is_nested:
        kind = "nested" if a.is_nested else str(a.layout).removeprefix("torch.")
        raise errors.InvalidArgument(f"{name} is a {kind} tensor: must be a dense one")


def layout(a: Any) -> Any:
    """Return where a's values lie, and how."""
    return a.data_ptr(), a.shape, a.stride(), a.dtype


def float_code(dtype: Any, name: str) -> int:
    """Return the library's number of a floating dtype; `name` is where it stands."""
    code = CODES.get(dtype) if isinstance(dtype, torch.dtype) else None
    if code is None:
        raise errors.InvalidArgument(
            f"{name}={checks.shown(dtype, str)}: allowed are torch.float32, torch.float16 and "
            "torch.bfloat16"
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


def is_read_only(a: Any) -> bool:
    return False  # torch knows no such tensors


def device_of(a: Any) -> Any:
    return a.device


def same_device(a: Any, b: Any) -> bool:
    return bool(a.device == b.device)


def shape_of(a: Any) -> Any:
    return a.shape


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


def _no_device() -> int:
    return -1  # torch without CUDA


_short.expect(
    {
        **{name: getattr(torch, name) for name in ("float32", "float16", "bfloat16")},
        **{name: getattr(torch, name) for name in ("uint8", "int8", "int32", "int64")},
        **{name: getattr(torch, name) for name in ("Tensor", "Size")},
        "Parameter": torch.nn.Parameter,
        "empty_cpu": _torch_memory.empty_cpu,
        "empty_cuda": _torch_memory.empty_cuda,
        "cuda_device": getattr(torch._C, "_cuda_getDevice", _no_device),
        "modes": _torch_watchers.modes,
        "tracing": _torch_watchers.is_recorded,
        "negated": torch.empty(0, device="cpu").is_neg,
        "forward_mode": vars(_torch_watchers.forward_mode),
        "grad_enabled": torch.is_grad_enabled,
        "autocast": getattr(torch._C, "_is_any_autocast_enabled", None),
    },
    is_traced,
    LEAST,
)

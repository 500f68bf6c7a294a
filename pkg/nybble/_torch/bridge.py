"""The bridge to torch tensors: pointers, dtypes, devices, streams, allocation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import torch
from torch import Tensor

from nybble import _native, errors
from nybble._bridge.pool import LEAST
from nybble._torch import fast_path, private
from nybble._torch.memory import empty as empty
from nybble._torch.memory import empty_result as empty_result
from nybble._torch.memory import on_large_pages as on_large_pages
from nybble._torch.tracing import PLAIN_TYPES as PLAIN_TYPES
from nybble._torch.tracing import check_layout as check_layout
from nybble._torch.tracing import eager as eager
from nybble._torch.tracing import is_traced as is_traced
from nybble._torch.tracing import untyped as untyped
from nybble.ops import checks, codebooks

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from nybble._bridge.protocol import Shape

Device: TypeAlias = "torch.device | str | int | None"
Book: TypeAlias = "Callable[..., npt.NDArray[np.float32]]"

CODES: Mapping[Any, int] = {torch.float32: 0, torch.float16: 1, torch.bfloat16: 2}
ARRAY = Tensor
UINT8, INT8, INT32 = torch.uint8, torch.int8, torch.int32
FLOAT32, FLOAT16 = torch.float32, torch.float16
FUNCTIONS = torch

_books: dict[tuple[str, int], Tensor] = {}
_ready: set[int] = set()  # CUDA devices whose images are attached
_CPU_PLACE = (_native.CPU, 0)

# These names are torch's own methods, because a wrapper would cost 0.1 us per call. `steps` returns
# the strides. `index` returns -1 on the CPU, as in libnybble.
pointer: Callable[[Tensor], int] = Tensor.data_ptr
count: Callable[[Tensor], int] = Tensor.numel
steps: Callable[[Tensor], Sequence[int]] = Tensor.stride
index: Callable[[Tensor], int] = Tensor.get_device
is_real: Callable[[Tensor], bool] = Tensor.is_floating_point
clone: Callable[[Tensor], Tensor] = Tensor.clone
mean: Callable[[Tensor], Tensor] = Tensor.mean
to: Callable[[Tensor, Device], Tensor] = Tensor.to
shape: Callable[[Shape], torch.Size] = torch.Size


def is_dense(a: Tensor) -> bool:
    """Return whether a's values are contiguous and not lazily negated by torch."""
    return a.is_contiguous() and not a.is_neg()


def dense(a: Tensor) -> Tensor:
    return a.contiguous() if not a.is_neg() else a.resolve_neg().contiguous()


def layout(a: Tensor) -> object:
    """Return the address, shape, strides and dtype of an array."""
    return a.data_ptr(), a.shape, a.stride(), a.dtype


def float_code(dtype: object, name: str) -> int:
    """Return libnybble's code for a floating dtype; `name` is the argument's name in errors."""
    code = CODES.get(dtype) if type(dtype) is torch.dtype else None  # isinstance may raise
    if code is None:
        raise errors.InvalidArgument(
            f"{name}={checks.shown(dtype, str)}: allowed are torch.float32, torch.float16 and "
            "torch.bfloat16"
        )
    return code


def place(a: Tensor, name: str = "A") -> tuple[int, int]:
    """Return (device, stream); attach the images of a CUDA device at its first use."""
    if a.is_cpu:
        return _CPU_PLACE
    if not a.is_cuda:
        raise errors.Unsupported(f"{name} is on {a.device}: allowed are cpu and cuda")
    number = a.get_device()
    if number not in _ready:
        from nybble.cuda import devices as _devices  # imported only for CUDA tensors

        _devices.attach(number)
        _ready.add(number)
        fast_path.attached(number)
    return number, private.current_stream(number)


def check_tensors(**arguments: object) -> None:
    """Raise InvalidArgument for the first non-tensor argument; bias and out may be None."""
    for name, value in arguments.items():
        if not isinstance(value, torch.Tensor) and (value is not None or name in ("A", "B")):
            raise errors.InvalidArgument(
                f"{name} is a {type(value).__name__}: must be a torch.Tensor"
            )


def is_read_only(a: Tensor) -> bool:
    return False  # torch has no read-only tensors


def written(a: Tensor) -> None:
    """Tell autograd that C wrote to a tensor, whose old values a backward pass may need."""
    if not a.is_inference():
        private.increment_versions((a,))


def device_of(a: Tensor) -> torch.device:
    return a.device  # torch.compile cannot trace an attrgetter


def same_device(a: Tensor, b: Tensor) -> bool:
    return bool(a.device == b.device)


def repeated(a: Tensor, times: int) -> Tensor:
    """Return a flat array that repeats each value of a `times` times."""
    return a if times == 1 else a.view(-1, 1).expand(-1, times).reshape(-1)


def cast(a: Tensor, dtype: torch.dtype) -> Tensor:
    return a if a.dtype is dtype else a.to(dtype)


def nonzero(mask: Tensor) -> Tensor:
    return mask.nonzero().view(-1)


def storage(dtype: object) -> torch.dtype:
    """Return the dtype that stores packed bytes; None means uint8."""
    if dtype is None:
        return torch.uint8
    if type(dtype) is not torch.dtype:
        raise errors.InvalidArgument(f"quant_storage={checks.shown(dtype)}: must be a torch.dtype")
    return dtype


def code_book(kind: str, like: Tensor) -> Tensor:
    """Return the code book of a kind ('nf4', 'dynamic', 'int8', …).

    All states share the returned tensor.
    """
    if is_traced():
        return _constant(codebooks.named, kind).to(like.device)
    # devices of other types may have equal indices, so their code books are not cached
    if not (like.is_cpu or like.is_cuda):
        return torch.from_numpy(codebooks.named(kind)).to(like.device)
    book = _books.get((kind, like.get_device()))
    if book is None:
        book = torch.from_numpy(codebooks.named(kind)).to(like.device)
        if eager(like):
            _books[kind, like.get_device()] = book
            fast_path.keep_book(kind, like.get_device(), book)
    return book


def made_book(make: Book, numbers: tuple[object, ...]) -> Tensor:
    """Return, as a tensor, the code book that a function of nybble.ops.codebooks computes."""
    return _constant(make, *numbers) if is_traced() else torch.from_numpy(make(*numbers))


def _constant(make: Book, *numbers: object) -> Tensor:
    """Return a code book as a constant of a torch.compile trace, which cannot trace numpy."""
    return torch.tensor(_values(make, *numbers), dtype=torch.float32, device="cpu")


def _values(make: Book, *numbers: object) -> list[float]:
    values: list[float] = make(*numbers).tolist()
    return values


private.mark_constant(_values)


def dtype_name(dtype: torch.dtype) -> str:
    return str(dtype).removeprefix("torch.")


def dtype_from_name(name: str) -> torch.dtype:
    dtype = getattr(torch, name, None)
    if not isinstance(dtype, torch.dtype):
        raise errors.InvalidArgument(f"dtype={name!r} of a quantization state: not a torch dtype")
    return dtype


def bytes_array(data: bytes, like: Tensor) -> Tensor:
    return torch.frombuffer(bytearray(data), dtype=torch.uint8)


def bytes_of(a: Tensor) -> bytes:
    return bytes(a.detach().cpu().contiguous().numpy().tobytes())


def scalar(value: float, device: Device) -> Tensor:
    # torch.tensor would copy the value to a GPU, which prevents the capture in a CUDA graph
    return torch.full((), value, dtype=torch.float32, device=device)


_SHOWN = ("float32", "float16", "bfloat16", "uint8", "int8", "int32", "int64", "Tensor", "Size")
fast_path.expect(
    {name: getattr(torch, name) for name in _SHOWN}
    | {
        "Parameter": torch.nn.Parameter,
        "empty_cpu": private.empty_strided_cpu,
        "empty_cuda": private.empty_strided_cuda,
        "cuda_device": private.current_cuda_device,
        "modes": private.dispatch_modes,
        "tracing": private.is_jit_traced,
        "negated": torch.empty(0, device="cpu").is_neg,
        "forward_mode": vars(private.forward_mode),
        "grad_enabled": torch.is_grad_enabled,
        "autocast": private.autocast_enabled,
    },
    is_traced,
    LEAST,
)

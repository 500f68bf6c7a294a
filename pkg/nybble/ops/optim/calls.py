"""The C calls for optimizer steps with 32-bit states, and with 8-bit or 4-bit blockwise states."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Iterator, Sequence
from ctypes import addressof
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from nybble import _native, errors
from nybble._bridge.select import bridge_of
from nybble.ops import checks
from nybble.ops.outputs import refuse_overlaps

if TYPE_CHECKING:
    from nybble._bridge.protocol import Array, Bridge, DTypeT

OPTIMIZERS = {
    "adam": 0, "adamw": 0, "momentum": 1, "sgd": 1, "rmsprop": 2, "lion": 3, "adagrad": 4,
    "lamb": 5, "lars": 6, "ademamix": 7,
}  # fmt: skip
# the numbers of nybble_optimizer; only nybble.optim uses 8
NUMBERS = {**OPTIMIZERS, "schedule_free": 8}
_update_4bit = _native.operation("optimizer_update_4bit")
_update_8bit = _native.operation("optimizer_update_8bit")
_update_32bit = _native.operation("optimizer_update_32bit")
_TWO_STATES = {"adam", "adamw", "lamb", "ademamix"}
BLOCK_SIZE = 256  # block size of the 8-bit states, part of the format
BLOCK_SIZE_4BIT = 128  # block size of AdamW4bit's states, as in torchao

# The operators for one parameter. step is a SymInt, so that one graph serves all steps. For a
# float, torch would make a graph for each value.
SCHEMA_32BIT = (
    "optimizer_update_32bit(str optimizer_name, Tensor g, Tensor(a!) p, Tensor(b!) state1, "
    "float beta1, float eps, SymInt step, float lr, Tensor(c!)? state2, float beta2, float beta3, "
    "float alpha, float weight_decay, float gnorm_scale, Tensor(d!)? unorm_vec, float max_unorm, "
    "bool skip_zeros) -> ()"
)
SCHEMA_8BIT = (
    "optimizer_update_8bit_blockwise(str optimizer_name, Tensor g, Tensor(a!) p, "
    "Tensor(b!) state1, Tensor(c!)? state2, float beta1, float beta2, float beta3, float alpha, "
    "float eps, SymInt step, float lr, Tensor qmap1, Tensor? qmap2, Tensor(d!) absmax1, "
    "Tensor(e!)? absmax2, float weight_decay, float gnorm_scale, bool skip_zeros) -> ()"
)


ArrayT = TypeVar("ArrayT", bound="Array")


class Hyperparameters(NamedTuple):  # not a dataclass, whose creation takes 1 us longer
    """A step's hyperparameters. weight_decay is decoupled for Adam; max_unorm 0 means no limit."""

    lr: float
    beta1: float
    beta2: float = 0.0
    beta3: float = 0.0
    alpha: float = 0.0
    eps: float = 0.0
    weight_decay: float = 0.0
    gnorm_scale: float = 1.0
    max_unorm: float = 0.0
    skip_zeros: bool = False
    stochastic_rounding: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Generic[ArrayT]):
    """One parameter of a step. Quantized states have absmax1 (and absmax2). step starts at 1."""

    p: ArrayT
    g: ArrayT
    state1: ArrayT
    state2: ArrayT | None = None
    absmax1: ArrayT | None = None
    absmax2: ArrayT | None = None
    norm: ArrayT | None = None
    step: int = 1


def _check(
    b: Bridge[ArrayT, DTypeT], name: str, item: Item[ArrayT], eight: bool, like: ArrayT
) -> None:
    """Check every array of an item before anything is written."""
    n, times = b.count(item.p), 2 if name == "ademamix" else 1
    states = state_arrays(b, n, -(-n // BLOCK_SIZE), times, name in _TWO_STATES, eight)
    for label, (dtype, size) in {**dict.fromkeys("pg", (like.dtype, n)), **states}.items():
        array = getattr(item, label)
        if array is None:
            raise errors.InvalidArgument(f"{label}=None: must be set for {name}")
        paged = label.startswith("state") and getattr(array, "is_paged", False)
        check = checks.array if label == "g" else checks.target
        check(b, array, label, dtype, size, array if paged else like)
        if not b.is_dense(array):
            raise errors.InvalidArgument(
                f"{label} is not contiguous or not aligned: a step works in place\n"
                f"hint: give a copy of {label}"
            )
    if item.norm is not None:
        checks.target(b, item.norm, "unorm_vec", b.FLOAT32, 1, like)
    checks.whole("step", item.step, 1, 2**31 - 1)


def state_arrays(
    b: Bridge[Any, DTypeT], n: int, blocks: int, times: int, two_states: bool, eight: bool
) -> dict[str, tuple[DTypeT, int]]:
    """Return (dtype, size) of each array of a state; `times`: the number of averages in state1."""
    kind = b.UINT8 if eight else b.FLOAT32
    wanted = {"state1": (kind, times * n), "state2": (kind, n)}
    if eight:
        wanted |= {"absmax1": (b.FLOAT32, times * blocks), "absmax2": (b.FLOAT32, blocks)}
    return {name: one for name, one in wanted.items() if two_states or name.endswith("1")}


def _check_hyper(hyper: Hyperparameters) -> None:
    for name, value in hyper._asdict().items():
        if name in ("skip_zeros", "stochastic_rounding"):
            checks.flag(name, value)
        else:
            checks.number(name, value)


class PreparedUpdate(NamedTuple):
    """A checked update that can be run once."""

    call: Callable[[], None]
    kept: object  # keeps alive the memory to which the call's arguments point

    def run(self) -> None:
        self.call()


def update(
    name: str,
    items: Sequence[Item[ArrayT]],
    hyper: Hyperparameters,
    code1: ArrayT | None = None,
    code2: ArrayT | None = None,
) -> None:
    """Do one step of optimizer `name` in place, over tensors with the same dtype and device.

    If code1 is given (and code2 for optimizers with two states), the states are 8-bit: indices into
    these maps, with an absmax per 256 values as their scale (arXiv 2110.02861). One C call updates
    all tensors.
    """
    items = check_update(name, items, hyper, code1)
    if not items:
        return
    update = prepare_update(name, items, hyper, code1, code2)
    refuse_overlaps(bridge_of(items[0].p, "p"), _used(items, code1, code2))
    update.run()


def check_update(
    name: str, items: Sequence[Item[ArrayT]], hyper: Hyperparameters, code1: ArrayT | None
) -> list[Item[ArrayT]]:
    """Check everything but the addresses; return the items without arrays that are not used."""
    if not isinstance(name, str) or name not in OPTIMIZERS:
        raise errors.InvalidArgument(
            f"optimizer_name={name!r}: allowed are {', '.join(sorted(OPTIMIZERS))}"
        )
    if not items:
        return []
    like = items[0].p
    b = bridge_of(like, "p")
    b.float_code(like.dtype, "p.dtype")
    _check_hyper(hyper)
    needed = [_needed(name, item, code1 is not None) for item in items]
    for item in needed:
        _check(b, name, item, code1 is not None, like)
    return needed


def _needed(name: str, item: Item[ArrayT], eight: bool) -> Item[ArrayT]:
    """Return the item without the arrays that the optimizer does not use."""
    two = name in _TWO_STATES
    return replace(
        item,
        state2=item.state2 if two else None,
        absmax1=item.absmax1 if eight else None,
        absmax2=item.absmax2 if eight and two else None,
    )


def _used(
    items: Sequence[Item[ArrayT]], code1: ArrayT | None, code2: ArrayT | None
) -> Iterator[tuple[str, ArrayT, bool]]:
    """Yield (name, array, True if the step writes it) for each array of a step."""
    for item in items:
        for name in ("p", "g", "state1", "state2", "absmax1", "absmax2", "norm"):
            if getattr(item, name) is not None:
                yield name if name != "norm" else "unorm_vec", getattr(item, name), name != "g"
    for name, code in (("qmap1", code1), ("qmap2", code2)):
        if code is not None:
            yield name, code, False


def prepare_update(
    name: str,
    items: Sequence[Item[ArrayT]],
    hyper: Hyperparameters,
    code1: ArrayT | None = None,
    code2: ArrayT | None = None,
    bits: int = 8,
) -> PreparedUpdate:
    """Return the update of the checked items, which is a single native call.

    bits: the number of bits of quantized states, 8 or 4.
    """
    like = items[0].p
    b = bridge_of(like, "p")
    rows = _rows(b, items)
    numbers = _native.Hyperparameters(
        *(hyper.lr, hyper.beta1, hyper.beta2, hyper.beta3, hyper.alpha, hyper.eps),
        *(hyper.weight_decay, hyper.gnorm_scale, hyper.max_unorm, int(hyper.skip_zeros)),
        int(hyper.stochastic_rounding),
    )
    dtype = b.float_code(like.dtype, "p.dtype")
    head = NUMBERS[name], dtype, addressof(rows), len(items), addressof(numbers)
    if code1 is None:
        call = partial(_update_32bit, *head, *b.place(like, "p"))
        return PreparedUpdate(call, (items, rows, numbers))
    native, entries = (_update_4bit, 16) if bits == 4 else (_update_8bit, 256)
    code1 = checks.array(b, code1, "qmap1", b.FLOAT32, entries, like)
    if code2 is not None:
        code2 = checks.array(b, code2, "qmap2", b.FLOAT32, entries, like)
    second = 0 if code2 is None else b.pointer(code2)
    call = partial(native, *head, b.pointer(code1), second, *b.place(like, "p"))
    return PreparedUpdate(call, (items, rows, numbers, code1, code2))


def _rows(
    b: Bridge[ArrayT, DTypeT], items: Sequence[Item[ArrayT]]
) -> ctypes.Array[_native.Parameter]:
    """Return the C array of the items."""

    def address(array: ArrayT | None) -> int | None:
        return None if array is None else b.pointer(array)

    rows = (_native.Parameter * len(items))()
    for row, item in zip(rows, items, strict=True):
        row.p, row.g = b.pointer(item.p), b.pointer(item.g)
        row.state1, row.state2 = b.pointer(item.state1), address(item.state2)
        row.absmax1, row.absmax2 = address(item.absmax1), address(item.absmax2)
        row.norm, row.n, row.step = address(item.norm), b.count(item.p), item.step
    return rows


def update_one(schema: str, *given: object) -> None:
    """Do one step of one parameter in place; the operator's schema defines the arguments."""
    name, item, hyper, code1, code2 = _named(schema, given)
    update(name, [item], hyper, code1, code2)


def check_one(schema: str, *given: object) -> None:
    """Check the arguments of an operator's fake implementation, as `update_one` checks them."""
    name, item, hyper, code1, code2 = _named(schema, given)
    check_update(name, [item], hyper, code1)
    b = bridge_of(item.p, "p")
    for label, code in (("qmap1", code1), ("qmap2", code2)):
        if code is not None:
            checks.array(b, code, label, b.FLOAT32, 256, item.p)


def _named(
    schema: str, given: Sequence[object]
) -> tuple[str, Item[Array], Hyperparameters, Array | None, Array | None]:
    """Convert an operator's arguments to the arguments of `update` for one item."""
    fields: dict[str, Any] = dict(zip(argument_names(schema), given, strict=True))
    name, code1, code2 = fields["optimizer_name"], fields.get("qmap1"), fields.get("qmap2")
    if schema is SCHEMA_8BIT and code1 is None:
        raise errors.InvalidArgument(
            "qmap1=None: must be the quantization map of state1 (256 values)"
        )
    if schema is SCHEMA_8BIT and code2 is None and name in _TWO_STATES:
        raise errors.InvalidArgument(
            f"qmap2=None: must be the quantization map of state2 (256 values) for {name}"
        )
    kept = Hyperparameters._fields
    hyper = Hyperparameters(**{name: fields[name] for name in kept if name in fields})
    names = ("p", "g", "state1", "state2", "absmax1", "absmax2")
    arrays: dict[str, Any] = {name: fields.get(name) for name in names}
    item: Item[Array] = Item(
        step=fields["step"],
        norm=fields.get("unorm_vec"),
        **arrays,
    )
    return name, item, hyper, code1, code2


@cache
def argument_names(schema: str) -> tuple[str, ...]:
    """Return the names of an operator's arguments."""
    return tuple(re.findall(r"(\w+)[,)]", schema))

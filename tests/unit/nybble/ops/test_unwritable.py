"""Read-only arrays and arrays in another byte order are refused before anything is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from nybble import errors, functional, matmul, matmul_4bit  # noqa: E402

A = np.linspace(-1, 1, 256, dtype=np.float32)


def read_only(a: Any) -> Any:
    a.flags.writeable = False
    return a


def one_place(a: Any) -> Any:
    """Return an array of a's shape whose elements all have the same address."""
    if isinstance(a, torch.Tensor):
        return a.reshape(-1)[:1].expand(a.numel()).reshape(a.shape)
    return np.lib.stride_tricks.as_strided(a, a.shape, [0] * a.ndim)


CASES: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any], str]] = {
    "read-only": (lambda a: a, read_only, "is read-only"),
    "one place": (lambda a: a, one_place, "several elements at the same address"),
    "one place, torch": (torch.from_numpy, one_place, "several elements at the same address"),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("compressed", [False, True])
def test_no_result_is_written_partly(case: str, compressed: bool) -> None:
    make, restrict, why = CASES[case]
    out = make(np.full((128, 1), 9, np.uint8))
    absmax = restrict(make(np.full(4, 9, np.uint8 if compressed else np.float32)))
    with pytest.raises(errors.InvalidArgument, match=f"^absmax .*{why}"):
        functional.quantize_4bit(make(A), absmax=absmax, out=out, compress_statistics=compressed)
    assert (out == 9).all()


@pytest.mark.parametrize("case", CASES)
def test_the_result_that_cannot_be_written_is_named(case: str) -> None:
    make, restrict, why = CASES[case]
    packed, state = functional.quantize_4bit(make(A.reshape(4, 64)))
    codes, state8 = functional.quantize_blockwise(make(A))
    x = make(np.ones((2, 64), np.float32))
    whole = make(np.ones((2, 64), np.int8))
    into = restrict(make(np.zeros((2, 4), np.float32)))
    sums = restrict(make(np.zeros((2, 2), np.int32)))
    calls: list[Callable[[], Any]] = [
        lambda: functional.dequantize_4bit(
            packed, state, out=restrict(make(A.reshape(4, 64).copy()))
        ),
        lambda: functional.dequantize_blockwise(codes, state8, out=restrict(make(A.copy()))),
        lambda: functional.gemv_4bit(x, packed, out=into, state=state),
        lambda: functional.int8_linear_matmul(whole, whole, out=sums),
    ]
    if isinstance(x, torch.Tensor):
        calls.append(lambda: matmul_4bit(x, packed, state, out=into))
    for call in calls:
        with pytest.raises(errors.InvalidArgument, match=f"^out .*{why}"):
            call()


def test_a_step_into_read_only_memory_is_refused() -> None:
    def step(**given: Any) -> None:
        arrays = {name: np.ones(64, np.float32) for name in ("p", "g", "state1")}
        arrays["unorm_vec"] = np.ones(1, np.float32)
        functional.optimizer_update_32bit(
            "momentum", **{**arrays, **given}, beta1=0.9, eps=0.0, step=1, lr=0.5, max_unorm=1.0
        )

    for name, size in (("p", 64), ("state1", 64), ("unorm_vec", 1)):
        with pytest.raises(errors.InvalidArgument, match=f"^{name} is read-only"):
            step(**{name: read_only(np.ones(size, np.float32))})
    p = np.ones(64, np.float32)
    step(p=p, g=read_only(np.ones(64, np.float32)))  # g is only read
    assert (p != 1).all()


def test_numbers_in_another_byte_order_are_refused() -> None:
    swapped = A.astype(A.dtype.newbyteorder())
    for function in (functional.quantize_4bit, functional.quantize_blockwise):
        with pytest.raises(errors.InvalidArgument, match=r"^A\.dtype=.*byte order"):
            function(swapped)
    with pytest.raises(errors.InvalidArgument, match=r"^A\.dtype=.*byte order"):
        functional.int8_vectorwise_quant(swapped.reshape(4, 64))
    packed, state = functional.quantize_4bit(A)
    state.dtype = swapped.dtype
    with pytest.raises(errors.InvalidArgument, match="byte order"):
        functional.dequantize_4bit(packed, state)


W = torch.linspace(-1, 1, 4096).reshape(64, 64)
WRITES: dict[str, Callable[[Any], Any]] = {
    "dequantize_4bit": lambda out: functional.dequantize_4bit(
        *functional.quantize_4bit(W), out=out
    ),
    "dequantize_blockwise": lambda out: functional.dequantize_blockwise(
        *functional.quantize_blockwise(W), out=out
    ),
    "gemv_4bit": lambda out: (
        lambda packed, state: functional.gemv_4bit(W, packed, out=out, state=state)
    )(*functional.quantize_4bit(W)),
    "matmul_4bit": lambda out: matmul_4bit(W, *functional.quantize_4bit(W), out=out),
    "matmul": lambda out: matmul(W, W, out=out),
    "int8_mm_dequant": lambda out: functional.int8_mm_dequant(
        torch.ones(64, 64, dtype=torch.int32), W[0].abs(), W[1].abs(), out=out
    ),
}


@pytest.mark.usefixtures("each_path")
@pytest.mark.parametrize("name", WRITES)
def test_autograd_sees_that_an_output_is_written(name: str) -> None:
    write, leaf = WRITES[name], torch.ones(64, 64, requires_grad=True)
    wanted = write(torch.zeros(64, 64))
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        write(leaf)
    for out in (leaf * 1, torch.ones(64, 64)):
        needed = (out * leaf).sum()
        assert write(out) is out
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            needed.backward()
    out = leaf * 1
    write(out).sum().backward()  # the old values do not contribute
    assert not leaf.grad.any()
    assert torch.equal(out, wanted)
    with torch.no_grad():
        write(leaf)
    assert torch.equal(leaf, wanted)


@pytest.mark.usefixtures("each_path")
def test_autograd_sees_that_a_parameter_is_updated() -> None:
    p, state = torch.ones(8, requires_grad=True), torch.zeros(8)
    loss = (p * p).sum()
    functional.optimizer_update_32bit("lion", torch.ones(8), p, state, 0.9, 0.0, 1, 0.1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        loss.backward()

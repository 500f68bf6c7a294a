"""Wrong arguments on a GPU are refused by name before any launch, and errors are recoverable."""

from __future__ import annotations

import gc
import subprocess
import sys
import textwrap
from collections.abc import Callable
from ctypes import addressof
from functools import partial
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nybble = import_module("nybble")
_native = import_module("nybble._native")
errors = import_module("nybble.errors")
F = import_module("nybble.functional")

Make = Callable[..., Any]


def quantized(make: Make, n: int = 64, k: int = 256) -> tuple[Any, Any, Any]:
    weight = make(n * k, torch.bfloat16, "normal").view(n, k)
    return weight, *F.quantize_4bit(weight, quant_type="nf4")


# Each function allocates the arguments first and returns a callable, so that the graph captures
# only the call.
WRONG: dict[str, tuple[Callable[..., Any], str]] = {
    "device of A": (
        lambda w, q, s: partial(nybble.matmul_4bit, torch.zeros(1, 256, dtype=w.dtype), q, s),
        "is on",
    ),
    "device of out": (
        lambda w, q, s: partial(F.quantize_4bit, w, out=torch.zeros(8192, 1, dtype=torch.uint8)),
        "out",
    ),
    "dtype of A": (lambda w, q, s: partial(F.quantize_4bit, w.to(torch.int32)), "dtype"),
    "inner size": (lambda w, q, s: partial(nybble.matmul_4bit, w[:1, :128], q, s), "256"),
    "quant_type": (
        lambda w, q, s: partial(F.quantize_4bit, w, quant_type="int3"),
        "quant_type='int3'",
    ),
    "blocksize": (lambda w, q, s: partial(F.quantize_4bit, w, blocksize=48), "blocksize=48"),
    "absmax too short": (
        lambda w, q, s: partial(F.quantize_4bit, w, absmax=torch.zeros(3, device="cuda")),
        "absmax has 3 elements",
    ),
    "out too small": (
        lambda w, q, s: partial(
            F.quantize_4bit, w, out=torch.zeros(100, dtype=torch.uint8, device="cuda")
        ),
        "out has 100 elements",
    ),
    "out of dequantize": (
        lambda w, q, s: partial(
            F.dequantize_4bit, q, s, out=torch.empty(7, dtype=w.dtype, device="cuda")
        ),
        "out",
    ),
    "bias": (lambda w, q, s: partial(nybble.matmul_4bit, w[:1], q, s, bias=w[0, :3]), "bias has 3"),
    "code": (
        lambda w, q, s: partial(F.quantize_blockwise, w, code=torch.zeros(7, device="cuda")),
        "code",
    ),
}


@pytest.mark.parametrize("case", list(WRONG))
def test_wrong_arguments_are_named_before_anything_is_launched(make: Make, case: str) -> None:
    made, text = WRONG[case]
    call = made(*quantized(make))
    torch.cuda.synchronize()
    gc.collect()  # freeing an earlier test's graph now would break the capture
    graph = torch.cuda.CUDAGraph()
    with (
        pytest.warns(UserWarning, match="The CUDA Graph is empty"),  # a launch would fill the graph
        torch.cuda.graph(graph),
        pytest.raises((ValueError, TypeError)) as caught,
    ):
        call()
    assert text in str(caught.value)


def pointers(*arrays: Any) -> list[int]:
    return [array.data_ptr() for array in arrays]


def test_out_of_memory_of_a_workspace_leaves_the_library_usable(make: Make) -> None:
    weight, packed, state = quantized(make)
    before = F.dequantize_4bit(packed, state)
    scales = _native.Absmax()
    scales.values = state.absmax.data_ptr()
    # 2^43 weights. With so many rows, the gradient allocates the whole weight before it launches.
    operands = (1 << 20, 1 << 22, 1 << 21, packed.data_ptr(), addressof(scales), 64, 0, 0)
    place = (weight.data_ptr(), weight.device.index, torch.cuda.current_stream().cuda_stream)
    for _ in range(3):
        with pytest.raises(errors.OutOfMemory, match="stays usable"):
            _native.operation("gemm_4bit_grad")(weight.data_ptr(), 2, *operands, *place)
    a = make(300 * 256, torch.bfloat16, "normal").view(300, 256)
    assert nybble.matmul_4bit(a, packed, state).isfinite().all()
    assert torch.equal(F.dequantize_4bit(packed, state), before)


def test_out_of_memory_of_a_result_leaves_the_library_usable(make: Make) -> None:
    _, packed, state = quantized(make, 4096, 4096)
    before, kept = F.dequantize_4bit(packed, state), []
    torch.cuda.empty_cache()
    torch.cuda.set_per_process_memory_fraction(0.005)
    try:
        with pytest.raises(torch.OutOfMemoryError):
            kept.extend(F.dequantize_4bit(packed, state) for _ in range(1000))
    finally:
        torch.cuda.set_per_process_memory_fraction(1.0)
    kept.clear()
    assert torch.equal(F.dequantize_4bit(packed, state), before)


def told_by(program: str) -> str:
    """Run a program in a separate process and return its output."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert "nybble:" in done.stdout, done.stdout + done.stderr
    return done.stdout.split("nybble:")[1]


def test_a_sticky_error_names_the_operation_that_saw_it() -> None:
    told = told_by("""
        import torch
        from nybble import _native, errors, functional as F

        x = torch.randn(4096, device="cuda", dtype=torch.bfloat16)
        _, state = F.quantize_4bit(x)
        out = torch.empty(2048, 1, device="cuda", dtype=torch.uint8)
        torch.cuda.synchronize()
        stream = torch.cuda.current_stream().cuda_stream
        wild = 256  # an address of nobody
        words = (wild, 2, 4096, 64, 0, 0, wild, wild, 0, stream)
        _native.operation("quantize_4bit")(*words)
        try:
            torch.cuda.synchronize()
        except RuntimeError as error:
            print("torch:", str(error).splitlines()[0])
        try:
            F.quantize_4bit(x, out=out, absmax=state.absmax)
        except errors.CudaError as error:
            print("nybble:", error)
    """)
    assert "quantize_4bit" in told
    assert "restart the process" in told


@pytest.mark.parametrize("rows", [1, 64, 300])
def test_a_broken_capture_is_not_blamed_on_the_next_call(rows: int) -> None:
    told = told_by(f"""
        import contextlib
        import torch
        from nybble import autograd, errors, functional as F

        a = torch.randn({rows}, 4096, device="cuda", dtype=torch.bfloat16)
        w = torch.randn(4096, 4096, device="cuda", dtype=torch.bfloat16)
        out = torch.empty({rows}, 4096, device="cuda", dtype=torch.bfloat16)
        weight = F.quantize_4bit(w, quant_type="nf4")
        product = torch.no_grad()(lambda: autograd.matmul_4bit(a, *weight, out=out))
        product()
        torch.cuda.synchronize()
        graph, stream = torch.cuda.CUDAGraph(), torch.cuda.Stream()
        with torch.cuda.stream(stream):
            graph.capture_begin()
            with contextlib.suppress(RuntimeError):
                torch.cuda.synchronize()
            try:
                product()
            except errors.CudaError as error:
                print("nybble:", error)
            with contextlib.suppress(RuntimeError):
                graph.capture_end()
        product()
        torch.cuda.synchronize()
        print("again")
    """)
    assert "an earlier call invalidated the capture of the CUDA graph" in told
    assert told.split()[-1] == "again"


@pytest.mark.parametrize("offset", [1, 2, 3, 5])
def test_unaligned_views_give_the_numbers_of_aligned_ones(
    make: Make, dtype: Any, offset: int
) -> None:
    n = 64 * 131
    base = make(n + 8, dtype, "normal")
    view, copy = base[offset : offset + n], base[offset : offset + n].clone()
    for quantize in (F.quantize_4bit, F.quantize_blockwise):
        got, state = quantize(view)
        want, same = quantize(copy)
        assert torch.equal(got, want)
        assert torch.equal(state.absmax, same.absmax)
    packed, state = F.quantize_4bit(copy)
    shifted = torch.empty(packed.numel() + 8, dtype=torch.uint8, device="cuda")
    shifted = shifted[offset : offset + packed.numel()].copy_(packed.view(-1)).view(-1, 1)
    assert torch.equal(F.dequantize_4bit(shifted, state), F.dequantize_4bit(packed, state))
    out = torch.empty_like(base)[offset : offset + n]
    F.dequantize_4bit(packed, state, out=out)
    assert torch.equal(out, F.dequantize_4bit(packed, state))


@pytest.mark.parametrize("m", [1, 12, 40, 300])
def test_unaligned_operands_are_multiplied(make: Make, dtype: Any, m: int) -> None:
    _, packed, state = quantized(make, 128, 256)
    base = make(m * 256 + 8, dtype, "normal")
    view = base[3 : 3 + m * 256].view(m, 256)
    exact = view.double() @ F.dequantize_4bit(packed, state).double().t()
    with torch.no_grad():
        got = nybble.matmul_4bit(view, packed, state).double()
    assert float((got - exact).norm() / exact.norm()) < 8e-3


def test_unaligned_parameters_get_the_same_update_as_aligned_ones(make: Make) -> None:
    n = 1000
    maps = [F.create_dynamic_map(s).cuda() for s in (True, False)]
    ends = []
    for offset in (0, 3):
        p = make(n + 8, torch.bfloat16, "normal", seed=1 - offset)[offset : offset + n]
        p.copy_(make(n, torch.bfloat16, "normal", seed=1))
        g = make(n, torch.bfloat16, "normal", seed=2)
        codes = [torch.zeros(n + 8, dtype=torch.uint8, device="cuda") for _ in range(2)]
        s1, s2 = (c[offset : offset + n] for c in codes)
        a1, a2 = (torch.zeros(4, device="cuda") for _ in range(2))
        for step in (1, 2, 3):
            F.optimizer_update_8bit_blockwise(
                "adam", g, p, s1, s2, 0.9, 0.999, 0.0, 0.0, 1e-8, step, 1e-2, *maps, a1, a2, 0.0,
                1.0, False,
            )  # fmt: skip
        ends.append((p.clone(), s1.clone(), s2.clone(), a1, a2))
    for i, (aligned, unaligned) in enumerate(zip(*ends, strict=True)):
        # for unaligned states the kernel searches the map, for aligned states it uses a table
        if i in (1, 2):
            assert int((aligned.int() - unaligned.int()).abs().max()) <= 1
        else:
            torch.testing.assert_close(aligned, unaligned, rtol=1e-2, atol=1e-3)

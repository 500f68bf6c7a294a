"""Optimizer steps on a GPU, compared with steps on the CPU and with bitsandbytes' steps."""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
updates = import_module("nybble.ops.optim.calls")
F = import_module("nybble.functional")

Make = Callable[..., Any]

NAMES = ["adam", "momentum", "rmsprop", "lion", "adagrad", "lamb", "lars", "ademamix"]
TWO = ("adam", "lamb", "ademamix")
HYPER = {
    "lr": 1e-3, "beta1": 0.9, "beta2": 0.999, "beta3": 0.9999, "alpha": 5.0, "eps": 1e-8,
    "weight_decay": 0.01, "gnorm_scale": 0.9,
}  # fmt: skip

# The GPU uses approximate instructions (2 ulp) for division and roots, as bitsandbytes does.
STEP = 2e-5


def item(make: Make, name: str, n: int, dtype: Any, eight: bool, step: int) -> dict[str, Any]:
    twice = 2 if name == "ademamix" else 1
    state = {
        "p": make(n, dtype, "normal", seed=1),
        "g": make(n, dtype, "normal", seed=2),
        "step": step,
    }
    s1 = [make(n, torch.float32, "normal", seed=3 + i) * 0.1 for i in range(twice)]
    s2 = make(n, torch.float32, "normal", seed=5).square() * 0.01
    if name in ("rmsprop", "adagrad"):
        s1 = [s.abs() for s in s1]
    if not eight:
        state["state1"] = torch.cat(s1).view(twice, n) if twice == 2 else s1[0]
        state["state2"] = s2 if name in TWO else None
        return state
    q = [F.quantize_blockwise(s, blocksize=256) for s in s1]
    state["state1"] = torch.cat([c for c, _ in q]).view(twice, n) if twice == 2 else q[0][0]
    state["absmax1"] = torch.cat([s.absmax for _, s in q])
    if twice == 2:
        state["absmax1"] = state["absmax1"].view(2, -1)
    if name in TWO:
        code = F.create_dynamic_map(False).cuda()
        state["state2"], second = F.quantize_blockwise(s2, code=code, blocksize=256)
        state["absmax2"] = second.absmax
    return state


def on_cpu(state: dict[str, Any]) -> dict[str, Any]:
    return {k: v.cpu().clone() if isinstance(v, torch.Tensor) else v for k, v in state.items()}


@functools.cache  # a captured graph cannot copy from the host
def maps(device: torch.device) -> tuple[torch.Tensor, torch.Tensor]:
    return F.create_dynamic_map(True).to(device), F.create_dynamic_map(False).to(device)


def run(name: str, states: list[dict[str, Any]], eight: bool, **hyper: Any) -> None:
    codes = maps(states[0]["p"].device) if eight else (None, None)
    rows = [updates.Item(**state) for state in states]
    updates.update(name, rows, updates.Hyperparameters(**{**HYPER, **hyper}), *codes)


def close(got: dict[str, Any], want: dict[str, Any], eight: bool) -> None:
    resolution = {torch.float32: 2**-23, torch.float16: 2**-10, torch.bfloat16: 2**-7}
    p, q = got["p"].cpu().double(), want["p"].double()
    rounding = resolution[got["p"].dtype] * q.abs().clamp(min=1e-3)
    # an update is a few lr at most; if the last bit decides the direction's sign (Lion), 2 lr
    far = (p - q).abs() > STEP + rounding
    assert float(far.double().mean()) < 1e-4, f"{int(far.sum())} of {far.numel()}"
    for key in ("state1", "state2"):
        if want.get(key) is None:
            continue
        a, b = got[key].cpu(), want[key]
        if eight:
            # a value between two codes depends on the last bit, which differs between CPUs
            assert int((a.int() - b.int()).abs().max()) <= 1
            assert int((a != b).sum()) <= 1 + 1e-3 * a.numel()
        else:
            assert torch.allclose(a, b, rtol=1e-5, atol=1e-7)
    for key in ("absmax1", "absmax2"):
        if want.get(key) is not None:
            assert torch.allclose(got[key].cpu(), want[key], rtol=1e-5, atol=0)


@pytest.mark.parametrize("eight", [True, False], ids=["8bit", "32bit"])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("n", [1, 255, 256, 257, 4096, 100003])
def test_a_step_equals_the_cpus(make: Make, dtype: Any, name: str, n: int, eight: bool) -> None:
    gpu = item(make, name, n, dtype, eight, 3)
    cpu = on_cpu(gpu)
    run(name, [gpu], eight)
    run(name, [cpu], eight)
    close(gpu, cpu, eight)


@pytest.mark.parametrize("name", ["momentum", "rmsprop", "lion", "adagrad"])
def test_gradients_that_give_infinite_states_affect_no_others(
    make: Make, dtype: Any, name: str
) -> None:
    """With one 8-bit state, as on the CPU. Some blocks are whole, and the last block is partial."""
    broken = [3, 300, 600, 4099]
    gpu = item(make, name, 4100, dtype, True, 3)
    square = 1e20 if name in ("rmsprop", "adagrad") and dtype != torch.float16 else torch.inf
    gpu["g"][broken] = gpu["g"].new_tensor([torch.nan, torch.inf, square, -torch.inf])
    cpu = on_cpu(gpu)
    run(name, [gpu], True)
    run(name, [cpu], True)
    close(gpu, cpu, True)
    code = F.create_dynamic_map(True)
    assert bool((code[gpu["state1"].cpu()[broken].int()] == 0).all())
    assert bool(gpu["p"].isfinite().all())


@pytest.mark.parametrize("eight", [True, False], ids=["8bit", "32bit"])
@pytest.mark.parametrize("name", ["adam", "lamb", "lars", "rmsprop"])
# from one block to many blocks
@pytest.mark.parametrize("n", [1, 255, 4096, 4097, 8193, 50000, 1200001])
def test_max_unorm_limits_the_step_as_on_the_cpu(
    make: Make, name: str, n: int, eight: bool
) -> None:
    gpu = item(make, name, n, torch.float32, eight, 2)
    gpu["norm"] = torch.zeros(1, device="cuda")
    cpu = on_cpu(gpu)
    run(name, [gpu], eight, max_unorm=0.02)
    run(name, [cpu], eight, max_unorm=0.02)
    close(gpu, cpu, eight)
    assert torch.allclose(gpu["norm"].cpu(), cpu["norm"], rtol=1e-4)


@pytest.mark.parametrize("eight", [True, False], ids=["8bit", "32bit"])
@pytest.mark.parametrize("name", ["lamb", "lars"])
# tensors of one block, tensors of several blocks in one launch, and a separate launch for the norms
@pytest.mark.parametrize("last", [3840, 70001, 300001])
def test_norms_of_many_tensors_are_each_ones_own(
    make: Make, name: str, last: int, eight: bool
) -> None:
    sizes = [1, 256, 300, 5000, 4096, 3, last] * 7
    states = [item(make, name, n, torch.float32, eight, 2 + i) for i, n in enumerate(sizes)]
    for i, state in enumerate(states):
        state["p"] *= (1.0, 1e-25, 1e20, 0.0)[i % 4]  # squares exceed float32's range
        state["norm"] = torch.zeros(1, device="cuda")
    copies = [on_cpu(state) for state in states]
    run(name, states, eight, max_unorm=0.02)
    run(name, copies, eight, max_unorm=0.02)
    for gpu, cpu in zip(states, copies, strict=True):
        assert torch.allclose(gpu["norm"].cpu(), cpu["norm"], rtol=1e-4)
        assert torch.allclose(gpu["p"].cpu(), cpu["p"], rtol=1e-5, atol=STEP)


def alike(a: list[dict[str, Any]], b: list[dict[str, Any]]) -> bool:
    return all(
        torch.equal(value, other[key])
        for one, other in zip(a, b, strict=True)
        for key, value in one.items()
        if isinstance(value, torch.Tensor)
    )


def copied(states: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {k: v.clone() if isinstance(v, torch.Tensor) else v for k, v in s.items()} for s in states
    ]


@pytest.fixture(params=[[50000, 3, 70001], [1500001, 5000]], ids=["together", "behind norms"])
def limited(make: Make, request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    states = [item(make, "lamb", n, torch.float32, True, 3) for n in request.param]
    for state in states:
        state["norm"] = torch.zeros(1, device="cuda")
    return states


def test_sums_of_many_blocks_are_the_same_in_every_run(limited: list[dict[str, Any]]) -> None:
    answers = [copied(limited) for _ in range(5)]
    for states in answers:
        run("lamb", states, True, max_unorm=0.02)
    assert all(alike(answers[0], other) for other in answers[1:])


def test_a_captured_limited_step_equals_eager_ones(limited: list[dict[str, Any]]) -> None:
    eager, captured, graph = copied(limited), copied(limited), torch.cuda.CUDAGraph()
    run("lamb", copied(limited), True, max_unorm=0.02)  # images that are loaded stay loaded
    torch.cuda.synchronize()
    with torch.cuda.graph(graph):
        run("lamb", captured, True, max_unorm=0.02)
        run("lamb", captured, True, max_unorm=0.02)
    for _ in range(2):
        graph.replay()
    for _ in range(4):
        run("lamb", eager, True, max_unorm=0.02)
    assert alike(eager, captured)


def test_limited_steps_in_several_streams_do_not_disturb_one_another(
    limited: list[dict[str, Any]],
) -> None:
    want, sides = copied(limited), [copied(limited) for _ in range(4)]
    streams = [torch.cuda.Stream() for _ in sides]
    torch.cuda.synchronize()
    for _ in range(10):
        run("lamb", want, True, max_unorm=0.02)
        for states, stream in zip(sides, streams, strict=True):
            with torch.cuda.stream(stream):
                run("lamb", states, True, max_unorm=0.02)
    torch.cuda.synchronize()
    assert all(alike(want, states) for states in sides)


@pytest.mark.parametrize("eight", [True, False], ids=["8bit", "32bit"])
def test_many_tensors_in_one_call_equal_one_call_each(make: Make, eight: bool) -> None:
    sizes = [1, 256, 300, 5000, 4096] * 17
    together = [item(make, "adam", n, torch.bfloat16, eight, 1 + i) for i, n in enumerate(sizes)]
    alone = [
        {k: v.clone() if isinstance(v, torch.Tensor) else v for k, v in s.items()} for s in together
    ]
    run("adam", together, eight)
    for state in alone:
        run("adam", [state], eight)
    for a, b in zip(together, alone, strict=True):
        for key, value in a.items():
            if isinstance(value, torch.Tensor):
                assert torch.equal(value, b[key])


def test_skipped_zeros_keep_parameter_and_state(make: Make) -> None:
    for name in NAMES:
        gpu = item(make, name, 4096, torch.float32, False, 3)
        gpu["g"][::3] = 0
        kept = [k for k in ("p", "state1", "state2") if gpu[k] is not None]
        before = {k: gpu[k].clone() for k in kept}
        run(name, [gpu], False, skip_zeros=True)
        for k in kept:
            assert torch.equal(gpu[k][..., ::3], before[k][..., ::3]), (name, k)
            for rest in (1, 2):
                changed = gpu[k][..., rest::3] != before[k][..., rest::3]
                assert float(changed.float().mean()) > 0.9, (name, k)


@pytest.mark.parametrize("name", ["adam", "momentum", "lion", "ademamix"])
def test_an_8bit_step_is_bitsandbytes(peer: Any, make: Make, name: str) -> None:
    n = 1 << 20
    gpu = item(make, name, n, torch.bfloat16, True, 3)
    other = {k: v.clone() if isinstance(v, torch.Tensor) else v for k, v in gpu.items()}
    run(name, [gpu], True, weight_decay=0.0, gnorm_scale=1.0)
    maps = [peer.create_dynamic_map(s).cuda() for s in (True, False)]
    peer.optimizer_update_8bit_blockwise(
        name, other["g"], other["p"], other["state1"], other.get("state2"), 0.9, 0.999, 0.9999,
        5.0, 1e-8, 3, 1e-3, *maps, other["absmax1"], other.get("absmax2"), 0.0, 1.0, False,
    )  # fmt: skip
    torch.cuda.synchronize()
    close(gpu, on_cpu(other), True)

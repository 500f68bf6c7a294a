"""Steps with max_unorm, with a driver that runs nothing. A step is a single launch if the tensors
fit into it. The tests also check which scratch memory its blocks share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from cuda_fixture import FakeCuda, FakeDevice
from launch_sets import Calls, Python, told, whole_set

Words = Callable[..., list[str]]
Case = dict[str, Any]

LAMB, LARS = 5, 6
STEP: Case = {"op": "optimizer_update_32bit", "optimizer": LAMB, "unorm": 0.5, "sizes": [65536]}
STREAM: Case = {**STEP, "stream": "s"}
LARGE: Case = {**STREAM, "sizes": [1 << 22]}
TOGETHER = "optim_fused_norms_2state_32bit 16x512 cooperative pdl"
BEHIND = "optim_norms_2state_32bit 32x256 pdl; optim_2state_32bit 16x512 pdl"
OF_STREAM = "1048832 bytes; clear 256"
OF_LAUNCH = "512 bytes; clear 256"


@pytest.fixture
def words(python: Python, fake_cuda: Callable[..., FakeCuda], tmp_path: Path) -> Words:
    """Return a function that returns the actions or the error of each case on a fake H200."""

    def run(cases: Sequence[Case], *, env: Any = (), **more: Any) -> list[str]:
        device = FakeDevice(capability="9.0", multiprocessors=132, memory=1 << 40)
        calls = Calls(python, fake_cuda(devices=[device], **more), tmp_path)
        answers = calls.run({0: whole_set(tmp_path, "sm_90a")}, cases, **dict(env))
        return [error or told(lines) for error, lines in answers]

    return run


@pytest.mark.parametrize("bits", [8, 32])
@pytest.mark.parametrize("optimizer", [LAMB, LARS])
def test_tensors_of_one_block_take_one_launch_and_no_memory(
    words: Words, optimizer: int, bits: int
) -> None:
    case = {**STEP, "op": f"optimizer_update_{bits}bit", "optimizer": optimizer}
    (texts,) = words([{**case, "sizes": [4096, 1, 300]}])
    assert texts == f"optim_fused_norms_{2 if optimizer == LAMB else 1}state_{bits}bit 3x512 pdl"


def test_launches_of_a_stream_share_memory(words: Words) -> None:
    other = {**STREAM, "stream": "t"}
    texts = words([STREAM, STREAM, other, STREAM, other, STEP, STEP])
    new, known = f"{OF_STREAM}; {TOGETHER}", TOGETHER
    assert texts == [new, known, new, known, known, new, known]


def test_steps_that_do_not_fit_are_two_launches_with_the_same_memory(words: Words) -> None:
    texts = words([STREAM, LARGE])
    assert texts[1] == ("optim_norms_2state_32bit 396x256 pdl; optim_2state_32bit 1024x512 pdl")


def test_the_largest_step_in_one_launch(words: Words) -> None:
    """The fake's 132 multiprocessors hold 396 blocks of 512 threads; a block has 16 units."""
    most = 396 * 16 * 256
    texts = words(
        [{**STEP, "sizes": sizes} for sizes in ([most], [most + 1], [1, most], [1, 4097])]
    )
    assert [text.split("; ")[-1].split()[0].split("_")[1] for text in texts] == [
        "fused", "2state", "2state", "fused",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "more",
    [
        {"env": {"NYBBLE_FAKE_COOPERATIVE": "0"}},  # no cooperative launches
        {"fail": {"cuLaunchKernelEx@1": 720}},  # a MIG partition is too small
    ],
)
def test_without_cooperative_launches_a_step_is_two_launches(
    words: Words, more: dict[str, Any]
) -> None:
    texts = words([STREAM, STREAM, STREAM], **more)
    assert texts == [f"{OF_STREAM}; {BEHIND}", BEHIND, BEHIND]


def test_drivers_without_stream_ids_get_memory_per_launch(words: Words) -> None:
    texts = words([STREAM, STREAM], driver=11080)
    assert texts == [f"{OF_LAUNCH}; {TOGETHER.removesuffix(' pdl')}"] * 2


def test_the_65th_stream_gets_memory_per_launch(words: Words) -> None:
    many = [{**STREAM, "stream": f"s{i}"} for i in range(65)]
    texts = words([*many, many[-1], many[0]])
    assert texts[63:] == [
        f"{OF_STREAM}; {TOGETHER}", *[f"{OF_LAUNCH}; {TOGETHER}"] * 2, TOGETHER,
    ]  # fmt: skip


def test_a_graph_has_memory_that_is_cleared_once_and_no_products(words: Words) -> None:
    begin, end = {"op": "begin", "of": "s"}, {"op": "end", "of": "s", "to": "graph"}
    drop = {"op": "drop", "of": "graph"}
    product = {"op": "gemm_4bit", "m": 64, "n": 4096, "k": 4096, "stream": "s"}
    cases = [begin, STREAM, STREAM, product, STREAM, end, drop, begin, product, STREAM, end, STREAM]
    texts = words(cases, env={"NYBBLE_LIBCUBLASLT": "/nonexistent"})
    kept = "keep 2097152; clear 256; "
    assert [texts[i] for i in (1, 2, 4)] == [kept + TOGETHER, TOGETHER, TOGETHER]
    assert texts[3].startswith("keep 4194304; gemm4_")
    # uses the memory of the deleted graph
    assert texts[8].startswith("gemm4_")
    assert texts[9] == TOGETHER
    assert texts[11] == f"{OF_STREAM}; {TOGETHER}"

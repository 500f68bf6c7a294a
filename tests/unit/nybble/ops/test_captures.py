"""Products in captured graphs, with a driver that runs nothing. The tests check the scratch memory
of each product, and which products may read their weight before the previous kernel has ended."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from cuda_fixture import FakeCuda, FakeDevice
from launch_sets import Calls, Python, told, whole_set

Fake = Callable[..., FakeCuda]
Case = dict[str, Any]
CSRC = Path(__file__).resolve().parents[4] / "csrc"

BEGIN: Case = {"op": "begin", "of": "s"}
END: Case = {"op": "end", "of": "s", "to": "graph"}
DROP: Case = {"op": "drop", "of": "graph"}
CLEAR: Case = {"op": "clear", "of": "s"}
SYNCHRONIZE: Case = {"op": "synchronize", "of": "s"}
LARGE: Case = {"op": "gemm_4bit", "m": 64, "n": 4096, "k": 4096, "stream": "s"}
SMALL: Case = {**LARGE, "m": 48}
KEPT = "keep 4194304"  # scratch memory of LARGE: four parts of 64x4096 floats
PRODUCT = "gemm4_wgmma_bf16_64 128x384 shared 176272 pdl; gemm4_reduce_bf16 256x256 pdl"


class Stage:
    """Run cases on a fake H200 and return the actions of each case as text."""

    def __init__(self, python: Python, fake_cuda: Fake, folder: Path) -> None:
        self.python, self.fake_cuda, self.folder = python, fake_cuda, folder

    def answers(
        self, cases: Sequence[Case], *, memory: int = 1 << 40, driver: int = 13000, env: Any = (),
        fail: Any = None, devices: int = 1,
    ) -> list[tuple[str, list[dict[str, Any]]]]:  # fmt: skip
        device = FakeDevice(capability="9.0", multiprocessors=132, memory=memory)
        cuda = self.fake_cuda(devices=[device] * devices, driver=driver, fail=fail)
        calls = Calls(self.python, cuda, self.folder)
        images = dict.fromkeys(range(devices), whole_set(self.folder, "sm_90a"))
        return calls.run(images, cases, NYBBLE_LIBCUBLASLT="/nonexistent", **dict(env))

    def words(self, cases: Sequence[Case], **more: Any) -> list[str]:
        return [error or told(lines) for error, lines in self.answers(cases, **more)]


@pytest.fixture
def stage(python: Python, fake_cuda: Fake, tmp_path: Path) -> Stage:
    return Stage(python, fake_cuda, tmp_path)


def memory_of(words: Sequence[str]) -> list[str]:
    """Return the memory operations of each case."""
    kinds = ("keep", "free", "bytes")
    return [
        "; ".join(part for part in text.split("; ") if any(kind in part for kind in kinds))
        for text in words
    ]


def test_products_of_a_graph_that_follow_one_another_share_memory(stage: Stage) -> None:
    words = stage.words([BEGIN, LARGE, SMALL, LARGE, END])
    assert words[1] == f"{KEPT}; {PRODUCT}"
    assert memory_of(words) == ["", KEPT, "", "", ""]


def test_products_of_two_branches_do_not_share_memory(stage: Stage) -> None:
    fork = {"op": "wait", "of": "s", "to": "t"}
    join = {"op": "wait", "of": "t", "to": "s"}
    beside = {**LARGE, "stream": "t"}
    words = stage.words([BEGIN, CLEAR, fork, LARGE, beside, join, LARGE, END])
    # the third product follows both branches
    assert [words[i].partition(";")[0] for i in (3, 4, 6)] == [KEPT, KEPT, PRODUCT.split(";")[0]]


def test_memory_that_is_too_small_does_not_hide_earlier_memory(stage: Stage) -> None:
    """The nearest product's memory is too small, but an earlier branch's memory is large enough."""
    larger = {**LARGE, "m": 128, "nested": 256}
    fork = {"op": "wait", "of": "s", "to": "t"}
    small = {**LARGE, "stream": "t"}
    words = stage.words([BEGIN, CLEAR, fork, small, larger, fork, small, {**larger, "stream": "t"}])
    assert memory_of(words)[3:] == [KEPT, "keep 8388608", "", "", ""]


def test_memory_outlives_its_graph_and_is_reused(stage: Stage) -> None:
    one = [BEGIN, LARGE, END]
    made = {"op": "instantiate", "of": "graph", "to": "made"}
    gone = {"op": "drop_exec", "of": "made"}
    assert memory_of(stage.words([*one, DROP, *one]))[5] == ""
    assert memory_of(stage.words([*one, made, DROP, *one, DROP, gone, *one])) == [
        *("", KEPT, "", "", ""),
        *("", KEPT, "", "", ""),  # the first graph's memory is still in use
        *("", "", ""),
    ]


def test_a_graph_gets_memory_of_its_own_device(stage: Stage) -> None:
    one = [BEGIN, LARGE, END, DROP]
    other = [BEGIN, {**LARGE, "device": 1}, END, DROP]
    assert memory_of(stage.words([*one, *other, *one, *other], devices=2)) == [
        *("", KEPT, "", "", "", KEPT, "", ""),
        *("", "", "", "", "", "", "", ""),
    ]


def test_a_graph_gets_the_smallest_memory_that_fits(stage: Stage) -> None:
    larger = {**LARGE, "m": 128, "nested": 256}
    fork = [CLEAR] + [{"op": "wait", "of": "s", "to": to} for to in "tu"]
    three = [larger, {**LARGE, "stream": "t"}, {**larger, "stream": "u"}]
    join = [{"op": "wait", "of": of, "to": "s"} for of in "tu"]
    made = [BEGIN, *fork, *three, *join, END, DROP]
    again = [{"op": "begin", "of": of} for of in "vwx"]
    again += [{**LARGE, "stream": "v"}, {**larger, "stream": "w"}, {**larger, "stream": "x"}]
    words = memory_of(stage.words([*made, *again]))
    assert words[4:7] == ["keep 8388608", KEPT, "keep 8388608"]
    assert words[len(made) :] == [""] * len(again)


def test_the_legacy_stream_is_not_queried_for_a_capture(stage: Stage) -> None:
    ((error, lines),) = stage.answers([{name: LARGE[name] for name in ("op", "m", "n", "k")}])
    assert (error, told(lines)) == ("", f"4194304 bytes; {PRODUCT}")
    assert "cuStreamGetCaptureInfo_v2" not in [line.get("call") for line in lines]


def test_outside_of_a_capture_memory_is_allocated_in_stream_order(stage: Stage) -> None:
    ((error, lines),) = stage.answers([LARGE])
    assert (error, told(lines)) == ("", f"4194304 bytes; {PRODUCT}")
    calls = [str(line["call"]) for line in lines if "call" in line]
    given_back = calls.index("cuMemFreeAsync")
    assert not any(name.startswith("cuLaunchKernel") for name in calls[given_back:])


@pytest.mark.parametrize("call", ["cuUserObjectCreate", "cuGraphRetainUserObject"])
def test_drivers_without_graph_memory_get_an_allocation_node(stage: Stage, call: str) -> None:
    words = stage.words([BEGIN, LARGE, LARGE, END], fail={call: 801})
    assert memory_of(words)[1:3] == [f"{KEPT}; 4194304 bytes", "4194304 bytes"]


def test_memory_without_a_graph_is_freed_before_memory_runs_out(stage: Stage) -> None:
    larger = {**LARGE, "m": 128, "nested": 256}
    sizes = memory_of(stage.words([BEGIN, LARGE, larger, END]))
    (kept,) = [int(part.split()[1]) for part in sizes[2].split("; ")]
    cases = [BEGIN, LARGE, END, DROP, BEGIN, larger, END]
    both = 4194304 + kept
    assert memory_of(stage.words(cases, memory=both))[5] == f"keep {kept}"
    assert memory_of(stage.words(cases, memory=both - 1))[5] == f"keep {kept}; free; keep {kept}"
    error = stage.words(cases, memory=1 << 20)[5]
    assert "cuMemAllocFromPoolAsync for a workspace" in error
    assert "out of memory; the library stays usable" in error


def test_a_capture_keeps_a_gibibyte_at_most(stage: Stage) -> None:
    half = {**LARGE, "dtype": "f32", "n": 1 << 21, "nested": 256}  # 0.5 GiB of dequantized scales
    fork = [CLEAR, {"op": "wait", "of": "s", "to": "t"}]
    words = memory_of(stage.words([BEGIN, *fork, half, {**half, "stream": "t"}]))
    (kept,) = [int(part.split()[1]) for part in words[3].split("; ")]
    assert 1 << 29 <= kept < 1 << 30
    assert words[4].endswith(" bytes")
    assert "keep" not in words[4]


INVALIDATED = "an earlier call invalidated the capture of the CUDA graph"


@pytest.mark.parametrize("op", ["gemm_4bit", "quantize_4bit", "int8_linear"])
@pytest.mark.parametrize("m", [1, 64])
def test_an_invalidated_capture_is_not_blamed_on_the_next_call(
    stage: Stage, op: str, m: int
) -> None:
    call = {**LARGE, "op": op, "m": m}
    _, first, spoilt, ended, again = stage.words([BEGIN, SYNCHRONIZE, call, END, call])
    assert "900" in first
    assert "901" in ended
    assert INVALIDATED in spoilt
    assert INVALIDATED not in again


@pytest.mark.parametrize("driver", [12020, 12030, 13000])
def test_a_branch_is_found_over_edges_of_every_kind(stage: Stage, driver: int) -> None:
    """A node with a programmatic launch has edges that an older driver does not report."""
    between = {"op": "quantize_4bit", "n": 4096, "stream": "s"}
    words = memory_of(stage.words([BEGIN, LARGE, between, between, LARGE, END], driver=driver))
    # quantize itself waits; work before a node with a programmatic launch may still be running
    assert words[1] == KEPT
    assert words[4] == (KEPT if driver >= 12040 else "")


@pytest.fixture(scope="session")
def places(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the offsets of `pdl_prefetch` in the arguments of the GEMV kernels."""
    compiler = shutil.which("c++")
    if compiler is None:
        pytest.skip("missing: a C++ compiler (c++)")
    folder = tmp_path_factory.mktemp("places")
    (folder / "places.cc").write_text(
        '#include <cstddef>\n#include <cstdio>\n#include "device/params.h"\n'
        "using namespace nybble::params;\n"
        'int main() { std::printf("%zu %zu %zu", offsetof(gemm4, pdl_prefetch),\n'
        "                         offsetof(gemm4_gemv_tma, g) + offsetof(gemm4, pdl_prefetch),\n"
        "                         offsetof(gemm4_grouped, g) + offsetof(gemm4, pdl_prefetch)); }\n"
    )
    program = str(folder / "places")
    line = [compiler, f"-I{CSRC}", "-Wno-invalid-offsetof", "-o", program]
    subprocess.run([*line, str(folder / "places.cc")], check=True)
    stream, boxes, experts = subprocess.run(
        [program], capture_output=True, text=True
    ).stdout.split()
    return (
        f"gemm4_gemv_bf16_8={stream},gemm4_gemv_tma_bf16_8={boxes},"
        f"gemm4_grouped_gemv_bf16={experts}"
    )


ONE: Case = {"op": "gemm_4bit", "m": 1, "n": 4096, "k": 4096, "stream": "s"}
OTHER = {**ONE, "nested": 256}
EXPERTS: Case = {**ONE, "op": "gemm_4bit_grouped", "m": 8, "experts": 8, "n": 64, "k": 4096}
GATE: Case = {"op": "moe_gate", "m": 8, "n": 4096, "experts": 8, "stream": "s"}


@pytest.mark.parametrize(
    ("cases", "early"),
    [
        ([BEGIN, ONE, ONE, OTHER, ONE, END], [0, 2, 2, 2]),
        ([ONE, ONE], [0, 0]),  # without a capture, the previous work is unknown
        ([BEGIN, ONE, CLEAR, ONE, ONE, END], [0, 0, 2]),
        # the previous product writes this product's weight or scales
        ([BEGIN, ONE, {**ONE, "off_b": (1 << 24) + 4096}, END], [0, 0]),
        ([BEGIN, ONE, {**ONE, "off_scales": -(1 << 24)}, END], [0, 0]),
        ([BEGIN, ONE, {**ONE, "off_b": (1 << 24) + 8192}, END], [0, 2]),
        # the previous product writes this product's rows: the last rows, or earlier rows
        ([BEGIN, ONE, {**ONE, "off_a": (2 << 24) + 8176}, END], [0, 1]),
        ([BEGIN, ONE, {**ONE, "off_a": (2 << 24) + 8192}, END], [0, 2]),
        ([BEGIN, ONE, {**ONE, "m": 8, "off_a": (2 << 24) - 7 * 8192}, END], [0, 1]),
        ([BEGIN, ONE, {**ONE, "m": 8, "off_a": (2 << 24) - 8 * 8192}, END], [0, 2]),
        # a second capture after the first
        ([BEGIN, ONE, END, DROP, BEGIN, ONE, ONE, END], [0, 0, 2]),
        # two branches that are joined
        (
            [
                BEGIN, ONE, {"op": "wait", "of": "s", "to": "t"}, {**ONE, "stream": "t"}, ONE,
                {"op": "wait", "of": "t", "to": "s"}, ONE, END,
            ],
            [0, 2, 0, 0],
        ),
        # a separate kernel dequantizes the nested scales first
        ([BEGIN, ONE, {**ONE, "nested": 8, "n": 4097, "k": 64}, END], [0, 0]),
        # the gate of a layer with experts counts as a product: it writes its result only
        ([BEGIN, EXPERTS, EXPERTS, GATE, EXPERTS, END], [0, 1, 1]),
        ([BEGIN, GATE, {**EXPERTS, "off_b": (1 << 24) + 8 * 8192 - 16}, END], [0]),
        ([BEGIN, GATE, {**EXPERTS, "off_b": (1 << 24) + 8 * 8192}, END], [1]),
    ],
)  # fmt: skip
def test_pdl_reads_early_only_after_a_product_that_does_not_write_them(
    stage: Stage, places: str, cases: list[Case], early: list[int]
) -> None:
    answers = stage.answers(cases, env={"NYBBLE_FAKE_ARGUMENTS_AT": places})
    assert [error for error, _ in answers] == [""] * len(cases)
    assert [line["argument"] for _, lines in answers for line in lines if "argument" in line] == (
        early
    )

"""Reading logs: every cause with its examples, whole logs with their answers, unusual input."""

from __future__ import annotations

import io
import json
import os
import re
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doctor_logs import LOGS, Log
from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Cause, Hit
from nybforge.doctor.log.causes import installed_causes
from nybforge.doctor.log.computed.bitsandbytes import TARGETS
from nybforge.doctor.log.ending import GOES_ON, GOES_ON_WARNED
from nybforge.doctor.log.judge import MOST_HITS, Judgement, Trail
from nybforge.doctor.log.lines import pieces
from nybforge.doctor.log.repaired import in_warning
from nybforge.doctor.log.scan import scan, survey
from nybforge.doctor.log.terms import explain, steps
from nybforge.doctor.record import loads

CAUSES = installed_causes()

MACHINES = Path(__file__).parents[2] / "data/machines"
NEXT_STEPS = [log for log in LOGS if log.next]
TABLES = sorted({log.table for log in LOGS})
EXAMPLES = [(cause, text) for cause in CAUSES for text in cause.examples]
FACTS = Facts()


def causes_in(text: str | bytes) -> list[str]:
    data = text.encode() if isinstance(text, str) else text
    return [hit.cause for hit in scan(io.BytesIO(data), CAUSES)]


@cache
def surveyed(log: bytes) -> Judgement:
    return survey(io.BytesIO(log), CAUSES)


@pytest.mark.parametrize("table", TABLES)
def test_logs_show_their_causes_and_no_other(table: str) -> None:
    logs = [log for log in LOGS if log.table == table]
    expected = {log.name: (log.expected, log.notes or ()) for log in logs}
    found = {log.name: surveyed(log.data) for log in logs}
    assert {
        name: (
            tuple(hit.cause for hit in shown.hits),
            tuple(hit.cause for hit in shown.notes) if expected[name][1] else (),
        )
        for name, shown in found.items()
    } == expected


@pytest.mark.parametrize("table", sorted({log.table for log in NEXT_STEPS}))
def test_logs_are_answered_with_the_next_step_for_their_machine(table: str) -> None:
    unanswered = [log.name for log in NEXT_STEPS if log.table == table and not answered(log)]
    assert unanswered == []


def answered(log: Log) -> bool:
    """Return whether the first cause is explained and its fix is the next step in the log."""
    facts = FACTS
    if log.machine:
        facts = loads((MACHINES / f"{log.machine}.json").read_text(encoding="utf-8"), "")
    shown = surveyed(log.data)
    hit = (shown.hits or shown.notes)[0]
    (cause,) = (cause for cause in CAUSES if cause.id == hit.cause)
    fix = "\n".join(steps(cause, hit, facts))
    return bool(re.search(log.next, fix)) and bool(explain(cause, hit))


def test_each_log_has_a_name_and_a_source_and_none_is_lost() -> None:
    print(f"{len(LOGS)} logs, {len(NEXT_STEPS)} with a next step")
    assert (len(LOGS), len(NEXT_STEPS)) == (745, 459)
    assert len({log.name for log in LOGS}) == len(LOGS)
    assert all(re.match("(?:real|written)/", log.name) and log.source for log in LOGS)


@pytest.mark.parametrize("cause", CAUSES, ids=lambda cause: cause.id)
def test_examples_show_their_cause_and_counter_examples_nothing(cause: Cause) -> None:
    examples = {text: [cause.id] for text in cause.examples}
    expected = examples | {text: [] for text in cause.counter_examples}
    found = {text: [hit.cause for hit in surveyed(text.encode()).hits] for text in expected}
    assert found == expected


@pytest.mark.parametrize("cause", CAUSES, ids=lambda cause: cause.id)
def test_cause_is_complete(cause: Cause) -> None:
    assert re.fullmatch(r"[a-z0-9]+(?:_[a-z0-9]+)*", cause.id)
    assert cause.examples
    assert cause.counter_examples
    hit = surveyed(cause.examples[0].encode()).hits[0]
    assert explain(cause, hit)
    fix = steps(cause, hit, FACTS)
    assert fix
    assert all(fix)


def test_ids_are_unique_and_roots_exist() -> None:
    ids = [cause.id for cause in CAUSES]
    assert len(set(ids)) == len(ids)
    known = {*ids}
    assert all(set(cause.root_of) <= known - {cause.id} for cause in CAUSES)


def test_quote_and_line_point_at_the_cause() -> None:
    text = "one\ntwo\nnvcc fatal   : Unsupported gpu architecture 'compute_120'\nfour\n"
    (hit,) = scan(io.BytesIO(text.encode()), CAUSES)
    assert hit.line == 3
    assert hit.quote == "nvcc fatal   : Unsupported gpu architecture 'compute_120'"
    assert hit.get("arch") == "compute_120"


@pytest.mark.parametrize(
    ("text", "meant", "nvcc"),
    [
        (
            "RuntimeError:\n  The detected CUDA version (11.8) mismatches the version that was "
            "used to compile\n  PyTorch (12.1). Please make sure to use the same CUDA versions.\n",
            "CUDA 12.1, but the nvcc it found is 11.8",
            "-c conda-forge cuda-nvcc=12.1 ",
        ),
        (
            "RuntimeError: ('The detected CUDA version (%s) mismatches the version that was used "
            "to compilePyTorch (%s). ...', '12.2', '11.8')\n",
            "CUDA 11.8, but the nvcc it found is 12.2",
            "nvidia/label/cuda-11.8.0::cuda-nvcc ",
        ),
        (
            "You've specified CUDA version 122 however the CUDA compiler found is 120.\n",
            "CUDA 12.2, but the nvcc it found is 12.0",
            "-c conda-forge cuda-nvcc=12.2 ",
        ),
    ],
)
def test_another_nvcc_is_named_with_both_versions_and_the_one_to_get(
    text: str, meant: str, nvcc: str
) -> None:
    (hit,) = scan(io.BytesIO(text.encode()), CAUSES)
    cause = next(cause for cause in CAUSES if cause.id == hit.cause)
    assert meant in explain(cause, hit)
    assert f"conda install {nvcc}" in steps(cause, hit, FACTS)[0]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('k.cu(3): error: identifier "cudaBindTexture2D" is undefined', "up to CUDA 11.8"),
        ('k.cu(3): error: identifier "cudaThreadSynchronize" is undefined', "up to CUDA 12.9"),
        # newer or older than the toolkit: the name alone does not show which
        ('k.cu(3): error: identifier "cudaMemcpyBatchAsync" is undefined', "newer or older"),
        ('k.cu(3): error: identifier "cusparseSpSV_analysis" is undefined', "newer or older"),
    ],
)
def test_a_removed_function_names_the_last_cuda_release_that_has_it(line: str, says: str) -> None:
    (hit,) = scan(io.BytesIO(line.encode()), CAUSES)
    cause = next(cause for cause in CAUSES if cause.id == hit.cause)
    assert says in explain(cause, hit)


def test_the_target_that_serves_a_cuda_major_is_one_that_can_be_built(root: Path) -> None:
    built = {path.stem for path in (root / "recipe/variants").glob("cuda*.yaml")}
    assert {*TARGETS.values()} <= built


def test_an_old_library_is_named_by_its_path_alone() -> None:
    text = "ImportError: /opt/julia/lib/libstdc++.so.6: version `GLIBCXX_3.4.29' not found\n"
    (hit,) = scan(io.BytesIO(text.encode()), CAUSES)
    assert hit.get("where") == "/opt/julia/lib/libstdc++.so.6"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_encodings_of_windows_shells_are_read(encoding: str) -> None:
    text = "müde\r\nRuntimeError: No CUDA GPUs are available\r\n"
    (hit,) = scan(io.BytesIO(text.encode(encoding)), CAUSES)
    assert (hit.cause, hit.line) == ("no_gpu_visible", 2)


def test_colours_and_progress_bars_are_looked_through() -> None:
    text = (
        "\x1b[2K 10%\r 50%\r\x1b[31mOSError: libnvJitLink.so.12:\x1b[0m cannot open shared "
        "object file: No such file or directory\r 100%\n"
    )
    (hit,) = scan(io.BytesIO(text.encode()), CAUSES)
    assert hit.line == 1
    assert hit.quote.startswith("OSError: libnvJitLink.so.12: cannot open")


def test_line_numbers_are_right_after_letters_that_lower_case_lengthens() -> None:
    text = "İİİİ\nRuntimeError: No CUDA GPUs are available\n"
    (hit,) = scan(io.BytesIO(text.encode()), CAUSES)
    assert (hit.line, hit.quote) == (2, "RuntimeError: No CUDA GPUs are available")


def test_a_line_across_two_pieces_is_found_with_its_number() -> None:
    filler = "x" * 99 + "\n"
    count = (1 << 20) // 100
    text = filler * count + "RuntimeError: No CUDA GPUs are available\n" + filler
    (hit,) = scan(io.BytesIO(text.encode()), CAUSES)
    assert hit.line == count + 1


def test_an_endless_line_and_binary_data_are_read() -> None:
    assert causes_in(b"\xff\xfe\x00" + b"a" * (9 << 20)) == []
    assert causes_in(bytes(range(256)) * 4096) == []
    assert causes_in(b"") == []


def test_a_pipe_is_read_as_it_comes() -> None:
    reader, writer = os.pipe()

    def write() -> None:
        with os.fdopen(writer, "wb") as stream:
            for _ in range(1000):
                stream.write(b"[ 10%] Building CXX object a.o\n" * 100)
            stream.write(b"c++: fatal error: Killed signal terminated program cc1plus\n")

    thread = threading.Thread(target=write)
    thread.start()
    with os.fdopen(reader, "rb") as stream:
        (hit,) = scan(stream, CAUSES)
    thread.join()
    assert (hit.cause, hit.line) == ("oom_killed", 100_001)


def test_follow_up_errors_are_not_reported_beside_their_root() -> None:
    text = (
        "/usr/include/crt/host_config.h:132:2: error: #error -- unsupported GNU version! gcc "
        "versions later than 12 are not supported!\n"
        "  The CUDA compiler\n    /usr/bin/nvcc\n  is not able to compile a simple test program.\n"
        "CMake Error: CMAKE_CUDA_COMPILER not set, after EnableLanguage\n"
    )
    assert causes_in(text) == ["unsupported_gcc"]


def test_an_error_that_the_build_recovers_from_is_not_reported() -> None:
    text = "nvcc fatal   : Unsupported gpu architecture 'compute_120'\n"
    assert causes_in(text + "-- Configuring done\n") == []
    stopped = "make: *** [Makefile:7: all] Error 1\n"
    assert causes_in(text + stopped) != []


def test_a_parallel_job_that_ends_well_hides_no_failure() -> None:
    text = (
        "nvcc error   : 'cicc' died due to signal 9 (Kill signal)\n"
        "[100%] Built target other\nmake: *** [Makefile:156: all] Error 2\n"
    )
    assert causes_in(text) == ["oom_killed"]


def test_a_raised_error_remains_after_a_later_installation() -> None:
    text = (
        "ImportError: libcudart.so.12: cannot open shared object file: No such file or directory\n"
        "$ pip install nvidia-cuda-runtime-cu12\n"
        "Successfully installed nvidia-cuda-runtime-cu12-12.4.127\n"
    )
    assert causes_in(text) == ["missing_cuda_lib"]


DRESSES: dict[str, Callable[[str], str]] = {
    "CI": lambda line: f"2026-03-04T05:06:07.1234567Z {line}",
    "docker build": lambda line: f"#12 341.5 {line}",
    "compose": lambda line: f"worker-1  | {line}",
    "torchrun": lambda line: f"[rank0]: {line}",
    "ray": lambda line: f"(raylet pid=123) {line}",
    "journal": lambda line: f"Mar 04 05:06:07 host1 python[1234]: {line}",
    "logger": lambda line: f"2026-03-04 05:06:07,123 - INFO - {line}",
    "quoted": lambda line: f"> {line}",
    "pip": lambda line: f"      │ {line}",
    "Windows": lambda line: f"{line}\r",
    "coloured": lambda line: line.replace("error", "\x1b[01;31m\x1b[Kerror\x1b[m\x1b[K"),
    "in a notebook": lambda line: line.replace("error", "\\u001b[0;31merror\\u001b[0m"),
    "parallel": lambda line: f"{line}\n[ 31%] Building CXX object a.dir/b.cc.o",
}


@pytest.mark.slow
@pytest.mark.parametrize("dress", DRESSES)
def test_prefixes_of_log_lines_change_no_answer(dress: str) -> None:
    for log in LOGS:
        data = log.data
        if data.startswith((b"\xff\xfe", b"\xfe\xff")):
            continue
        lines = data.decode("utf-8", "replace").replace("\r\n", "\n").split("\n")
        text = "\n".join(DRESSES[dress](line) for line in lines)
        assert tuple(causes_in(text)) == log.expected, log.name


def test_a_log_inside_json_shows_its_causes() -> None:
    text = 'error: identifier "_Float32" is undefined\nmake: *** [all] Error 1\n'
    assert causes_in(json.dumps({"log": text})) == ["float32_headers"]


def test_memory_of_the_trail_is_bounded() -> None:
    lines = "FAILED: a.o\nSUCCESS\nc++: fatal error: Killed signal terminated program cc1plus\n"
    trail = Trail()
    for line in range(0, 3000, 3):
        trail.add(
            hits=[Hit(cause="x", line=line + 2, quote=lines, strength="weak")] * (line < 600),
            successes=[(line + 1, 50)],
            failures=[line],
        )
    assert len(trail.hits) <= 2 * MOST_HITS
    assert max(len(trail.successes), len(trail.failures)) <= 2 * len(trail.hits) + 1


LINES = st.lists(st.text(alphabet="abc \r\x1b[31m.:/\t", max_size=40), max_size=30)


@given(LINES, st.sampled_from(EXAMPLES), LINES)
def test_noise_around_a_cause_never_hides_it(
    before: list[str], example: tuple[Cause, str], after: list[str]
) -> None:
    """Only a few lines follow the cause, because many lines would show that the program goes on
    (test_ending.py)."""
    cause, text = example
    hits = surveyed(text.encode()).hits
    most = GOES_ON_WARNED if all(map(in_warning, hits)) else GOES_ON
    few = max(most - 1 - len(text.splitlines()[hits[-1].line :]), 0)
    log = "\n".join([*before, text, *after[:few]])
    assert causes_in(log) == [cause.id]


@given(st.lists(st.sampled_from(EXAMPLES), min_size=1, max_size=4))
def test_several_causes_come_in_order_once_each(chosen: list[tuple[Cause, str]]) -> None:
    hits = scan(io.BytesIO("\n".join(text for _, text in chosen).encode()), CAUSES)
    ids = [hit.cause for hit in hits]
    assert ids
    assert len(set(ids)) == len(ids)
    assert [hit.line for hit in hits] == sorted(hit.line for hit in hits)
    roots = {cause.id: cause.root_of for cause in CAUSES}
    explained = {root for each in ids for root in roots[each]}
    explained |= {root for each in explained for root in roots[each]}  # their roots too
    # a cause that is only likely counts if no cause is certain
    certain = {
        cause.id for cause, text in chosen if surveyed(text.encode()).hits[0].strength == "certain"
    }
    assert certain - explained <= set(ids)


@given(st.binary(max_size=2000))
def test_any_bytes_are_read(data: bytes) -> None:
    read = b"".join(piece.data for piece in pieces(io.BytesIO(data)))
    assert b"\x1b[" not in read
    scan(io.BytesIO(data), CAUSES)


@pytest.mark.parametrize(
    ("symbol", "of_torch"), [("THCState_getCurrentStream", True), ("THREAD_POOL_run", False)]
)
def test_a_symbol_that_begins_like_torchs_is_not_torchs(symbol: str, of_torch: bool) -> None:
    text = f"ImportError: /opt/e/lib/libgeo.so: undefined symbol: {symbol}\n"
    (hit,) = scan(io.BytesIO(text.encode()), CAUSES)
    (cause,) = (cause for cause in CAUSES if cause.id == hit.cause)
    assert ("torch" in explain(cause, hit)) == of_torch

"""The stubs under ThreadSanitizer, and on a machine that they do not support."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from cuda_fixture import FakeCuda
from stub_programs import STUBS, build_probe, clean_environment, run_probe

TSAN = ("-O0", "-g1", "-fsanitize=thread")
# ThreadSanitizer does not see the loader's own lock, so it reports a false race on a library's name
# when the loader calls back. Which names are reported depends on their length (for example 64
# letters).
SUPPRESSED = "race:dl_iterate_phdr_cb\n"


def test_sixteen_threads_race_cleanly_under_thread_sanitizer(
    tmp_path: Path, fakes: Path, fake_cuda: Callable[..., FakeCuda]
) -> None:
    program = tmp_path / "empty"
    command = ["c++", *TSAN, "-x", "c++", "-", "-o", str(program)]
    subprocess.run(command, input="int main() {}", text=True, check=True)
    if subprocess.run([str(program)], capture_output=True).returncode != 0:
        pytest.skip("missing: a kernel that lets ThreadSanitizer lay out its memory")
    probe = build_probe(tmp_path, flags=TSAN)
    suppressed = tmp_path / "suppressed"
    suppressed.write_text(SUPPRESSED)
    options = f"halt_on_error=1:suppressions={suppressed}:print_suppressions=0"
    env = {
        **fake_cuda().env,
        "NYBBLE_LIBNVRTC": str(fakes / "libnvrtc.so.12"),
        "TSAN_OPTIONS": options,
    }
    assert run_probe(probe, "race", "16", env=env) == [" ".join(["0"] * 16) + " "]
    # without libraries each thread has an error text; later threads reuse the texts of threads that
    # ended
    without = clean_environment(TSAN_OPTIONS=options)
    first, second = run_probe(probe, "race", "16", "race", "16", env=without)
    assert first == second
    assert " 0 " not in first


def test_another_kind_of_system_is_a_clear_error_of_the_compiler() -> None:
    names = ("unix", "unix__", "__unix", "__unix__", "linux", "__linux", "__linux__", "__APPLE__")
    command = ["c++", *(f"-U{name}" for name in names), "-fsyntax-only", "-x", "c++"]
    done = subprocess.run([*command, str(STUBS / "stub.h")], capture_output=True, text=True)
    assert done.returncode != 0
    assert "need POSIX dlopen; Windows is not supported" in done.stderr

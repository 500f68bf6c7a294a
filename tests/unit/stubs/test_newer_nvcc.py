"""Host code that nvcc 13 compiled, on a machine with only an older runtime, gets an error and never
fails silently."""

from __future__ import annotations

from pathlib import Path

from stub_programs import clean_environment, run_probe

LACKS = "lacks __cudaLaunchKernel, which code from this program's version of nvcc calls"


def test_a_runtime_that_cannot_launch_its_kernels_is_refused(probe: Path, fakes: Path) -> None:
    env = clean_environment(NYBBLE_LIBCUDART=str(fakes / "libcudart.so.11.0"))
    lines = run_probe(probe, "kernel", "version", "cudart", "detail", env=env)
    assert lines[0] == "registered 0"
    assert lines[1] == "last error 36 36 36"
    assert any(LACKS in line for line in lines)
    assert "36 0 -1" in lines  # this includes calls that the runtime could have answered


def test_the_search_goes_on_to_a_runtime_that_can(probe: Path, fakes: Path, tmp_path: Path) -> None:
    (tmp_path / "libcudart.so.11.0").write_bytes((fakes / "libcudart.so.11.0").read_bytes())
    env = clean_environment(LD_LIBRARY_PATH=str(fakes), NYBBLE_FAKE_LOG=str(tmp_path / "log"))
    lines = run_probe(probe, "folder", str(tmp_path), "kernel", "version", "cudart", env=env)
    assert "last error 0 0 0" in lines
    assert "0 13000 -1" in lines
    assert '"call": "__cudaLaunchKernel"' in (tmp_path / "log").read_text()


def test_a_runtime_in_use_already_makes_the_launch_the_last_error(probe: Path, fakes: Path) -> None:
    held = str(fakes / "libcudart.so.11.0")
    lines = run_probe(probe, "preload", held, "version", "cudart", "kernel")
    assert lines[0] == "0 11000 -1"
    assert lines[1] == "registered 0"
    assert lines[2].startswith("last error 302 302 0")
    assert any("__cudaLaunchKernel: not in" in line for line in lines)


def test_without_kernels_an_older_runtime_serves(probe: Path, fakes: Path) -> None:
    env = clean_environment(NYBBLE_LIBCUDART=str(fakes / "libcudart.so.11.0"))
    assert run_probe(probe, "version", "cudart", env=env)[0] == "0 11000 -1"

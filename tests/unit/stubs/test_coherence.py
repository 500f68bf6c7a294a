"""The libraries form one coherent set in a process that has loaded torch, or will load it. Each
case runs in a new process."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from cuda_libraries import fake_library
from stub_programs import clean_environment, run_probe

SPELLINGS = ("Create", "Complete")


def nvjitlink(folder: Path, minor: int) -> Path:
    """A fake nvJitLink 12.`minor`. Like the real one, it contains the names of every release up to
    its own."""
    names = [f"__nvJitLink{name}_12_{n}" for name in SPELLINGS for n in range(minor + 1)]
    return fake_library(folder, "nvjitlink", 12, also=names)


def torch(site: Path, cuda: str) -> None:
    (site / "torch").mkdir(parents=True)
    line = f"cuda: Optional[str] = {cuda}" if cuda != "'11.8'" else "cuda = '11.8'"
    text = f"__version__ = '2.9.1'\ndebug = False\n{line}\ngit_version = 'x'\nhip = None\n"
    (site / "torch/version.py").write_text(text)


@pytest.fixture(scope="session")
def linkers(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Path]:
    """nvJitLink 12.2 and 12.8, each in its own folder."""
    folder = tmp_path_factory.mktemp("linkers")
    return {minor: nvjitlink(folder / f"12.{minor}", minor) for minor in (2, 8)}


@pytest.fixture
def site(tmp_path: Path, linkers: dict[int, Path]) -> Path:
    """A site-packages folder that contains torch for CUDA 12.8 and the nvJitLink wheel for it."""
    site = tmp_path / "site-packages"
    torch(site, "'12.8'")
    lib = site / "nvidia/nvjitlink/lib"
    lib.mkdir(parents=True)
    (lib / "libnvJitLink.so.12").write_bytes(linkers[8].read_bytes())
    return site


def wheel(site: Path, part: str) -> tuple[str, str]:
    return "folder", str(site / "nvidia" / part / "lib")


def path_of(lines: list[str]) -> str | None:
    (found,) = json.loads(lines[-1])["libraries"]
    return found["path"]  # type: ignore[no-any-return]


def test_torchs_linker_is_taken_before_an_older_one_of_the_system(
    probe: Path, site: Path, linkers: dict[int, Path]
) -> None:
    env = clean_environment(LD_LIBRARY_PATH=str(linkers[2].parent))
    words = (*wheel(site, "nvjitlink"), "version", "nvjitlink", "json")
    assert path_of(run_probe(probe, *words, env=env)) == str(
        site / "nvidia/nvjitlink/lib/libnvJitLink.so.12"
    )


@pytest.mark.parametrize("how", ["override", "given", "loader", "toolkit"])
def test_a_linker_older_than_torch_needs_is_never_in_the_process(
    probe: Path, site: Path, linkers: dict[int, Path], tmp_path: Path, how: str
) -> None:
    """The nvJitLink wheel of torch is removed, so that the search finds the older one."""
    (site / "nvidia/nvjitlink/lib/libnvJitLink.so.12").unlink()
    old = linkers[2]
    toolkit = tmp_path / "toolkit/lib64"
    toolkit.mkdir(parents=True)
    (toolkit / old.name).write_bytes(old.read_bytes())
    env = {
        "override": clean_environment(NYBBLE_LIBNVJITLINK=str(old)),
        "given": clean_environment(),
        "loader": clean_environment(LD_LIBRARY_PATH=str(old.parent)),
        "toolkit": clean_environment(CUDA_PATH=str(toolkit.parent), NYBBLE_STUB_SYSTEM="1"),
    }[how]
    words = list(wheel(site, "nvjitlink"))
    words += ["use", "nvjitlink", str(old)] if how == "given" else []
    lines = run_probe(
        probe, *words, "version", "nvjitlink", "detail", "mapped", "libnvJitLink.so.12", env=env
    )
    assert "6 0 0" in lines
    assert any("it is 12.2; " in line and "torch will need 12.8 or newer" in line for line in lines)
    assert lines[-1] == "mapped 0"


def test_the_linker_functions_that_torch_needs_are_found(
    probe: Path, site: Path, linkers: dict[int, Path], tmp_path: Path
) -> None:
    """Torch's libcusparse is loaded after the stub's first use and needs the newest name."""
    source = tmp_path / "cusparse.c"
    source.write_text(
        "void __nvJitLinkComplete_12_8(void);\nvoid use(void) { __nvJitLinkComplete_12_8(); }\n"
    )
    cusparse = tmp_path / "libcusparse.so.12"
    command = ["cc", "-shared", "-fPIC", "-Wl,-z,now", "-o", str(cusparse), str(source)]
    subprocess.run([*command, str(linkers[8])], check=True)
    env = clean_environment(LD_LIBRARY_PATH=str(linkers[2].parent))
    after = ("version", "nvjitlink", "preload", str(cusparse))
    assert run_probe(probe, *wheel(site, "nvjitlink"), *after, env=env) == ["0 12 0"]
    # Without the rule, the failure that torch's users reported (pytorch#140797) happens here.
    (site / "nvidia/nvjitlink/lib/libnvJitLink.so.12").unlink()
    off = {**env, "NYBBLE_STUB_TORCH": "0"}
    lines = run_probe(probe, *wheel(site, "nvjitlink"), *after, env=off)
    assert lines[0] == "0 12 0"
    assert "__nvJitLinkComplete_12_8" in lines[1]


@pytest.mark.parametrize("how", ["override", "loader"])
def test_a_runtime_of_another_major_than_torchs_is_never_in_the_process(
    probe: Path, fakes: Path, site: Path, tmp_path: Path, how: str
) -> None:
    newer = tmp_path / "newer"
    newer.mkdir()
    (newer / "libcudart.so.13").write_bytes((fakes / "libcudart.so.13").read_bytes())
    env = (
        clean_environment(NYBBLE_LIBCUDART=str(newer / "libcudart.so.13"))
        if how == "override"
        else clean_environment(LD_LIBRARY_PATH=str(newer))
    )
    words = (*wheel(site, "nvjitlink"), "version", "cudart", "detail", "mapped", "libcudart")
    lines = run_probe(probe, *words, env=env)
    assert lines[0] == "36 0 -1"
    assert any("torch will load CUDA 12's, and two do not mix" in line for line in lines)
    assert lines[-1] == "mapped 0"
    off = {**env, "NYBBLE_STUB_TORCH": "0"}
    assert run_probe(probe, *words[:4], env=off)[0] == "0 13000 -1"
    (newer / "libcudart.so.12").write_bytes((fakes / "libcudart.so.12").read_bytes())
    if how == "loader":
        assert run_probe(probe, *words[:4], env=env)[0] == "0 12000 -1"


def test_a_runtime_of_another_major_than_the_loaded_one_is_refused_even_when_named(
    probe: Path, fakes: Path
) -> None:
    env = clean_environment(NYBBLE_LIBCUDART=str(fakes / "libcudart.so.13"))
    held = str(fakes / "libcudart.so.12")
    words = ("preload", held, "version", "cudart", "detail", "mapped", "libcudart.so.13")
    lines = run_probe(probe, *words, env=env)
    assert lines[0] == "36 0 -1"
    assert any("the process holds CUDA 12's runtime already" in line for line in lines)
    assert lines[-1] == "mapped 0"


@pytest.mark.parametrize(
    ("cuda", "version"), [("'12.8'", 12), ("None", 13), ("'11.8'", 13), ("'13.0'", 13)]
)
def test_other_libraries_follow_torchs_major_where_they_can(
    probe: Path, tmp_path: Path, cuda: str, version: int
) -> None:
    site = tmp_path / "site-packages"
    torch(site, cuda)
    folder = site / "nvidia/cuda_nvrtc/lib"
    for major in (12, 13):
        fake_library(folder, "nvrtc", major)
    lines = run_probe(probe, *wheel(site, "cuda_nvrtc"), "version", "nvrtc")
    assert lines == [f"0 {version} 0"]

"""A kernel set's families are compiled at the same time; an interruption leaves nothing behind."""

from __future__ import annotations

import hashlib
import json
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nybble import compat, cuda
from nybble.cuda import devices, kernels

FAMILIES = ["blockwise", "embedding", "gemm4", "int8", "optim"]
Compile = Callable[[str], None]


class Compiler:
    """A stand-in for Program. It calls `act` with the family's name for each compilation."""

    def __init__(self, act: Compile, name: str) -> None:
        self.act, self.name = act, Path(name).stem

    def __enter__(self) -> Compiler:
        return self

    def __exit__(self, *error: object) -> None: ...

    def compile(self, arch: str, *, kind: str) -> bytes:
        self.act(self.name)
        return f"{self.name} {arch} {kind}".encode()


@pytest.fixture
def owner(tmp_path: Path) -> compat.KernelSet:
    """Return a kernel set with sources, and with images for sm_90."""
    folder, rows = tmp_path / "set", []
    (folder / "src").mkdir(parents=True)
    for family in FAMILIES:
        (folder / "src" / f"{family}.cu").write_text(family)
        digest = hashlib.sha256(family.encode()).hexdigest()
        rows.append({"file": f"{family}.cu", "sha256": digest})
    manifest = {
        "schema": 1, "target": "cuda122", "toolkit": "12.2.140", "ptx_isa": "8.2",
        "device_compiler": {"name": "nvrtc", "version": "12.2.140"},
        "kernel_abi": compat.KERNEL_ABI, "sources": rows,
        "images": [kernels.image_row(family, "sm_90", "cubin", b"") for family in FAMILIES],
    }  # fmt: skip
    (folder / "manifest.json").write_text(json.dumps(manifest))
    return compat.parse_manifest((folder / "manifest.json").read_text(), str(folder))


Run = Callable[..., tuple[compat.KernelSet, list[str]]]


@pytest.fixture
def run(owner: compat.KernelSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that compiles the set on a machine with `processors` processors."""

    def compile_set(
        act: Compile, processors: int = 2, told: Callable[[str], None] | None = None
    ) -> tuple[compat.KernelSet, list[str]]:
        lines: list[str] = []

        def program(source: str, *, name: str, headers: Any) -> Compiler:
            return Compiler(act, name)

        monkeypatch.setattr(kernels, "Program", program)
        monkeypatch.setattr(kernels, "version_of", lambda library: (12, 2))
        monkeypatch.setattr(kernels, "nvrtc_architectures", lambda: (86,))
        monkeypatch.setattr(kernels, "file_size", lambda library: 1)
        monkeypatch.setattr(os, "sched_getaffinity", lambda process: {*range(processors)})
        environ = {"NYBBLE_CACHE": str(tmp_path / "cache")}
        return kernels.compile_set(owner, "sm_86", environ, told or lines.append), lines

    return compile_set


def test_families_are_compiled_at_the_same_time(run: Run) -> None:
    both = threading.Barrier(2)
    first = {"blockwise", "embedding"}
    made, lines = run(lambda name: both.wait(20) if name in first else None)
    assert [image.family for image in made.images] == FAMILIES
    assert [(Path(made.folder) / image.file).read_text() for image in made.images] == [
        f"{family} sm_86 cubin" for family in FAMILIES
    ]
    assert lines == [
        f"{family} is compiled for sm_86 ({number} of 5)"
        for number, family in enumerate(FAMILIES, 1)
    ]


def test_ctrl_c_cancels_the_families_that_wait(run: Run, tmp_path: Path) -> None:
    started: list[str] = []
    stopped = threading.Event()

    def act(name: str) -> None:
        started.append(name)
        if len(started) > 1:
            stopped.wait(20)

    def interrupt(line: str) -> None:
        threading.Timer(0.2, stopped.set).start()  # when the pool waits for the running call
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(act, 1, interrupt)
    assert len(started) <= 2
    assert not list((tmp_path / "cache/kernels").glob("*/manifest.json"))
    made, _ = run(lambda name: None)
    assert len(made.images) == 5


def test_an_error_of_one_family_is_raised_and_nothing_is_kept(run: Run, tmp_path: Path) -> None:
    def act(name: str) -> None:
        if name == "gemm4":
            raise cuda.CompileError("gemm4.cu does not compile")

    with pytest.raises(cuda.CompileError, match=r"^the shipped source gemm4\.cu does not"):
        run(act)
    assert not list((tmp_path / "cache/kernels").glob("*/manifest.json"))


def test_a_device_reads_the_compiled_kernels_once(
    run: Run, owner: compat.KernelSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _ = run(lambda name: None)
    read: list[str] = []
    attached: list[Any] = []

    def compile_set(owner: compat.KernelSet, arch: str, environ: Any) -> compat.KernelSet:
        read.append(arch)
        return made

    monkeypatch.setattr(kernels, "compile_set", compile_set)
    monkeypatch.setattr(devices, "_attach_files", lambda index, files: attached.extend(files))
    choice = compat.choose(compat.device((8, 6)), (12, 2), [owner], nvrtc=(12, 2))
    devices.attach_choice(9, choice, (owner,))
    assert read == ["sm_86"]
    assert [image.family for _, image in attached] == FAMILIES

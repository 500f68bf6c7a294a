"""Computes the digests of a step's source files, and the key that combines all inputs."""

from __future__ import annotations

import functools
import hashlib
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from nybforge.errors import UsageError
from nybforge.packages import Package

__all__ = ["BUILD_REVISION", "cores_of", "file_inputs", "key_of", "source_date"]

# Increase this number when nybforge builds a different package from the same inputs.
BUILD_REVISION = "4"
# The time of the files in every package: 2026-01-01. The time of the commit is not used, because
# keys do not contain it.
SOURCE_DATE = 1767225600
LATEST = 4354819198  # 2107-12-31 23:59:58, the latest time of a file in a wheel
SKIPPED = re.compile(r"__pycache__|\..*|.*\.(pyc|orig|egg-info)", re.DOTALL)


# A path of a recipe's source section, from the recipe's folder to the checkout.
COPIED = re.compile(r"^ *- path: \.\./\.\./(\S+)$", re.MULTILINE)


def _files(root: str, name: str) -> Iterator[str]:
    """Yield the paths of the files in a folder, relative to `root`; or the path of a file."""
    path = os.path.join(root, name)
    if os.path.isfile(path):
        yield name
    elif os.path.isdir(path):
        with os.scandir(path) as entries:
            kept = [each for each in entries if not SKIPPED.fullmatch(each.name)]
        for each in sorted(kept, key=lambda entry: entry.name):
            inside = f"{name}/{each.name}"
            if each.is_file():
                yield inside
            elif each.is_dir():
                yield from _files(root, inside)


# Matches comments, C++ tokens that may contain comment delimiters, and the start of raw strings.
# The pattern begins with a character class of their first characters, because `re` finds the next
# character of a class quickly.
TOKEN = re.compile(
    r"""["'/\dR](?:
        (?<=/) (?P<comment> /[^\n]* | \*.*?\*/ )
      | (?<=") (?:\\.|[^"\\\n])* "
      | (?<=') (?:\\.|[^'\\\n])* '
      | (?<=\b\d) (?:'?[\w.])*
      | (?<=R) (?P<raw> ")
    )""",
    re.DOTALL | re.VERBOSE,
)


def without_comments(text: str) -> str:
    """Return C++ code without comments and empty lines. Sources with equal results compile to the
    same code. Code with raw strings, or with a line comment that continues on the next line, is not
    changed.

    >>> without_comments('int a;  // one\\n\\n/* two */ char* b = "//";')
    'int a;\\n  char* b = "//";\\n'
    """
    parts, end = [], 0
    for found in TOKEN.finditer(text):
        if found["raw"] or (found["comment"] or "").endswith("\\"):
            return text
        if found["comment"]:
            parts += [text[end : found.start()], " "]
            end = found.end()
    kept, continued = "", False
    for line in map(str.rstrip, "".join([*parts, text[end:]]).split("\n")):
        if line or continued:  # kept, because an empty line ends a macro
            kept += line + "\n"
        continued = line.endswith("\\")
    return kept


def file_inputs(root: Path, package: Package) -> dict[str, str]:
    """Return path → sha256 of every input file of the package: the recipe's folder, and what the
    recipe copies."""
    found: dict[str, str] = {}
    recipe = root / package.recipe
    text = recipe.read_text(encoding="utf-8", errors="replace") if recipe.is_file() else ""
    for folder in (package.folder, *COPIED.findall(text)):
        for name in _files(str(root), folder):
            if not package.takes(name):
                continue
            path = root / name
            mode = "x" if path.stat().st_mode & 0o100 else ""
            data = path.read_bytes()
            code = path.suffix in (".cc", ".c", ".h") and not package.contains(name)
            found[name] = (_code_digest(data) if code else hashlib.sha256(data).hexdigest()) + mode
    return found


@functools.lru_cache(maxsize=1024)  # cached, because several packages contain the same files
def _code_digest(data: bytes) -> str:
    code = without_comments(data.decode("utf-8", "surrogateescape"))
    return hashlib.sha256(code.encode("utf-8", "surrogateescape")).hexdigest()


def source_date(env: Mapping[str, str]) -> str:
    """Return the time of a package's files, in seconds since 1970. The time is an input of every
    step.

    >>> source_date({"SOURCE_DATE_EPOCH": "1800000000"})
    '1800000000'
    """
    given = _whole(env, "SOURCE_DATE_EPOCH", 0, LATEST)
    return str(SOURCE_DATE if given is None else given)


def cores_of(env: Mapping[str, str]) -> int:
    """Return how many processes a build script runs at once: CPU_COUNT, or the number of
    processors.
    """
    return _whole(env, "CPU_COUNT", 1, 2**16) or len(os.sched_getaffinity(0))


def _whole(env: Mapping[str, str], name: str, least: int, most: int) -> int | None:
    """Return the whole number that a variable has; None if it is empty or not set."""
    given = env.get(name, "")
    if not given:
        return None
    if not (given.isascii() and given.isdecimal() and least <= int(given[:20]) <= most):
        raise UsageError(
            f"{name}={given[:40]!r}: expected a whole number from {least} to {most}",
            hint=f"unset {name}, or correct its value",
        )
    return int(given)


def key_of(inputs: Mapping[str, str]) -> str:
    """Return one digest over all the inputs.

    >>> key_of({"a": "1", "b": "2"}) == key_of({"b": "2", "a": "1"})
    True
    """
    lines = "".join(f"{name}\0{value}\n" for name, value in sorted(inputs.items()))
    return hashlib.sha256(lines.encode()).hexdigest()

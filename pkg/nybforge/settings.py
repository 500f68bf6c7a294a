"""Reads the user's settings for every run: nybforge.toml, or [tool.nybforge] in pyproject.toml."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from nybforge.choices import TOOLCHAINS
from nybforge.errors import InputError, Location, raise_all

__all__ = ["Settings", "parsed_toml", "read_settings"]

FILE = "nybforge.toml"
SHARED = "pyproject.toml"
TABLE = "tool.nybforge"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The values in the file; None and () mean that a value is not set. The command line takes
    precedence."""

    channels: tuple[str, ...] = ()
    cache: str | None = None
    jobs: int | None = None
    devices: tuple[str, ...] = ()
    toolchain: str | None = None
    compiler_cache: str | None = None
    compiler_cache_folder: str | None = None
    slurm: tuple[tuple[str, object], ...] = ()

    def fill(self, args: argparse.Namespace) -> None:
        """If the command line does not contain an option, set the option to the file's value, or
        else to its default."""
        values: dict[str, Any] = {
            "jobs": self.jobs or 2,
            "toolchain": self.toolchain or TOOLCHAINS[0],
            "channel": list(self.channels),
            "device": list(self.devices),
        }
        for name, value in values.items():
            # an option that takes one value (compat --device) is not set to a list
            empty: tuple[object, ...] = ([],) if isinstance(value, list) else (None,)
            if getattr(args, name, "") in empty:
                setattr(args, name, value)

    def environment(self, env: Mapping[str, str]) -> Mapping[str, str]:
        """Return the environment variables with the file's cache folder, unless NYBFORGE_CACHE is
        set."""
        if self.cache is None or env.get("NYBFORGE_CACHE"):
            return env
        return {**env, "NYBFORGE_CACHE": self.cache}


KEYS = tuple(field.name for field in fields(Settings))
FOLDERS = {"cache", "compiler_cache_folder"}


def read_settings(cwd: Path, root: Path) -> Settings:
    """Return the settings in the nearest file: in `cwd` and its parents up to the checkout `root`,
    otherwise in `root`. Raise InputError for every wrong key."""
    for folder in _folders(cwd, root):
        for name in (FILE, SHARED):
            found = _table(folder / name)
            if found is not None:
                return _checked(found, folder / name)
    return Settings()


def _folders(cwd: Path, root: Path) -> Iterator[Path]:
    """Yield the folders that may contain the file. Folders above the checkout are excluded, because
    other users may be able to write there."""
    yield cwd
    if cwd != root:
        yield from (each for each in cwd.parents if each.is_relative_to(root) and each != root)
        yield root


def _table(path: Path) -> Mapping[str, Any] | None:
    """Return the settings in the file; None if the file or its table is missing."""
    if not path.is_file():
        return None
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise InputError("the settings cannot be read", where=path, why=why) from None
    if path.name == SHARED and "nybforge" not in text:
        return None
    data = parsed_toml(text, path)
    if path.name == SHARED:
        tools = data.get("tool", {})
        return tools.get("nybforge") if isinstance(tools, dict) else None
    return data


def parsed_toml(text: str, path: Path) -> dict[str, Any]:
    """Return the content of a TOML file; raise InputError with the place of a syntax error."""
    import tomli  # a compiled module that is four times as fast as tomllib

    try:
        return tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        found = re.search(r"at line (\d+), column (\d+)", str(error))
        line, column = (int(found[1]), int(found[2])) if found else (None, None)
        where = Location(path=path, line=line, column=column)
        raise InputError(f"not valid TOML: {error}", where=where) from None


def _checked(data: Any, path: Path) -> Settings:
    """Return the settings; raise InputError for each wrong key or value."""
    if not isinstance(data, dict):
        raise InputError(f"{TABLE} must be a table", where=path, hint=f"write [{TABLE}]")
    raise_all([error for key, value in data.items() if (error := _wrong(key, value, path))])
    raise_all(_wrong_slurm(data.get("slurm", {}), path))
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in data.items()
    }
    for key in FOLDERS & values.keys():
        values[key] = str(path.parent / Path(values[key]).expanduser())
    if "slurm" in values:
        values["slurm"] = tuple(values["slurm"].items())
    if "channels" in values:
        values["channels"] = tuple(_channel(each, path.parent) for each in values["channels"])
    return Settings(**values)


def _channel(text: str, folder: Path) -> str:
    """Return the channel. A relative folder is relative to the settings file.

    >>> _channel("./channel", Path("/srv")), _channel("conda-forge", Path("/srv"))
    ('/srv/channel', 'conda-forge')
    """
    return str(folder / text) if text.startswith(("./", "../")) else text


def _wrong(key: str, value: object, path: Path) -> InputError | None:
    """Return the error for a key; None if the key is right."""
    where = Location(path=path, line=_line(key, path))
    if key not in KEYS:
        from nybforge.load import closest

        near = closest(key, KEYS, 1)
        hint = f"perhaps you meant {near[0]!r}" if near else f"known keys: {', '.join(KEYS)}"
        return InputError(f"unknown key {key!r}", where=where, hint=hint)
    expected = {
        "jobs": "a number from 1 up",
        **dict.fromkeys(FOLDERS, "a folder"),
        "compiler_cache": 'a program, or "none"',
        "toolchain": " or ".join(TOOLCHAINS),
        "slurm": "a table of sbatch's long options",
    }.get(key, 'a list of strings: ["…"]')
    if key == "jobs":
        good = isinstance(value, int) and not isinstance(value, bool) and value >= 1
    elif key == "toolchain":
        good = value in TOOLCHAINS
    elif key == "slurm":
        good = isinstance(value, dict)
    elif key in FOLDERS or key == "compiler_cache":
        good = isinstance(value, str) and value != ""
    else:
        good = isinstance(value, list) and all(isinstance(each, str) and each for each in value)
    return None if good else InputError(f"{key} must be {expected}", where=where)


def _wrong_slurm(table: Mapping[str, object], path: Path) -> list[InputError]:
    from nybforge.slurm.options import wrong_option

    return [
        InputError(what, where=Location(path=path, line=_line(name, path)))
        for name, value in table.items()
        if (what := wrong_option(name, value))
    ]


def _line(key: str, path: Path) -> int | None:
    """Return the line number of a key. In pyproject.toml the line is below the table's header."""
    lines = path.read_text(encoding="utf-8").splitlines()
    headers = [n for n, line in enumerate(lines) if line.strip() == f"[{TABLE}]"]
    start = headers[0] if path.name == SHARED and headers else 0
    written = re.compile(rf"""\s*["']?{re.escape(key)}["']?\s*=""")
    return next((n for n in range(start + 1, len(lines) + 1) if written.match(lines[n - 1])), None)

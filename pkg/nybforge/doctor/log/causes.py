"""Reads the causes that logs can show from TOML files. Each file has one cause, and an unknown key
is an error."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import STRENGTHS, Case, Cause, Line, Sign
from nybforge.errors import InputError, Location
from nybforge.settings import parsed_toml

__all__ = ["FOLDER", "installed_causes", "load_causes"]

FOLDER = Path(__file__).parents[1] / "causes"
PARTS = FOLDER.with_name("parts.toml")

_NEEDED = {"title": str, "why": str, "fix": list, "examples": list, "counter_examples": list}
_CAUSE = {**_NEEDED, "root_of": list, "lasting": bool, "parts": dict, "cases": list, "signs": list}
_CASE = {"when": list, "why": str, "fix": list}
_LINE = {"when": list, "line": str}
_SIGN = {
    "needles": list,
    "pattern": str,
    "strength": str,
    "unless": str,
    "nearby": str,
    "not_nearby": str,
}


def load_causes(folder: Path) -> tuple[Cause, ...]:
    """Return the causes in the folder, sorted by name. Raise InputError with the file and the line
    if a file is not valid."""
    shared = _File(PARTS).data
    causes = [_File(path).cause(shared) for path in sorted(folder.glob("*.toml"))]
    known = {cause.id for cause in causes}
    for cause in causes:
        if lost := set(cause.root_of) - known:
            where = folder / f"{cause.id}.toml"
            raise InputError(f"root_of names no cause: {', '.join(sorted(lost))}", where=where)
    return tuple(causes)


@cache
def installed_causes() -> tuple[Cause, ...]:
    """Return the causes that nybforge installs."""
    return load_causes(FOLDER)


class _File:
    """A TOML file with one cause, and its parsed content."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.text = path.read_text(encoding="utf-8")
            self.data = parsed_toml(self.text, path)
        except (OSError, UnicodeDecodeError) as error:
            raise InputError("the file cannot be read", where=path, why=str(error)) from None

    def cause(self, shared: Mapping[str, str]) -> Cause:
        """Return the cause in the file. `shared` has named parts of patterns that every file can
        use."""
        data = self._checked(self.data, _CAUSE, tuple(_NEEDED), "")
        own = self._checked(data.get("parts", {}), dict.fromkeys(data.get("parts", {}), str))
        parts = {**shared, **own}
        cases = [self._case(case, n, parts) for n, case in enumerate(self._tables(data, "cases"))]
        signs = [self._sign(sign, n, parts) for n, sign in enumerate(self._tables(data, "signs"))]
        if not signs:
            self._wrong("the key 'signs' is missing")
        last = Case(why=data["why"], fix=self._fix(data["fix"], "fix"))
        return Cause(
            id=self.path.stem,
            title=data["title"],
            cases=(*cases, last),
            signs=tuple(signs),
            root_of=self._texts(data, "root_of"),
            lasting=data.get("lasting", False),
            examples=self._texts(data, "examples"),
            counter_examples=self._texts(data, "counter_examples"),
        )

    def _case(self, data: Any, number: int, parts: Mapping[str, str]) -> Case:
        where = f"[[cases]]#{number}"
        case = self._checked(data, _CASE, ("when",), where)
        fix = self._fix(case["fix"], where) if "fix" in case else None
        when = tuple(self._composed(text, parts, where) for text in self._texts(case, "when"))
        return Case(when=when, why=case.get("why"), fix=fix)

    def _fix(self, lines: list[Any], where: str) -> tuple[Line, ...]:
        out = []
        for line in lines:
            if isinstance(line, str):
                out.append(Line(text=line))
            else:
                table = self._checked(line, _LINE, tuple(_LINE), where)
                out.append(Line(text=table["line"], when=self._texts(table, "when")))
        return tuple(out)

    def _sign(self, data: Any, number: int, parts: Mapping[str, str]) -> Sign:
        where = f"[[signs]]#{number}"
        sign = self._checked(data, _SIGN, ("needles",), where)
        needles = self._texts(sign, "needles")
        strength = sign.get("strength", "certain")
        if strength not in STRENGTHS:
            self._wrong(
                f"unknown strength {strength!r}: expected one of {', '.join(STRENGTHS)}", where
            )
        regex = sign.get("pattern") or "(?i)" + "|".join(map(linear.escape, needles))
        more = [sign.get(key, "") for key in ("unless", "nearby", "not_nearby")]
        regex, unless, nearby, not_nearby = (
            self._composed(text, parts, where) for text in (regex, *more)
        )
        return Sign(
            needles=needles,
            regex=regex,
            strength=strength,
            unless_regex=unless,
            nearby_regex=nearby,
            not_nearby_regex=not_nearby,
        )

    def _composed(self, regex: str, parts: Mapping[str, str], where: str) -> str:
        """Return the pattern with each {{part}} replaced by the part of that name."""
        if "{{" not in regex:  # true for almost all patterns
            return regex
        for name, part in parts.items():
            regex = regex.replace("{{" + name + "}}", part)
        if unknown := re.search(r"\{\{(\w+)\}\}", regex):
            self._wrong(f"unknown part {unknown[1]!r}: expected one of {', '.join(parts)}", where)
        return regex

    def _tables(self, data: Mapping[str, Any], key: str) -> list[Any]:
        return list(data.get(key, ()))

    def _texts(self, data: Mapping[str, Any], key: str) -> tuple[str, ...]:
        texts = data.get(key, ())
        if not all(isinstance(text, str) for text in texts):
            self._wrong(f"{key} must be a list of strings", key)
        return tuple(texts)

    def _checked(
        self, data: Any, keys: Mapping[str, type], needed: tuple[str, ...] = (), where: str = ""
    ) -> Mapping[str, Any]:
        """Return `data` if it is a table that has only keys in `keys`, with values of the right
        types, and all keys in `needed`."""
        if not isinstance(data, dict):
            self._wrong("expected a table", where)
        for key, content in data.items():
            if key not in keys:
                self._wrong(f"unknown key {key!r}; known: {', '.join(keys)}", where, key)
            if not isinstance(content, keys[key]):
                self._wrong(f"{key} must be of type {keys[key].__name__}", where, key)
        for key in needed:
            if key not in data:
                self._wrong(f"the key {key!r} is missing", where)
        return data

    def _wrong(self, what: str, where: str = "", key: str = "") -> NoReturn:
        """Raise InputError. Its location is the line of the key `key` in the table `where`, for
        example in the third table of signs (`[[signs]]#2`)."""
        lines = self.text.splitlines()
        header, _, number = where.partition("#")
        starts = [n for n, line in enumerate(lines) if header and line.strip() == header]
        start = starts[int(number)] if number and starts else 0
        written = re.compile(rf"(?:^|[\s{{,\[]){re.escape(key)}\s*[=\]]")
        at = (n for n in range(start, len(lines)) if key and written.search(lines[n]))
        raise InputError(what, where=Location(path=self.path, line=next(at, start) + 1))

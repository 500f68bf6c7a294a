"""The only YAML reader: every value records its file, line and column."""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.composer import Composer, ComposerError
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import AliasEvent
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from nybforge.errors import InputError, Location, NybforgeError, raise_all

MOST_BYTES = 64 << 20
MOST_DEPTH = 64
# KEY matches a key at the beginning of a line. NOT_IN_PARTS matches directives, document markers,
# and line ends other than \n. COMMENTS matches empty lines and comments.
KEY = re.compile(r"^(?=[A-Za-z_][\w.-]*:(?:[ \n]|\Z))", re.MULTILINE)
NOT_IN_PARTS = re.compile("^(?:---|\\.\\.\\.|%)|[\r\x85\u2028\u2029\ufeff]", re.MULTILINE)
COMMENTS = re.compile(r"(?:[ ]*(?:#[^\n]*)?\n)*")

__all__ = ["Value", "closest", "dump_text", "read", "reject_unknown"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Value:
    """One node of a YAML file: a string, a list or a mapping, and its position.

    Scalars stay strings as they are written: 12.20 and 12.2 are different values here.
    """

    content: str | tuple[Value, ...] | Mapping[str, Value] | None
    where: Location
    quoted: bool = False
    flow: bool = False  # written in flow style, [a, b] or {a: b}
    key_where: Location | None = None

    def text(self) -> str:
        """Return the scalar. If the node is not a scalar, the InputError names its kind."""
        if isinstance(self.content, str):
            return self.content
        raise self.wrong("a single value")

    def items(self) -> tuple[Value, ...]:
        """Return the list's members, or raise an InputError if the node is not a list."""
        if isinstance(self.content, tuple):
            return self.content
        raise self.wrong("a list with each item on its own line, after '- '")

    def mapping(self) -> Mapping[str, Value]:
        """Return the mapping, or raise an InputError if the node is not a mapping."""
        if isinstance(self.content, Mapping):
            return self.content
        raise self.wrong("a mapping (key: value)")

    def texts(self) -> tuple[str, ...]:
        """Return the list's members as strings."""
        return tuple(item.text() for item in self.items())

    def get(self, key: str) -> Value | None:
        """Return the value of the key, or None."""
        return self.mapping().get(key)

    def require(self, key: str) -> Value:
        """Return the value of the key, or raise an InputError that names the key."""
        found = self.mapping().get(key)
        if found is None:
            raise InputError(f"the key {key!r} is missing", where=self.where)
        return found

    def plain(self) -> object:
        """Return the node as plain Python strings, lists and dictionaries."""
        if isinstance(self.content, tuple):
            return [item.plain() for item in self.content]
        if isinstance(self.content, Mapping):
            return {key: value.plain() for key, value in self.content.items()}
        return self.content

    def wrong(self, wanted: str) -> InputError:
        """Return an error that says that `wanted` was expected here."""
        kinds = {str: "a single value", tuple: "a list", type(None): "nothing"}
        found = kinds.get(type(self.content), "a mapping")
        return InputError(f"expected {wanted}, found {found}", where=self.where)


def read(path: Path) -> Value:
    """Return the only document in the file. On failure, raise InputError with file, line and
    column."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        text = data.decode("utf-8")
    except FileNotFoundError:
        raise InputError("no such file", where=path) from None
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise InputError("the file cannot be read", where=path, why=why) from None
    return parse(text, path)


class _Limited(Composer):
    """Composes nodes. Aliases and deep nesting are rejected before expansion, because 600 bytes of
    aliases can expand to gigabytes."""

    depth = 0

    def compose_node(self, parent: object, index: object) -> object:
        event = self.parser.peek_event()
        if isinstance(event, AliasEvent):
            raise ComposerError(
                problem=f"YAML aliases are not supported: *{event.anchor}",
                problem_mark=event.start_mark,
            )
        if self.depth >= MOST_DEPTH:
            raise ComposerError(
                problem=f"nested too deeply: limit exceeded ({MOST_DEPTH} levels)",
                problem_mark=event.start_mark,
            )
        self.depth += 1
        try:
            return super().compose_node(parent, index)
        finally:
            self.depth -= 1


# cached, because one command reads the target files several times
@functools.lru_cache(maxsize=128)
def parse(text: str, path: Path) -> Value:
    """Return the document in `text`; `path` is the file that contains it."""
    lines = text.splitlines()
    try:
        if len(text) > MOST_BYTES:
            raise InputError(f"file size limit exceeded ({MOST_BYTES >> 20} MiB)", where=path)
        parts = _composed_parts(text) or [(0, _composed(text))]
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = None if mark is None else _location(path, mark.line, mark.column, lines)
        ours = isinstance(error, ComposerError) and error.context is None
        what = error.problem if ours else f"not valid YAML: {error.problem or error.context}"
        raise InputError(str(what), where=where or path) from None
    except YAMLError as error:
        raise InputError(f"not valid YAML: {error}", where=path) from None
    except RecursionError:
        raise _nested_too_deeply(path) from None
    if parts[0][1] is None:
        raise InputError("the file is empty", where=path)
    try:
        if len(parts) == 1:
            return _value(parts[0][1], path, lines, 0)
        members: dict[str, Value] = {}
        for line, node in parts:
            _add_members(members, node, path, lines, line)
        line, node = parts[0]
        where = _location(path, node.start_mark.line + line, node.start_mark.column, lines)
        return Value(content=members, where=where)
    except RecursionError:
        raise _nested_too_deeply(path) from None


# Target files share most of their lines, and one command reads a file several times. The cache
# composes each distinct part once.
@functools.lru_cache(maxsize=4096)
def _composed(text: str) -> Any:
    """Return the node of the only document in the text."""
    # typ="rt" would collect comments, and mark the line breaks of folded text.
    reader = YAML(typ="safe", pure=True)
    reader.Composer = _Limited
    return reader.compose(text)


def _composed_parts(text: str) -> list[tuple[int, Any]]:
    """Return the line (counted from 0) and the node of each part of a block mapping. A part begins
    at a key in the first column. Return [] for other texts, or if a part is not valid by itself;
    the caller must then compose the whole text."""
    starts = [found.start() for found in KEY.finditer(text)]
    if len(starts) < 2 or NOT_IN_PARTS.search(text) or not COMMENTS.fullmatch(text[: starts[0]]):
        return []
    parts = []
    line = text.count("\n", 0, starts[0])
    for begin, end in pairwise([*starts, len(text)]):
        try:
            node = _composed(text[begin:end])
        except (YAMLError, RecursionError):
            return []
        if not isinstance(node, MappingNode) or node.flow_style:
            return []
        parts.append((line, node))
        line += text.count("\n", begin, end)
    return parts


def _nested_too_deeply(path: Path) -> InputError:
    return InputError(
        "the lists or mappings in the file are nested too deeply, or contain themselves", where=path
    )


def _location(path: Path, line: int, column: int, lines: list[str]) -> Location:
    text = lines[line] if 0 <= line < len(lines) else None
    return Location(path=path, line=line + 1, column=column + 1, text=text)


def _value(node: Node, path: Path, lines: list[str], line: int) -> Value:
    """Return a node's value. `line` is the line of the file where the node's text begins."""
    where = _location(path, node.start_mark.line + line, node.start_mark.column, lines)
    if isinstance(node, ScalarNode):
        null = node.tag == "tag:yaml.org,2002:null" and node.style is None
        empty = null and node.value in ("", "~", "null")
        content = None if empty else str(node.value)
        return Value(content=content, where=where, quoted=node.style in ("'", '"'))
    if isinstance(node, SequenceNode):
        members_of = tuple(_value(item, path, lines, line) for item in node.value)
        return Value(content=members_of, where=where, flow=bool(node.flow_style))
    assert isinstance(node, MappingNode)
    members: dict[str, Value] = {}
    _add_members(members, node, path, lines, line)
    return Value(content=members, where=where, flow=bool(node.flow_style))


def _add_members(
    members: dict[str, Value], node: MappingNode, path: Path, lines: list[str], line: int
) -> None:
    for key, value in node.value:
        at = _location(path, key.start_mark.line + line, key.start_mark.column, lines)
        name = str(key.value)
        if name in members:
            raise InputError(f"duplicate key {name!r}", where=at)
        member = _value(value, path, lines, line)
        members[name] = Value(
            content=member.content,
            where=member.where,
            quoted=member.quoted,
            flow=member.flow,
            key_where=at,
        )


def closest(word: str, known: Iterable[str], count: int = 3) -> list[str]:
    """Return the known words that are closest to `word`, best match first.

    >>> closest("cuda_complier", ["cuda_compiler", "c_compiler"])
    ['cuda_compiler', 'c_compiler']
    """
    return difflib.get_close_matches(word, list(known), n=count, cutoff=0.6)


def unknown_keys(value: Value, known: Iterable[str]) -> Iterator[NybforgeError]:
    """Yield an error for each unknown key of the mapping."""
    names = sorted(known)
    for key, member in value.mapping().items():
        if key in names:
            continue
        near = closest(key, names, 1)
        yield InputError(
            f"unknown key {key!r}",
            where=member.key_where or member.where,
            hint=f"perhaps you meant {near[0]!r}" if near else f"known keys: {', '.join(names)}",
        )


def reject_unknown(value: Value, known: Iterable[str]) -> None:
    """Raise one error that lists all the unknown keys of the mapping."""
    raise_all(list(unknown_keys(value, known)))


def dump_text(data: object) -> str:
    """Return plain data as YAML in a style that both conda-build and rattler-build can read: block
    lists of quoted strings."""
    import io

    from ruamel.yaml.scalarstring import DoubleQuotedScalarString

    def quote(item: object) -> object:
        if isinstance(item, str):
            return DoubleQuotedScalarString(item)
        if isinstance(item, Mapping):
            return {key: quote(member) for key, member in item.items()}
        if isinstance(item, (list, tuple)):
            return [quote(member) for member in item]
        return item

    writer = YAML()
    writer.default_flow_style = False
    writer.width = 4096
    sink = io.StringIO()
    writer.dump(quote(data), sink)
    return sink.getvalue()

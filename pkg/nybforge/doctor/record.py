"""Converts facts to JSON and back. If JSON is not valid, the error names the wrong field."""

from __future__ import annotations

import dataclasses
import functools
import json
import re
import types
import typing
from collections.abc import Iterable, Mapping
from typing import Any

from nybforge.doctor.facts import SCHEMA, Facts
from nybforge.errors import InputError
from nybforge.redact import anonymize, cleaned


def to_json(facts: Facts) -> dict[str, Any]:
    """Return the facts as a dictionary that can be written as JSON. It does not contain the home
    folder, which names the user."""
    system = dataclasses.replace(facts.system, home="")
    return dataclasses.asdict(dataclasses.replace(facts, system=system))


def from_json(document: object, where: str) -> Facts:
    """Return the facts in a document that was read from JSON. If a field is wrong, raise InputError
    that names the first wrong field."""
    if not isinstance(document, dict):
        raise InputError("the machine record must be a JSON object", where=where)
    if document.get("schema") != SCHEMA:
        raise InputError(
            f"the record has schema {document.get('schema')!r}, but this nybforge reads only "
            f"schema {SCHEMA}",
            where=where,
            hint="record the machine again: nybforge doctor --record FILE",
        )
    facts: Facts = _build(Facts, document, where, "")
    return facts


def loads(text: str, where: str) -> Facts:
    """Return the facts in a text in JSON."""
    try:
        return from_json(json.loads(text), where)
    except json.JSONDecodeError as error:
        raise InputError(
            "the machine record is not JSON",
            where=f"{where}:{error.lineno}:{error.colno}",
            why=error.msg,
            hint="record the machine again: nybforge doctor --record FILE",
        ) from error
    except RecursionError:
        raise InputError("the machine record is nested too deeply", where=where) from None


def _build(kind: Any, value: object, where: str, field: str) -> Any:
    """Return the value converted to the type `kind`. The items of records, tuples and mappings are
    converted recursively."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (types.UnionType, typing.Union):
        if value is None and type(None) in arguments:
            return None
        return _build(next(a for a in arguments if a is not type(None)), value, where, field)
    if dataclasses.is_dataclass(kind):
        return _build_record(typing.cast(type[Any], kind), value, where, field)
    if origin is tuple and isinstance(value, list | tuple):
        return tuple(
            _build(arguments[0], item, where, f"{field}[{i}]") for i, item in enumerate(value)
        )
    if origin is Mapping and isinstance(value, dict):
        return {str(key): _build(arguments[1], item, where, field) for key, item in value.items()}
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if isinstance(kind, type) and type(value) is kind:
        return value
    name = getattr(kind, "__name__", str(kind))
    raise InputError(f"{field} of the machine record must be {name}, not {value!r}", where=where)


_hints = functools.cache(typing.get_type_hints)  # it compiles each annotation


def _build_record(kind: type[Any], value: object, where: str, field: str) -> Any:
    if not isinstance(value, dict):
        raise InputError(f"{field} of the machine record must be an object", where=where)
    hints = _hints(typing.cast(typing.Hashable, kind))  # mypy: type[Any] is not Hashable
    for name in value:
        if name not in hints:
            known = ", ".join(hints)
            raise InputError(
                f"the machine record has an unknown field {field}.{name}".replace(" .", " "),
                where=where,
                hint=f"known here: {known}",
            )
    given = {
        name: _build(hints[name], item, where, f"{field}.{name}".lstrip("."))
        for name, item in value.items()
    }
    for each in dataclasses.fields(kind):
        form, said = each.metadata.get("form"), given.get(each.name)
        if form and isinstance(said, str) and not re.fullmatch(form, said, re.ASCII):
            name = f"{field}.{each.name}".lstrip(".")
            raise InputError(
                f"{name} of the machine record is not a version: {said!r}", where=where
            )
    try:
        return kind(**given)
    except TypeError as error:
        raise InputError(f"{field} of the machine record: {error}", where=where) from error


def scrubbed(value: Any, user: str = "", host: str = "", homes: Iterable[str] = ()) -> Any:
    """Return the value without secrets and without the names of users and hosts.

    >>> scrubbed({"HF_TOKEN": "hf_x", "PATH": "/home/ann/bin"})
    {'HF_TOKEN': '(removed)', 'PATH': '/home/user/bin'}
    """
    return cleaned(value, lambda text: anonymize(text, user, host, homes))

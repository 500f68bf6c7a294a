"""The JSON Schemas of doctor's output and machine records, derived from the dataclasses."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Mapping
from typing import Any

from nybforge.doctor.facts import Facts

DIALECT = "https://json-schema.org/draft/2020-12/schema"

_PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean"}


def of(kind: Any) -> dict[str, Any]:
    """Return the JSON Schema for values of the type `kind`.

    >>> of(tuple[str, ...])
    {'type': 'array', 'items': {'type': 'string'}}
    """
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (types.UnionType, typing.Union):
        return {"anyOf": [of(argument) for argument in arguments]}
    if kind is type(None):
        return {"type": "null"}
    if dataclasses.is_dataclass(kind):
        return _record(typing.cast(type[Any], kind))
    if origin is tuple:
        return {"type": "array", "items": of(arguments[0])}
    if origin is Mapping:
        return {"type": "object", "additionalProperties": of(arguments[1])}
    return {"type": _PLAIN[kind]}


def _record(kind: type[Any]) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    needed = [
        field.name
        for field in dataclasses.fields(kind)
        if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
    ]
    return {
        "type": "object",
        "description": " ".join((kind.__doc__ or "").split()),
        "properties": {name: of(hint) for name, hint in hints.items()},
        "required": needed,
        "additionalProperties": False,
    }


_TEXTS = {"type": "array", "items": {"type": "string"}}
_TEXT = {"type": "string", "minLength": 1}


def _document(kind: str, fields: dict[str, Any]) -> dict[str, Any]:
    properties = {"version": {"const": 1}, "kind": {"const": kind}, **fields}
    return {
        "$schema": DIALECT,
        "title": f"nybforge {kind}",
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _object(fields: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": fields, "required": list(fields)}


def documents() -> dict[str, dict[str, Any]]:
    """Return a dictionary from file names to the JSON Schemas of the documents."""
    finding = _object(
        {
            "id": _TEXT,
            "severity": {"enum": ["blocks", "warns", "notes"]},
            "what": _TEXT,
            "seen": _TEXT,
            "fix": {**_TEXTS, "minItems": 1},
            "page": _TEXT,
        }
    )
    cause = _object(
        {
            "id": _TEXT,
            "line": {"type": "integer", "minimum": 1},
            "quote": _TEXT,
            "title": _TEXT,
            "why": _TEXT,
            "fix": {**_TEXTS, "minItems": 1},
            "page": _TEXT,
        }
    )
    first = _object(
        {
            "line": {"type": "integer", "minimum": 1},
            "text": {**_TEXTS, "minItems": 1},
            "file": of(str | None),
            "file_line": of(int | None),
        }
    )
    step = _object({"ok": {"type": "boolean"}, "rule": _TEXT, "fact": _TEXT, "fix": _TEXTS})
    facts = of(Facts)
    place = _object({"line": {"type": "integer", "minimum": 1}, "text": _TEXT})
    answer = {
        "question": _TEXT,
        "answer": {"enum": ["yes", "no"]},
        "steps": {"type": "array", "items": step, "minItems": 1},
    }
    return {
        "machine-record.json": {"$schema": DIALECT, "title": "machine record", **facts},
        "doctor.json": _document(
            "doctor",
            {
                "findings": {"type": "array", "items": finding},
                "blocking": {"type": "boolean"},
                "facts": facts,
            },
        ),
        "doctor-answer.json": _document("doctor-answer", answer),
        "doctor-log.json": _document(
            "doctor-log",
            {
                "findings": {"type": "array", "items": cause},
                "notes": {"type": "array", "maxItems": 2, "items": cause},
                "ending": {"anyOf": [place, of(type(None))]},
                "first_error": {"anyOf": [first, of(type(None))]},
                "look_at": {
                    "type": "array",
                    "maxItems": 3,
                    "items": place,
                },
                "incomplete": of(str | None),
            },
        ),
    }

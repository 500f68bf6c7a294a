# Reads the C functions and types that a vendor header declares, with libclang.
from __future__ import annotations

import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from clang import cindex

Kind = cindex.TypeKind
OUT_WORDS = ("return", "pointer to store", "pointer to return", "pointer to the return")


@dataclass(frozen=True, slots=True, kw_only=True)
class Function:
    """A declaration, with types as text; `outs` are the parameters documented as outputs."""

    symbol: str
    ret: str
    params: tuple[tuple[str, str], ...]
    outs: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class Header:
    functions: dict[str, Function] = field(default_factory=dict)
    types: dict[str, dict[str, object]] = field(default_factory=dict)
    constants: dict[str, int] = field(default_factory=dict)
    layouts: dict[str, dict[str, object]] = field(default_factory=dict)


def compiler_includes() -> list[str]:
    """Return the system compiler's header folder, which has the stddef.h that libclang needs."""
    folder = subprocess.run(
        ["cc", "-print-file-name=include"], check=True, capture_output=True, text=True
    ).stdout.strip()
    return ["-isystem", folder]


def _outs(cursor: cindex.Cursor) -> tuple[str, ...]:
    names = []
    for line in (cursor.raw_comment or "").splitlines():
        words = line.strip(" */").split(None, 2)
        if len(words) == 3 and words[0] in ("\\param", "@param", "\\param[out]"):
            text = words[2].lstrip("- \t").lower()
            if words[0].endswith("[out]") or text.startswith(OUT_WORDS):
                names.append(words[1])
        elif len(words) == 3 and words[0].startswith("\\param[out"):
            names.append(words[1])
    return tuple(names)


class Reader:
    """Collects functions whose names start with `prefixes` from one translation unit."""

    def __init__(self, prefixes: tuple[str, ...], define: tuple[str, ...] = ()) -> None:
        self.prefixes = prefixes
        self.define = define
        self.header = Header()

    def read(self, path: Path, arguments: list[str]) -> Header:
        unit = cindex.Index.create().parse(
            str(path), args=["-x", "c", *arguments, *compiler_includes()]
        )
        fatal = [d for d in unit.diagnostics if d.severity >= cindex.Diagnostic.Error]
        if fatal:
            raise RuntimeError(f"{path}: libclang cannot read it: {fatal[0]}")
        for cursor in unit.cursor.get_children():
            if cursor.kind == cindex.CursorKind.FUNCTION_DECL:
                self._function(cursor)
            elif cursor.kind == cindex.CursorKind.ENUM_DECL:
                self._enum(cursor)
            elif cursor.kind == cindex.CursorKind.TYPEDEF_DECL and cursor.spelling in self.define:
                self._struct(cursor.spelling, cursor.underlying_typedef_type, by_value=True)
        return self.header

    def _enum(self, cursor: cindex.Cursor) -> None:
        for constant in cursor.get_children():
            self.header.constants[constant.spelling] = constant.enum_value

    def _function(self, cursor: cindex.Cursor) -> None:
        inline = cursor.storage_class == cindex.StorageClass.STATIC
        if inline or not cursor.spelling.startswith(self.prefixes):
            return
        params = []
        for index, argument in enumerate(cursor.get_arguments()):
            kind = argument.type
            if kind.kind in (Kind.CONSTANTARRAY, Kind.INCOMPLETEARRAY):
                text = self.render(kind.element_type) + "*"
            else:
                text = self.render(kind, by_value=True)
            params.append((argument.spelling or f"a{index}", text))
        self.header.functions[cursor.spelling] = Function(
            symbol=cursor.spelling,
            ret=self.render(cursor.result_type, by_value=True),
            params=tuple(params),
            outs=_outs(cursor),
        )

    def render(self, kind: cindex.Type, *, by_value: bool = False) -> str:
        """Return the C text of `kind`, and register every named type in it."""
        const = "const " if kind.is_const_qualified() else ""
        if kind.kind == Kind.POINTER:
            target = kind.get_pointee()
            if target.get_canonical().kind == Kind.FUNCTIONPROTO and target.kind != Kind.TYPEDEF:
                return self._callback(target)
            text = self.render(target)
            return f"{text}* const" if const else f"{text}*"
        if kind.kind == Kind.ELABORATED:
            kind = kind.get_named_type()
        declaration = kind.get_declaration()
        name: str = declaration.spelling
        if kind.kind == Kind.TYPEDEF:
            return const + self._typedef(name, declaration.underlying_typedef_type, by_value)
        if kind.kind == Kind.ENUM:
            self.header.types.setdefault(name, {"kind": "enum"})
            return const + name
        if kind.kind == Kind.RECORD:
            self._struct(name, kind, by_value=by_value)
            return const + name
        return const + str(kind.spelling).replace("const ", "")

    def _typedef(self, name: str, under: cindex.Type, by_value: bool) -> str:
        if name in ("size_t", "uint64_t", "int64_t", "uint32_t", "int32_t", "uint8_t", "uint16_t"):
            return name
        canonical = under.get_canonical()
        if canonical.kind == Kind.RECORD:
            self._struct(name, under, by_value=by_value)
        elif name in self.header.types:
            return name
        elif canonical.kind == Kind.ENUM:
            self.header.types[name] = {"kind": "enum"}
        elif canonical.kind == Kind.POINTER:
            target = canonical.get_pointee()
            if target.kind == Kind.FUNCTIONPROTO:
                pointee = under.get_pointee() if under.kind == Kind.POINTER else target
                self.header.types[name] = {"kind": "callback", "type": self._callback(pointee)}
            elif target.kind == Kind.RECORD:
                self.header.types[name] = {"kind": "handle", "struct": _tag(target)}
            else:
                self.header.types[name] = {"kind": "alias", "type": canonical.spelling}
        elif canonical.kind == Kind.FUNCTIONPROTO:
            self.header.types[name] = {"kind": "function", "type": self._callback(under)}
        else:
            self.header.types[name] = {"kind": "alias", "type": canonical.spelling}
        return name

    def _callback(self, kind: cindex.Type) -> str:
        proto = kind if kind.kind == Kind.FUNCTIONPROTO else kind.get_canonical()
        arguments = ", ".join(self.render(a, by_value=False) for a in proto.argument_types())
        return f"{self.render(proto.get_result())} (*)({arguments or 'void'})"

    def _struct(self, name: str, kind: cindex.Type, *, by_value: bool) -> None:
        canonical = kind.get_canonical()
        entry = self.header.types.setdefault(name, {"kind": "struct", "struct": _tag(canonical)})
        if by_value and "fields" not in entry:
            entry["fields"] = _fields(canonical)
            entry["size"] = canonical.get_size()
        size = canonical.get_size()
        if size > 0 and name not in self.header.layouts:
            self.header.layouts[name] = {
                "size": size,
                "fields": {
                    f.spelling: [f.get_field_offsetof() // 8, f.type.get_size()]
                    for f in canonical.get_fields()
                    if f.spelling and " " not in f.spelling
                },
            }


def _tag(record: cindex.Type) -> str:
    name: str = record.get_declaration().spelling
    return "" if "(" in name or " " in name else name


def _fields(record: cindex.Type) -> list[str]:
    """Return C declarations of a struct's fields, or an integer array if one is not a scalar."""
    lines = []
    for member in record.get_fields():
        kind = member.type.get_canonical()
        if kind.kind == Kind.CONSTANTARRAY and kind.element_type.kind not in (Kind.RECORD,):
            lines.append(f"{kind.element_type.spelling} {member.spelling}[{kind.element_count}]")
        elif kind.kind == Kind.ENUM:
            lines.append(f"int {member.spelling}")
        elif _tag_like(member.spelling) and (first := _first_of_union(kind)) is not None:
            lines.append(first)
        elif kind.kind == Kind.RECORD or not member.spelling:
            words = record.get_size() // record.get_align()
            unit = {4: "unsigned int", 8: "unsigned long long"}[record.get_align()]
            return [f"{unit} words[{words}]"]
        elif kind.kind == Kind.POINTER and kind.get_pointee().kind == Kind.RECORD:
            lines.append(f"void* {member.spelling}")
        else:
            lines.append(f"{kind.spelling} {member.spelling}")
    return lines


def _first_of_union(kind: cindex.Type) -> str | None:
    """Return the first member of an anonymous union if it is a scalar as large as the union."""
    members = list(kind.get_fields())
    if not members or members[0].type.get_size() != kind.get_size():
        return None
    scalar = members[0].type.get_canonical()
    return None if scalar.kind == Kind.RECORD else f"{scalar.spelling} {members[0].spelling}"


def _tag_like(name: str) -> bool:
    """Return whether a member has no name; libclang may name it by a description with spaces."""
    return name == "" or " " in name

# Generates the lazy stubs and the lists of traced functions from the API tables: include/stubs/*.h,
# generated/* and tools/trace/*.def, all checked in.
from __future__ import annotations

import argparse
from pathlib import Path

import jinja2
import tables
from tables import Row, Table, read_yaml, split

HERE = Path(__file__).resolve().parent
MAJORS = (11, 12, 13)
FAILED = {"void": "VOID", "const char*": "TEXT"}  # what a cold path returns, see stub_list.h


def declaration(text: str, name: str) -> str:
    """Return the C declaration of `name` with type `text`, which may be a function pointer."""
    if "(*)" in text:
        return text.replace("(*)", f"(*{name})", 1)
    return f"{text} {name}"


def types(table: Table) -> list[str]:
    """Return the C text of every named type, each after the types that it uses."""
    simple, structs, late = [], [], []
    for name, entry in table["types"].items():
        kind, tag = entry["kind"], entry.get("struct") or name
        if kind == "enum":
            simple.append(f"typedef int {name};")
        elif kind == "alias":
            simple.append(f"typedef {entry['type']} {name};")
        elif kind == "handle":
            simple.append(f"typedef struct {tag}* {name};")
        elif kind == "callback":
            late.append(f"typedef {declaration(entry['type'], name)};")
        elif kind == "function":
            late.append(f"typedef {declaration(entry['type'], name).replace('(*', '(', 1)};")
        else:
            structs += [f"struct {tag};", f"typedef struct {tag} {name};"]
            if "fields" in entry:
                fields = " ".join(f"{f};" for f in entry["fields"])
                guard = f"NYBBLE_STUBS_STRUCT_{tag}"
                body = f"struct {tag} {{ {fields} }};"
                late.append(f"#ifndef {guard}\n#define {guard}\n{body}\n#endif")
    return list(dict.fromkeys(simple + structs + late))


def fields(layouts: dict[int, Row], to: int, source: int, filled: dict[str, int]) -> Row:
    """Return the fields that a copy adapter copies ([to, from, bytes]) or asks the device for."""
    target, origin = layouts[to]["fields"], layouts[source]["fields"]
    moves = [
        [target[name][0], origin[name][0], min(target[name][1], origin[name][1])]
        for name in target
        if name in origin
    ]
    asked = [[target[n][0], filled[n]] for n in target if n not in origin and n in filled]
    size = layouts[to]["size"]
    return {"moves": moves, "asked": asked, "size": size}


def adapter(row: Row, one: Row, table: Table, abi: Table) -> Row:
    if one["kind"] == "call":
        real = [split(p)[0] for p in one["row"]["params"]]
        return {**one, "real_types": ", ".join(real)}
    if one["kind"] == "copy":
        layouts = table["layouts"][one["struct"]]
        to = one["layout"] if "layout" in one else one["header"]
        plan = fields(layouts, to, one["runtime"], abi["filled"])
        names = [split(p)[1] for p in row["params"]]
        passed = [f"scratch_for({n})" if n == one["param"] else n for n in names]
        return {**one, **plan, "arguments": ", ".join(passed)}
    return one


def function(row: Row, codes: Row, forms: list[Row], sizes: Row) -> Row:
    params = [split(p) for p in row["params"]]
    outs = dict(out.split(":") for out in row["outs"])
    for text, name in params:
        if text[:-1] in sizes and not text.startswith("const"):
            outs[name] = str(sizes[text[:-1]])
    return {
        "symbol": row["symbol"],
        "ret": row["ret"],
        "declared": ", ".join(declaration(t, n) for t, n in params),
        "passed": ", ".join(n for _, n in params),
        "names": [n for _, n in params],
        "outs": outs,
        "failed": "CODE" if row["ret"] in codes else FAILED.get(row["ret"], "VALUE"),
        "forms": forms,
        "also": "",
    }


def context(name: str, library: Row, major: int | None, abi: Table) -> Row:
    """Return the values for the template of one library.

    major: the CUDA major version of the headers; None: the headers of all versions.
    """
    table = tables.load(HERE / "api" / f"{name}.yaml")
    functions = []
    copied = {} if major is None else abi["copied_sizes"]
    rows = tables.major_rows(table, major)
    if major is not None:
        named = [rule["symbol"] for kind in ("copy", "call", "pending") for rule in abi[kind]]
        every = {row["symbol"] for row in table["functions"]}
        tables.known("cudart_abi.yaml", [*named, *abi["layout_of"]], every)
    for row in rows.values():
        forms = []
        for runtime in MAJORS:
            if major is None or runtime == major:
                continue
            one = tables.form(row, major, runtime, table, abi)
            if one is not None:
                forms.append(adapter(row, one, table, abi))
        sizes: Row = {}
        for struct in copied:
            layout_of = abi["layout_of"].get(row["symbol"], {})
            layouts = table["layouts"][struct]
            sizes[struct] = layouts[layout_of.get(major, major)]["size"]
        functions.append(function(row, library["absent"], forms, sizes))
    symbols = {f["symbol"] for f in functions}
    needs = [n for n in library.get("needs", []) if n["header"] == major]
    for index, need in enumerate(needs):
        tables.known(f"libraries.yaml: {name}: needs", [*need["functions"], *need["also"]], symbols)
        for one in functions:
            if one["symbol"] in need["functions"]:
                one["also"] = f"also_{index}"
    groups = library["groups"].items()
    return {
        "name": name,
        "major": major,
        "library": {"companion": None, "spelling": None, "version": None, **library},
        "header": f"cudart_{major}.h" if major in (11, 12) else f"stubs/{library['header']}.h",
        "versions": table["versions"],
        "types": types(table),
        "constants": table["constants"],
        "functions": functions,
        "needs": needs,
        "untyped": untyped(name, library, major, rows),
        "groups": {g: members for g, members in groups if symbols.issuperset(members)},
    }


def untyped(name: str, library: Row, major: int | None, typed: Row) -> list[str]:
    """Return the functions that the library of `major` exports but no header declares."""
    if name == "driver":  # no wheel contains libcuda
        return [str(n) for n in library["untyped"] if "*" not in n]
    exports = read_yaml(HERE / f"api/exports/{name}.yaml")
    return [
        symbol
        for symbol, versions in exports.items()
        if symbol not in typed
        and (major is None or any(tables.version(v)[0] == major for v in str(versions).split()))
    ]


def trace_context(name: str, library: Row, trace: Row) -> Row:
    """Return template values of the tracer's wrappers, for functions with only one signature."""
    table = tables.load(HERE / "api" / f"{name}.yaml")
    signatures: dict[str, set[str]] = {}
    for row in table["functions"]:
        signatures.setdefault(row["symbol"], set()).add(tables.signature(row))
    functions = []
    rows = tables.major_rows(table, MAJORS[-1] if name == "cudart" else None)
    hooks = trace["hooks"][name]
    tables.known("trace.yaml: hooks", hooks, rows)
    for symbol, row in sorted(rows.items()):
        if len(signatures[symbol]) == 1 and symbol not in trace["skip"]:
            renamed = {**row, "params": [_no_clash(p) for p in row["params"]]}
            one = function(renamed, library["absent"], [], {})
            functions.append({**one, "hook": hooks.get(symbol)})
    return {"name": name, "library": library, "functions": functions}


def _no_clash(param: str) -> str:
    """Rename a parameter that a wrapper's variable `code` or `real` would hide."""
    text, name = split(param)
    return f"{text} {name}_" if name in ("code", "real") else param


def generate() -> dict[Path, str]:
    """Return the text of every generated file, by its path relative to csrc/stubs."""
    libraries = read_yaml(HERE / "api/libraries.yaml")
    abi = read_yaml(HERE / "api/cudart_abi.yaml")
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(HERE / "templates"),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    trace = read_yaml(HERE / "api/trace.yaml")
    wrappers = environment.get_template("trace.def.j2")
    header = environment.get_template("header.h.j2")
    source = environment.get_template("stubs.cc.j2")
    entries = environment.get_template("stubs.def.j2")
    files = {}
    for name in trace["hooks"]:
        values = trace_context(name, libraries[name], trace)
        files[Path(f"../tools/trace/wrappers_{name}.def")] = wrappers.render(values)
    for name, library in libraries.items():
        for major in MAJORS if name == "cudart" else (None,):
            values = context(name, library, major, abi)
            suffix = "" if major is None else f"_{major}"
            public = major in (None, MAJORS[-1])
            folder = "include/stubs" if public else "generated"
            base = library["header"] if public else f"{library['header']}{suffix}"
            files[Path(f"{folder}/{base}.h")] = header.render(values)
            files[Path(f"generated/{name}{suffix}.cc")] = source.render(values)
            files[Path(f"generated/{name}{suffix}.def")] = entries.render(values)
    return files


def main() -> int:
    parser = argparse.ArgumentParser(description="generate the lazy stubs from the API tables")
    parser.add_argument("--check", action="store_true", help="compare with the checked-in files")
    arguments = parser.parse_args()
    stale = 0
    for path, text in generate().items():
        target = HERE / path
        if not arguments.check:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
        elif not target.is_file() or target.read_text("utf-8") != text:
            print(f"csrc/stubs/{path} is stale; run csrc/stubs/generate.py")
            stale = 1
    return stale


if __name__ == "__main__":
    raise SystemExit(main())

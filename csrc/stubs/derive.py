# Derives the API tables api/<library>.yaml from the pinned vendor wheels.
from __future__ import annotations

import argparse
import io
import re
import subprocess
from pathlib import Path

from clang_headers import Function, Header, Reader
from ruamel.yaml import YAML
from tables import Row, Table, read_yaml
from wheels import fetch, find

HERE = Path(__file__).resolve().parent
# Non-const pointer parameters that a function reads. These parameters are never zeroed on failure.
INPUTS = re.compile(
    r"""
    options | optionValues | kernelParams | extra | data | dependencies | dptrs | srcs |
    dsts | sizes | attrsIdxs | prefetchLocIdxs | resources | attributes | libraryOptions |
    jitOptions | jitOptionsValues | args | params | libraryOptionValues | dataSizes |
    pBorderColor | iterator | mode | from | to | edgeData | rootNodes | devices |
    libraryOptionsValues | jitOptionValues | handles | modules | paramSizes | dataIdxs |
    mipmap | from_out | devResources | fatCubin | fatCubinHandle | hostVar | deviceAddress
    | hostFun | deviceFun | tid | bid | bDim | gDim | wSize | attrs | kernels | functions
    | ptrs
    """,
    re.VERBOSE,
)
SCALARS = {
    "int": 4, "unsigned int": 4, "float": 4, "size_t": 8, "char": 1, "double": 8, "void*": 8,
    "unsigned long long": 8, "long long": 8, "unsigned char": 1, "const char*": 8,
    "const void*": 8, "unsigned long": 8, "uint64_t": 8,
}  # fmt: skip


def order(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def exports(path: Path) -> set[str]:
    """Return the C functions that a library exports."""
    command = ["nm", "-D", "--defined-only", str(path)]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    named = {line.split()[-1].split("@")[0] for line in lines if line.split()[-2] in "TWi"}
    return {name for name in named if not name.startswith("_Z")}


def exported(library: Row, pins: Row, cache: Path) -> dict[str, str]:
    """Map each function of a library to the toolkits that export it."""
    found: dict[str, list[str]] = {}
    releases = [
        (version, wheels[library["wheel"]])
        for version, wheels in pins["toolkits"].items()
        if library["wheel"] in wheels
    ]
    for version, requirement in releases:
        soname = library["sonames"].get(order(version)[0])
        if soname is None:
            continue
        for name in exports(find(fetch(requirement, cache), soname)):
            found.setdefault(name, []).append(version)
    return {name: " ".join(versions) for name, versions in sorted(found.items())}


def zeroed(function: Function, types: dict[str, Row], layouts: dict[str, Row]) -> list[str]:
    """Return, as `name:bytes`, the parameters to zero when the real function cannot be called."""
    outs = []
    for name, text in function.params:
        if not text.endswith("*") or (text.startswith("const") and text.count("*") == 1):
            continue
        pointee = text[:-1].strip()
        kind = types.get(pointee, {}).get("kind")
        if (
            INPUTS.fullmatch(name)
            or "(" in text
            or (pointee == "char" and name not in function.outs)
        ):
            continue
        if kind == "struct" and name in function.outs and pointee in layouts:
            outs.append(f"{name}:{layouts[pointee]['size']}")
        elif pointee in SCALARS:
            outs.append(f"{name}:{SCALARS[pointee]}")
        elif kind == "enum":
            outs.append(f"{name}:4")
        elif kind in ("handle", "callback") or pointee.endswith("*"):
            outs.append(f"{name}:8")
        elif kind == "alias":
            outs.append(f"{name}:{SCALARS.get(str(types[pointee]['type']), 8)}")
    return outs


def smallest(old: list[str], new: list[str]) -> list[str]:
    """Return the smaller size of each parameter: the caller may use the older, smaller struct."""
    sizes = dict(out.split(":") for out in old)
    return [
        f"{name}:{min(int(size), int(sizes.get(name, size)))}"
        for name, size in (out.split(":") for out in new)
    ]


def read(library: Row, version: str, root: Path, others: list[Path]) -> Header:
    """Read the headers of one library in one toolkit."""
    names = list(library["headers"])
    for since, more in library.get("headers_since", {}).items():
        names += more if order(version) >= order(since) else []
    header = Reader(tuple(library["prefixes"]), tuple(library["define"]))
    result = Header()
    for name in names:
        shim = HERE / "shims" / name
        path = shim if shim.is_file() else find(root, name)
        folders = (HERE / "shims", path.parent, *others)
        arguments = [f"-I{folder}" for folder in folders]
        arguments += [f"-D{d}" for d in library["defines"]]
        if name != names[0]:
            arguments += ["-include", "vdpau/vdpau.h", "-include", str(find(root, names[0]))]
        result = header.read(path, arguments)
    return result


def merge(headers: dict[str, Header], library: Row) -> Table:
    """Merge the headers of all versions into a table with one entry per symbol and signature."""
    entries: dict[tuple[str, str], Row] = {}
    types: dict[str, Row] = {}
    constants: dict[str, int] = {}
    versions = list(headers)
    for version, header in headers.items():
        for name, kind in header.types.items():
            types[name] = {**types.get(name, {}), **kind}
        pattern = re.compile("|".join(f"^{w}" for w in library["constants"]))
        constants.update({n: v for n, v in header.constants.items() if pattern.search(n)})
        for declared, function in header.functions.items():
            symbol = re.sub(str(library.get("rename", "($^)")), r"\1", declared)
            signature = ", ".join(text for _, text in function.params)
            entry: Row = entries.setdefault(
                (symbol, signature), {"symbol": symbol, "since": version}
            )
            entry["until"] = version
            entry["ret"] = function.ret
            entry["params"] = [f"{text} {name}" for name, text in function.params]
            outs = zeroed(function, {**types, **header.types}, header.layouts)
            entry["outs"] = smallest(entry.get("outs", outs), outs)
    for entry in entries.values():
        if entry["until"] == versions[-1]:
            del entry["until"]
    rows = [entries[key] for key in sorted(entries)]
    return {
        "types": dict(sorted(types.items())),
        "constants": constants,
        "layouts": changed_layouts(headers, list(library.get("copied", []))),
        "functions": rows,
    }


def changed_layouts(headers: dict[str, Header], copied: list[str]) -> Row:
    """Return sizes of the structs that differ between CUDA majors; also the fields of `copied`."""
    newest = {order(version)[0]: header for version, header in headers.items()}
    names = sorted({name for header in newest.values() for name in header.layouts})
    changed: Row = {}
    for name in names:
        sizes = {m: h.layouts[name]["size"] for m, h in newest.items() if name in h.layouts}
        if name in copied:
            changed[name] = {m: h.layouts[name] for m, h in newest.items() if name in h.layouts}
        elif len(set(sizes.values())) > 1:
            changed[name] = {m: {"size": size} for m, size in sizes.items()}
    return changed


def flow(value: object) -> str:
    writer = YAML(typ="safe", pure=True)
    writer.default_flow_style = True
    writer.width = 10**9
    writer.sort_base_mapping_type_on_output = False  # type: ignore[assignment] # of None
    sink = io.StringIO()
    writer.dump(value, sink)
    return sink.getvalue().strip()


def dump(table: Table, versions: list[str]) -> str:
    lines = [
        "# Derived by csrc/stubs/derive.py from vendor headers; do not edit.",
        f"versions: {flow(versions)}",
        "types:",
    ]
    for name, entry in table["types"].items():
        lines.append(f"  {name}: {flow(entry)}")
    lines.append("constants:")
    for name, value in table["constants"].items():
        lines.append(f"  {name}: {value}")
    lines.append("layouts:")
    for name, majors in table["layouts"].items():
        lines.append(f"  {name}:")
        lines += [f"    {major}: {flow(layout)}" for major, layout in majors.items()]
    lines.append("functions:")
    lines += [f"- {flow(entry)}" for entry in table["functions"]]
    return "\n".join(lines) + "\n"


def derive(cache: Path, only: list[str]) -> dict[str, str]:
    """Return the text of every api/<library>.yaml, or of the named libraries only."""
    pins = read_yaml(HERE / "api/pins.yaml")
    libraries = read_yaml(HERE / "api/libraries.yaml")
    crt = find(fetch(pins["crt"], cache), "crt").parent
    texts: dict[str, str] = {}
    for name, library in libraries.items():
        if only and name not in only:
            continue
        headers = {}
        for version, wheels in pins["toolkits"].items():
            if library["wheel"] in wheels:
                root = fetch(wheels[library["wheel"]], cache)
                runtime = find(fetch(wheels["runtime"], cache), "cuda.h").parent
                headers[version] = read(library, version, root, [runtime, crt])
        texts[name] = dump(merge(headers, library), list(headers))
    return texts


def derive_exports(cache: Path, only: list[str]) -> dict[str, str]:
    """Return the text of every api/exports/*.yaml, or of those named (none for the driver)."""
    pins = read_yaml(HERE / "api/pins.yaml")
    libraries = read_yaml(HERE / "api/libraries.yaml")
    texts = {}
    for name, library in libraries.items():
        if name == "driver" or (only and name not in only):
            continue
        names = exported(library, pins, cache)
        head = "# Derived by csrc/stubs/derive.py: what the pinned libraries export; do not edit.\n"
        texts[f"exports/{name}"] = head + "".join(f"{n}: {v}\n" for n, v in names.items())
    return texts


def main() -> int:
    parser = argparse.ArgumentParser(description="derive the API tables from vendor wheels")
    parser.add_argument("--cache", type=Path, required=True, help="folder for the wheels")
    parser.add_argument("--check", action="store_true", help="compare with the checked-in tables")
    parser.add_argument("--library", action="append", default=[], help="only this table")
    arguments = parser.parse_args()
    drift = []
    texts = derive(arguments.cache, arguments.library)
    for name, text in {**texts, **derive_exports(arguments.cache, arguments.library)}.items():
        path = HERE / "api" / f"{name}.yaml"
        if not arguments.check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
        elif not path.is_file() or path.read_text() != text:
            drift.append(name)
    for name in drift:
        print(f"api/{name}.yaml differs from the pinned wheels; run derive.py without --check")
    return 1 if drift else 0


if __name__ == "__main__":
    raise SystemExit(main())

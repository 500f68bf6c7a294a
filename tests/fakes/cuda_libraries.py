"""Fakes of cudart, NVRTC, nvJitLink and cuBLASLt, generated from the stubs' own API tables.

Each has the SONAME, version node, signatures and struct sizes of one CUDA major. Every function
logs its call and returns the scripted code (tests/fakes/README.md).
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parents[2]
STUBS = ROOT / "csrc/stubs"
SCRIPT = Path(__file__).resolve().parent / "cuda"
# C statements that a function runs if its scripted code is 0; they can use its parameters.
BODIES: dict[str, str] = {
    "cudaRuntimeGetVersion": "*runtimeVersion = MAJOR * 1000;",
    "cudaGetDeviceCount": "*count = 1;",
    "nvrtcVersion": "*major = MAJOR; *minor = 0;",
    "nvJitLinkVersion": "*major = MAJOR; *minor = 0;",
    "cudaDeviceGetAttribute": "*value = 1000 + attr;",
}
NUMBER_OF = """
static unsigned long long number_of(const void* at, size_t size) {
  unsigned long long value = 0;
  memcpy(&value, at, size < sizeof value ? size : sizeof value);
  return value;
}
"""
FILLED = ("cudaDeviceProp", "cudaFuncAttributes", "cudaPointerAttributes")


def tables_module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("nybble_stub_tables", STUBS / "tables.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(spec.name, module)
    spec.loader.exec_module(module)
    return module


def _function(
    tables: ModuleType, row: Mapping[str, Any], major: int, layouts: Mapping[str, Any]
) -> str:
    params = [tables.split(p) for p in row["params"]]
    declared = ", ".join(
        t.replace("(*)", f"(*{n})", 1) if "(*)" in t else f"{t} {n}" for t, n in params
    )
    lines = [f'  int scripted = script_enter("{row["symbol"]}");']
    body = BODIES.get(row["symbol"], "").replace("MAJOR", str(major))
    for text, name in params:
        struct = text.removesuffix("*")
        if struct in FILLED and not text.startswith("const"):
            of = 11 if (row["symbol"], major) == ("cudaGetDeviceProperties", 12) else major
            size = layouts[struct][of]["size"]
            body += f" memset({name}, 0x5A, {size});"
            if struct == "cudaDeviceProp":
                body += f' strcpy((char*){name}, "Fake {major}");'
        if text == "cudaMemLocation":
            body += f' script_note("\\"location\\": [%d, %d]", {name}.type, {name}.id);'
        elif name == "dstDevice" and text == "int":
            body += f' script_note("\\"ordinal\\": %d", {name});'
    lines += [f"  (void){name};" for _, name in params]
    if params:  # with NYBBLE_FAKE_ARGUMENTS, log the first eight bytes of each argument
        numbers = ", ".join(f"number_of(&{name}, sizeof {name})" for _, name in params)
        form = ", ".join(["%llu"] * len(params))
        note = f'script_note("\\"arguments\\": [{form}]", {numbers});'
        lines.append(f'  if (script_number("NYBBLE_FAKE_ARGUMENTS", 0)) {note}')
    returned = "scripted"
    if row["ret"] == "void":
        returned = ""
    elif row["ret"].endswith("*"):
        returned = "NULL"
    elif row["ret"] == "cudaChannelFormatDesc":
        lines.append("  struct cudaChannelFormatDesc none = {0};")
        returned = "none"
    lines += [f"  if (scripted == 0) {{ {body} }}", f"  return {returned};"]
    return f"{row['ret']} {row['symbol']}({declared or 'void'}) {{\n" + "\n".join(lines) + "\n}\n"


def fake_library(
    folder: Path,
    library: str,
    major: int,
    *,
    missing: Sequence[str] = (),
    node: str | None = None,
    extra: str = "",
    also: Sequence[str] = (),
) -> Path:
    """Build `library` ("cudart", …) of `major` into `folder`.

    node: another version node ("" for none). extra: additional C text. also: additional
    exported functions, which do nothing.
    """
    tables = tables_module()
    table = tables.load(STUBS / f"api/{library}.yaml")
    facts = YAML(typ="safe").load(STUBS / "api/libraries.yaml")[library]
    soname = facts["sonames"][major]
    header = {("cudart", 11): "cudart_11.h", ("cudart", 12): "cudart_12.h"}.get(
        (library, major), f"stubs/{facts['header']}.h"
    )
    rows = tables.major_rows(table, major if library == "cudart" else None)
    text = f'#include <string.h>\n#include "{header}"\n#include "script.h"\n' + NUMBER_OF
    text += "".join(
        _function(tables, row, major, table["layouts"])
        for symbol, row in rows.items()
        if symbol not in missing
    )
    folder.mkdir(parents=True, exist_ok=True)
    source, script = folder / f"{library}{major}.c", folder / f"{library}{major}.map"
    text += "".join(f"void {symbol}(void) {{}}\n" for symbol in also)
    source.write_text(text + extra, "utf-8")
    version = soname if node is None else node
    exported = "*;" if version == "" else f"{' '.join(f'{s};' for s in (*rows, *also))}"
    script.write_text(f"{version} {{ global: {exported} local: *; }};\n" if version else "")
    path = folder / soname
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("missing: a C compiler (cc)")
    command = [compiler, "-std=gnu11", "-O0", "-w", "-shared", "-fPIC", f"-Wl,-soname,{soname}"]
    command += [f"-I{STUBS / 'include'}", f"-I{STUBS / 'generated'}", f"-I{SCRIPT}"]
    command += [f"-Wl,--version-script={script}"] if version else []
    command += ["-o", str(path), str(source), str(SCRIPT / "script.c"), "-lpthread"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return path

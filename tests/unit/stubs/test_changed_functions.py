"""Every runtime function whose type or structs changed between majors is adapted, or refused before
anything is called. A generated program calls each function with marked arguments, with the types of
each major."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from cuda_libraries import STUBS, tables_module
from ruamel.yaml import YAML
from stub_programs import COMMON, clean_environment, run_probe

REFUSED = 36
MISSING = 302
SIZE = 4096  # the size of the memory that each pointer argument points to
UNTOUCHED = 0xAA
HEADERS = {11: "cudart_11.h", 12: "cudart_12.h", 13: "stubs/cudart.h"}
SONAMES = {11: "libcudart.so.11.0", 12: "libcudart.so.12", 13: "libcudart.so.13"}
PAIRS = [(h, r) for h in HEADERS for r in SONAMES if h != r]
# The changes that were measured between CUDA's headers, by kind of change.
MEASURED = {
    "signature since 12": [
        "cudaGraphInstantiate",
        "cudaGraphExecUpdate",
        "cudaGetDriverEntryPoint",
    ],
    "signature since 13": [
        "cudaMemPrefetchAsync",
        "cudaMemAdvise",
        "cudaGraphAddDependencies",
        "cudaGraphRemoveDependencies",
        "cudaGraphGetEdges",
        "cudaGraphNodeGetDependencies",
        "cudaGraphNodeGetDependentNodes",
        "cudaStreamGetCaptureInfo",
        "cudaStreamUpdateCaptureDependencies",
        "cudaSignalExternalSemaphoresAsync",
        "cudaWaitExternalSemaphoresAsync",
    ],
    "signature since 13, new in 12": [
        "cudaGraphAddNode",
        "cudaMemcpyBatchAsync",
        "cudaMemcpy3DBatchAsync",
    ],
    "struct since 13": [
        "cudaGetDeviceProperties",
        "cudaChooseDevice",
        "cudaPointerGetAttributes",
        "cudaCreateTextureObject",
        "cudaCreateSurfaceObject",
        "cudaGetTextureObjectResourceDesc",
        "cudaGetTextureObjectResourceViewDesc",
        "cudaGetSurfaceObjectResourceDesc",
        "cudaImportExternalMemory",
        "cudaImportExternalSemaphore",
        "cudaExternalMemoryGetMappedBuffer",
        "cudaExternalMemoryGetMappedMipmappedArray",
    ],
    "struct since 12": ["cudaFuncGetAttributes", "cudaGetTextureObjectTextureDesc"],
}
HEAD = f"""
#include "HEADER"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
static unsigned char buffer[16][{SIZE}];
static std::string folder;
static unsigned long long number_of(const void* at, size_t size) {{
  unsigned long long value = 0;
  std::memcpy(&value, at, size < sizeof value ? size : sizeof value);
  return value;
}}
template <class T> static T mark(int i) {{  // an argument that is known again
  T value{{}};
  const unsigned long long where = reinterpret_cast<unsigned long long>(buffer[i]);
  if (sizeof(T) == 8) std::memcpy(&value, &where, 8);
  if (sizeof(T) < 8) value = (T)(i + 3);
  return value;
}}
template <> cudaMemLocation mark(int i) {{ return cudaMemLocation{{1, i + 3}}; }}
static void begin(const char* name) {{
  std::memset(buffer, {UNTOUCHED}, sizeof buffer);
  setenv("NYBBLE_FAKE_LOG", (folder + "/" + name).c_str(), 1);
}}
// How many of the bytes behind argument i were written: the last that is not as it was.
static int written(int i) {{
  int end = {SIZE};
  while (end > 0 && buffer[i][end - 1] == {UNTOUCHED}) --end;
  return end;
}}
int main(int, char** argv) {{
  folder = argv[1];
  int version = 0;
  cudaRuntimeGetVersion(&version);  // loads the library
"""


class Changes:
    """The functions that differ between a header of one major and a runtime of another, and the
    table's rules for them."""

    def __init__(self, header: int, runtime: int) -> None:
        self.tables = tables_module()
        self.table = self.tables.load(STUBS / "api/cudart.yaml")
        self.abi = YAML(typ="safe").load(STUBS / "api/cudart_abi.yaml")
        self.header, self.runtime = header, runtime
        self.rows = self.tables.major_rows(self.table, header)
        self.there = self.tables.major_rows(self.table, runtime)

    def forms(self) -> dict[str, dict[str, Any]]:
        found = {}
        for symbol, row in self.rows.items():
            form = self.tables.form(row, self.header, self.runtime, self.table, self.abi)
            if form is not None:
                found[symbol] = form
        return found

    def names(self, row: Mapping[str, Any]) -> list[str]:
        return [self.tables.split(p)[1] for p in row["params"]]

    def size(self, symbol: str, struct: str) -> int:
        of = self.abi["layout_of"].get(symbol, {}).get(self.header, self.header)
        return int(self.table["layouts"][struct][of]["size"])


def program(header: int, symbols: list[str]) -> str:
    """C++ code that calls each symbol with marked arguments and prints the arguments and
    results."""
    changes = Changes(header, 11 if header != 11 else 12)
    text = HEAD.replace("HEADER", HEADERS[header])
    if "cudaMemLocation" not in changes.table["types"] or header == 11:
        text = re.sub(r"template <> cudaMemLocation.*\n", "", text)
    for symbol in symbols:
        params = [changes.tables.split(p) for p in changes.rows[symbol]["params"]]
        text += f'  {{\n    begin("{symbol}");\n'
        for i, (kind, name) in enumerate(params):
            text += f"    auto {name}_ = mark<{kind}>({i});\n"
        passed = ", ".join(f"{name}_" for _, name in params)
        text += f"    const int code = {symbol}({passed});\n"
        text += f'    std::printf("{{\\"symbol\\": \\"{symbol}\\", \\"code\\": %d", code);\n'
        for key, each in (
            ("sent", "%llu:number_of(&{name}_, sizeof {name}_)"),
            ("written", "%d:written({i})"),
        ):
            form, _, value = each.partition(":")
            values = "".join(", " + value.format(name=n, i=i) for i, (_, n) in enumerate(params))
            forms = ", ".join([form] * len(params))
            text += f'    std::printf(", \\"{key}\\": [{forms}]"{values});\n'
        text += '    std::printf("}\\n");\n  }\n'
    return text + "}\n"


@pytest.fixture(scope="session")
def programs(probe: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[int, Path]:
    """One program for each major of the headers, linked with the stubs of that major."""
    folder = tmp_path_factory.mktemp("changed")
    built = {}
    for header in HEADERS:
        changed = sorted({s for h, r in PAIRS if h == header for s in Changes(h, r).forms()})
        source = folder / f"calls{header}.cc"
        source.write_text(program(header, changed), "utf-8")
        stub = probe.parent / f"cudart_{header}.o"
        inputs = [str(stub if stub.is_file() else STUBS / f"generated/cudart_{header}.cc")]
        inputs.append(str(probe.parent / f"{COMMON}.o"))
        built[header] = folder / f"calls{header}"
        command = ["c++", "-std=c++17", "-O0", "-o", str(built[header]), str(source), *inputs]
        command += [f"-I{STUBS / part}" for part in (".", "include", "generated")]
        done = subprocess.run([*command, "-ldl", "-lpthread"], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    return built


def expected(arguments: str, sent: Mapping[str, int]) -> list[int]:
    """The arguments that the expressions of a rule produce from the caller's arguments."""
    values = []
    for text in re.split(r",\s*(?![^(]*\))", arguments):
        if text in ("nullptr", "0u", "0ull"):
            values.append(0)
        elif made := re.fullmatch(r"location_of<cudaMemLocation>\((\w+)\)", text):
            values.append(1 | sent[made[1]] << 32)  # {device, ordinal}
        elif read := re.fullmatch(r"ordinal_of\((\w+)\)", text):
            values.append(sent[read[1]] >> 32)
        elif cleared := re.fullmatch(r"\(zero\(\w+, 4\), (\w+)\)", text):
            values.append(sent[cleared[1]])
        else:
            values.append(sent[text])
    return values


@pytest.mark.parametrize(("header", "runtime"), PAIRS)
def test_no_function_is_called_through_another_type(
    programs: dict[int, Path], fakes: Path, tmp_path: Path, header: int, runtime: int
) -> None:
    changes = Changes(header, runtime)
    env = clean_environment(
        NYBBLE_LIBCUDART=str(fakes / SONAMES[runtime]), NYBBLE_FAKE_ARGUMENTS="1"
    )
    said = {}
    for line in run_probe(programs[header], str(tmp_path), env=env):
        if line.startswith("{"):
            one = json.loads(line)
            said[one["symbol"]] = one
    forms = changes.forms()
    assert set(forms) <= set(said)
    for symbol, form in forms.items():
        log = tmp_path / symbol
        lines = [json.loads(x) for x in log.read_text().splitlines()] if log.exists() else []
        sent = said[symbol]["sent"]
        if form["kind"] == "refused":
            assert (symbol, said[symbol]["code"], lines) == (symbol, REFUSED, [])
            continue
        earlier = form["kind"] == "pending"  # the function also reports an earlier failure
        assert said[symbol]["code"] in ((REFUSED, MISSING) if earlier else (0,)), symbol
        assert lines[0]["call"] == form["real"], symbol
        got = lines[1]["arguments"] if changes.there[form["real"]]["params"] else []
        names = changes.names(changes.rows[symbol])
        if form["kind"] == "call":
            wanted = expected(form["arguments"], dict(zip(names, sent, strict=True)))
            assert (symbol, got) == (symbol, wanted)
        # the callee fills a temporary struct; the caller's struct gets as many bytes as the caller
        # expects
        elif form["kind"] == "copy":
            at = names.index(form["param"])
            size = changes.size(symbol, form["struct"])
            assert got[:at] + got[at + 1 :] == sent[:at] + sent[at + 1 :], symbol
            assert got[at] != sent[at], symbol
            assert (symbol, said[symbol]["written"][at]) == (symbol, size)
        else:
            assert (symbol, got) == (symbol, sent)


@pytest.mark.slow
def test_every_measured_change_is_among_them() -> None:
    for what, names in MEASURED.items():
        since = 12 if "12" in what and "13" not in what else 13
        older = 12 if since == 13 else 11
        forms = Changes(older, since).forms()
        for name in names:
            # In the headers of 12, the older type has no suffix and the newer one has the suffix
            # _v2.
            assert name in forms or f"{name}_v2" in forms, (what, name)


def test_the_generated_fakes_have_the_measured_struct_sizes() -> None:
    """The sizes that were measured, in bytes, for CUDA 11.8, 12 and 13."""
    # the parser in C takes a tenth of the time; tables.load takes a second
    table = yaml.load((STUBS / "api/cudart.yaml").read_text("utf-8"), yaml.CSafeLoader)
    tables_module().check("cudart.yaml", table)
    layouts = table["layouts"]
    for struct, sizes in {
        "cudaDeviceProp": (728, 1032, 1008),
        "cudaFuncAttributes": (56, 144, 144),
        "cudaPointerAttributes": (24, 24, 88),
        "cudaResourceDesc": (64, 64, 144),
        "cudaResourceViewDesc": (48, 48, 112),
        "cudaTextureDesc": (68, 72, 72),
        "cudaExternalMemoryBufferDesc": (24, 24, 88),
        "cudaExternalMemoryHandleDesc": (40, 40, 104),
        "cudaExternalMemoryMipmappedArrayDesc": (64, 64, 128),
        "cudaExternalSemaphoreHandleDesc": (32, 32, 96),
    }.items():
        assert tuple(layouts[struct][major]["size"] for major in (11, 12, 13)) == sizes, struct

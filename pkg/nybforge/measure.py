"""Measures the fact tables again on NVIDIA's own headers and libraries, and reports differences."""

from __future__ import annotations

import json
import re
import shutil
import sys
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from nybble.compat import tables, toolkit_of
from nybble.compat.children import find_program
from nybforge.errors import HostLacksTool, InputError
from nybforge.run import Runner
from nybforge.safepath import UnsafePath, inside
from nybforge.storage import storage_errors

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.toolchain.model import Wheel

GCC_TRIED, CLANG_TRIED = range(4, 21), range(4, 30)
LIMIT_S = 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """The measured facts of one toolkit. A fact is None if its wheel was not available."""

    toolkit: str
    gcc_max: int | None = None
    clang_max: int | None = None
    # the numbers that nvrtcGetSupportedArchs returns, and the architectures with suffix a or f that
    # NVRTC accepts
    archs: tuple[str, ...] | None = None
    ptx_isa: str | None = None
    version: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Drift:
    """A fact whose recorded value differs from the measured one."""

    toolkit: str
    fact: str
    recorded: str
    measured: str

    def __str__(self) -> str:
        return f"{self.toolkit} {self.fact}: recorded {self.recorded}, measured {self.measured}"


HEADER = r"/crt/host_config\.h$"
NVRTC = r"/libnvrtc[^/]*\.so[^/]*$"


def extract(wheel: Path, wanted: str, folder: Path) -> dict[str, Path]:
    """Unpack the files in the wheel whose paths match `wanted`; return them by name."""
    found: dict[str, Path] = {}
    with storage_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
    try:
        with zipfile.ZipFile(wheel) as archive:
            for info in archive.infolist():
                name = info.filename.rpartition("/")[2]
                if re.search(wanted, info.filename):
                    target = inside(folder, name, literal=True)
                    data = archive.read(info)
                    with storage_errors(folder):
                        target.write_bytes(data)
                    found[name] = target
    except (OSError, zipfile.BadZipFile, UnsafePath) as error:
        raise InputError("the wheel cannot be read", where=wheel, why=str(error)) from error
    return found


def newest_accepted(
    header: Path, compiler: Path, runner: Runner, tried: Iterable[int], defines: Sequence[str]
) -> int | None:
    """Return the largest compiler version that causes no #error. {} in `defines` stands for the
    version. Return None if every version is accepted, because then the header was not
    recognized."""
    refused, best = False, None
    for number in tried:
        flags = [f"-D{define.format(number)}" for define in defines]
        argv = [str(compiler), "-E", "-undef", "-x", "c", "-D__CUDACC__", *flags, str(header)]
        said = runner.capture(argv, timeout=LIMIT_S)
        if said.returncode is None:
            raise HostLacksTool("no C preprocessor", where=compiler, why=said.problem)
        # ignore errors other than #error, because system headers that are included later may not
        # support the simulated compiler
        if "#error" in said.stderr:
            refused = True
        else:
            best = number
    return best if refused else None


def measure_header(header: Path, compiler: Path, runner: Runner) -> tuple[int | None, int | None]:
    """Return the newest GCC and the newest clang that this host_config.h accepts."""
    gcc = newest_accepted(header, compiler, runner, GCC_TRIED, ["__GNUC__={}"])
    clang = newest_accepted(
        header, compiler, runner, CLANG_TRIED, ["__GNUC__=4", "__clang__=1", "__clang_major__={}"]
    )
    return gcc, clang


def measure_nvrtc(library: Path, runner: Runner) -> Mapping[str, object]:
    """Return the facts of this NVRTC library. A child process queries it."""
    program = Path(__file__).with_name("ask_nvrtc.py")
    env = {**runner.env, "LD_LIBRARY_PATH": str(library.parent)}
    argv = [sys.executable, "-I", "-S", str(program), str(library)]
    said = runner.capture(argv, timeout=LIMIT_S, env=env)
    try:
        answer: dict[str, object] = json.loads(said.stdout)
    except ValueError as error:
        why = said.problem or said.stderr.strip().rpartition("\n")[2]
        raise InputError(
            "this NVRTC library could not be queried", where=library, why=why
        ) from error
    return answer


# toolkit components whose wheels may contain crt/host_config.h
HEADERS = ("crt", "nvcc")


def preprocessor(context: Context) -> Path:
    """Return the C preprocessor; raise HostLacksTool if there is none."""
    found = find_program("gcc", context.env) or find_program("cc", context.env)
    if found is None:
        raise HostLacksTool("measuring needs a C preprocessor", hint="install gcc")
    return found


def measure_toolkit(
    cuda: str, wheels: Mapping[str, Wheel], context: Context, targets: Sequence[str] = ()
) -> Measured:
    """Return the facts of one toolkit. `wheels` has the wheels of its components for this machine;
    this function downloads them. If a download fails, the hint names `targets`."""
    from nybforge.places import cache_folder
    from nybforge.scratch import claim
    from nybforge.toolchain.fetch import fetch
    from nybforge.toolchain.wheelhouse import Wheelhouse

    wanted = {part: wheels[part] for part in (*HEADERS, "nvrtc") if part in wheels}
    compiler, house = preprocessor(context), Wheelhouse(cache_folder(context.env))
    claim(context.build)
    folder = context.build / "measure" / cuda
    shutil.rmtree(folder, ignore_errors=True)
    gcc = clang = None
    answer: Mapping[str, object] = {}
    for part, wheel in wanted.items():
        if part == "nvcc" and gcc is not None:
            continue  # the wheel of nvcc's part crt contained the header
        path = fetch([wheel], house, context.runner, context.report, targets=targets)[wheel.sha256]
        if part == "nvrtc":
            files = extract(path, NVRTC, folder)
            library = min((n for n in files if n.startswith("libnvrtc.so.")), default=None)
            if library is not None:
                answer = measure_nvrtc(files[library], context.runner)
        elif gcc is None:
            header = extract(path, HEADER, folder).get("host_config.h")
            if header is not None:
                gcc, clang = measure_header(header, compiler, context.runner)
    if gcc is None and wanted.keys() & set(HEADERS):
        raise InputError(
            f"the wheels of CUDA {cuda} contain no host_config.h with the limits of host compilers",
            where=context.root / "recipe/toolchains/embedded.yaml",
            hint="pin the wheel that contains crt/host_config.h",
        )
    shutil.rmtree(folder, ignore_errors=True)
    archs = answer.get("archs")
    return Measured(
        toolkit=cuda,
        gcc_max=gcc,
        clang_max=clang,
        archs=tuple(str(arch) for arch in archs) if isinstance(archs, list) else None,
        ptx_isa=str(answer["ptx_isa"]) if "ptx_isa" in answer else None,
        version=str(answer["version"]) if "version" in answer else None,
    )


def compare(measured: Iterable[Measured]) -> tuple[Drift, ...]:
    """Return every recorded fact that differs from its measurement."""
    out: list[Drift] = []
    for one in measured:
        version = toolkit_of(one.toolkit)
        compilers, toolkit = tables.host_compilers()[version], tables.toolkits()[version]
        pairs: list[tuple[str, object, object]] = [
            ("gcc_max", compilers["gcc_max"], one.gcc_max),
            ("clang_max", compilers["clang_max"], one.clang_max),
            ("archs", tuple(toolkit["archs"]), one.archs),
            ("ptx_isa", toolkit["ptx_isa"], one.ptx_isa),
            ("version", str(version), one.version),
        ]
        out += [
            Drift(toolkit=one.toolkit, fact=fact, recorded=_said(old), measured=_said(new))
            for fact, old, new in pairs
            if new is not None and new != old
        ]
    return tuple(out)


def _said(value: object) -> str:
    return " ".join(value) if isinstance(value, tuple) else str(value)

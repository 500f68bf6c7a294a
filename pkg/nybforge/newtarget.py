"""Computes the files of a new target: variant, pins, label and rows of the fact tables. Pure."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence

from packaging.version import Version

from nybble.compat import Arch, CudaVersion
from nybforge.measure import Measured
from nybforge.newtoolkit import Toolkit
from nybforge.variants import Variant, target_name

__all__ = ["LABELS", "READ", "TEMPLATE", "capabilities", "label_of", "new_files"]

DATA = "pkg/nybble/compat/data"
PINS, LABELS = "recipe/toolchains/embedded.yaml", "recipe/toolchains/labels.yaml"
TABLES = ("toolkits", "host_compilers", "ptx_isa", "wheels")
TEMPLATE = "pkg/nybforge/variant.yaml.j2"
# The files that a new target extends.
READ = (PINS, LABELS, *(f"{DATA}/{name}.json" for name in TABLES))
# Architectures without a cubin. Devices of 89 and 121 run the cubins of 86 and 120, because ptxas
# writes the same machine code (tests/integration/test_nvrtcc_real.py). 62 and 88 have no product
# that nybble supports. 72 (Xavier) has no driver that supports a newer CUDA than 12.2.
SAME_CODE = {"89": "86", "121": "120"}
WITHOUT = {*SAME_CODE, "62", "88"}
FLOOR = (6, 0)
NO_NEWER = {"72": CudaVersion(12, 2)}
JETSONS = {"72": "Xavier", "87": "Orin", "101": "Thor", "110": "Thor"}


def capabilities(cuda: str, archs: Sequence[str]) -> tuple[str, ...]:
    """Return a target's compute capabilities: a cubin for each device, and two PTX versions.

    >>> capabilities("12.5", ["50", "60", "72", "89", "90", "90a"])
    ('60-real', '90a-real', '60-virtual', '90-virtual')
    """
    version = CudaVersion.parse(cuda)
    base = sorted(arch for arch in map(Arch.parse, archs) if not arch.suffix and arch.cc >= FLOOR)
    real = [
        arch.number
        for arch in base
        if arch.number not in WITHOUT and version <= NO_NEWER.get(arch.number, version)
    ]
    newest = max(arch for arch in base if arch.number != "89").number
    exact = ["90a" if each == "90" and "90a" in archs else each for each in real]
    return (*(f"{each}-real" for each in exact), f"{real[0]}-virtual", f"{newest}-virtual")


def new_files(
    toolkit: Toolkit,
    sizes: Mapping[str, int | None],
    measured: Measured,
    targets: Sequence[Variant],
    old: Mapping[str, str],
) -> dict[str, str]:
    """Return path -> text of every file that changes, except the rendered environments.

    `old` has the current texts of READ and TEMPLATE. If the tables already have the toolkit, its
    rows stay as they are.
    """
    cuda = toolkit.cuda
    files = {
        f"recipe/variants/{target_name(cuda)}.yaml": _variant(
            toolkit, measured, targets, old[TEMPLATE]
        ),
        PINS: _inserted(old[PINS], cuda, _pins(toolkit, sizes)),
    }
    label = label_of(toolkit)
    if label and not re.search(rf'^  "{re.escape(cuda)}":$', old[LABELS], re.MULTILINE):
        files[LABELS] = _inserted(old[LABELS], cuda, label)
    for name, row in _rows(toolkit, measured).items():
        path = f"{DATA}/{name}.json"
        if f'{{"cuda": "{cuda}"' not in old[path]:
            files[path] = _with_row(old[path], cuda, row)
    return files


def _variant(
    toolkit: Toolkit, measured: Measured, targets: Sequence[Variant], template: str
) -> str:
    """Return the text of the variant file."""
    from jinja2 import Environment, StrictUndefined

    engine = Environment(
        undefined=StrictUndefined,
        trim_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # YAML, not HTML
    )
    return engine.from_string(template).render(_facts(toolkit, measured, targets))


def _facts(
    toolkit: Toolkit, measured: Measured, targets: Sequence[Variant]
) -> dict[str, str | int | None]:
    """Return the values of the template."""
    cuda, archs = toolkit.cuda, measured.archs or ()
    plain = [each for each in targets if each.cuda and not each.suffix]
    family = [each for each in plain if _major(each.cuda) == _major(cuda)]
    near = (family or plain)[-1]
    limit = measured.gcc_max or 0
    pins = {each.gcc for each in targets if Version(each.gcc).major <= limit}
    words = capabilities(cuda, archs)
    real = [word.removesuffix("-real") for word in words if word.endswith("-real")]
    compiler = "nvcc" if "nvvm" in toolkit.parts else "nvrtc"
    without = [each for each in SAME_CODE if each in archs]
    served = [each for each in family if each.built_by_default and _has(each, real)]
    return {
        "target": target_name(cuda),
        "cuda": cuda,
        "major": _major(cuda),
        "toolkit": toolkit.version("nvcc"),
        "gcc_max": limit,
        "gcc": max(pins, key=Version),
        "sysroot": near.values["c_stdlib_version"],
        "python_min": near.values["python_min"],
        "compiler": compiler,
        "compiler_version": toolkit.version(compiler),
        "floor": real[0],
        "jetsons": ", ".join(f"{each} {JETSONS[each]}" for each in real if each in JETSONS),
        "without": " and ".join(without),
        "same": " and ".join(SAME_CODE[each] for each in without),
        "capabilities": " ".join(words),
        "served_by": served[-1].target if served else None,
    }


def _major(cuda: str | None) -> str:
    return (cuda or "").partition(".")[0]


def _has(target: Variant, real: Sequence[str]) -> bool:
    """Return whether the target has a cubin for each of these architectures."""
    return {f"{each}-real" for each in real} <= set(target.capabilities)


def _pins(toolkit: Toolkit, sizes: Mapping[str, int | None]) -> str:
    lines = [f'  "{toolkit.cuda}":']
    for part, wheels in toolkit.parts.items():
        first = next(iter(wheels.values()))
        lines += [
            f"    {part}:",
            f'      name: "{first.name}"',
            f'      version: "{first.version}"',
        ]
        lines.append("      wheels:")
        for platform, wheel in wheels.items():
            lines += [f'        - platform: "{platform}"', f'          file: "{wheel.file}"']
            lines.append(f'          sha256: "{wheel.sha256}"')
            if sizes.get(wheel.file):
                lines.append(f'          size: "{sizes[wheel.file]}"')
    return "\n".join(lines) + "\n"


def label_of(toolkit: Toolkit) -> str | None:
    """Return the block of labels.yaml, or None if the metapackage does not describe the wheels.

    Labels before 12.5 have other package names, and libraries whose versions no wheel states.
    """
    required, cuda = toolkit.required, toolkit.cuda
    needed = {"nvidia-cublas", "nvidia-cusparse", "nvidia-cuda-cccl"}
    if Version(cuda) < Version("12.5") or not needed <= required.keys():
        return None
    if required.get("nvidia-cuda-nvcc") != toolkit.version("nvcc"):
        return None
    head = [
        f'  "{cuda}":',
        f'    release: "{toolkit.release}"',
        f"    channel: nvidia/label/cuda-{toolkit.release}",
        "    names: split",
        f'    source: "the wheels that cuda-toolkit {toolkit.release} requires"',
        "    pins:",
    ]
    pins = _label_pins(toolkit)
    rows = [f'      {name}: ["{version}", "wheel"]' for name, version in pins.items()]
    return "\n".join([*head, *rows]) + "\n"


def _label_pins(toolkit: Toolkit) -> dict[str, str]:
    """Return the label's pins: package -> version."""
    required = toolkit.required
    own = {part: toolkit.version(part) for part in toolkit.parts}
    nvcc, runtime = own["nvcc"], own["runtime"]
    crt, nvvm = own.get("crt", nvcc), own.get("nvvm", nvcc)
    return {
        "cuda-cccl_linux-64": required["nvidia-cuda-cccl"],
        "cuda-crt-dev_linux-64": crt,
        "cuda-cudart-dev": runtime,
        "cuda-driver-dev_linux-64": runtime,
        "cuda-nvcc": nvcc,
        "cuda-nvcc-dev_linux-64": nvcc,
        "cuda-nvcc_linux-64": nvcc,
        "cuda-nvrtc": own["nvrtc"],
        "cuda-nvvm-dev_linux-64": nvvm,
        "cuda-nvvm-impl": nvvm,
        "libcublas": required["nvidia-cublas"],
        "libcublas-dev": required["nvidia-cublas"],
        "libcusparse": required["nvidia-cusparse"],
        "libcusparse-dev": required["nvidia-cusparse"],
        "libnvjitlink": own["nvjitlink"],
    }


def _inserted(text: str, cuda: str, block: str) -> str:
    """Insert the block of a CUDA version into the YAML text, before the block of the next newer
    version."""
    for found in re.finditer(r'^  "(\d+\.\d+)":\n', text, re.MULTILINE):
        if Version(found[1]) > Version(cuda):
            return text[: found.start()] + block + text[found.start() :]
    return text.rstrip("\n") + "\n" + block


def _rows(toolkit: Toolkit, measured: Measured) -> dict[str, dict[str, object]]:
    """Return the toolkit's row for each table, with values measured on the toolkit's wheels."""
    cuda, parts = toolkit.cuda, toolkit.parts
    nvrtc, header = parts["nvrtc"]["linux-64"], parts.get("crt", parts["nvcc"])["linux-64"]
    return {
        "toolkits": {
            "cuda": cuda,
            "release": toolkit.version("nvcc"),
            "archs": list(measured.archs or ()),
            "ptx_isa": measured.ptx_isa,
            "nvrtc_soname": f"libnvrtc.so.{cuda.partition('.')[0]}",
            "source": f"{nvrtc.file} (nvrtcGetSupportedArchs; every suffix really compiled)",
        },
        "host_compilers": {
            "cuda": cuda,
            "gcc_max": measured.gcc_max,
            "clang_max": measured.clang_max,
            "conda_gcc_max": None,
            "source": f"host_config.h in {header.file} (wheel sha256 {header.sha256})",
            "conda_source": None,
        },
        "ptx_isa": {
            "cuda": cuda,
            "ptx_isa": measured.ptx_isa,
            "source": "measured: .version of the PTX that this toolkit's NVRTC writes",
        },
        "wheels": {
            "cuda": cuda,
            "platforms": list(toolkit.platforms),
            "nvcc": "nvvm" in parts,
            "source": "measured: the wheels in the index were listed",
        },
    }


def _with_row(text: str, cuda: str, row: Mapping[str, object]) -> str:
    """Return the table's text with the row at its place. Each row is one line."""
    head, key, rest = text.partition('  "rows": [\n')
    body, end, tail = rest.partition("\n  ]")
    lines = [line.rstrip(",") for line in body.split("\n")]
    versions = [re.match(r'    \{"cuda": "([\d.]+)"', line) for line in lines]
    at = next(
        (n for n, each in enumerate(versions) if each and Version(each[1]) > Version(cuda)),
        len(lines),
    )
    lines.insert(at, "    " + json.dumps(row))
    return head + key + ",\n".join(lines) + end + tail

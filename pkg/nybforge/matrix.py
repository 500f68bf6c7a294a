"""The device × target table: how each target runs on each device, and why. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from nybble.compat import CudaVersion, KernelSet, choose, device, tables, toolkit_of
from nybforge.doctor import kernel_set
from nybforge.variants import Variant

WORDS = {"cubin": "cubin", "ptx": "PTX", "compile": "compile", "cpu": "no"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """The way in which one target runs on one device."""

    cc: str
    target: str
    driver: str  # the CUDA version of the driver that the cell assumes
    how: str  # the kind of support: cubin, ptx, compile or cpu
    arch: str
    why: str

    @property
    def text(self) -> str:
        """The text of the cell."""
        return text_of(self.how, self.arch)


def text_of(how: str, arch: str) -> str:
    """Return the kind of support, and the image that provides it.

    >>> text_of("cubin", "sm_86"), text_of("cpu", "")
    ('cubin 86', 'no')
    """
    return f"{WORDS[how]} {arch.rpartition('_')[2]}".rstrip()


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """The cells of one device, for all targets."""

    cc: str
    generation: str
    products: tuple[str, ...]
    platforms: tuple[str, ...]
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The compilers and drivers that a target's toolkit accepts."""

    target: str
    toolkit: str
    gcc_max: int
    clang_max: int
    conda_gcc_max: int | None
    driver: str | None  # the driver release that came with the toolkit
    driver_floor: str | None  # the lowest release that runs binaries of the toolkit's CUDA major
    ptx_isa: str
    source: str


def matrix(
    variants: Iterable[Variant],
    driver: str | None = None,
    only: Collection[str] = (),
    built: Mapping[str, KernelSet] | None = None,
) -> tuple[Row, ...]:
    """Return a row for every device that at least one toolkit can build for, oldest first.

    Devices without a known product name are left out. If `only` is given, return exactly the rows
    of these compute capabilities. A cell shows the target's kernel set in `built`. If `built` does
    not have the target, the cell shows the kernel set that the target's file describes. Without a
    driver, each cell assumes the oldest driver that supports both the target and the device.
    """
    targets = [variant for variant in variants if variant.toolkit is not None]
    sets = {each.target: (built or {}).get(each.target) or kernel_set(each) for each in targets}
    rows = []
    for cc, known in sorted(tables.device_rows().items()):
        # "(…)" is a remark, not the name of a product
        if known["cc"] not in only if only else known["products"][0].startswith("("):
            continue
        cells = tuple(
            _cell(cc, known, variant.target, sets[variant.target], driver) for variant in targets
        )
        rows.append(
            Row(
                cc=known["cc"],
                generation=known["generation"],
                products=tuple(known["products"]),
                platforms=tuple(known["platforms"]),
                cells=cells,
            )
        )
    return tuple(rows)


def _cell(
    cc: tuple[int, int], known: dict[str, Any], target: str, owner: KernelSet, asked: str | None
) -> Cell:
    needed = CudaVersion.parse(known["first_toolkit"])
    version = CudaVersion.parse(asked) if asked else max(owner.toolkit, needed)
    choice = choose(device(cc), version, [owner], nvrtc=owner.toolkit)
    why = choice.why
    if choice.how == "cpu" and choice.refused:
        why = choice.refused[-1].why
    return Cell(
        cc=known["cc"],
        target=target,
        driver=str(version),
        how=choice.how,
        arch=choice.images[0].arch if choice.images else "",
        why=why,
    )


def limits(variants: Iterable[Variant]) -> tuple[Limits, ...]:
    """Return which compilers and drivers each target's toolkit accepts and needs."""
    out = []
    for variant in variants:
        if variant.toolkit is None:
            continue
        version = toolkit_of(variant.toolkit)
        row = tables.host_compilers()[version]
        toolkit = tables.toolkits()[version]
        out.append(
            Limits(
                target=variant.target,
                toolkit=variant.toolkit,
                gcc_max=row["gcc_max"],
                clang_max=row["clang_max"],
                conda_gcc_max=row["conda_gcc_max"],
                driver=tables.toolkit_driver((version.major, version.minor)),
                driver_floor=tables.family_driver(version.major),
                ptx_isa=toolkit["ptx_isa"],
                source=row["source"],
            )
        )
    return tuple(out)


def to_json(rows: Sequence[Row], found: Sequence[Limits]) -> dict[str, Any]:
    """Return both tables as plain data."""
    return {"devices": [asdict(row) for row in rows], "targets": [asdict(row) for row in found]}


# --- for people -------------------------------------------------------------------------------


def device_table(rows: Sequence[Row]) -> tuple[list[str], list[list[str]]]:
    """Return the header and the cells of the device × target table."""
    targets = [cell.target for cell in rows[0].cells] if rows else []
    header = ["device", "for example", *targets]
    body = [[row.cc, row.products[0], *(cell.text for cell in row.cells)] for row in rows]
    return header, body


def limits_table(found: Sequence[Limits]) -> tuple[list[str], list[list[str]]]:
    """Return the header and the cells of the table of limits: what each target's toolkit accepts
    and needs."""
    header = ["target", "toolkit", "GCC up to", "clang up to", "driver at least", "PTX"]
    body = []
    for row in found:
        gcc = str(row.gcc_max)
        if row.conda_gcc_max not in (None, row.gcc_max):
            gcc += f" (conda-forge: {row.conda_gcc_max})"
        floor = row.driver_floor or "?"
        body.append([row.target, row.toolkit, gcc, str(row.clang_max), floor, row.ptx_isa])
    return header, body

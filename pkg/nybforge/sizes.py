"""Computes from manifests the bytes per image, target and package, and the cost of each
architecture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from nybble.compat import CompatError, Image, KernelSet, parse_manifest
from nybforge.archive import members
from nybforge.errors import ChannelError, InputError
from nybforge.report import counted

MIB = 1 << 20
MOST_BYTES = 16 * MIB  # the size limit of a manifest


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchCost:
    """The size of one architecture's code in a target, and how much it enlarges the target."""

    label: str  # sm_87 or compute_90
    images: int
    size: int
    share: float  # the share of the target's size, 0 to 1
    growth: float  # increase relative to the target's size without this architecture

    def line(self) -> str:
        """Describe the cost.

        >>> ArchCost(label="sm_87", images=4, size=220201, share=0.04, growth=0.0417).line()
        'sm_87 adds 0.21 MiB (4 %)'
        """
        return f"{self.label} adds {self.size / MIB:.2f} MiB ({100 * self.growth:.0f} %)"


@dataclass(frozen=True, slots=True, kw_only=True)
class TargetSize:
    """A kernel set: its images, its architectures, its package."""

    target: str
    origin: str
    images: tuple[Image, ...]
    archs: tuple[ArchCost, ...]
    size: int
    uncompressed_size: int
    package_size: int | None  # the size of the compressed package file

    def to_json(self) -> dict[str, Any]:
        """Return the sizes as plain data."""
        return {
            "target": self.target,
            "origin": self.origin,
            "size": self.size,
            "uncompressed_size": self.uncompressed_size,
            "package_size": self.package_size,
            "archs": [asdict(arch) for arch in self.archs],
            "images": [
                {"family": i.family, "file": i.file, "arch": i.label, "size": i.size}
                for i in self.images
            ],
        }


def measure(owner: KernelSet, origin: str, package_size: int | None = None) -> TargetSize:
    """Return the sizes of a set."""
    total = sum(image.size for image in owner.images)
    groups: dict[str, list[Image]] = {}
    for image in sorted(owner.images, key=lambda item: (item.kind, item.arch, item.family)):
        groups.setdefault(image.label, []).append(image)
    archs = tuple(
        _cost(label, images, sum(image.size for image in images), total)
        for label, images in groups.items()
    )
    return TargetSize(
        target=owner.target,
        origin=origin,
        images=tuple(image for images in groups.values() for image in images),
        archs=archs,
        size=total,
        uncompressed_size=sum(image.loaded_size for image in owner.images),
        package_size=package_size,
    )


def _cost(label: str, images: Sequence[Image], size: int, total: int) -> ArchCost:
    rest = total - size
    return ArchCost(
        label=label,
        images=len(images),
        size=size,
        share=size / total if total else 0.0,
        growth=size / rest if rest else 1.0,
    )


def find(paths: Iterable[Path]) -> tuple[TargetSize, ...]:
    """Return the sizes of every kernel set in these packages, channels and folders, by target."""
    found = []
    for path in paths:
        if path.is_file():
            found.append(_package(path))
            continue
        packages = sorted(path.rglob("nybble-kernels-*.conda"))
        found += [_package(package) for package in packages if not package.name.startswith(".")]
        for manifest in sorted(path.rglob("manifest.json")):
            found.append(measure(_parse(manifest.read_bytes(), manifest), str(manifest.parent)))
    return tuple(sorted(found, key=lambda item: (item.target, item.origin)))


def _package(path: Path) -> TargetSize:
    """Return the sizes of the kernel set in a package file."""
    return measure(kernel_set_of(path), str(path), path.stat().st_size)


def kernel_set_of(path: Path) -> KernelSet:
    """Return the kernel set in a package file."""
    try:
        for member in members(path, parts=("pkg-",)):
            if member.data is not None and member.path.endswith("/manifest.json"):
                return _parse(member.data.read(MOST_BYTES), path)
    except ChannelError as error:
        raise InputError(
            "the package cannot be read",
            where=path,
            why=error.why or error.what,
            hint="build or copy the package again; `nybforge channel verify --repair` "
            "repairs a channel",
        ) from error
    raise InputError(
        "the package has no kernel set", where=path, why="the package contains no manifest.json"
    )


def _parse(data: bytes, path: Path) -> KernelSet:
    try:
        return parse_manifest(data.decode("utf-8"), str(path.parent))
    except (CompatError, UnicodeDecodeError) as error:
        raise InputError("the manifest cannot be read", where=path, why=str(error)) from error


# --- for people -------------------------------------------------------------------------------


def lines(sizes: Sequence[TargetSize], per_image: bool = False) -> list[str]:
    """Return the sizes as lines."""
    out: list[str] = []
    for one in sizes:
        more = ""
        if one.uncompressed_size != one.size:
            more += f" ({one.uncompressed_size / MIB:.2f} MiB uncompressed)"
        if one.package_size:
            more += f", package {one.package_size / MIB:.2f} MiB"
        out += [
            "",
            f"{one.target}: {counted(len(one.images), 'image')}, {one.size / MIB:.2f} MiB{more}",
        ]
        out += [f"  {one.origin}"]
        out += [f"  {arch.line()}" for arch in one.archs]
        if per_image:
            out += [f"    {image.size:>9}  {image.file}" for image in one.images]
    return out[1:]


_COLOURS = ("#4c78a8", "#f58518", "#54a24b", "#e45756", "#72b7b2", "#eeca3b", "#b279a2", "#9d755d")


def svg(sizes: Sequence[TargetSize]) -> str:
    """Return an SVG picture with one stacked bar per target and one segment per architecture."""
    most = max((one.size for one in sizes), default=0) or 1
    width, left, high, gap = 900, 120, 26, 14
    height = 50 + len(sizes) * (high + gap)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="white"/>',
        '<text x="10" y="22" font-size="15">Bytes of GPU code by target and architecture</text>',
    ]
    labels = sorted({arch.label for one in sizes for arch in one.archs})
    colour = {label: _COLOURS[i % len(_COLOURS)] for i, label in enumerate(labels)}
    for index, one in enumerate(sizes):
        y = 40 + index * (high + gap)
        out.append(f'<text x="10" y="{y + 17}">{one.target}</text>')
        x = float(left)
        for arch in one.archs:
            wide = arch.size / most * (width - left - 100)
            out.append(
                f'<rect x="{x:.1f}" y="{y}" width="{wide:.1f}" height="{high}" stroke="white" '
                f'fill="{colour[arch.label]}"><title>{arch.label}: {arch.size} bytes</title></rect>'
            )
            if wide > 34:
                number = arch.label.rpartition("_")[2]
                out.append(f'<text x="{x + 4:.1f}" y="{y + 17}" fill="white">{number}</text>')
            x += wide
        out.append(f'<text x="{x + 6:.1f}" y="{y + 17}">{one.size / MIB:.2f} MiB</text>')
    return "\n".join([*out, "</svg>"]) + "\n"

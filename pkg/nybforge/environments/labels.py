"""NVIDIA's channel labels as data: the exact packages of each toolkit release."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from nybforge.errors import InputError
from nybforge.load import Value, read, reject_unknown

__all__ = ["FILE", "Label", "load_labels"]

FILE = "recipe/toolchains/labels.yaml"


@dataclass(frozen=True, slots=True, kw_only=True)
class Label:
    """One toolkit release in NVIDIA's own channel."""

    cuda: str  # "12.2"
    release: str  # "12.2.2"
    channel: str  # "nvidia/label/cuda-12.2.2"
    names: str  # "flat" (up to 12.4) or "split" (conda-forge's names, 12.5 and later)
    gcc_max: int | None  # a limit in the label's own metadata, where it is stricter than nvcc's
    parts: Mapping[str, str]  # package name -> exact version
    source: str

    @property
    def nvcc(self) -> str:
        """The exact nvcc version, which identifies the release."""
        return self.parts["cuda-nvcc"]


def load_labels(root: Path) -> dict[str, Label]:
    """Return the checkout's labels by CUDA version; raise InputError with the wrong line."""
    document = read(root / FILE)
    reject_unknown(document, ("schema", "names_source", "labels"))
    rows = document.require("labels").mapping()
    return {cuda: _label(cuda, row) for cuda, row in rows.items()}


def _label(cuda: str, row: Value) -> Label:
    reject_unknown(row, ("release", "channel", "names", "gcc_max", "source", "parts"))
    names = row.require("names")
    if names.text() not in ("flat", "split"):
        raise InputError(f"names is {names.text()!r}, not flat or split", where=names.where)
    limit = row.get("gcc_max")
    parts = {name: part.text() for name, part in row.require("parts").mapping().items()}
    if "cuda-nvcc" not in parts:
        raise InputError("a label without cuda-nvcc", where=row.where)
    return Label(
        cuda=cuda,
        release=row.require("release").text(),
        channel=row.require("channel").text(),
        names=names.text(),
        gcc_max=None if limit is None else int(limit.text()),
        parts=parts,
        source=row.require("source").text(),
    )

"""Reads the data about NVIDIA's channel labels: the packages of each toolkit release that a lab
pins, and the source of each pin."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from nybforge.errors import InputError, UsageError
from nybforge.load import Value, read, reject_unknown

__all__ = ["FILE", "Label", "load_labels", "moved_hint", "moved_to"]

FILE = "recipe/toolchains/labels.yaml"
LABELS = "nvidia/label/"
LABEL = re.compile(r"cuda-(\d+\.\d+)\.\d+", re.ASCII)


@dataclass(frozen=True, slots=True, kw_only=True)
class Label:
    """One toolkit release in NVIDIA's own channel."""

    cuda: str  # "12.2"
    release: str  # "12.2.2"
    channel: str  # "nvidia/label/cuda-12.2.2"
    names: str  # "flat" (up to 12.4) or "split" (conda-forge's names, 12.5 and later)
    gcc_max: int | None  # a limit in the label's own metadata, if it is stricter than nvcc's limit
    parts: Mapping[str, str]  # pinned package -> exact version; "" accepts any version in the label
    seen: Mapping[str, str]  # pinned package -> its key in the file's table of evidence
    # library -> exact version, for libraries that do not have the toolkit's version number
    others: Mapping[str, str]
    numbered: tuple[str, ...]  # packages that have the toolkit's version number
    source: str

    @property
    def nvcc(self) -> str:
        """The exact version of nvcc, which identifies the release."""
        return self.parts["cuda-nvcc"]

    @property
    def constraints(self) -> tuple[str, ...]:
        """The constraints of nybble-lab. These constraints exclude parts of any other toolkit,
        regardless of the channel."""
        found = [f"cuda-version =={self.cuda}"]
        cccl = self.parts.get("cuda-cccl_linux-64", self.cuda)
        without = () if f"{cccl}.".startswith(f"{self.cuda}.") else ("cuda-cccl",)
        found += [f"{name} {self.cuda}.*" for name in self.numbered if name not in without]
        if self.names == "flat":  # in later labels, the parts depend on cuda-version
            for name, version in sorted(self.others.items()):
                found += [f"{name}{end} =={version}" for end in ("", "-dev", "-static")]
            found.append(f"gds-tools =={self.others['libcufile']}")
        return tuple(found)


def load_labels(root: Path) -> dict[str, Label]:
    """Return the checkout's labels by CUDA version. InputError names the line that is wrong."""
    document = read(root / FILE)
    reject_unknown(document, ("schema", "evidence", "numbered", "labels"))
    evidence = set(document.require("evidence").mapping())
    numbered = tuple(item.text() for item in document.require("numbered").items())
    rows = document.require("labels").mapping()
    return {cuda: _label(cuda, row, numbered, evidence) for cuda, row in rows.items()}


def _label(cuda: str, row: Value, numbered: tuple[str, ...], evidence: set[str]) -> Label:
    reject_unknown(row, ("release", "channel", "names", "gcc_max", "source", "pins", "others"))
    names = row.require("names")
    if names.text() not in ("flat", "split"):
        raise InputError(
            f"names: {names.text()!r} is not allowed; expected flat or split", where=names.where
        )
    limit, others = row.get("gcc_max"), row.get("others")
    pins = {name: _pin(pin, evidence) for name, pin in row.require("pins").mapping().items()}
    if "cuda-nvcc" not in pins:
        raise InputError("the label has no pin for cuda-nvcc", where=row.where)
    libraries = {} if others is None else others.mapping()
    owned = {name: version.text() for name, version in libraries.items()}
    owned |= {name: pins[name][0] for name in ("libcublas", "libcusparse") if name in pins}
    return Label(
        cuda=cuda,
        release=row.require("release").text(),
        channel=row.require("channel").text(),
        names=names.text(),
        gcc_max=None if limit is None else int(limit.text()),
        parts={name: version for name, (version, _) in pins.items()},
        seen={name: seen for name, (_, seen) in pins.items()},
        others=owned,
        numbered=numbered,
        source=row.require("source").text(),
    )


def _pin(pin: Value, evidence: set[str]) -> tuple[str, str]:
    items = [item.text() for item in pin.items()]
    if len(items) != 2 or items[1] not in evidence:
        known = ", ".join(sorted(evidence))
        raise InputError(
            "invalid pin; expected a list of a version and the place where the version was seen",
            where=pin.where,
            hint=f'write ["12.2.140", "page"], with one of {known}',
        )
    return items[0], items[1]


def moved_to(labels: Mapping[str, Label], text: str) -> dict[str, Label]:
    """Return the labels, with the parts of one toolkit taken from the label `text` ("cuda-12.9.2").

    The exact versions in this label are unknown. Therefore the packages are pinned to the label and
    to the CUDA version, which is enough, because a label has one release.
    """
    match = LABEL.fullmatch(text)
    label = None if match is None else labels.get(match.group(1))
    if label is None:
        raise UsageError(
            f"no lab uses the label {text!r}",
            hint=f"expected cuda-X.Y.Z with X.Y one of {', '.join(labels)}",
        )
    parts = {
        name: label.cuda
        if re.match(r"cuda-|libnvjitlink", name) and version.startswith(f"{label.cuda}.")
        else ""
        for name, version in label.parts.items()
    }
    channel = f"{LABELS}{text}"
    moved = replace(label, channel=channel, parts=parts, release=text.removeprefix("cuda-"))
    return {**labels, label.cuda: moved}


def moved_hint(channel: str) -> str | None:
    """Return a hint for a pinned package that NVIDIA's label no longer has; None if the channel is
    not one of NVIDIA's labels.

    >>> moved_hint("conda-forge") is None
    True
    """
    label = channel.removeprefix(LABELS)
    match = LABEL.fullmatch(label) if label != channel else None
    if match is None:
        return None
    return (
        "NVIDIA moves packages between labels: nybforge env render --toolkit-label "
        f"cuda-{match.group(1)}.N -o DIR; the channel page of cuda-nvcc shows N"
    )

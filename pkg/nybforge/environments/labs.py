"""The contents of each build environment, from variant files and NVIDIA's labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from packaging.version import Version

from nybble.compat import device
from nybforge.environments.labels import FILE, Label, load_labels, moved_to
from nybforge.errors import InputError
from nybforge.load import Value, read

__all__ = ["Lab", "Target", "lab_in", "lab_of", "load_lab_targets", "load_labs"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """The fields of a variant file that an environment needs."""

    name: str  # "cuda122"
    cuda: str  # "12.2"
    nvcc: str  # "12.2.140"
    gcc: str  # "12.3.0"
    sysroot: str  # "2.17"
    capabilities: tuple[str, ...]  # "86-real", "90-virtual"
    path: Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Lab:
    """One build environment."""

    name: str  # "bnb122lab"
    target: Target
    label: Label
    gcc: str  # the exact version, which nvcc and the metadata in the channel accept
    gcc_reason: str

    @property
    def short(self) -> str:
        """The CUDA version without its dot, in the form of BNB_CUDA_VERSION."""
        return self.target.cuda.replace(".", "")

    @property
    def compute_capability(self) -> str:
        """COMPUTE_CAPABILITY for a build of the original bitsandbytes: every device of the target
        except Jetsons."""
        return ";".join(word for word in self._cubins() if not _tegra(word))

    @property
    def compute_capability_arm(self) -> str:
        """COMPUTE_CAPABILITY on Arm. From CUDA 13 on, the list includes Jetsons, because servers
        and Jetsons use the same toolkit."""
        if Version(self.target.cuda).major < 13:
            return self.compute_capability
        return ";".join(self._cubins())

    def _cubins(self) -> list[str]:
        real = (word for word in self.target.capabilities if word.endswith("-real"))
        # the original bitsandbytes does not support 90a
        return [word.removesuffix("-real").rstrip("af") for word in real]


def _tegra(number: str) -> bool:
    return device(f"{number[:-1]}.{number[-1]}").tegra


def lab_in(root: Path, versions: Mapping[str, str]) -> Lab | None:
    """Return the lab that has these packages, or None. The version of nvcc identifies the lab. If
    nvcc has another name (in the embedded toolchain), the version of nybble-lab identifies the
    lab."""
    nvcc, cuda = versions.get("cuda-nvcc", ""), versions.get("nybble-lab")
    for lab in load_labs(root):
        if nvcc.startswith(f"{lab.target.cuda}.") or (not nvcc and cuda == lab.target.cuda):
            return lab
    return None


def load_lab_targets(root: Path) -> tuple[Target, ...]:
    """Return the CUDA targets of recipe/variants, oldest CUDA first. There is one target for each
    CUDA version, because targets with a suffix have no lab."""
    folder = root / "recipe" / "variants"
    paths = sorted(path for path in folder.glob("cuda*.yaml") if path.stem[4:].isdecimal())
    targets = [_target(path) for path in paths]
    if not targets:
        raise InputError(
            "the folder contains no CUDA target", where=folder, hint="run the command in a checkout"
        )
    return tuple(sorted(targets, key=lambda each: Version(each.cuda)))


def load_labs(root: Path, toolkit_label: str | None = None) -> tuple[Lab, ...]:
    """Return the lab of every CUDA target whose toolkit has a label in labels.yaml. With
    `toolkit_label` ("cuda-12.9.2"), return only the lab of that toolkit."""
    targets = load_lab_targets(root)
    labels = load_labels(root)
    chosen = tuple(each for each in targets if each.cuda in labels)
    if toolkit_label is not None:
        labels = moved_to(labels, toolkit_label)
        chosen = tuple(each for each in targets if toolkit_label.startswith(f"cuda-{each.cuda}."))
    return tuple(lab_of(target, targets, labels) for target in chosen)


def lab_of(target: Target, targets: Sequence[Target], labels: Mapping[str, Label]) -> Lab:
    """Return the target's lab; raise InputError if the label and the variant file name different
    releases."""
    label = labels[target.cuda]
    if not f"{target.nvcc}.".startswith(f"{label.nvcc}."):  # a moved label: "12.9"
        raise InputError(
            f"{target.name} pins nvcc {target.nvcc}, but {label.channel} has {label.nvcc}",
            where=target.path,
            hint=f"write the same nvcc version into cuda_toolkit_version and {FILE}",
        )
    gcc, reason = target.gcc, f"supported by nvcc {target.cuda} ({target.path.name})"
    if label.gcc_max is not None and Version(gcc).major > label.gcc_max:
        fitting = [each.gcc for each in targets if Version(each.gcc).major <= label.gcc_max]
        gcc = max(fitting, key=Version)
        reason = f"{label.channel} allows GCC <= {label.gcc_max} in its metadata"
    name = f"bnb{target.cuda.replace('.', '')}lab"
    return Lab(name=name, target=target, label=label, gcc=gcc, gcc_reason=reason)


def _target(path: Path) -> Target:
    document = read(path)

    def one(key: str) -> str:
        values: Sequence[Value] = document.require(key).items()
        if len(values) != 1:
            raise InputError(
                f"{key} has {len(values)} values; an environment needs one",
                where=document.require(key).where,
            )
        return values[0].text()

    return Target(
        name=path.stem,
        cuda=one("cuda_compiler_version"),
        nvcc=one("cuda_toolkit_version"),
        gcc=one("cxx_compiler_version"),
        sysroot=one("c_stdlib_version"),
        capabilities=tuple(one("compute_capabilities").split()),
        path=path,
    )

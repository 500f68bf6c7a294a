"""The contents of each build environment, from variant files and NVIDIA's labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from packaging.version import Version

from nybble.compat import device
from nybforge.environments.labels import FILE, Label, load_labels, moved_to
from nybforge.errors import InputError
from nybforge.variants import Variant, load_targets

__all__ = ["Lab", "lab_in", "load_labs"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lab:
    """One build environment."""

    name: str  # "bnb122lab"
    cuda: str  # "12.2"
    nvcc: str  # "12.2.140"
    variant: Variant
    label: Label
    gcc: str  # the exact version, which nvcc and the metadata in the channel accept
    gcc_reason: str

    @property
    def short(self) -> str:
        """The CUDA version without its dot, in the form of BNB_CUDA_VERSION."""
        return self.cuda.replace(".", "")

    @property
    def compute_capability(self) -> str:
        """COMPUTE_CAPABILITY for a build of the original bitsandbytes: every device of the target
        except Jetsons."""
        return ";".join(word for word in self._cubins() if not _tegra(word))

    @property
    def compute_capability_arm(self) -> str:
        """COMPUTE_CAPABILITY on Arm. From CUDA 13 on, the list includes Jetsons, because servers
        and Jetsons use the same toolkit."""
        if Version(self.cuda).major < 13:
            return self.compute_capability
        return ";".join(self._cubins())

    def _cubins(self) -> list[str]:
        real = (word for word in self.variant.capabilities if word.endswith("-real"))
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
        if nvcc.startswith(f"{lab.cuda}.") or (not nvcc and cuda == lab.cuda):
            return lab
    return None


def load_labs(root: Path, toolkit_label: str | None = None) -> tuple[Lab, ...]:
    """Return the lab of every CUDA target whose toolkit has a label in labels.yaml, oldest CUDA
    first. With `toolkit_label` ("cuda-12.9.2"), return only the lab of that toolkit.

    There is one lab for each CUDA version, because targets with a suffix have no lab."""
    targets = [each for each in load_targets(root) if each.cuda and not each.suffix]
    labels = load_labels(root)
    chosen = [each for each in targets if each.cuda in labels]
    if toolkit_label is not None:
        labels = moved_to(labels, toolkit_label)
        chosen = [each for each in targets if toolkit_label.startswith(f"cuda-{each.cuda}.")]
    return tuple(_lab(target, targets, labels) for target in chosen)


def _lab(target: Variant, targets: Sequence[Variant], labels: Mapping[str, Label]) -> Lab:
    """Return the target's lab; raise InputError if the label and the variant file name different
    releases."""
    cuda, nvcc = target.values["cuda_compiler_version"], target.values["cuda_toolkit_version"]
    label = labels[cuda]
    if not f"{nvcc}.".startswith(f"{label.nvcc}."):  # a moved label: "12.9"
        raise InputError(
            f"{target.target} pins nvcc {nvcc}, but {label.channel} has {label.nvcc}",
            where=target.path,
            hint=f"write the same nvcc version into cuda_toolkit_version and {FILE}",
        )
    gcc, reason = target.gcc, f"supported by nvcc {cuda} ({target.path.name})"
    if label.gcc_max is not None and Version(gcc).major > label.gcc_max:
        fitting = [each.gcc for each in targets if Version(each.gcc).major <= label.gcc_max]
        gcc = max(fitting, key=Version)
        reason = f"{label.channel} allows GCC <= {label.gcc_max} in its metadata"
    return Lab(
        name=f"bnb{cuda.replace('.', '')}lab",
        cuda=cuda,
        nvcc=nvcc,
        variant=target,
        label=label,
        gcc=gcc,
        gcc_reason=reason,
    )

"""Finds the CUDA version that the log's torch needs, and a toolkit of that version."""

from __future__ import annotations

from nybforge.doctor.facts import Facts, Toolkit
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.machine.toolkits import use_folder, use_toolkit

# The version of torch or of its CUDA, in the forms that pip, torch, setup.py and torch's script
# collect_env print.
_OF_TORCH = linear.compile(
    r"(?i)\btorch(?:\.__version__)?[-=\s(]*\d+\.\d+(?:\.\d+)?\w*\+cu(?P<digits>\d{3})\b|"
    r"CUDA used to build PyTorch\s*: (?P<cuda>\d+\.\d+)"
)


def torch_cuda(hit: Hit) -> str:
    """Return the CUDA version of the log's torch in the form 12.1. Return "" if the log names no
    such version or several."""
    versions = {
        one["cuda"] or f"{one['digits'][:2]}.{one['digits'][2]}"
        for one in _OF_TORCH.finditer(hit.text)
    }
    return versions.pop() if len(versions) == 1 else ""


def toolkit_of(facts: Facts, cuda: str) -> Toolkit | None:
    """Return an installed toolkit of CUDA version `cuda`, or else one of the same major version, or
    else None."""
    same = [item for item in facts.toolkits if item.version.startswith(f"{cuda}.")]
    major = [
        item for item in facts.toolkits if item.version.startswith(cuda.partition(".")[0] + ".")
    ]
    return next(iter(same or major), None)


_LISTED = linear.compile(r"(?m)^(?:[^\n]*\s)?(/usr/local/cuda-(\d+\.\d+))(?:/bin/nvcc)?(?:\s|$)")


def use_shown_toolkit(hit: Hit, cuda: str) -> str:
    """Return the command that makes builds use a toolkit of version `cuda` that the log lists.
    Return "" if no command in the log lists such a toolkit."""
    if not linear.search(r"\bls\b[^\n]*cuda|which -a nvcc", hit.text):
        return ""
    homes = (folder for folder, version in _LISTED.findall(hit.text) if version == cuda)
    return next((use_folder(home, f"{home}/bin/nvcc") for home in homes), "")


def install_toolkit(cuda: str) -> str:
    """Return the command that installs the nvcc of CUDA version `cuda` without root.

    >>> install_toolkit("12.1")
    'conda install -c conda-forge cuda-nvcc=12.1 cuda-cudart-dev=12.1 && export CUDA_HOME="$CONDA_PREFIX"'
    """
    if cuda.startswith("11."):  # conda-forge has nvcc only for CUDA 12.0 and later
        return f'conda install -c nvidia/label/cuda-{cuda}.0 cuda-nvcc cuda-cudart-dev && export CUDA_HOME="$CONDA_PREFIX"'
    return f'conda install -c conda-forge cuda-nvcc={cuda} cuda-cudart-dev={cuda} && export CUDA_HOME="$CONDA_PREFIX"'


def toolkit_for_torch(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return the command with which builds use the CUDA version of the log's torch. Return () if
    the log does not name that version."""
    cuda = torch_cuda(hit)
    if not cuda:
        return ()
    have = toolkit_of(facts, cuda)
    return (use_toolkit(have) if have else install_toolkit(cuda),)

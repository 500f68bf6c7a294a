"""Compute values for the doctor's texts about bitsandbytes' binaries."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def cuda_version(hit: Hit) -> str | None:
    for text in (hit.quote, hit.after[:800], hit.before[-800:]):
        found = linear.search(
            r"libbitsandbytes_cuda(\d{3})|Requested CUDA version:\s+(\d\d)\.(\d)", text
        )
        if found:
            return found[1] or found[2] + found[3]
    return None


# For each CUDA major version, the nybble build target that runs on every driver of this major
# version.
TARGETS = {"11": "cuda118", "12": "cuda122", "13": "cuda130"}


def _listed(hit: Hit) -> list[str]:
    """Return the CUDA versions for which the log lists binaries, in the form 128."""
    listed = linear.search(r"Available pre-compiled versions:\s*((?:\s*- [\d.]+)+)", hit.text)
    return linear.sub(r"\.", "", listed[1]).replace("-", " ").split() if listed else []


def uncompiled(hit: Hit) -> bool:
    """Return whether the library for CPUs is missing too. In this case, bitsandbytes is a source
    checkout that was not compiled."""
    near = hit.before[-800:] + hit.quote + hit.after[:800]
    return "libbitsandbytes_cpu.so: cannot open" in near


def built_for_cpu(hit: Hit) -> bool:
    """Return whether bitsandbytes was compiled from a source checkout without its CUDA backend."""
    if linear.search(r"Configuring bitsandbytes \(Backend: cpu\)", hit.before):
        return True
    path = linear.search(r"binary not found at (?:PosixPath\(')?(/\S+)", hit.text)
    named = path[1] if path else ""
    return "-packages/" not in named and "/bitsandbytes/bitsandbytes/" in named


def _no_runtime(hit: Hit) -> bool:
    """Return whether the only missing file is the CUDA runtime library, for which bitsandbytes
    before 0.43 searches."""
    return (
        "main CUDA runtime library was not detected" in hit.text
        and "library version not found" not in hit.text
    )


def get_binary(hit: Hit, facts: Facts) -> tuple[str, ...]:
    version = cuda_version(hit)
    bnb = facts.bitsandbytes
    out = ["pip install --upgrade bitsandbytes"]
    if _no_runtime(hit):
        major = (version or "12")[:2]
        out = [
            'pip install --upgrade "bitsandbytes>=0.43"   # uses the libcudart of torch',
            f'or: conda install -c conda-forge cuda-cudart "cuda-version={major}"   # and LD_LIBRARY_PATH="$CONDA_PREFIX/lib"',
        ]
    if hit.get("latest"):
        out.append("python -m bitsandbytes   # shows why it cannot be imported, if it is installed")
    if "environment variable detected" in hit.text and not _no_runtime(hit):
        out = [
            "unset BNB_CUDA_VERSION && python -m bitsandbytes   # torch's CUDA version selects the binary",
            "remove the variable where it is set: a module file, ~/.bashrc, a Dockerfile or a job script",
            "if that binary is missing too: pip install --upgrade bitsandbytes",
        ]
    if uncompiled(hit):
        out = ["in its checkout: cmake -DCOMPUTE_BACKEND=cuda -S . && make && pip install ."]
    if built_for_cpu(hit):
        return (
            "in the checkout: rm -rf build CMakeCache.txt && cmake -DCOMPUTE_BACKEND=cuda -S . -B build",
            "cmake --build build -j && python -m pip install -e .   # with nvcc on PATH",
            "or the wheel, which has the binaries: python -m pip install --force-reinstall --no-deps bitsandbytes",
        )
    there = _listed(hit) or [name.removeprefix("cuda") for name in (bnb.binaries if bnb else ())]
    missing = linear.findall(r"libbitsandbytes_cuda(\d+)\.so", hit.quote)
    near = [name for name in there if version and name[:2] == version[:2] and name not in missing]
    if near and not _no_runtime(hit):
        same = version if version in near else near[-1]
        out.append(f"or export BNB_CUDA_VERSION={same}   # same CUDA major")
    target = TARGETS.get((version or "122")[:2], "cuda130")
    out.append(f"or use nybble, which is built for your CUDA: ./build_all.sh {target}")
    return tuple(out)

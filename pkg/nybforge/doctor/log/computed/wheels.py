"""Causes when pip installs: no wheel for this machine, a Python that takes none."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def asked_version(hit: Hit) -> str:
    """Return the one version that was asked for, "" for a range."""
    found = linear.search(r"==\s*([\w.]+)\s*$", hit.quote)
    return found[1] if found else ""


def nearest(hit: Hit) -> str:
    """Return the newest listed version of the release asked for: 1.2.0 came out as 1.2.0.post2 only."""
    asked = asked_version(hit)
    lists = linear.findall(r"\(from versions: ([^)]*)\)", hit.before[-3000:])
    listed = lists[-1].split(", ") if asked and lists else []
    same = [
        one
        for one in listed
        if linear.fullmatch(linear.escape(asked) + r"(?:\.post\d+|\+\S+)", one)
    ]
    return same[-1] if same else ""


def _older(hit: Hit) -> bool:
    """Return whether a version before all that the index has for this Python was asked for."""
    asked = linear.search(r"==(\d+)\.(\d+)", hit.quote)
    first = linear.search(r"\(from versions: (\d+)\.(\d+)", hit.before[-3000:])
    if asked is None or first is None:
        return False
    return [*map(int, asked.groups())] < [*map(int, first.groups())]


def _without_kernel(hit: Hit) -> tuple[str, ...]:
    """Return how a program does without a kernel of the hub that has no build for this machine."""
    # the release of torch is the reason only where the log says so: a list without reasons may have no build for this processor
    listed = linear.findall(
        r"torch(\d)(\d+)-\S+: Torch version \S+ does not match environment", hit.after[:1500]
    )
    newest = max(((int(one), int(two)) for one, two in listed), default=None)
    torch = (
        f'python -m pip install "torch=={newest[0]}.{newest[1]}.*"   # the newest that has a build'
        if newest
        else "python -c 'import torch, platform; print(torch.__version__, platform.machine())'   # beside the names in the list: torch29 is 2.9; x86_64 does not serve aarch64"
    )
    return (
        "python -m pip install --upgrade kernels   # newer ones know builds for any torch (torch-stable-abi) and for none (noarch)",
        f"python -c 'from kernels import get_kernel; get_kernel(\"{hit.get('kernel')}\", version=2)'   # a later version of the kernel may have it; transformers: …@v2",
        torch,
        'without it, in transformers: attn_implementation="sdpa", use_kernels=False',
    )


def get_wheel(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("kernel"):
        return _without_kernel(hit)
    tags = (
        linear.findall(r"`?cp3(\d+)`?", hit.after[hit.after.find("only found wheels") :])
        if hit.get("named")
        else []
    )
    if tags and "Python" in hit.get("tag"):
        newest = max(map(int, tags))
        return (f"uv python pin 3.{newest} && uv sync   # or: uv venv --python 3.{newest}",)
    if hit.get("named") and "platform" in hit.get("tag"):
        name = linear.split("[=<>]", hit.get("named"))[0]
        return (
            f"uv pip install --no-binary {name} --no-build-isolation {name}   # from its source, with nvcc on PATH",
            "or another index: the log's hint names the platforms that this one has",
        )
    if near := nearest(hit):
        return (f'python -m pip install "{hit.get("package")}=={near}"',)
    out = [
        "python -m pip --version && python -m pip debug --verbose   # the tags this Python takes"
    ]
    if hit.get("package") == "bitsandbytes" or "bitsandbytes" in hit.quote:
        out.append(
            "build it from a checkout: cmake -DCOMPUTE_BACKEND=cuda -S . && make && pip install ."
        )
        out.append("or use nybble, which builds here: ./build_all.sh cuda122")
    else:
        python = "3.8" if _older(hit) else "3.12"
        out.append(
            f"use a Python version that has wheels: conda create -n new -c conda-forge python={python}"
        )
        out.append("python -m pip install --upgrade pip   # an old pip does not know newer tags")
    return tuple(out)

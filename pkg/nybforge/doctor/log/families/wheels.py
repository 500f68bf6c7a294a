"""Causes when pip installs: no wheel for this machine, a Python that takes none."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, commands, sign

# packages whose wheels are made for some CUDA versions and machines only
_GPU_PACKAGES = (
    r"(?P<package>bitsandbytes|torch\w*|triton|flash[-_]attn|xformers|vllm|apex|deepspeed|jaxlib|jax\w*|"
    r"tensorflow\w*|tensorrt\w*|onnxruntime[-_]gpu|cupy\w*|nvidia[-_]\w+(?:[-_]\w+)*|auto[-_]gptq|autoawq|causal[-_]conv1d|mamba[-_]ssm)"
)


def _asked(hit: Hit) -> str:
    """Return the one version that was asked for, "" for a range."""
    found = linear.search(r"==\s*([\w.]+)\s*$", hit.quote)
    return found[1] if found else ""


def _nearest(hit: Hit) -> str:
    """Return the newest listed version of the release asked for: 1.2.0 came out as 1.2.0.post2 only."""
    asked = _asked(hit)
    lists = linear.findall(r"\(from versions: ([^)]*)\)", hit.before[-3000:])
    listed = lists[-1].split(", ") if asked and lists else []
    same = [
        one
        for one in listed
        if linear.fullmatch(linear.escape(asked) + r"(?:\.post\d+|\+\S+)", one)
    ]
    return same[-1] if same else ""


def _why_wheel(hit: Hit) -> str:
    if hit.get("kernel"):
        return f"{hit.get('kernel')} is compiled for some releases of torch and CUDA and some processors (x86_64 most of all), and this machine's is not among them; the log lists them, or the page of the kernel"
    if hit.get("named"):
        return f"{hit.get('named')} has no wheel for this {hit.get('tag')}; the log's hint lists those it has"
    if "not a supported wheel" in hit.quote:
        return "the file's name asks for another Python, processor or glibc than this one has"
    if near := _nearest(hit):
        return f"there is no {hit.get('package')} {_asked(hit)}; the index lists {near}, which is of the same release"
    return (
        f"the index has no {hit.get('package')} of that version for this Python, processor and glibc; "
        "the versions it lists are those that would fit"
    )


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


def _get_wheel(hit: Hit, facts: Facts) -> tuple[str, ...]:
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
    if near := _nearest(hit):
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


NO_WHEEL = Cause(
    id="no_wheel",
    title="There is no wheel, or no compiled kernel, for this machine",
    why=_why_wheel,
    fix=_get_wheel,
    root_of=("pip_unsatisfiable",),
    signs=(
        sign("is not a supported wheel on this platform"),
        sign(
            "has no wheels with a matching",
            r"(?P<named>[\w.=+-]+) has no wheels with a matching (?P<tag>Python (?:ABI|version|implementation) tag|platform tag)",
        ),
        sign(
            "source distribution or wheel for the current",
            r"Distribution `(?P<named>[\w.=+-]+)[^`]*` can't be installed because it doesn't have a source distribution or wheel for the current (?P<tag>platform)",
        ),
        # what transformers and diffusers fetch from the hub
        sign(
            "find a build variant for this system",
            r"Error: Cannot find a build variant for this system in (?P<kernel>[\w./-]+\w)",
        ),
        sign(
            "does not have build: ",
            r"Kernel `(?P<kernel>[^`]+)` at revision \S+ does not have build: (?P<variant>\S+)",
        ),
        sign(
            "no matching distribution found for",
            r"No matching distribution found for " + _GPU_PACKAGES + r"\b",
            "likely",
        ),
    ),
    examples=(
        "ERROR: No matching distribution found for bitsandbytes>=0.46",
        "Because torch==2.4.0+cu118 has no wheels with a matching Python ABI tag (e.g., `cp313`)",
        "ERROR: torch-2.3.0-cp310-cp310-linux_aarch64.whl is not a supported wheel on this platform.",
        "FileNotFoundError: Cannot find a build variant for this system in kernels-community/activation (revision: 1e75ffb). Available variants: torch28-cxx11-cu128-x86_64-linux",
    ),
    counter_examples=("ERROR: No matching distribution found for opencv",),
)


EXTERNALLY_MANAGED = Cause(
    id="externally_managed",
    title="The system's Python takes no packages from pip",
    why="the distribution manages this Python itself (PEP 668): packages from pip go into an environment of your own",
    fix=commands(
        "python3 -m venv .venv && . .venv/bin/activate   # Debian, Ubuntu: sudo apt-get install python3-venv",
        "then the same pip install again",
    ),
    signs=(sign("externally-managed-environment"),),
    examples=("error: externally-managed-environment",),
    counter_examples=("WARNING: Running pip as the 'root' user can result in broken permissions",),
)

CAUSES = (NO_WHEEL, EXTERNALLY_MANAGED)

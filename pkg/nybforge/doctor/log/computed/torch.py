"""Causes at torch and what extends it: a build without CUDA, an extension of another torch."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.computed.extensions import rebuild
from nybforge.doctor.log.scene import scene


def _failing(hit: Hit) -> str:
    """Return the installed package that the lines before speak of last, "" where none is named."""
    found = linear.findall(r"(?:site|dist)-packages/(\w+)/", hit.before)
    return found[-1].replace("_", "-") if found else ""


def log_package(hit: Hit) -> str:
    """Return whose CUDA code is missing: torch, or the extension that an operator is named after."""
    owner = hit.get("owner") or (_failing(hit) if hit.get("without") else "")
    return owner if owner and owner not in ("aten", "prim", "prims", "c10d") else "torch"


def get_torch(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("jax"):
        cuda = "13" if (facts.driver.cuda or "").startswith("13.") else "12"
        return (
            f'python -m pip install --upgrade "jax[cuda{cuda}]"   # nvidia-smi names the CUDA of the driver: cuda12, cuda13; nothing of jax from conda beside it',
            "python -c 'import jax; print(jax.devices())'; python -m pip list | grep -i jax   # one number in all lines",
            "to stay on the processor: export JAX_PLATFORMS=cpu",
        )
    if hit.get("ort"):
        return (
            "python -m pip uninstall -y onnxruntime onnxruntime-gpu && python -m pip install onnxruntime-gpu",
            "python -c 'import onnxruntime; print(onnxruntime.__file__, onnxruntime.get_available_providers())'",
        )
    if hit.get("missing"):
        name = hit.get("of") or _failing(hit) or "PACKAGE"
        return (
            f"python -m pip install --force-reinstall --no-deps --no-build-isolation --no-binary {name} {name}   # with nvcc on PATH",
            "or its wheel for exactly this torch: python -c 'import torch; print(torch.__version__)'",
        )
    package = log_package(hit)
    remove = f"python -m pip uninstall -y {package}"
    if hit.get("wanted"):
        return (
            remove,
            f"python -m pip install torch=={hit.get('wanted')} --index-url INDEX_OF_{hit.get('index').upper()}   # torch's own, for the CUDA that the extension here was built for",
            'or both from one source: conda install -c conda-forge xformers "pytorch=*=cuda*"',
        )
    if scene(hit, facts).jetson:
        known = facts.jetson.jetpack if facts.jetson else None
        of = f" {known}" if known else ""
        return (
            remove,
            f"install the {package} that NVIDIA makes for JetPack{of}: PyPI's is without CUDA on Jetson (docs/jetson.md)",
        )
    if package != "torch":
        if hit.get("without"):
            return (
                f"FORCE_CUDA=1 python -m pip install --force-reinstall --no-deps --no-build-isolation --no-binary {package} {package}   # with nvcc on PATH",
                "or its wheel for exactly this torch: python -c 'import torch; print(torch.__version__)'",
            )
        return (
            "python -c 'import torch; print(torch.__version__)'   # the part behind + is the index: +cu121, say",
            f"{remove} && python -m pip install {package} --index-url INDEX_OF_THAT_TORCH",
            f'or both from one source: conda install -c conda-forge {package} "pytorch=*=cuda*"',
        )
    return (
        remove,
        "install torch's CUDA build: the index for your CUDA version is on torch's own site",
        'or: conda install -c conda-forge "pytorch=*=cuda*"',
    )


def extension(hit: Hit) -> str:
    """Return the extension that was made for another torch, "" where the log names none."""
    if hit.get("library"):
        imported = linear.findall(
            r"from (\w+)(?:\.\w+)* import _C|import (\w+)\s*$", hit.before.rstrip()
        )
        return (imported[-1][0] or imported[-1][1]) if imported else _failing(hit)
    return (
        "xformers"
        if linear.search("(?i)xformers|memory_efficient", hit.quote)
        else hit.get("extension")
    )


def rebuild_extension(hit: Hit) -> tuple[str, ...]:
    """Return how the extension is built for the installed torch."""
    return rebuild(extension(hit) or "EXTENSION")

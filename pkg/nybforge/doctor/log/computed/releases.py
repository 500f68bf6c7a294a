"""The cause where the parts of one package, which are installed apart, are of two releases: jax, flashinfer, CuTe DSL."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def whose_release(hit: Hit) -> str:
    """Return the package whose parts they are."""
    text = hit.quote
    if "flashinfer" in text:
        return "flashinfer"
    return "cutlass" if linear.search("cutlass|mlir", text) else "jax"


def one_release(hit: Hit, facts: Facts) -> tuple[str, ...]:
    whose, want = whose_release(hit), hit.get("want").partition("+")[0]
    if whose == "flashinfer":
        part = hit.get("part", "flashinfer-cubin")
        return (
            f'python -m pip install "{part}=={want or "VERSION"}"   # flashinfer-python\'s; where PyPI has none: --index-url INDEX_OF_FLASHINFER, of its own project page',
            f"or without it: python -m pip uninstall -y {part}   # kernels are fetched or compiled at first use, the latter with nvcc",
            "python -m pip list | grep -i flashinfer   # python, cubin and jit-cache: one number",
        )
    if whose == "cutlass":
        return (
            "python -m pip uninstall -y nvidia-cutlass nvidia-cutlass-dsl nvidia-cutlass-dsl-libs-base nvidia-cutlass-dsl-libs-cu13",
            'python -m pip install --no-cache-dir nvidia-cutlass-dsl   # CUDA 13: "nvidia-cutlass-dsl[cu13]"; a version: the one that the failing package asks for (python -m pip show -v)',
            "from sources: cd python/CuTeDSL && python prep_editable_install.py && python -m pip install -e .   # not from the repository's root",
        )
    pinned = f"jax[cuda12]=={hit.get('jaxlib')}" if hit.get("jaxlib") else "jax[cuda12]"
    return (
        "python -m pip list | grep -i jax   # one number in all lines; plugins of one CUDA only",
        f'python -m pip install --upgrade "{pinned}"   # brings jaxlib, plugin and pjrt of its own release; a driver for CUDA 13: cuda13 in place of cuda12',
        "conda: conda install -c conda-forge 'jaxlib=*=cuda*' jax   # and no wheel of jax beside it",
    )

"""The cause where the parts of one package, which are installed apart, are of two releases: jax, flashinfer, CuTe DSL."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign


def _whose(hit: Hit) -> str:
    """Return the package whose parts they are."""
    text = hit.quote
    if "flashinfer" in text:
        return "flashinfer"
    return "cutlass" if linear.search("cutlass|mlir", text) else "jax"


def _why_parts(hit: Hit) -> str:
    if hit.get("module"):
        return "cutlass, as Python's module of CuTe DSL, comes with nvidia-cutlass-dsl; what is installed is another package (nvidia-cutlass), or a part of it"
    if hit.get("part") and hit.get("want"):
        return f"{hit.get('part')} is {hit.get('have')} and the package that loads it {hit.get('want')}; they work together only as one release, and pip moved one of them"
    return {
        "jax": "jax, jaxlib and the CUDA plugin (jax-cuda12-plugin, jax-cuda12-pjrt) come apart and work together only as one release; an installation moved one of them",
        "cutlass": "nvidia-cutlass-dsl and the package that calls it are of releases that do not know each other, or its own parts (libs-base, libs-cu13) are of two",
    }.get(_whose(hit), "the package's parts work together only as one release")


def _one_release(hit: Hit, facts: Facts) -> tuple[str, ...]:
    whose, want = _whose(hit), hit.get("want").partition("+")[0]
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


PARTS_MISMATCH = Cause(
    id="package_parts_mismatch",
    title="Parts of one package are of different releases",
    why=_why_parts,
    fix=_one_release,
    root_of=("undefined_symbol", "no_gpu_visible", "torch_cpu_only"),
    signs=(
        sign(
            "does not match flashinfer version",
            r"(?P<part>flashinfer-[\w-]+) version \((?P<have>[^)]+)\) does not match flashinfer version \((?P<want>[^)]+)\)",
        ),
        sign(
            "mismatched pjrt plugin",
            r"Mismatched PJRT plugin PJRT API version",
            unless=r"libtpu|'(?:tpu|xpu|rocm)'",
        ),
        sign(
            "the plugin is likely built with",
            r"Unexpected PJRT_\w+ size: .*The plugin is likely built with a (?:later|earlier) version",
        ),
        sign(
            "with the installed jaxlib version",
            r"(?P<part>jax_cuda\w+) version (?P<have>[\w.]+) is installed, but it is not compatible with the installed jaxlib version (?P<want>(?P<jaxlib>[\d.]*\d))",
            "likely",
        ),
        sign(
            "and incompatible with jax version",
            r"jaxlib version [\w.]+ is newer than and incompatible with jax version (?P<jaxlib>[\d.]*\d)",
        ),
        sign(
            "this version of jax requires",
            r"jaxlib is version [\w.]+, but this version of jax requires version",
        ),
        sign(
            "no ffi handler registered for",
            r"No FFI handler registered for (?:cu|hip)?\w+ .*platform CUDA",
        ),
        sign(
            "has no attribute '",
            r"AttributeError: module '(?:jaxlib[\w.]*|jax\._src\.lib[\w.]*)' has no attribute '",
        ),
        # the plugin calls what its own release of jax has
        sign(
            ("attributeerror: module '", "incompatible function arguments"),
            r"AttributeError: module 'jax|TypeError: \w+\(\): incompatible function arguments",
            nearby=r"jax_plugins/xla_cuda\d+/__init__\.py",
        ),
        sign(
            "has no attribute '",
            r"AttributeError: module 'cutlass(?:\.\w+)*' has no attribute '",
        ),
        sign(
            "from 'cutlass~",
            r"ImportError: cannot import name '\w+' from 'cutlass(?:\.\w+)*'",
        ),
        sign("undefined symbol: mlir~", r"cutlass\S*: undefined symbol: mlir\w+"),
        sign(
            "no module named 'cutlass~",
            r"ModuleNotFoundError: No module named '(?P<module>cutlass(?:\.\w+)*)'",
            nearby=r"(?i)cutlass\.cute|cute[-_]?dsl|nvidia[-_]cutlass|import cutlass_",
        ),
    ),
    examples=(
        "RuntimeError: flashinfer-cubin version (0.6.13) does not match flashinfer version (0.6.14). Please install the same version of both packages.",
        "RuntimeError: Unable to initialize backend 'cuda': INVALID_ARGUMENT: Mismatched PJRT plugin PJRT API version (0.54) and framework PJRT API version 0.51).",
        "AttributeError: module 'cutlass.cute.arch' has no attribute 'fmin'",
    ),
    counter_examples=(
        "flashinfer-cubin version (0.6.10) matches flashinfer version (0.6.10)",
        "ModuleNotFoundError: No module named 'cutlass'",
        "RuntimeWarning: JAX plugin jax_cuda12_plugin version 0.9.2 is installed, but it is not compatible with the installed jaxlib version 0.9.0.1, so it will not be used.\nEpoch 1/3 loss: 2.3",
    ),
)

CAUSES = (PARTS_MISMATCH,)

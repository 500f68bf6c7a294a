"""Causes at torch and what extends it: a build without CUDA, an extension of another torch."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.extensions import rebuild
from nybforge.doctor.log.scene import scene


def _failing(hit: Hit) -> str:
    """Return the installed package that the lines before speak of last, "" where none is named."""
    found = linear.findall(r"(?:site|dist)-packages/(\w+)/", hit.before)
    return found[-1].replace("_", "-") if found else ""


def _package(hit: Hit) -> str:
    """Return whose CUDA code is missing: torch, or the extension that an operator is named after."""
    owner = hit.get("owner") or (_failing(hit) if hit.get("without") else "")
    return owner if owner and owner not in ("aten", "prim", "prims", "c10d") else "torch"


def _why_cpu(hit: Hit) -> str:
    if hit.get("jax"):
        return "jax was installed without its plugin for CUDA (pip install jax brings the CPU alone), or the plugin for another CUDA, or of another release, than jaxlib"
    if hit.get("ort"):
        return "the onnxruntime that is imported is the build without CUDA: onnxruntime was installed, or beside onnxruntime-gpu, whose files it replaces"
    if hit.get("missing"):
        return f"the package was installed without its compiled part: {hit.get('missing')} is not there"
    package = _package(hit)
    if package == "torch":
        return "the installed torch is the CPU build; no driver or toolkit can change that"
    return f"torch has CUDA and the installed {package} was built without it (no nvcc, or no GPU, when it was), or came from another index"


def _get_torch(hit: Hit, facts: Facts) -> tuple[str, ...]:
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
    package = _package(hit)
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


TORCH_CPU_ONLY = Cause(
    id="torch_cpu_only",
    title="torch, jax or a package that extends them was installed without CUDA",
    why=_why_cpu,
    fix=_get_torch,
    signs=(
        sign("torch not compiled with cuda enabled"),
        sign(
            "from the 'cuda' backend",
            r"Could not run '(?P<owner>\w+)::\w[\w.]*' with arguments from the 'CUDA' backend",
            unless="Could not run 'quantized",
        ),
        sign(
            "is not defined",
            r"NameError: name '(?P<missing>\w*(?:_cuda|cuda_|_kernels?\b|_ext\b)\w*)' is not defined",
        ),
        sign(
            "does not support cuda",
            r"(?i)(?:torch installation|^\W*)\s*does not support CUDA",
            nearby=r"(?i)torch installation",
        ),
        sign(
            "is not in available provider names",
            r"Specified provider '(?P<ort>CUDAExecutionProvider)' is not in available provider names",
            "likely",
        ),
        sign(
            # what xformers says it was built for, and what is there
            "(you have",
            r"PyTorch (?P<wanted>\d+\.\d+\.\d+)\+(?P<index>cu\d+) with CUDA \d+ \(you have [\d.]+\w*\+cpu\)",
            "likely",
        ),
        # jax warns on machines where the processor is enough, too
        sign(
            "cuda-enabled jaxlib is not installed",
            r"(?P<jax>CUDA-enabled jaxlib is not installed)",
            "likely",
        ),
        sign(
            "unknown backend",
            r"Unknown backend:? '?(?P<jax>gpu|cuda)'? requested",
        ),
        sign(
            "is not in the list of known backends",
            r"Backend '(?P<jax>cuda|gpu)' is not in the list of known backends",
        ),
        sign("not compiled with gpu support", r"Error: (?P<without>Not compiled with GPU support)"),
        sign(
            "implementation for device cuda",
            r"Error: .*(?P<without>implementation for device cuda\S* not found)",
        ),
        sign(
            "no module named '",
            r"^\W*ModuleNotFoundError: No module named '(?P<of>\w+)\.(?P<missing>_ext|_C|_cuda\w*)'",
        ),
    ),
    root_of=("no_gpu_visible", "bnb_missing_binary", "torch_abi_mismatch"),
    examples=(
        "AssertionError: Torch not compiled with CUDA enabled",
        "NotImplementedError: Could not run 'torchvision::nms' with arguments from the 'CUDA' backend.",
    ),
    counter_examples=(
        "-- USE_CUDA : ON",
        "NotImplementedError: Could not run 'quantized::linear' with arguments from the 'CUDA' backend.",
    ),
)


def _extension(hit: Hit) -> str:
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


# torch 1.9 to 1.13 had its CUDA part in two libraries
_TWO_PARTS = ("libtorch_cuda_cu", "libtorch_cuda_cpp")


def _why_mismatch(hit: Hit) -> str:
    library = hit.get("library")
    if library.startswith(_TWO_PARTS):
        return f"{library} is a part of torch 1.9 to 1.13; the extension was compiled with such a one, and another is installed"
    if "cuda" in library:
        return f"{library} is a part of torch's CUDA build; the extension needs it, and the torch here is the CPU build, or not the one that it finds"
    if library:
        return f"{library} is torch's: the extension is loaded before torch was imported, or by a Python that has no torch"
    if "memory_efficient" in hit.quote:
        return "xformers found its compiled part made for another torch or CUDA than the installed one, and goes without it"
    return "the extension's binary belongs to another torch version or CUDA build than the installed one"


def _match_torch(hit: Hit, facts: Facts) -> tuple[str, ...]:
    name = _extension(hit) or "EXTENSION"
    if hit.get("library") and "cuda" not in hit.get("library"):
        return (
            f"python -c 'import torch, {name}; print(torch.__version__)'   # runs: the program must import torch first",
            f"else rebuild it here: pip install --force-reinstall --no-build-isolation --no-deps {name}",
        )
    return (
        "python -c 'import torch; print(torch.__version__, torch.version.cuda)'   # install the extension's build for exactly that version, or rebuild it:",
        *rebuild(name),
    )


TORCH_ABI_MISMATCH = Cause(
    id="torch_abi_mismatch",
    title="An extension was built for another torch",
    why=_why_mismatch,
    fix=_match_torch,
    root_of=("no_kernel_image", "undefined_symbol"),
    signs=(
        sign(
            "compiled with different cuda",
            r"(?i)compiled with different CUDA (?:major )?versions",
        ),
        sign(
            "does not exist",
            r"operator (?P<extension>torchvision|torchaudio|torch_\w+|xformers|detectron2|mmcv)::\w+ does not exist",
        ),
        sign("xformers was built for", r"xFormers was built for:?", "likely"),
        sign(
            "no operator found for",
            nearby=r"xFormers wasn't build with CUDA support|xFormers was built for",
        ),
        sign(
            "object has no attribute '",
            r"'_OpNamespace' '(?P<extension>\w+)' object has no attribute '",
            unless="'_OpNamespace' '_C'",
        ),
        sign(
            "no such operator",
            r"No such operator (?P<extension>\w+)::\w+ - did you forget to build",
        ),
        sign(
            ("no such operator", "could not find the operator"),
            r"Error: (?:No such operator|Could not find the operator) (?P<extension>torchvision|torchaudio|torch_\w+|xformers|vllm|_\w+|detectron2|mmcv|flash_attn\w*)::\w+",
        ),
        sign("couldn't load custom c++ ops", r"Error: Couldn't load custom C\+\+ ops"),
        sign(
            "cannot open shared object file",
            r"(?P<library>lib(?:c10|torch)\w*\.so[.\d]*): cannot open shared object file",
        ),
        sign(
            "incompatible with ",
            r"(?i)(?:is|are) incompatible with (?:the installed|your) (?:version of )?(?:pytorch|torch)",
        ),
        sign(
            "was compiled against a different version of",
            r"(?i)was compiled against a different version of (?:py)?torch",
        ),
    ),
    examples=(
        "RuntimeError: Detected that PyTorch and torch_sparse were compiled with different CUDA "
        "versions. PyTorch has CUDA version 11.7 and torch_sparse has CUDA version 11.3.",
        "RuntimeError: operator torchvision::nms does not exist",
    ),
    counter_examples=("torch 2.3.1+cu121 requires triton==2.3.1",),
)

CAUSES = (TORCH_CPU_ONLY, TORCH_ABI_MISMATCH)

"""Finds the pip package of a compiled torch extension, and the commands that rebuild it."""

from __future__ import annotations

from nybforge.doctor.log import linear

# Compiled modules that are installed beside the folder of their package and not in it.
_MODULES = (
    (r"flash_attn", "flash-attn"),
    (r"causal_conv1d", "causal-conv1d"),
    (r"selective_scan", "mamba-ssm"),
    (r"exllamav2_ext", "exllamav2"),
    (r"exllamav3_ext", "exllamav3"),
    (r"amp_C|apex_C|fused_layer_norm|scaled_\w*softmax", "apex"),
)
# Packages whose wheels require one exact release of torch. pip installs this release with the
# wheel.
_PINNED = {"vllm": "vllm", "sgl_kernel": "sglang", "sglang": "sglang"}
# Packages of the torch project. Each release of these packages needs one release of torch.
_OF_TORCH = ("torchvision", "torchaudio")

_FILE = linear.compile(r"(?P<file>[^\s:'\"]+\.(?:so|pyd))\b")


def package_of(text: str) -> str:
    """Return the pip package that contains the compiled file in the text, or "" if it is unknown.

    >>> package_of("/opt/lib/python3.10/site-packages/causal_conv1d_cuda.cpython-310-x86_64-linux-gnu.so: undefined")
    'causal-conv1d'
    >>> package_of("/opt/dist-packages/sgl_kernel/sm100/common_ops.abi3.so: undefined symbol")
    'sgl-kernel'
    """
    found = _FILE.search(text)
    if found is None:
        return ""
    file = found["file"]
    if inside := installed(file):
        return inside[0]
    module = linear.split(r"[/\\]", file)[-1].partition(".")[0]
    named = next((name for form, name in _MODULES if linear.match(form, module)), "")
    if named or module.startswith("_") or not linear.fullmatch(r"[\w-]+", module):
        return named
    return linear.sub(r"_(?:cuda|ext|C)$", "", module).replace("_", "-")


def installed(text: str) -> list[str]:
    """Return the installed packages whose folders are in paths in the text, in order of appearance.

    >>> installed('File "/opt/lib/python3.10/site-packages/flash_attn/flash.py", line 9')
    ['flash-attn']
    """
    found = linear.findall(r"(?:site|dist)-packages/(\w+)/", text)
    return [name.replace("_", "-") for name in found]


def _checkout(text: str) -> bool:
    """Return whether the file is in a source checkout that was built in place (pip install -e)."""
    found = _FILE.search(text)
    return found is not None and not linear.search(r"(?:site|dist)-packages[/\\]", found["file"])


def rebuild(package: str, text: str = "") -> tuple[str, ...]:
    """Return the commands that rebuild the package for the installed torch. `text` contains the
    path of the compiled file."""
    name = package or "THE-EXTENSION"
    name = name.lower() if name.lower() in _OF_TORCH else name
    own = text.partition("/_C.")[0].rpartition("/")[2] or name
    if text and _checkout(text):
        first = "python use_existing_torch.py; " if own == "vllm" else ""
        return (
            f"in its checkout, where it was built: {first}python -m pip install --no-build-isolation -e .",
            "or install the torch version it was built for",
        )
    if name in _OF_TORCH:
        return (fitting(name),)
    if pinned := _PINNED.get(name.replace("-", "_")):
        return (
            f"python -m pip install --upgrade {pinned}   # in a new environment: it installs the torch that its wheel was built for",
            f"or, to keep this torch, build {pinned} from source: there is no wheel for this torch",
        )
    return (
        f"pip install --force-reinstall --no-cache-dir --no-build-isolation --no-deps --no-binary {name} {name}   # with nvcc on PATH",
        "or install the torch version the extension was built for",
    )


def fitting(name: str) -> str:
    """Return the command that installs the release of torchvision or torchaudio for the installed
    torch (2.x)."""
    minor = 'int(torch.__version__.split(".")[1])'
    # for example, torch 2.7 needs torchvision 0.22
    number = f"0.$(python -c 'import torch; print({minor} + 15)')"
    if name == "torchaudio":
        number = f"2.$(python -c 'import torch; print({minor})')"
    return (
        f'python -m pip install --force-reinstall --no-deps "{name}=={number}.*" --index-url INDEX_OF_THAT_TORCH'
        "   # the part after + in torch's version names the index: cpu, cu128"
    )

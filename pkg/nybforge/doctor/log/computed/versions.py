"""Compute values for the doctor's texts about Python packages that are missing, or that conflict
with each other."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

# Names that numpy 1.24 removed. All other removed names were removed in numpy 2.0.
_GONE_IN_124 = ("bool", "int", "float", "complex", "object", "str", "long", "unicode")
# Modules whose pip package has another name, with the name of the package.
_PACKAGES = {
    "cv2": "opencv-python-headless",
    "PIL": "pillow",
    "yaml": "pyyaml",
    "sklearn": "scikit-learn",
    "skimage": "scikit-image",
    "awq": "autoawq",
    "pynvml": "nvidia-ml-py",
    "google": "protobuf",
    "flashinfer": "flashinfer-python",
    "pkg_resources": "setuptools<82",
    "git": "gitpython",
    "attr": "attrs",
    "dateutil": "python-dateutil",
}
# Packages that pip compiles against the installed torch.
_COMPILED = (
    "flash-attn",
    "causal-conv1d",
    "mamba-ssm",
    "apex",
    "grouped-gemm",
    "transformer-engine",
)


def requirement(hit: Hit) -> str:
    """Return the requirement that removes the conflict, or "" if the log does not show it."""
    name, attribute = hit.get("name").partition(".")[0], hit.get("attribute")
    if hit.get("want"):
        return linear.sub(r"[\s'\"`]", "", hit.get("want")).strip(",.")
    if hit.get("numpy"):
        return f"numpy=={hit.get('numpy')}.*"
    if "Descriptors cannot" in hit.quote:
        return "protobuf<3.21"
    if name == "numpy" and attribute:
        return "numpy<1.24" if attribute in _GONE_IN_124 else "numpy<2"
    return ""


def package(hit: Hit) -> str:
    """Return the pip package that contains the missing module."""
    module = hit.get("name").partition(".")[0]
    return _PACKAGES.get(module, module.replace("_", "-"))


def is_compiled(hit: Hit) -> bool:
    """Return whether pip compiles the missing package against the installed torch."""
    return package(hit) in _COMPILED

"""Causes when libraries are linked that do not belong together: missing symbols, another torch."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

import shlex

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.cuda_packages import conda_package, library_of
from nybforge.doctor.log.extensions import package_of, rebuild

# names of torch: mangled ones of its name spaces, those of its C library and of its Python bindings
_OF_TORCH = r"_Z\w*(?:3c10|2at|5torch|6caffe2|4thpp)|TH(?:NN_|C[A-Z_]|Cuda|Storage|Tensor|(?:Float|Double|Half|Long|Int|Byte|Char|Short)[A-Z])\w*|THP[A-Z]\w+"


def _two_torches(hit: Hit) -> bool:
    """Return whether one of torch's own libraries misses what another of them should have."""
    return bool(
        linear.search(r"/torch/(?:lib/|_C)|lib(?:torch|caffe2|c10|ATen|shm)\w*\.so", hit.quote)
    )


def _why_symbol(hit: Hit) -> str:
    symbol = hit.get("symbol")
    if "_STATUS_" in hit.quote:
        return "cuDNN is a set of libraries, and they were loaded from two releases: a copy of the system's, or of another wheel, comes between"
    if hit.get("older"):
        return (
            f"the {hit.get('older')} that was loaded is older than the program needs: another copy comes before its "
            "own, usually through LD_LIBRARY_PATH or a module"
        )
    if linear.match(r"nccl[A-Z]", symbol):
        return f"the NCCL that was loaded is older than torch needs ({symbol} is not in it): another package's, the system's, or one of two wheels (cu12 beside cu13)"
    if symbol.startswith("THP"):
        return f"{symbol} is of torch's Python part, which import torch loads: the extension was imported before it, or was built for another torch"
    if linear.match(_OF_TORCH, symbol) and _two_torches(hit):
        return f"torch's own libraries are of two releases: {symbol[:60]} is looked for in an older copy, of another installation or a build of one's own"
    if linear.match(_OF_TORCH, symbol):
        return (
            "the extension was compiled for another torch (version or C++ ABI) than the one that is "
            f"installed; {symbol[:60]} is torch's"
        )
    if _unlinked(hit) == "cuda":
        return f"{symbol} is a function of the driver's library (libcuda), and the link does not name it: CUDA's runtime, which nvcc links, does not have it"
    if _unlinked(hit):
        return f"{symbol} is in lib{_unlinked(hit)}: the link does not name it, names it before what calls it, or finds an older one than the headers are of"
    if linear.match(r"(?i)_*(?:nv|cu)", symbol):
        return (
            f"{symbol} is not in the CUDA library that was loaded: an older copy comes first, "
            "usually through LD_LIBRARY_PATH or a system toolkit"
        )
    if symbol.startswith("iJIT_"):
        return f"{symbol} was in MKL until 2024.0; this torch was linked with such a one, a newer one is installed"
    return "the library that was loaded is another version than the one it was linked with"


def _unlinked(hit: Hit) -> str:
    """Return the library of CUDA's that the linker misses a function of, "" where it is no link."""
    by_linker = linear.search(
        "undefined reference|indéfinie vers|Verweis auf|lld: error: undefined symbol", hit.quote
    )
    return library_of(hit.get("symbol")) if by_linker else ""


def _link_it(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return how the function's library comes into the link, and which of its releases it is."""
    name = _unlinked(hit)
    target = {"cuda": "cuda_driver", "nvidia-ml": "nvml", "nvToolsExt": "nvtx3"}.get(name, name)
    first = f"-l{name}, after the objects and libraries that call it   # CMake: find_package(CUDAToolkit REQUIRED), target_link_libraries(TARGET PRIVATE CUDA::{target})"
    if name in ("cuda", "nvidia-ml"):
        homes = [item.home for item in facts.toolkits if item.home != "/usr"]
        stubs = f"{homes[0] if homes else '/usr/local/cuda'}/lib64/stubs"
        return (
            first,
            f"where no driver is (docker build, a login node), its stub: -L{stubs}   # conda: cuda-driver-dev, -L$CONDA_PREFIX/lib/stubs; never into LD_LIBRARY_PATH",
            "or without that link: cudaGetDriverEntryPoint, which asks for the function at run time",
        )
    if name == "cudnn":
        first = "-lcudnn, after the objects and libraries that call it   # CMake: -DCUDNN_LIBRARY=…/libcudnn.so"
    return (
        first,
        f"there already: it is older than the headers: nm -D PATH/lib{name}.so | grep {hit.get('symbol')}   # and of -L's folders, the first that has one counts",
        f"both of one toolkit: conda install -c conda-forge {conda_package(name)}   # of the same CUDA version as nvcc",
    )


def _which_copy(hit: Hit) -> str:
    """Return the command that shows which copies the failing file loads."""
    if hit.get("older"):
        return f"ldconfig -p | grep -i {hit.get('older')}; echo $LD_LIBRARY_PATH; module list   # where the older one is"
    file = linear.search(r"(/[^\s:'\"]+\.so[\d.]*)", hit.quote)
    return f"ldd {shlex.quote(file[1]) if file else 'FILE'} | grep -i 'cu\\|nv'   # which copies are loaded"


def _match_library(hit: Hit, facts: Facts) -> tuple[str, ...]:
    symbol = hit.get("symbol")
    if _unlinked(hit):
        return _link_it(hit, facts)
    if linear.match(r"nccl[A-Z]", symbol):
        return (
            "python -m pip list | grep -i nccl   # one alone, of torch's own CUDA: python -m pip uninstall -y the other",
            "python -m pip install --force-reinstall --no-deps nvidia-nccl-cu12==VERSION   # the one that torch asks for: python -m pip show -v torch, or conda's: -c conda-forge nccl",
            "ldconfig -p | grep nccl; echo $LD_LIBRARY_PATH   # a system's or module's copy that comes first",
        )
    if symbol.startswith("THP"):
        module = linear.search(r"(\w+)\.(?:cpython|abi3|so)", hit.quote)
        name = module[1] if module else "EXTENSION"
        return (
            f"python -c 'import torch, {name}'   # runs: the program must import torch before it",
            f"else rebuild it here: pip install --force-reinstall --no-build-isolation --no-deps {name}",
        )
    if linear.match(_OF_TORCH, symbol) and _two_torches(hit):
        return (
            "python -m pip uninstall -y torch; python -m pip uninstall -y torch; conda remove pytorch libtorch   # until none is left, then install one",
            "ldconfig -p | grep -E 'libc10|libtorch|libcaffe2'; echo $LD_LIBRARY_PATH $PYTHONPATH   # stray copies, of a build of one's own",
        )
    if linear.match(_OF_TORCH, symbol):
        return rebuild(package_of(hit.quote), hit.quote)
    if linear.match(r"cu[A-Z][a-z]*(?:[^a-z_]|$)", symbol):
        return (
            f"nvidia-smi; ldconfig -p | grep libcuda.so   # {symbol} is the driver's: none here, an older one, or a stub",
            _which_copy(hit),
        )
    if symbol.startswith("iJIT_"):
        return ('conda install "mkl<2024.1"', "or: pip install torch in place of conda's")
    if hit.get("older") == "nvJitLink":
        return (
            "python -m pip list | grep -i nvidia   # cu12 beside cu13: keep one of them; nvidia-nvjitlink as new as nvidia-cuda-nvcc, or newer",
            "python -m pip install --upgrade nvidia-nvjitlink-cu12   # CUDA 13: nvidia-nvjitlink",
            _which_copy(hit),
        )
    if linear.match("(?i)cudnn", hit.get("older")):
        return (
            "env -u LD_LIBRARY_PATH COMMAND   # if it runs so, a copy in there was older",
            "wheels: python -m pip install --upgrade nvidia-cudnn-cu12   # jax and tensorflow take the newest 9; torch pins its own: python -m pip check",
            "conda install -c conda-forge 'cudnn>=9'; clusters: module avail cudnn",
            _which_copy(hit),
        )
    if facts.variables.get("LD_LIBRARY_PATH"):
        return ("unset LD_LIBRARY_PATH", _which_copy(hit))
    return (
        "env -u LD_LIBRARY_PATH COMMAND   # if it runs so, a copy in there was of another version",
        _which_copy(hit),
        "install both sides from one source: all from conda-forge, or all from wheels",
    )


UNDEFINED_SYMBOL = Cause(
    id="undefined_symbol",
    title="A symbol is missing: two libraries that do not belong together",
    why=_why_symbol,
    fix=_match_library,
    signs=(
        sign(
            "undefined symbol",
            r"undefined symbol: ?(?P<symbol>[\w@.]+)",
            unless=r"undefined symbol: ?_?Py[A-Z_]|libbitsandbytes_cpu|(?i:warning)",
        ),
        sign(
            "undefined symbol",
            r"Warning.*undefined symbol: ?(?P<symbol>[\w@.]+)",
            "likely",
            unless=r"weak|libbitsandbytes_cpu",
        ),
        sign("symbol lookup error"),
        sign("outdated cu", r"Outdated (?P<older>cu[A-Z]\w+) installation found"),
        sign(
            "jax was built against",
            r"Found (?P<older>cu[A-Z]\w+) version \d+, but JAX was built against",
        ),
        sign(
            "may need newer version of", r"may need newer version of (?P<older>nvJitLink) library"
        ),
        sign("version incompatibility", r"(?P<older>cuDNN) version incompatibility"),
        sign(
            "loaded runtime cudnn library",
            r"Loaded runtime (?P<older>CuDNN) library: [\d.]+ but source was compiled with",
        ),
        sign(
            ("cudnn_status_sublibrary_version_mismatch", "cudnn_status_version_mismatch"),
            r"(?P<older>CUDNN)_STATUS_(?:SUBLIBRARY_)?VERSION_MISMATCH",
        ),
        sign("undefined reference to", r"undefined reference to [`'‘](?P<symbol>_*(?:cu|nv)\w+)"),
        # ld, in French and German
        sign(
            ("indéfinie vers", "undefinierter verweis auf"),
            r"(?:référence indéfinie vers|[uU]ndefinierter Verweis auf) [«»`'„] ?(?P<symbol>_*(?:cu|nv)\w+)",
        ),
        sign(
            "undefined reference to",
            r"undefined reference to [`'‘](?P<symbol>(?:c10|at|torch|caffe2)::)",
        ),
        sign("not found", r"version [`'‘](?P<symbol>lib(?:cu|nv)\w+\.so[.\d]*)['’] not found"),
        sign("not found in", r"(?i)(?:symbol|procedure) .{0,60} not found in"),
        sign(
            "not defined in file",
            r"symbol (?P<symbol>\w+),? version \S+ not defined in file",
        ),
        sign("symbol not found", r"(?i)Symbol not found(?: in flat namespace)?:? .{0,6}_"),
        sign(
            "the specified procedure",
            r"DLL load failed while importing \w*(?:cuda|flash|_C|torch|xformers)\w*: The specified procedure",
        ),
    ),
    examples=(
        "ImportError: /opt/env/lib/python3.10/site-packages/flash_attn_2_cuda.cpython-310-x86_64-linux"
        "-gnu.so: undefined symbol: _ZN3c104cuda9SetDeviceEi",
        "ImportError: /opt/torch/lib/../../nvidia/cusparse/lib/libcusparse.so.12: undefined symbol: "
        "__nvJitLinkAddData_12_1, version libnvJitLink.so.12",
    ),
    counter_examples=("ld.lld: warning: undefined symbol in a weak reference ignored",),
)

CAUSES = (UNDEFINED_SYMBOL,)

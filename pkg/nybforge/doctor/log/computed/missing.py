"""Why a library of CUDA or of the driver is not found, and what brings it: by its name and by the scene."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.computed.cuda_packages import (
    WHY_NO_NVML,
    WITHOUT_NVML,
    cuda_of,
    jetpack_packages,
    library_packages,
    linking_steps,
    needed_steps,
)
from nybforge.doctor.log.scene import scene
from nybforge.doctor.machine.driver import get_jetson_driver, install_driver

# FindCUDA's variables, which CMake lists below its error
UNSET = r"\bCUDA_(CUDA|cu\w+|nv\w+)_LIBRARY\b"


def _library(hit: Hit) -> str:
    """Return the library's name; Rust's cudarc says it without lib and .so."""
    name = hit.get("bare") or hit.get("library")
    if hit.get("nvml"):
        return "libnvidia-ml.so.1"
    if hit.get("runtime"):
        return "libcudart.so"
    product = linear.fullmatch(r"cu[A-Z]+", name)  # jax names cuDNN and cuSPARSE
    return f"lib{name.lower() if product else name}.so" if hit.get("bare") or product else name


def _link(hit: Hit) -> str:
    """Return the name that the linker was given after -l, "" where none was."""
    if hit.get("unset"):
        return hit.get("unset").lower()
    if "set to NOTFOUND" in hit.quote and (unset := linear.search(UNSET, hit.after)):
        return unset[1].lower()
    return "cuda" if hit.get("driver") else hit.get("link")


def _is_driver(library: str) -> bool:
    return library.startswith(("libcuda.so", "libnvidia-ml"))


def _nvml_of_jetson(hit: Hit, facts: Facts) -> bool:
    return _library(hit).startswith("libnvidia-ml") and scene(hit, facts).jetson


def why_missing(hit: Hit) -> str:
    """Return why the library is not found."""
    if hit.get("ort"):
        return (
            "onnxruntime did not find all libraries that its CUDA part loads: cuDNN and CUDA's libraries, in the major versions that "
            "this release was built for"
        )
    library = _library(hit) or "a CUDA library"
    if "try using -rpath" in hit.quote:
        return f"a linked library needs {hit.get('driver') or library}, and the linker does not find it: for such dependencies it searches -rpath-link, not -L"
    if _link(hit):
        return f"the linker does not find lib{_link(hit)}: it is not installed, or its folder is not given with -L"
    if hit.get("libcuda"):
        return (
            "triton searches the loader's cache for the driver's libcuda and does not find it there"
        )
    if _nvml_of_jetson(hit, Facts()):
        return WHY_NO_NVML
    if _is_driver(library):
        return f"{library} is part of the NVIDIA driver, which is not installed or not visible here"
    if "nvvm" in library.lower():
        return "numba needs libNVVM of a CUDA toolkit and finds no toolkit"
    cuda = cuda_of(library)
    number = (
        f"its number means CUDA {cuda}" if cuda else "its number is its own version, not CUDA's"
    )
    return (
        f"the loader does not find {library} next to the program, in LD_LIBRARY_PATH or in the "
        "system's folders" + (f"; {number}" if linear.search(r"\.so\.\d", library) else "")
    )


def get_library(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return what brings the library, and to where it is looked for."""
    library = _library(hit)
    if hit.get("ort"):
        return (
            'python -m pip install "onnxruntime-gpu[cuda,cudnn]"   # brings them; in the program, first: onnxruntime.preload_dlls()',
            'or: conda install -c conda-forge cudnn "cuda-version=12"   # of the versions that its page on CUDA names',
            "python -m pip uninstall -y onnxruntime   # beside onnxruntime-gpu it hides the CUDA part",
        )
    if "try using -rpath" in hit.quote:
        if hit.get("driver"):
            return needed_steps(hit.get("driver"), facts)
        return (
            *library_packages(library)[:1],
            'then: export LDFLAGS="-Wl,-rpath-link,$CONDA_PREFIX/lib $LDFLAGS"   # or the folder where it is: for what a library needs, -L and LIBRARY_PATH do not serve',
        )
    if hit.get("unset") and _link(hit) != "cublas_device":
        stub = "stubs/" if _link(hit) == "cuda" else ""
        return (
            f"cmake -DCUDA_{hit.get('unset')}_LIBRARY=/usr/local/cuda/lib64/{stub}lib{_link(hit)}.so …   # in an empty build folder; conda: $CONDA_PREFIX/lib/{stub}lib{_link(hit)}.so",
            *linking_steps(_link(hit), facts, hit.quote)[-1:],
        )
    if _link(hit):
        return linking_steps(_link(hit), facts, hit.quote)
    if _nvml_of_jetson(hit, facts):
        return WITHOUT_NVML
    if _is_driver(library) or hit.get("libcuda"):
        return _get_driver(facts, hit)
    if "nvvm" in library.lower():
        return ("conda install -c conda-forge cuda-nvcc", "or: export CUDA_HOME=/usr/local/cuda")
    copies = [item for item in facts.libraries if item.soname == library]
    here = copies[0].path.rpartition("/")[0] if copies else ""
    first: tuple[str, ...] = (
        (f'export LD_LIBRARY_PATH="{here}${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}"',) if here else ()
    )
    where = scene(hit, facts)
    if where.jetson:
        return (*first, *jetpack_packages(library, bool(where.engine)))
    if "tensorflow" in hit.quote + hit.before[-1000:]:
        first = (*first, 'python -m pip install "tensorflow[and-cuda]"   # brings its own')
    if hit.get("runtime") or linear.fullmatch(r"cu[A-Z]+", hit.get("library")):
        first = (  # jax, whose wheels bring it
            "env -u LD_LIBRARY_PATH COMMAND   # if it runs so, a system's copy came before",
            'python -m pip install --upgrade "jax[cuda12]"   # brings CUDA\'s libraries, in the versions that it wants; CUDA 13: jax[cuda13]',
        )
    if where.batch and not first:
        first = ("module avail cuda   # then, in the job script too: module load cuda/…",)
    return (*first, *library_packages(library), *_other_build(library, hit))


def _other_build(library: str, hit: Hit) -> tuple[str, ...]:
    """Return what to do where the log names a torch of another CUDA major than the library's."""
    torch = linear.search(r"\btorch\S*\+cu(\d\d)\d", hit.before + hit.after)
    cuda = cuda_of(library)
    if torch is None or not cuda or torch[1] == cuda:
        return ()
    return (
        f"or, as torch here is for CUDA {torch[1]}: install the build of the failing package that is for it, too",
    )


def _get_driver(facts: Facts, hit: Hit) -> tuple[str, ...]:
    """Return how to get at the driver's library on this machine."""
    where = scene(hit, facts)
    if where.wsl:
        return (
            'export LD_LIBRARY_PATH="/usr/lib/wsl/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"   # where Windows\' driver hands it in',
            "if that folder has no libcuda: update the NVIDIA driver in Windows, then: wsl --shutdown",
        )
    if where.jetson:
        return get_jetson_driver(facts)
    if hit.get("libcuda"):
        return (
            "sudo ldconfig && ldconfig -p | grep libcuda",
            "without root: export TRITON_LIBCUDA_PATH=/usr/lib/x86_64-linux-gnu   # the folder of libcuda.so.1",
        )
    if where.engine == "apptainer":
        return ("apptainer exec --nv IMAGE …   # --nv before the image",)
    if where.engine:
        return ("start the container with the driver: docker run --gpus all …",)
    if where.batch:
        return ("a login node has no driver: srun --gres=gpu:1 --pty bash", "nvidia-smi")
    return (*install_driver(facts), "then: nvidia-smi")

"""Tables of packages that contain CUDA's libraries, headers and programs."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear

# For each library, its conda-forge package and the name of its wheel without the suffix -cu12.
_LIBRARIES = (
    ("libcudart", "cuda-cudart", "nvidia-cuda-runtime"),
    ("libnvrtc", "cuda-nvrtc", "nvidia-cuda-nvrtc"),
    ("libnvJitLink", "libnvjitlink", "nvidia-nvjitlink"),
    ("libcublas", "libcublas", "nvidia-cublas"),
    ("libcudnn", "cudnn", "nvidia-cudnn"),
    ("libcusparseLt", "cusparselt", "nvidia-cusparselt"),
    ("libcusparse", "libcusparse", "nvidia-cusparse"),
    ("libcudss", "libcudss", "nvidia-cudss"),
    ("libcutensor", "cutensor", "cutensor"),
    ("libcusolver", "libcusolver", "nvidia-cusolver"),
    ("libcufft", "libcufft", "nvidia-cufft"),
    ("libcurand", "libcurand", "nvidia-curand"),
    ("libcupti", "cuda-cupti", "nvidia-cuda-cupti"),
    ("libnccl", "nccl", "nvidia-nccl"),
    ("libnvToolsExt", "cuda-nvtx", "nvidia-nvtx"),
    ("libcufile", "libcufile", "nvidia-cufile"),
)

# The conda-forge package that contains each header, program or library (CUDA 12 and later).
_FOR_BUILDS = (
    (r"cusparse", "libcusparse-dev"),
    (r"cublas", "libcublas-dev"),
    (r"cusolver", "libcusolver-dev"),
    (r"cufft", "libcufft-dev"),
    (r"curand", "libcurand-dev"),
    (r"cudnn", "cudnn"),
    (r"cudss", "libcudss-dev"),
    (r"cutensor", "cutensor"),
    (r"cusparselt", "cusparselt-dev"),
    (r"nccl", "nccl"),
    (r"nvrtc", "cuda-nvrtc-dev"),
    (r"nvJitLink", "libnvjitlink-dev"),
    (r"npp", "libnpp-dev"),
    (r"nvml|nvidia-ml", "cuda-nvml-dev"),
    (r"nvtx|nvToolsExt", "cuda-nvtx-dev"),
    (r"cupti", "cuda-cupti-dev"),
    (r"cuda_profiler_api", "cuda-profiler-api"),
    (r"(?i)^nv/|cuda/std|^cub\b|^thrust\b|libcudacxx|cccl", "cuda-cccl"),
    (r"^crt/", "cuda-nvcc"),
    (r"\.h(?:pp)?$", "cuda-cudart-dev cuda-cccl"),  # the toolkit's other headers and programs
    (r"cudart", "cuda-cudart-dev cuda-cudart-static"),
    (r"cicc|cudafe|libdevice|nvvm", "cuda-nvcc cuda-nvvm-tools"),
    (r"ptxas|fatbinary|nvlink", "cuda-nvcc"),
)


def conda_package(part: str) -> str:
    """Return the conda-forge package that contains a library, header or program of the CUDA
    toolkit.

    >>> conda_package("CUDA::cublasLt")
    'libcublas-dev'
    """
    part = part.removeprefix("CUDA::")
    return next(
        (name for form, name in _FOR_BUILDS if linear.search(f"(?i){form}", part)), "cuda-toolkit"
    )


def cuda_of(library: str) -> str:
    """Return the CUDA major version to which a library belongs, from the number in its file name.
    Return "" if the number does not determine the CUDA version. Up to CUDA 10.0, libraries have the
    full version of their toolkit, for example 9.2, and this version is returned.

    >>> cuda_of("libcublasLt.so.12"), cuda_of("libcufft.so.11"), cuda_of("libcurand.so.10")
    ('12', '12', '')
    >>> cuda_of("libcufft.so.10"), cuda_of("libcufft.so.10.0"), cuda_of("libcurand.so.9.2")
    ('', '10.0', '9.2')
    """
    if old := linear.fullmatch(r"libcu\w+\.so\.((?:[789]\.\d|10\.0))", library):
        return old[1] if not library.startswith(("libcudnn", "libcudss")) else ""
    found = linear.match(
        r"lib(cudart|nvrtc|nvJitLink|cublas\w*|cupti|cufft)\b.*\.so\.(\d+)", library
    )
    if found is None:
        return ""
    # cuFFT 10 is part of CUDA 10.1, 10.2 and 11, so 10 determines no CUDA version
    if found[1] == "cufft":
        return str(int(found[2]) + 1) if int(found[2]) > 10 else ""
    return found[2]


def _to_loader(wheel: str, cuda: str) -> str:
    """Return the command that adds the library folder of an NVIDIA wheel to LD_LIBRARY_PATH."""
    module = "cu13" if cuda == "13" else wheel.removeprefix("nvidia-").replace("-", "_")
    return (
        f"export LD_LIBRARY_PATH=\"$(python -c 'import nvidia.{module} as it; print(it.__path__[0])')/lib${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}\""
        "   # the loader does not search wheels; programs that import torch first use torch's copies"
    )


def library_packages(library: str) -> tuple[str, ...]:
    """Return the commands that install the library with this file name."""
    if tensorrt := linear.match(r"lib(?:nvinfer|nvonnxparser)\w*\.so\.(\d+)", library):
        return (
            f'python -m pip install "tensorrt=={tensorrt[1]}.*"   # the version is that of TensorRT; import tensorrt loads the libraries',
            "or, for an unpacked archive: export LD_LIBRARY_PATH=/path/to/TensorRT/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}",
        )
    for start, conda, wheel in _LIBRARIES:
        if not library.startswith(start):
            continue
        cuda = cuda_of(library)
        pinned = f'{conda} "cuda-version={cuda}"' if cuda else conda
        of_wheel = {"": "-cu12", "11": "-cu11", "12": "-cu12"}.get(cuda, "")
        # the number in this name is the major version of cuDNN and not of CUDA
        own = linear.match(r"libcudnn\w*\.so\.([89])\b", library)
        if own:
            pinned = f'"cudnn={own[1]}"'
        name = f"{wheel}{of_wheel}" + (f"=={own[1]}.*" if own else "")
        return (
            # conda-forge has one package with all libraries of CUDA 11
            f"conda install -c conda-forge {'cudatoolkit=11.8' if cuda == '11' else pinned}",
            f'or: python -m pip install "{name}" && {_to_loader(wheel, cuda)}',
        )
    return (
        "nybforge doctor   # shows which CUDA libraries this machine has and where",
        "install the CUDA version that the program was built for",
    )


# Alternatives to NVML, which does not exist on Jetsons with JetPack 5 and older.
WITHOUT_NVML = (
    "tegrastats   # GPU load and memory on every Jetson; or: sudo pip3 install jetson-stats && jtop",
    "JetPack 6 and later: sudo apt-get install nvidia-l4t-nvml   # JetPack 5 and 4 have no NVML; stubs/libnvidia-ml.so is only a stub",
    "run the program without GPU statistics (an option, or its release for Jetson); if it selects devices through NVML, name the device",
)

_BESIDE_JETPACK = {"libcudss": "cudss", "libcusparseLt": "cusparselt"}


def jetpack_packages(library: str, container: bool) -> tuple[str, ...]:
    """Return the ways to get a library from JetPack on a Jetson."""
    if container:
        return ("start the container with JetPack's libraries: docker run --runtime nvidia …",)
    name = library.partition(".so")[0]
    if name in _BESIDE_JETPACK:
        return (
            f"sudo apt-get install {_BESIDE_JETPACK[name]}   # from NVIDIA's arm64 repository: JetPack does not contain it",
            "or use a torch for this JetPack that does not need it",
        )
    return (
        "in a container, start it with JetPack's libraries: docker run --runtime nvidia …",
        "sudo apt-get install nvidia-jetpack   # packages for servers do not run here",
        f"ls /usr/lib/aarch64-linux-gnu/{name}.so* /usr/local/cuda/lib64/{name}.so*   # if only other versions exist, the wheel was built "
        "for another JetPack",
        "cat /etc/nv_tegra_release   # R35 is JetPack 5, R36 is 6, R38 is 7: install NVIDIA's torch for that one",
    )


def _stubs(facts: Facts) -> str:
    # the toolkit of Debian's packages (/usr) has its stubs in another folder
    homes = [item.home for item in facts.toolkits if item.home != "/usr"]
    return f"{homes[0] if homes else '/usr/local/cuda'}/lib64"


# The linker of a conda environment. The system's gcc may run this linker too, so the folder in the
# linker's path is checked.
_CONDAS_LD = linear.compile(
    r"/compiler_compat/ld|conda-linux-gnu[-/](?:bin/)?ld\b|conda\S*/bin/ld\b|/envs/\S*/ld\b"
)


def linking_steps(name: str, facts: Facts, said: str = "") -> tuple[str, ...]:
    """Return the ways to make the linker find the library of the option -lNAME. `said` is the
    linker's error line."""
    home = _stubs(facts)
    if name == "cublas_device":
        return (
            'python -m pip install "cmake>=3.18,<4"   # CUDA 10 removed this library; CMake before 3.12 still searches it',
            "then use an empty build folder",
        )
    driver = {"cuda": "cuda-driver-dev", "nvidia-ml": "cuda-nvml-dev"}.get(name)
    package = driver or conda_package("cudart" if name == "cudadevrt" else name)
    if _CONDAS_LD.search(said):
        folder = "$CONDA_PREFIX/lib/stubs" if driver else "$CONDA_PREFIX/lib"
        systems = (
            "or the system's linker with the system's gcc: export LDSHARED='gcc -shared' LDCXXSHARED='g++ -shared'   # does not use -B …/compiler_compat"
            if "compiler_compat" in said
            else f'or the system\'s compiler and its linker: export CC=/usr/bin/gcc CXX=/usr/bin/g++ LIBRARY_PATH="{home}{"/stubs" if driver else ""}"   # then an empty build folder'
        )
        return (
            f"conda install -c conda-forge {package} && export LDFLAGS=\"-L{folder} $LDFLAGS\"   # conda's ld does not search the system's folders or ldconfig's list",
            systems,
        )
    if driver:
        return (
            "sudo ldconfig && ldconfig -p | grep libcuda   # the driver's library, if a driver is installed",
            f'or its stub: export LIBRARY_PATH="{home}/stubs${{LIBRARY_PATH:+:$LIBRARY_PATH}}"   # for compilers other than gcc and clang use LDFLAGS=-L…',
            f'or conda\'s: conda install -c conda-forge {package} && export LIBRARY_PATH="$CONDA_PREFIX/lib/stubs${{LIBRARY_PATH:+:$LIBRARY_PATH}}"',
        )
    return (
        f"conda install -c conda-forge {package}   # of the same CUDA version as nvcc",
        f'or, if it is installed: export LIBRARY_PATH="{home}${{LIBRARY_PATH:+:$LIBRARY_PATH}}"',
    )


def needed_steps(library: str, facts: Facts) -> tuple[str, ...]:
    """Return the ways to make the linker find a library that another library needs. The linker does
    not search the folders in -L and LIBRARY_PATH for such a library."""
    stubs = f"{_stubs(facts)}/stubs"
    name = library.partition(".so")[0]
    return (
        f"sudo ln -sf {name}.so {stubs}/{name}.so.1   # the stub under the name that the other library needs",
        f'export LDFLAGS="-Wl,-rpath-link,{stubs} $LDFLAGS"   # CMake: -DCMAKE_EXE_LINKER_FLAGS=-Wl,-rpath-link,{stubs}, in an empty build folder',
        "the stub is only for linking: do not put it into LD_LIBRARY_PATH or ldconfig's folders, where it hides the driver",
        "or link on a machine with a driver: docker build has none",
    )


# For the prefix of a function's name, the library that defines the function, in the form of an
# argument of the linker's option -l.
_OF_LIBRARY = (
    (r"cublasLt", "cublasLt"),
    (r"cublas", "cublas"),
    (r"cudnn", "cudnn"),
    (r"cusparseLt", "cusparseLt"),
    (r"cusparse", "cusparse"),
    (r"cusolver", "cusolver"),
    (r"curand", "curand"),
    (r"cufft", "cufft"),
    (r"cupti", "cupti"),
    (r"cufile|cuFile", "cufile"),
    (r"cuda|__cuda", "cudart"),
    (r"cu[A-Z]", "cuda"),
    (r"nvrtc", "nvrtc"),
    (r"nvml", "nvidia-ml"),
    (r"nvtx", "nvToolsExt"),
    (r"(?:__)?nvJitLink", "nvJitLink"),
)


def library_of(symbol: str) -> str:
    """Return the CUDA library that defines the function, in the form of an argument of -l. Return
    "" if no CUDA library defines it.

    >>> library_of("cuMemCreate"), library_of("cublasLtMatmul"), library_of("cutlass_gemm")
    ('cuda', 'cublasLt', '')
    """
    return next((name for form, name in _OF_LIBRARY if linear.match(form, symbol)), "")

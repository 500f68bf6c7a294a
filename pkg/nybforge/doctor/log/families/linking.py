"""Causes at the linker: two systems' libraries in one link, a page size that a library was not made for."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.platforms import PLATFORMS, platform_of


def _one_system(hit: Hit, facts: Facts) -> tuple[str, ...]:
    subdir = facts.system.subdir
    if hit.get("start"):
        return (
            "gcc -print-file-name=crti.o   # a bare name, without a path: this gcc knows no C library",
            f"conda install -c conda-forge gcc_{subdir} gxx_{subdir} sysroot_{subdir}   # then build with CC and CXX of that environment",
            "clusters: module avail gcc   # a gcc with its own",
        )
    host = (platform_of(subdir) or PLATFORMS[0]).host
    return (
        f"conda install -c conda-forge gcc_{subdir} gxx_{subdir} sysroot_{subdir}   # a compiler and a C library that belong together",
        f'export CC="$CONDA_PREFIX/bin/{host}-gcc" CXX="$CONDA_PREFIX/bin/{host}-g++" CUDAHOSTCXX="$CXX"   # after conda activate they are set; then an empty build folder',
        "or the system's compiler alone: env -u LIBRARY_PATH -u LDFLAGS -u CONDA_BUILD_SYSROOT, and CMake without -DCMAKE_SYSROOT and conda's folders",
    )


SYSROOT_MIX = Cause(
    id="sysroot_mix",
    title="The linker mixes two systems' C libraries",
    why=lambda hit: (
        f"the linker does not find {hit.get('start')}, with which every program begins: the compiler's own C library is not where it was built for"
        if hit.get("start")
        else f"a library of one system (conda's sysroot, often) names {hit.get('file')}, and the linker, of the other, looks for it on this machine: compiler and C library are of two systems"
    ),
    fix=_one_system,
    root_of=("cmake_cuda_compiler_not_found",),
    signs=(
        sign(
            "cannot find /",
            r"\bld(?:\.\w+)?: cannot find (?P<file>/(?:usr/)?lib(?:64)?/(?:\S*/)?(?:lib(?:c|m|pthread|dl|rt|mvec)\.so\.\d+|lib(?:c|pthread)_nonshared\.a|ld-linux\S+))",
        ),
        sign(
            "cannot find crt~",
            r"\bld(?:\.\w+)?: cannot find (?P<start>crt[1in]\.o|crtbegin\w*\.o)",
        ),
    ),
    examples=(
        "/opt/conda/compiler_compat/ld: cannot find /lib64/libpthread.so.0",
        "/usr/bin/ld: cannot find crti.o: No such file or directory",
    ),
    counter_examples=("/usr/bin/ld: cannot find -lpthread_extra: No such file or directory",),
)

PAGE_SIZE = Cause(
    id="page_size",
    title="A file made for another size of memory pages",
    why="this kernel has pages of 64 or 16 KiB (Grace and other Arm servers do), and the file was linked, or its allocator "
    "compiled, for pages of 4 KiB",
    fix=lambda hit, facts: (
        "getconf PAGESIZE   # 65536 or 16384, where the file was made for 4096",
        "a newer release of its package: wheels of manylinux_2_28_aarch64 and conda's linux-aarch64 are linked for 64 KiB",
        "compile it here: LDFLAGS=-Wl,-z,max-page-size=65536; jemalloc: JEMALLOC_SYS_WITH_LG_PAGE=16",
    ),
    root_of=("missing_cuda_lib",),
    signs=(
        sign("not page-aligned", r"ELF load command (?:address/offset|alignment) not page-aligned"),
        sign("unsupported system page size", r"(?i)<jemalloc>: Unsupported system page size"),
    ),
    examples=(
        "ImportError: /v/lib/libgomp-d22c30c5.so.1: ELF load command alignment not page-aligned",
    ),
    counter_examples=("PAGE_SIZE = 65536",),
)


def _position_independent(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("pie"):
        return (
            "the same link with -no-pie   # CMake: -DCMAKE_EXE_LINKER_FLAGS=-no-pie",
            "or nvcc -Xcompiler -fPIE …, g++ -fPIE …, for every object",
        )
    if hit.get("archive"):
        return (
            f"compile {hit.get('archive')} again: cmake -DCMAKE_POSITION_INDEPENDENT_CODE=ON …, or CFLAGS=-fPIC CXXFLAGS=-fPIC ./configure …",
            "or link its shared library: its package's .so in place of the .a",
        )
    return (
        "nvcc -Xcompiler -fPIC …, g++ -fPIC …, for every object of the library   # CMake: -DCMAKE_POSITION_INDEPENDENT_CODE=ON",
        "then all of them anew: an empty build folder",
    )


NOT_POSITION_INDEPENDENT = Cause(
    id="not_position_independent",
    title="An object that was compiled without -fPIC goes into a shared library",
    why=lambda hit: (
        f"{hit.get('archive').rpartition('/')[2] or hit.get('object')} has code for a fixed address, and "
        + (
            "programs are linked to run at any here"
            if hit.get("pie")
            else "a shared library runs at any; nvcc hands -fPIC on only behind -Xcompiler"
        )
    ),
    fix=_position_independent,
    signs=(
        sign(
            "recompile with -fpi~",
            r"\bld(?:\.\w+)?: (?:(?P<archive>\S+\.a)\()?(?P<object>[^\s:()]+)\)?: relocation R_\w+ against .*can ?not be used when making a (?:shared object|(?P<pie>PIE object)|PDE object); recompile with -fPI",
        ),
    ),
    examples=(
        "/usr/bin/ld: k.o: relocation R_X86_64_32S against `.nvFatBinSegment' can not be used when making a shared object; recompile with -fPIC",
        "/usr/bin/ld: /usr/local/lib/libfmt.a(format.cc.o): relocation R_X86_64_PC32 against symbol `_ZTVN3fmt' can not be used when making a shared object; recompile with -fPIC",
    ),
    counter_examples=("-- Performing Test HAVE_FLAG_FPIC - recompile with -fPIC",),
)

CAUSES = (SYSROOT_MIX, PAGE_SIZE, NOT_POSITION_INDEPENDENT)

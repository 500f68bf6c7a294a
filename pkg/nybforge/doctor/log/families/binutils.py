"""Causes at assembler and linker: older than what they are given, or without the means for another's intermediate code."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.machine.distributions import manager


def _why_old(hit: Hit) -> str:
    if hit.get("section"):
        program = hit.get("program") or "this linker"
        return f"{program} is of binutils before 2.38 and cannot read the relative relocations (.relr.dyn) that the system's libraries are made with; the libraries it skips then are missing"
    if hit.get("relocation"):
        return "the object was made by a newer assembler than this linker knows: its kinds of relocation are new to it"
    what = hit.get("instruction") or hit.get("directive") or hit.get("option")
    who = "linker" if hit.get("link") else "assembler"
    return f"the compiler hands its {who} {what or 'what only newer ones know'}, and this {who} is older: a new GCC (conda's, a module's) works with an old distribution's binutils"


def _newer(hit: Hit, facts: Facts) -> tuple[str, ...]:
    subdir = facts.system.subdir
    text = hit.text
    if "compiler_compat" in hit.get("program"):
        return (
            f'conda install -c conda-forge "ld_impl_{subdir}>=2.38"   # the linker behind compiler_compat/ld, in the environment of that path',
            f"or a compiler with its own: conda install -c conda-forge gcc_{subdir} gxx_{subdir}, then build with its CC and CXX",
        )
    look = (
        'for part in as ld; do "${CC:-gcc}" -print-prog-name=$part; done; as --version | head -1; ld --version | head -1'
        "   # a bare name is looked for in PATH"
    )
    conda = f"conda install -c conda-forge gxx_{subdir} binutils_{subdir}   # both of one time; then CC, CXX and CUDAHOSTCXX of that environment, and an empty build folder"
    without = (
        (
            "or without these instructions: -march=x86-64-v3 in place of -march=native; llama.cpp and what contains it: CMAKE_ARGS=-DGGML_NATIVE=OFF",
        )
        if hit.get("instruction")
        else ()
    )
    if manager(facts) == "dnf" or linear.search(r"gcc-toolset|devtoolset|\.el[789]\b|CentOS", text):
        return (
            look,
            "sudo dnf install gcc-toolset-13 && scl enable gcc-toolset-13 bash   # GCC with its own binutils (gcc-toolset-13-binutils)",
            conda,
            *without,
        )
    return (look, conda, *without)


# instructions of the last ten years, which a compiler writes and nobody misspells
_VECTOR = r"(?P<instruction>(?:\{\w+\} ?)?v[a-z][a-z0-9]+) [^'’]*[xyz]mm\d"
_SINGLE = (
    r"(?P<instruction>endbr(?:32|64)|tile(?:load|store|zero|release)\w*|ldtilecfg|sttilecfg|tdp\w+|k(?:mov|and|or|xnor|xor|not|add|test|shift[lr]|unpck)[bwdq]+"
    r"|serialize|wbnoinvd|clwb|cldemote|movdir\w+|enqcmds?|umwait|tpause|umonitor|ptwrite|sha512\w+|gf2p8\w+|cmp\w+xadd|prefetchit[01])"
)
# directives that compilers began to write, for assemblers that know them
_DIRECTIVE = r"(?P<directive>\.(?:variant_pcs|base64|cfi_negate_ra_state\w*|cfi_b_key_frame|cfi_label|arch_extension|inst))"
_LINK_OPTION = r"(?P<option>(?P<link>--?)(?:push-state|pop-state|dependency-file|package-metadata|(?:no-)?warn-rwx-segments|(?:no-)?warn-execstack|(?:no-)?rosegment|section-ordering-file|remap-inputs(?:-file)?|require-defined|no-dynamic-linker|print-memory-usage|discard-sframe|enable-non-contiguous-regions|ctf-variables|no-relax-gp)\b)"

BINUTILS_TOO_OLD = Cause(
    id="binutils_too_old",
    title="The assembler or linker is older than the compiler",
    why=_why_old,
    fix=_newer,
    root_of=("cmake_cuda_compiler_not_found", "wrong_platform", "sysroot_mix"),
    signs=(
        sign("no such instruction: ", rf"no such instruction: [`'‘\"]{_VECTOR}"),
        sign("no such instruction: ", rf"no such instruction: [`'‘\"]{_SINGLE}"),
        sign(
            "unsupported instruction ",
            r"unsupported instruction [`'‘](?P<instruction>v[a-z][a-z0-9]+)",
        ),
        sign(
            "bad register name ",
            r"bad register name [`'‘](?P<instruction>%(?:zmm\d+|[xy]mm(?:1[6-9]|2\d|3[01])|tmm\d|k[0-7]))",
        ),
        sign("unknown pseudo-op: ", rf"unknown pseudo-op: [`'‘]{_DIRECTIVE}['’]"),
        sign("file number less than one", r"Error: (?P<directive>file number less than one)"),
        sign("unknown .loc sub-directive", r"unknown (?P<directive>\.loc sub-directive)"),
        sign(
            "as: ",
            r"\bas: unrecogni[sz]ed option [`'‘](?P<option>--?(?:gdwarf-\d|gsframe\w*|mrelax-relocations|mx86-used-note|mbranches-within-32B-boundaries|mlfence-\w+|compress-debug-sections))",
        ),
        sign(
            ("ld: unrecognized option ", "ld: unrecognised option "),
            rf"\bld: unrecogni[sz]ed option [`'‘]{_LINK_OPTION}",
        ),
        sign(
            "relr.dyn",
            r"(?:(?P<program>\S*\b(?:ld(?:\.\w+)?|strip|objcopy)): )?\S+: unknown type \[0x13\] section [`'‘](?P<section>\.relr\.dyn)",
        ),
        # R_X86_64_GOTPCRELX, R_X86_64_REX_GOTPCRELX
        sign(
            "unrecognized relocation",
            r"unrecognized relocation \(?(?P<relocation>0x2[9ab])\)?",
        ),
        sign(
            ("unsupported reloc ", "unexpected reloc "),
            r"(?:unsupported|unexpected) reloc (?P<relocation>4[12])\b",
        ),
    ),
    examples=(
        "/tmp/ccRVbZKp.s:2533: Error: no such instruction: `vpdpbusd %ymm0,%ymm25,%ymm27'",
        "/root/anaconda3/compiler_compat/ld: /lib64/libm.so.6: unknown type [0x13] section `.relr.dyn'",
        "as: unrecognized option '--gdwarf-5'",
    ),
    counter_examples=(
        "spin.c:12: Error: no such instruction: `dmb ish'",
        "{standard input}:577882: Error: unknown pseudo-op: `.lvl35769'",
        "/usr/bin/ld: unrecognized option '--no-undefned'",
    ),
)


def _made_by(version: str) -> str:
    """Return who writes intermediate code of that version: from 11 on it is GCC's own number."""
    major = version.split(".")[0]
    return f"GCC {major}" if int(major) >= 11 else f"another GCC (its format {version})"


def _why_lto(hit: Hit) -> str:
    file = hit.get("file") or "a file"
    if hit.get("llvm"):
        return f"LLVM {hit.get('have')} wrote this intermediate code and LLVM {hit.get('want')} is to read it: it reads none of newer releases"
    if hit.get("have"):
        return f"{file} holds GCC's intermediate code (-flto) in place of machine code, written by {_made_by(hit.get('have'))}; {_made_by(hit.get('want'))} links, and each release reads its own alone"
    return f"{file} holds intermediate code (-flto) and no machine code, and this linker or archiver runs without the compiler's plugin that reads it: what is in the file is then missing"


def _one_compiler(hit: Hit, facts: Facts) -> tuple[str, ...]:
    subdir = facts.system.subdir
    file = hit.get("file") or "FILE"
    without = 'export CFLAGS="$CFLAGS -fno-lto" CXXFLAGS="$CXXFLAGS -fno-lto" LDFLAGS="$LDFLAGS -fno-lto"   # for what made it too; CMake: -DCMAKE_INTERPROCEDURAL_OPTIMIZATION=OFF; then an empty build folder'
    if hit.get("llvm"):
        return (
            "clang --version; ld.lld --version; rustc -vV | grep LLVM   # all that write or read it: one release",
            f"conda install -c conda-forge clang lld   # both of one release, in {subdir}",
            without,
        )
    if not hit.get("have"):
        return (
            "export AR=gcc-ar NM=gcc-nm RANLIB=gcc-ranlib   # they bring the plugin; of the same release as CC: gcc-ar-12 beside gcc-12; then an empty build folder",
            without,
            "or both kinds of code in one file, where it is made: -ffat-lto-objects",
        )
    major = hit.get("have").split(".")[0]
    same = (
        (
            f'conda install -c conda-forge "gxx_{subdir}={major}"   # the release that wrote it, then build with its CC and CXX',
        )
        if int(major) >= 11
        else ()
    )
    return (
        f'readelf -p .comment {file} | grep GCC; "${{CC:-gcc}}" --version | head -1   # who wrote it, who links',
        f"make {file} again with this compiler, or install its package of this release; what is built here: an empty build folder",
        *same,
        without,
    )


LTO_MISMATCH = Cause(
    id="lto_mismatch",
    title="Intermediate code (LTO) of another compiler",
    why=_why_lto,
    fix=_one_compiler,
    signs=(
        sign(
            "generated with lto version",
            r"bytecode stream (?:in file [`'‘](?P<file>[^'’]+)['’] )?generated with LTO version (?P<have>\d+[\d.]*) instead of the expected (?P<want>\d+[\d.]*)",
        ),
        # archivers say it of files that hold machine code as well
        sign(
            "plugin needed to handle lto object",
            r"(?:: |^)(?P<file>[^\s:]+): plugin needed to handle lto object",
            nearby=r"undefined reference to|ld returned 1|does not define module export function|hidden symbol",
        ),
        sign(
            "(producer: 'llvm",
            r"\(Producer: '(?P<llvm>LLVM) ?(?P<have>[\d.]+)\S*' Reader: 'LLVM (?P<want>[\d.]+)\S*'\)",
        ),
    ),
    root_of=("undefined_symbol", "cmake_cuda_compiler_not_found"),
    examples=(
        "lto1: fatal error: bytecode stream in file 'libkern.a' generated with LTO version 11.3 instead of the expected 12.0",
        "ld.lld: error: kern.o: Invalid record (Producer: 'LLVM17.0.6' Reader: 'LLVM 14.0.0')",
    ),
    counter_examples=(
        "ar: kern.o: plugin needed to handle lto object",
        "lto-wrapper: warning: using serial compilation of 4 LTRANS jobs",
    ),
)

CAUSES = (BINUTILS_TOO_OLD, LTO_MISMATCH)

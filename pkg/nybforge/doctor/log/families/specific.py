"""The cause where code uses instructions that only an architecture with a letter has: sm_90a, sm_100a, sm_120a."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign

# Which majors of architectures have an instruction, in their form with a letter (the PTX manual's notes on targets).
_HAVE = (
    (r"wgmma", (9,)),
    (r"tcgen05|cta_group", (10, 11)),
    (
        r"block.scale|mxf4|mxf8f6f4|scale_vec|e2m1|e3m2|e2m3|ue8m0|MXF4|NVF4|tensormap|setmaxnreg",
        (),
    ),
)
_CARDS = {
    9: "H100, H200",
    10: "B200, B300",
    11: "Jetson Thor",
    12: "RTX 50, RTX PRO, DGX Spark",
}


def _instruction(hit: Hit) -> str:
    return hit.get("instruction") or "its instructions"


def _target(hit: Hit) -> str:
    """Return the architecture that was compiled for, as 90."""
    return hit.get("arch") or hit.get("got")


def _majors(hit: Hit) -> tuple[int, ...]:
    """Return the majors that have the instruction; none where several in a row do."""
    if hit.get("got"):  # CuTe DSL lists them
        return tuple(
            sorted({int(one[:-1]) for one in linear.findall(r"sm_(\d+)", hit.get("allowed"))})
        )
    return next((majors for form, majors in _HAVE if linear.search(form, _instruction(hit))), ())


def _foreign(hit: Hit) -> bool:
    """Return whether no form of the architecture that was compiled for has the instruction."""
    majors = _majors(hit)
    return bool(_target(hit) and majors) and int(_target(hit)[:-1]) not in majors


def _sibling(hit: Hit) -> bool:
    """Return whether the list has the device's family and not the device: sm_120a, of a 12.1."""
    return bool(hit.get("got")) and not _foreign(hit)


def _why_letter(hit: Hit) -> str:
    if hit.get("only"):
        return f"{_instruction(hit)} is written for {hit.get('only')} and for no other architecture, newer or older"
    number = _target(hit)
    if _foreign(hit):
        own = ", ".join(f"{major}.x ({_CARDS[major]})" for major in _majors(hit) if major in _CARDS)
        return f"{_instruction(hit)}: of the compute capabilities {own} alone; sm_{number} has another design, newer number or not, and no build changes that"
    if _sibling(hit):
        return f"this release of the package lists the architectures that its kernels were tried on, and sm_{number} is not one of them"
    number = number or "90"
    return (
        f"{_instruction(hit)} belongs to sm_{number}a alone: compiled for sm_{number}, or as PTX for compute_{number}, the assembler refuses it "
        "(the letter promises that the code runs on this architecture and on no later one)"
    )


def _failing(hit: Hit) -> str:
    """Return the installed package that the traceback names last."""
    found = linear.findall(r"(?:site|dist)-packages/(\w+)/", hit.before)
    return found[-1].replace("_", "-") if found else "PACKAGE"


def _add_letter(hit: Hit, facts: Facts) -> tuple[str, ...]:
    number = _target(hit)
    if hit.get("only"):
        return (
            "another backend of the program, which has kernels for this device: sglang and vLLM --attention-backend, transformers attn_implementation=sdpa",
            f"python -m pip install --upgrade {_failing(hit)}   # newer releases list more architectures",
        )
    if _foreign(hit) and hit.get("got"):
        return (
            "another backend of the program, without CuTe DSL: FlashAttention 2, attn_implementation=sdpa, --attention-backend",
            "git pull   # a release with kernels for 12.x: they are other ones, not the same for one more name",
        )
    if _foreign(hit):
        keep = f"{number[:-1]}.{number[-1]}"
        return (
            f'export TORCH_CUDA_ARCH_LIST="{keep}"   # the device\'s alone: projects choose their kernels by this list (a 9.0 or 10.0 in it brings those files in)',
            "flash-attn, sageattention, vLLM: another backend, FlashAttention 2 or torch's own (attn_implementation=sdpa), has kernels for it",
            "git pull   # a release that leaves this file out for other architectures",
        )
    if _sibling(hit):
        return (
            "python -m pip install --upgrade nvidia-cutlass-dsl   # and the package that calls it: newer ones list more devices",
            f"export CUTE_DSL_ARCH=sm_{number}a   # only where its name was taken wrongly; a list without it still refuses",
            "another backend of the program: --attention-backend, attn_implementation=sdpa",
        )
    number = number or "90"
    return (
        f'export TORCH_CUDA_ARCH_LIST="{number[:-1]}.{number[-1]}a"   # CMake: -DCMAKE_CUDA_ARCHITECTURES={number}a, in an empty build folder',
        f"nvcc: -gencode arch=compute_{number}a,code=sm_{number}a   # in place of -arch=sm_{number}; none for compute_{number} beside it, from which nvcc makes PTX of the same file",
    )


LETTER_MISSING = Cause(
    id="arch_specific_code",
    title="The code uses instructions of one architecture alone",
    why=_why_letter,
    fix=_add_letter,
    signs=(
        sign(
            ("not supported on .target", "cannot be compiled for architecture"),
            r"error\s*: (?:Instruction|Feature|Modifier|Type) '(?P<instruction>[^']+)' (?:not supported on \.target|cannot be compiled for architecture) '?sm_(?P<arch>9\d|1\d\d)\b",
        ),
        # the same code, built without the letter, where it was left out instead of refused
        sign(
            "attempting to use",
            r"Attempting to use (?P<instruction>\S+) without CUTE_ARCH_\w*?SM(?P<arch>\d+)A?_ENABLED",
        ),
        sign(
            "arch conditional mma instruction",
            r"(?P<instruction>Arch conditional MMA instruction) used without targeting appropriate compute capability",
        ),
        sign(
            "only supported on sm~",
            r"Error: (?P<instruction>.+?) (?:is|are) only supported on (?P<only>SM ?\d+\w?(?:,? (?:and |or )?SM ?\d+\w?)*)(?: GPUs?| devices?)",
        ),
        sign(
            "expects arch to be one of",
            r"OpError: expects arch to be one of \[(?P<allowed>[^\]]*)\], but got (?:Arch\.)?'?sm_(?P<got>\d+)",
        ),
    ),
    examples=(
        "ptxas /tmp/tmpxft_0-6_k.ptx, line 17; error   : Instruction 'wgmma.fence' not supported on .target 'sm_90'",
        "ptxas /tmp/tmpxft_0-6_k.ptx, line 9; error   : Instruction 'mma with block scale' not supported on .target 'sm_120'",
        "cutlass.cute.nvgpu.common.OpError: OpError: expects arch to be one of [Arch.sm_100a, Arch.sm_100f], but got Arch.sm_121a",
    ),
    counter_examples=(
        "ptxas info    : (C7508) Potential Performance Loss: 'setmaxnreg' ignored to maintain minimum register requirements.",
        "ptxas /tmp/a.ptx, line 3; warning : Instruction 'vote' without '.sync' may produce unpredictable results on sm_70 or later architectures",
    ),
)

CAUSES = (LETTER_MISSING,)

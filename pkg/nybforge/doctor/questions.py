"""Answers three questions: can this machine build a target, run it, or load an image?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from packaging.version import Version

from nybble.compat import (
    Arch,
    CudaVersion,
    Image,
    KernelSet,
    archs,
    choose,
    cubin_fits,
    device,
    gcc_max,
    newest_accepted,
    parse_capability,
    ptx_fits,
    set_fits,
    tables,
    toolkit_of,
)
from nybforge.doctor.facts import Facts
from nybforge.doctor.machine.compilers import install_gxx, native
from nybforge.doctor.machine.driver import install_driver
from nybforge.toolchain.model import gcc_min
from nybforge.variants import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One check: the rule, the fact that the rule is applied to, and the fix if the check fails."""

    ok: bool
    rule: str
    fact: str
    fix: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The answer (yes or no), and every check."""

    question: str
    yes: bool
    steps: tuple[Step, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the answer as a dictionary that can be written as JSON."""
        return {
            "question": self.question,
            "answer": "yes" if self.yes else "no",
            "steps": [
                {**asdict(step), "fix": [] if step.ok else list(step.fix)} for step in self.steps
            ],
        }

    def lines(self) -> list[str]:
        """Return the answer as lines of text."""
        out = [f"{self.question}: {'yes' if self.yes else 'no'}"]
        for step in self.steps:
            out.append(f"  {'ok ' if step.ok else 'no '} {step.rule}")
            out.append(f"       {step.fact}")
            if not step.ok:
                out.extend(f"       fix: {line}" for line in step.fix)
        return out


def _answer(question: str, steps: Iterable[Step]) -> Answer:
    listed = tuple(steps)
    return Answer(question=question, yes=all(step.ok for step in listed), steps=listed)


# --- building ---------------------------------------------------------------------------------


def can_build(facts: Facts, variant: Variant) -> Answer:
    """Return whether the target can be built here with the embedded toolchain."""
    return _answer(f"can build {variant.target}", _build_steps(facts, variant))


def _build_steps(facts: Facts, variant: Variant) -> Iterable[Step]:
    gccs = sorted({item.version for item in native(facts) if item.kind == "gcc"})
    oldest = gcc_min(facts.system.subdir)
    yield Step(
        ok=any(Version(version).major >= oldest for version in gccs),
        rule=f"the host library needs GCC {oldest} or later",
        fact=f"installed: {', '.join(gccs) or 'no GCC'}",
        fix=(
            install_gxx(facts),
            "or: conda install -c conda-forge gxx",
            "or: ./build_all.sh --docker python:3.12",
        ),
    )
    if facts.system.libc == "musl":
        yield Step(
            ok=False,
            rule="packages are built for glibc",
            fact="this system has musl",
            fix=("docker run -it debian:stable",),
        )
    if variant.toolkit is None:
        return
    version = str(toolkit_of(variant.toolkit))
    row = next(row for row in tables.rows("wheels") if row["cuda"] == version)
    here = facts.system.subdir
    yield Step(
        ok=here in row["platforms"],
        rule=f"the embedded toolchain takes NVRTC {version} from NVIDIA's wheels",
        fact=f"{here}; wheels exist for {', '.join(row['platforms'])}",
        fix=(
            f"build nybble-kernels of {variant.target} on linux-64: the package is noarch and "
            "works here too",
            f"or: nybforge build {variant.target} --toolchain conda-forge",
        ),
    )
    if variant.device_compiler == "nvcc":
        fits = newest_accepted(version, gccs)
        yield Step(
            ok=fits is not None,
            rule=f"nvcc {version} supports GCC up to {gcc_max(version)}",
            fact=f"GCC {fits} fits" if fits else f"installed: {', '.join(gccs) or 'no GCC'}",
            fix=(f'conda install -c conda-forge "gxx_{here}={gcc_max(version)}"',),
        )
    else:
        yield Step(
            ok=True,
            rule="NVRTC compiles device code without a host compiler",
            fact=f"device_compiler of {variant.target} is {variant.device_compiler}",
        )


# --- running ----------------------------------------------------------------------------------


def kernel_set(variant: Variant) -> KernelSet:
    """Return the kernel set that a build of the target produces, computed from the target's
    capabilities. All kernels are in one family, "all"."""
    assert variant.toolkit is not None
    toolkit = toolkit_of(variant.toolkit)
    images = []
    for text in variant.capabilities:
        arch, kinds = parse_capability(text)
        if "cubin" in kinds:
            images.append(Image(family="all", kind="cubin", arch=arch))
        if "ptx" in kinds:
            images.append(Image(family="all", kind="ptx", arch=arch))
    isa = tables.toolkit_ptx_isa((toolkit.major, toolkit.minor))
    assert isa is not None
    return KernelSet(
        target=variant.target,
        toolkit=toolkit,
        ptx_isa=isa,
        images=tuple(images),
        has_sources=True,
    )


def can_run(facts: Facts, variant: Variant) -> Answer:
    """Return whether the target's kernels run on this machine's devices."""
    return _answer(f"can run {variant.target}", _run_steps(facts, variant))


def _run_steps(facts: Facts, variant: Variant) -> Iterable[Step]:
    if variant.toolkit is None:
        yield Step(ok=True, rule="the CPU target needs no driver", fact=facts.system.subdir)
        return
    owner = kernel_set(variant)
    if facts.driver.cuda is None:
        yield Step(
            ok=False,
            rule="CUDA kernels need the NVIDIA driver",
            fact=facts.driver.problem or "libcuda was not found",
            fix=("docker run --gpus all …",) if facts.system.container else install_driver(facts),
        )
        return
    driver = CudaVersion.parse(facts.driver.cuda)
    usable = set_fits(owner.toolkit, driver)
    yield Step(ok=usable.ok, rule=usable.why, fact=_driver(facts), fix=install_driver(facts))
    if not facts.gpus:
        yield Step(
            ok=False,
            rule="CUDA kernels need a device",
            fact=f"the driver lists none (cuInit returned {facts.driver.init_code})",
            fix=("unset CUDA_VISIBLE_DEVICES", "nvidia-smi -L"),
        )
    if not usable.ok:
        return
    for cc, name in sorted({(gpu.cc, gpu.name) for gpu in facts.gpus}):
        choice = choose(device(cc, name=name), driver, [owner])
        yield Step(
            ok=choice.how != "cpu",
            rule=choice.why,
            fact=f"{choice.device}, {_driver(facts)}",
            fix=(choice.hint,) if choice.hint else (),
        )


def _driver(facts: Facts) -> str:
    release = f" (release {facts.driver.release})" if facts.driver.release else ""
    return f"driver of CUDA {facts.driver.cuda}{release}"


# --- one architecture -------------------------------------------------------------------------


def why_not(facts: Facts, text: str, variants: Sequence[Variant]) -> Answer:
    """Return whether an image of that architecture runs on this machine. The answer also shows
    which targets contain such an image."""
    arch = Arch.parse(text)
    is_ptx = text.startswith("compute_")
    name = f"compute_{arch.number}" if is_ptx else str(arch)
    return _answer(f"{name} on this machine", _arch_steps(facts, arch, is_ptx, variants))


def _arch_steps(
    facts: Facts, arch: Arch, is_ptx: bool, variants: Sequence[Variant]
) -> Iterable[Step]:
    know = [
        str(CudaVersion(*key))
        for key, row in tables.toolkits().items()
        if arch.number in row["archs"]
    ]
    yield Step(
        ok=bool(know),
        rule="a CUDA toolkit must support the architecture",
        fact=f"supported by: {', '.join(know) or 'no known toolkit'}",
        fix=("check the spelling: sm_86, sm_90a, compute_80",),
    )
    if not know:
        return
    gpu = [item for item in variants if item.toolkit is not None]
    ship = [item.target for item in gpu if _ships(item, arch, is_ptx)]
    lack = [
        item.target
        for item in gpu
        if arch in archs(str(item.toolkit)) and not _ships(item, arch, is_ptx)
    ]
    yield Step(
        ok=bool(ship),
        rule="a target must contain the architecture",
        fact=f"contained in: {', '.join(ship) or 'no target'}"
        + (f"; can be added to: {', '.join(lack)}" if lack else ""),
        fix=(f"add {arch.number}-{'virtual' if is_ptx else 'real'} to recipe/variants/*.yaml",),
    )
    if not facts.gpus:
        yield Step(
            ok=False,
            rule="a device is required",
            fact=facts.driver.problem or "the driver lists no device",
            fix=("nybforge doctor",),
        )
    for cc, name in sorted({(item.cc, item.name) for item in facts.gpus}):
        here = device(cc, name=name)
        driver = CudaVersion.parse(facts.driver.cuda or "0.0")
        verdict = cubin_fits(arch, here)
        if is_ptx:
            isa = min(
                (kernel_set(item).ptx_isa for item in gpu if _ships(item, arch, True)),
                default=(6, 0),
            )
            verdict = ptx_fits(arch, isa, here, driver)
        yield Step(
            ok=verdict.ok, rule=verdict.why, fact=str(here), fix=_instead(here.sm, verdict.disputed)
        )


def _ships(variant: Variant, arch: Arch, is_ptx: bool) -> bool:
    kind = "ptx" if is_ptx else "cubin"
    return any(
        parse_capability(text)[0] == arch and kind in parse_capability(text)[1]
        for text in variant.capabilities
    )


def _instead(sm: str, disputed: bool) -> tuple[str, ...]:
    fix = (f"use the image for {sm}, or PTX",)
    return (*fix, "to try it anyway: NYBBLE_CUDA_VERSION=122") if disputed else fix

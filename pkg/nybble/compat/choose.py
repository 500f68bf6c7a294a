"""Choose the kernel set and images for a device, and say why each other image is not chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from nybble.compat import tables
from nybble.compat.arch import Arch, CudaVersion, Device
from nybble.compat.errors import ForcedSetError
from nybble.compat.force import parse_force
from nybble.compat.images import Image, KernelSet
from nybble.compat.judge import ORDER, How, Picked, Plan, judge
from nybble.compat.rules import owner_fits


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """An image that was not chosen, and why; usable: whether the device could have loaded it."""

    target: str
    family: str
    kind: str
    arch: str
    why: str
    usable: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """The images that are chosen for a device, and why the other images are not.

    how: how the images are loaded; if this differs between families, the slowest way. missing: the
    families without an image, which run on the CPU. hint: the next step if no image fits the
    device.
    """

    how: How
    why: str
    device: Device | None = None
    driver: CudaVersion | None = None
    target: str | None = None
    images: tuple[Picked, ...] = ()
    missing: tuple[str, ...] = ()
    refused: tuple[Refused, ...] = ()
    forced: bool = False
    hint: str | None = None


def choose(
    device: Device | None, driver_version: CudaVersion | tuple[int, int] | int | str | None,
    sets: Iterable[KernelSet], force: str | None = None, *,
    nvrtc: CudaVersion | tuple[int, int] | str | None = None, disabled: bool = False,
) -> Choice:  # fmt: skip
    """Return the best choice from these sets for this device.

    driver_version: the driver's CUDA version (12020, "12.2" or (12, 2)), or None if there is no
    driver. nvrtc: NVRTC's version, or None if NVRTC is missing. Raises ForcedSetError if the forced
    set is missing or cannot work.
    """
    found = sorted(sets, key=lambda item: (item.toolkit, item.target))
    if disabled:
        return Choice(
            how="cpu",
            why="an environment variable of the user turns off the GPU paths",
            device=device,
        )
    driver = None if driver_version is None else CudaVersion.of(driver_version)
    compiler = None if nvrtc is None else CudaVersion.of(nvrtc)
    if force is not None:
        return _forced(force, device, driver, found, compiler)
    if driver is None or device is None:
        return _no_gpu(device, driver, found)
    if not found:
        why, hint = "no kernel set is installed", _install(device, driver)
        return Choice(how="cpu", why=why, device=device, driver=driver, hint=hint)
    families = tuple(sorted({family for item in found for family in item.families}))
    plans = [judge(item, families, device, driver, compiler) for item in found]
    best = min(plans, key=lambda plan: plan.rank(driver))
    return _answer(best, plans, device, driver, forced=False)


def _install(device: Device, driver: CudaVersion) -> str:
    """Return the command that installs a kernel set that contains a cubin for the device."""
    fits = [
        version
        for version, row in tables.toolkits().items()
        if version <= driver and device.sm[3:] in row["archs"]
    ]
    if not fits:
        oldest = tables.device_rows().get(device.cc, {}).get("first_toolkit", "a newer version")
        return f"install a driver that supports CUDA {oldest}, the first to know {device.sm}"
    low, high = (str(CudaVersion(*version)) for version in (fits[0], fits[-1]))
    return f'conda install nybble-kernels "cuda-version>={low},<={high}"'


def _no_gpu(
    device: Device | None, driver: CudaVersion | None, found: Sequence[KernelSet]
) -> Choice:
    why = "there is no CUDA driver" if driver is None else "the driver shows no device"
    refused = tuple(_refuse(item, image, why) for item in found for image in item.images)
    hint = "run: nybforge doctor" if driver is None else "check CUDA_VISIBLE_DEVICES and nvidia-smi"
    return Choice(how="cpu", why=why, device=device, driver=driver, refused=refused, hint=hint)


def _refuse(owner: KernelSet, image: Image, why: str, usable: bool = False) -> Refused:
    about = {"family": image.family, "kind": image.kind, "arch": image.label}
    return Refused(target=owner.target, why=why, usable=usable, **about)


def _answer(
    best: Plan, plans: Sequence[Plan], device: Device, driver: CudaVersion, forced: bool
) -> Choice:
    chosen = {id(item.image) for item in best.picked if item.image is not None}
    better = {item.family: item.arch for item in best.picked}
    refused: list[Refused] = []
    for plan in plans:
        for image, verdict in plan.verdicts:
            if plan is best and id(image) in chosen:
                continue
            why = verdict.why
            if verdict.ok:
                by = better.get(image.family, "nothing")
                where = "" if plan is best else f" of {best.owner.target}"
                why = f"would load, but {by}{where} is preferred"
            refused.append(_refuse(plan.owner, image, why, usable=verdict.ok))
    about: dict[str, Any] = {
        "device": device,
        "driver": driver,
        "missing": best.missing,
        "refused": tuple(refused),
    }
    if not best.picked:
        why = f"no image fits {device} with a driver of CUDA {driver}, and nothing can compile one"
        return Choice(how="cpu", why=why, hint=_install(device, driver), **about)
    slowest, target = max(best.picked, key=lambda item: ORDER[item.how]), best.owner.target
    why = f"{'forced to ' if forced else ''}{target}: {slowest.why}"
    if best.missing:
        why += f"; without image: {', '.join(best.missing)}"
    return Choice(
        how=slowest.how, why=why, target=target, images=best.picked, forced=forced, **about
    )


def _forced(
    force: str,
    device: Device | None,
    driver: CudaVersion | None,
    found: Sequence[KernelSet],
    nvrtc: CudaVersion | None,
) -> Choice:
    target, only = parse_force(force)
    matching = [item for item in found if item.target == target]
    if not matching:
        have = ", ".join(item.target for item in found) or "none"
        raise ForcedSetError(
            f"kernel set {target} was requested but is not installed (installed: {have}); "
            f'install it with: conda install "nybble-kernels=*={target}*"'
        )
    if driver is None or device is None:
        missing = "there is no CUDA driver" if driver is None else "the driver shows no device"
        raise ForcedSetError(f"kernel set {target} was requested, but {missing} on this machine")
    owner = matching[0]
    usable = owner_fits(owner, driver)
    if not usable.ok:
        raise ForcedSetError(f"kernel set {target} was forced and cannot work: {usable.why}")
    plan = judge(owner, owner.families, device, driver, nvrtc, only=only, disputed=True)
    if plan.missing:
        raise ForcedSetError(_cannot(target, plan, device, only))
    others = [
        judge(item, item.families, device, driver, None) for item in found if item is not owner
    ]
    return _answer(plan, [plan, *others], device, driver, forced=True)


def _cannot(target: str, plan: Plan, device: Device, only: Arch | None) -> str:
    reasons: dict[str, str] = {}
    for image, verdict in plan.verdicts:
        if only is None or image.arch == only:
            reasons.setdefault(image.label, verdict.why)
    listed = "; ".join(f"{label}: {why}" for label, why in reasons.items())
    name = f"{target}:{only}" if only else target
    return (
        f"kernel set {name} was forced and has nothing for {device} "
        f"({', '.join(plan.missing)}): {listed or 'it holds no such image'}; "
        "unset NYBBLE_CUDA_VERSION and BNB_CUDA_VERSION to let nybble choose"
    )

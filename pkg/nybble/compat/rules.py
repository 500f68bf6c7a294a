"""The compatibility rules for images, devices and drivers; each returns a Verdict with a reason."""

from __future__ import annotations

from dataclasses import dataclass

from nybble.compat import tables
from nybble.compat.arch import Arch, CudaVersion, Device
from nybble.compat.images import KERNEL_ABI, Image, KernelSet


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """The answer of a rule: whether things fit together, and why. disputed: the rule says no, but
    some reports say yes."""

    ok: bool
    why: str
    disputed: bool = False


def _no(why: str, disputed: bool = False) -> Verdict:
    return Verdict(ok=False, why=why, disputed=disputed)


def _dot(pair: tuple[int, int]) -> str:
    return f"{pair[0]}.{pair[1]}"


def cubin_fits(arch: Arch, device: Device) -> Verdict:
    """Return whether a cubin for an architecture loads on the device."""
    here = _dot(device.cc)
    if arch.cc == device.cc:
        return Verdict(ok=True, why=f"{arch} is made for compute capability {here}")
    if arch.suffix == "a":
        return _no(f"{arch} runs on compute capability {_dot(arch.cc)} only, this is {here}")
    if arch.suffix == "f":
        return _family(arch, device)
    if device.tegra:
        return _on_tegra(arch, device)
    if arch.tegra:
        return _no(f"{arch} is a Tegra binary; Tegra and desktop binaries are not interchangeable")
    if arch.major != device.cc[0]:
        return _no(f"{arch} runs on {arch.major}.x devices, this is {here}")
    if arch.minor > device.cc[1]:
        return _no(
            f"{arch} runs on {_dot(arch.cc)} and later {arch.major}.x devices, this is {here}"
        )
    return Verdict(
        ok=True, why=f"{arch} runs on every later {arch.major}.x device, including {here}"
    )


def _family(arch: Arch, device: Device) -> Verdict:
    members = tables.family_members().get(arch.cc, frozenset())
    if device.cc in members and not device.tegra:
        return Verdict(
            ok=True, why=f"{arch} runs on the devices of its family, including {_dot(device.cc)}"
        )
    names = ", ".join(_dot(member) for member in sorted(members)) or _dot(arch.cc)
    return _no(f"{arch} runs on its family only ({names}), this is {_dot(device.cc)}")


def _on_tegra(arch: Arch, device: Device) -> Verdict:
    near = arch.major == device.cc[0] and arch.minor <= device.cc[1]
    return _no(
        f"on Tegra {_dot(device.cc)} only a cubin for exactly {device.sm} is supported, "
        f"this one is {arch}" + ("; reports about it conflict" if near else ""),
        disputed=near and not arch.tegra,
    )


def ptx_fits(arch: Arch, isa: tuple[int, int], device: Device, driver: CudaVersion) -> Verdict:
    """Return whether the driver compiles PTX of an architecture and PTX version for the device."""
    name, here = f"compute_{arch.number}", _dot(device.cc)
    if arch.suffix == "a" and arch.cc != device.cc:
        return _no(f"{name} compiles for {_dot(arch.cc)} only, this is {here}")
    if arch.suffix == "f" and device.cc not in tables.family_members().get(arch.cc, {arch.cc}):
        return _no(f"{name} compiles for its own family only, this is {here}")
    if arch.cc > device.cc:
        return _no(f"{name} is for {_dot(arch.cc)} and later, this is {here}")
    known = tables.driver_ptx_isa(driver)
    if known is None or isa > known:
        needs = tables.driver_for_ptx(isa)
        return _no(
            f"{name} is PTX {_dot(isa)}, and a driver of CUDA {driver} knows PTX up to "
            f"{_dot(known) if known else '6.2'} (error 222)"
            + (f"; a driver of CUDA {needs} suffices" if needs else "")
        )
    return Verdict(ok=True, why=f"the driver compiles {name} (PTX {_dot(isa)}) for {here}")


def set_fits(toolkit: CudaVersion, driver: CudaVersion) -> Verdict:
    """Return whether a driver can load device code of a toolkit at all."""
    if toolkit.major > driver.major:
        floor = tables.family_driver(toolkit.major)
        return _no(
            f"CUDA {toolkit} needs a driver of CUDA {toolkit.major}.0 or later"
            + (f" (release {floor})" if floor else "")
            + f", this one supports CUDA {driver} (error 35)"
        )
    if toolkit > driver:
        why = f"a driver of CUDA {driver} runs binaries of CUDA {toolkit} (same major), not its PTX"
        return Verdict(ok=True, why=why)
    return Verdict(ok=True, why=f"the driver supports CUDA {driver}")


def owner_fits(owner: KernelSet, driver: CudaVersion) -> Verdict:
    """Return whether this nybble and the driver can load images of a kernel set at all."""
    if owner.kernel_abi != KERNEL_ABI:
        return _no(
            f"{owner.target} has kernel ABI {owner.kernel_abi}, this nybble supports {KERNEL_ABI}; "
            "install nybble and nybble-kernels of the same release"
        )
    return set_fits(owner.toolkit, driver)


def image_fits(image: Image, owner: KernelSet, device: Device, driver: CudaVersion) -> Verdict:
    """Return whether an image of a kernel set loads on the device."""
    usable = owner_fits(owner, driver)
    if not usable.ok:
        return usable
    if image.kind == "cubin":
        return cubin_fits(image.arch, device)
    if image.kind == "ptx":
        return ptx_fits(image.arch, owner.ptx_isa, device, driver)
    return _no(f"{image.label} is LTO IR: nvJitLink links it, the driver does not load it")


# architectures whose additional instructions the kernels use: sm_90a has wgmma, sm_90 does not
SPECIFIC = frozenset({"90a"})


def compiles_for(nvrtc: CudaVersion, device: Device, driver: CudaVersion) -> tuple[str | None, str]:
    """Return the architecture that NVRTC compiles for on this device (or None), and the reason."""
    row = tables.toolkits().get((nvrtc.major, nvrtc.minor))
    if row is None:
        return None, f"the architectures of NVRTC {nvrtc} are not known"
    usable = set_fits(nvrtc, driver)
    if not usable.ok:
        return None, usable.why
    known = [Arch.parse(number) for number in row["archs"]]
    plain = [arch for arch in known if not arch.suffix]
    ours = [arch for arch in known if not arch.suffix or arch.number in SPECIFIC]
    cubins = [arch for arch in ours if cubin_fits(arch, device).ok]
    if cubins:
        best = max(cubins)
        return str(best), f"NVRTC {nvrtc} compiles {best} for {_dot(device.cc)}"
    isa = tables.pair(row["ptx_isa"])
    ptx = [arch for arch in plain if ptx_fits(arch, isa, device, driver).ok]
    if ptx:
        best = max(ptx)
        return f"compute_{best.number}", f"NVRTC {nvrtc} compiles PTX the driver knows"
    return None, f"NVRTC {nvrtc} has no architecture for compute capability {_dot(device.cc)}"

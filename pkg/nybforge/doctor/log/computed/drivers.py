"""Causes at the driver: too old, unlike its kernel module, PTX it cannot compile."""

from __future__ import annotations

from nybble.compat import tables
from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.scene import scene
from nybforge.doctor.machine.driver import install_driver

WITHOUT_COMPAT = (
    "ldconfig -p | grep libcuda.so; echo $LD_LIBRARY_PATH   # which one has compat in it",
    'export LD_LIBRARY_PATH="$(echo "$LD_LIBRARY_PATH" | sed "s#[^:]*compat[^:]*:\\?##g; s#:$##")"',
)


_COMPAT = "forward compatibility was attempted"


# A Jetson's driver comes with JetPack, and no other can be installed.
_OF_JETPACK = (
    "cat /etc/nv_tegra_release   # R35 is JetPack 5 (its driver: CUDA 11.4), R36 is 6 (12.2 to 12.6): the driver comes with it alone",
    "take packages made for this JetPack, or build here with its own nvcc (/usr/local/cuda): servers' and newer ones do not run",
    'JetPack 5, for programs of CUDA up to 12.2: sudo apt-get install cuda-compat-12-2 && export LD_LIBRARY_PATH="/usr/local/cuda-12.2/compat${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"',
)


def why_driver(hit: Hit) -> str:
    if _COMPAT in hit.quote:
        return (
            "the libcuda of a cuda-compat package was loaded (error 804): it supports data-center GPUs only, and "
            "only certain drivers; container images often contain it"
        )
    found = linear.search(r"found version (\d{4,5})", hit.quote)
    if found:
        number = int(found[1])
        return (
            f"the driver supports CUDA up to {number // 1000}.{number % 1000 // 10}; the program "
            "was built for a newer CUDA"
        )
    if hit.get("call"):
        return f"the driver is older than the program: its libcuda has no {hit.get('call')}"
    asked = hit.get("cuda")
    release = tables.toolkit_driver(tables.pair(asked)) if linear.match(r"\d+\.\d", asked) else None
    came = f" (it came with driver {release})" if release else ""
    what = f"CUDA {asked}{came}" if asked else "the CUDA runtime it uses"
    return f"the driver is older than {what} needs, or no usable driver is there at all (error 35)"


def newer_driver(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if _COMPAT in hit.quote:
        return (
            *WITHOUT_COMPAT,
            "in a container, too: rm -r /usr/local/cuda*/compat && ldconfig",
            "or a newer driver: " + install_driver(facts)[0],
        )
    if scene(hit, facts).jetson:
        return _OF_JETPACK
    shown = linear.search(
        r"\bCUDA Version: (\d+\.\d+)", hit.before + hit.after
    )  # nvidia-smi's table
    driver = shown[1] if shown else facts.driver.cuda
    out = list(install_driver(facts))
    if hit.get("cuda"):  # a container's engine refused the image
        out.append(
            f"or an image for CUDA {driver or 'of this driver (nvidia-smi names it)'} at most"
        )
    elif driver:
        out.append(f'or stay with CUDA {driver}: conda install "cuda-version<={driver}"')
    else:
        out.append("check what there is: nvidia-smi")
    return tuple(out)


def why_ptx(hit: Hit) -> str:
    if hit.get("lost"):
        return "the driver compiles PTX with its library libnvidia-ptxjitcompiler and does not find it: it is not installed, or was not passed to the container"
    isa = hit.get("isa")
    if isa:
        needs = tables.driver_for_ptx(tables.pair(isa))
        if needs:
            return (
                f"the program's PTX has version {isa}, which needs a driver of CUDA {needs} or later; "
                "this driver is older (error 222)"
            )
    return (
        "the program's PTX is newer than the driver's compiler (error 222), or the driver's PTX "
        "compiler failed; minor-version compatibility covers binaries only, not PTX"
    )

"""Rules about packages and variables: bitsandbytes' binaries, forced versions, channels."""

from __future__ import annotations

import shlex
from collections.abc import Iterable

from nybble.compat import CompatError, wish
from nybble.compat.force import parse_force
from nybforge.doctor.facts import Facts
from nybforge.doctor.finding import Finding, Rule


def bnb_missing_binary(facts: Facts) -> Iterable[Finding]:
    """The installed bitsandbytes has no binary for the CUDA version that it will load."""
    bnb = facts.bitsandbytes
    if bnb is None:
        return
    forced = facts.variables.get("BNB_CUDA_VERSION", "")
    torch = facts.torch.cuda if facts.torch is not None else None
    wanted = forced or (torch or "").replace(".", "")
    if not wanted or f"cuda{wanted}" in bnb.binaries:
        return
    nearest = [name for name in bnb.binaries if name[4:6] == wanted[:2]]
    fix = (
        f"export BNB_CUDA_VERSION={shlex.quote(nearest[-1][4:])}"
        if nearest
        else "unset BNB_CUDA_VERSION"
    )
    if not nearest and not forced:
        fix = "pip install --upgrade bitsandbytes"
    yield Finding(
        id="bnb_missing_binary",
        severity="warns",
        what=f"bitsandbytes {bnb.version} has no binary for CUDA {wanted}",
        seen=("BNB_CUDA_VERSION" if forced else "torch") + f" requests cuda{wanted}; installed: "
        f"{', '.join(bnb.binaries) or 'none'}",
        fix=(fix, "or use nybble: " + shlex.join(["./build_all.sh", f"cuda{wanted}"])),
    )


def forced_set(facts: Facts) -> Iterable[Finding]:
    """A variable forces a kernel set that is not installed."""
    choice = wish(facts.variables)
    if choice.force is None or not facts.kernel_sets:
        return
    have = ", ".join(sorted(owner.target for owner in facts.kernel_sets))
    try:
        target, _ = parse_force(choice.force)
        problem = f"kernel set {target} is forced and not installed"
        if any(owner.target == target for owner in facts.kernel_sets):
            return
    except CompatError as error:
        problem = str(error)
    yield Finding(
        id="forced_set_missing",
        severity="blocks",
        what=problem,
        seen=f"{choice.source}={choice.force}; installed: {have}",
        fix=(f"unset {choice.source}",),
    )


def gpu_disabled(facts: Facts) -> Iterable[Finding]:
    """A variable turns the GPU paths off."""
    choice = wish(facts.variables)
    if choice.disabled:
        yield Finding(
            id="gpu_paths_disabled",
            severity="notes",
            what="nybble's GPU paths are turned off",
            seen=f"{choice.source}={facts.variables[choice.source]}",
            fix=(f"unset {choice.source}",),
        )


def channel_unreachable(facts: Facts) -> Iterable[Finding]:
    """The index of a channel in the settings of conda, mamba or pixi cannot be reached."""
    lost = [channel for channel in facts.channels if not channel.reachable]
    if not lost:
        return
    yield Finding(
        id="conda_channel_unreachable",
        severity="warns",
        what=f"{len(lost)} of {len(facts.channels)} conda channels cannot be reached",
        seen=f"{lost[0].name}: {lost[0].problem}",
        fix=(
            "build from the embedded toolchain: ./build_all.sh",
            "copy packages from a connected machine: nybforge channel --help",
        ),
    )


RULES = (
    Rule(
        id="bnb_missing_binary",
        title="bitsandbytes has no binary for this CUDA version",
        explains="bitsandbytes looks for libbitsandbytes_cudaXYZ.so of torch's CUDA version, or of "
        "BNB_CUDA_VERSION.",
        check=bnb_missing_binary,
    ),
    Rule(
        id="forced_set_missing",
        title="A forced kernel set is not installed",
        explains="NYBBLE_CUDA_VERSION and BNB_CUDA_VERSION force a kernel set. If it is missing, "
        "nybble reports an error and uses no other set.",
        check=forced_set,
    ),
    Rule(
        id="gpu_paths_disabled",
        title="GPU paths are turned off",
        explains="NYBBLE_DISABLE or BNB_DISABLE is set.",
        check=gpu_disabled,
    ),
    Rule(
        id="conda_channel_unreachable",
        title="A channel cannot be reached",
        explains="The doctor requests the index of each configured channel, through the "
        "configured proxy.",
        check=channel_unreachable,
    ),
)

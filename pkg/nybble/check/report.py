"""Write the facts of `python -m nybble` as text, ending with SUCCESS or the next step."""

from __future__ import annotations

from typing import TextIO

from nybble.check.problems import Facts


def write(facts: Facts, out: TextIO) -> None:
    """Write the report of `diagnosis.examine`."""
    for line in (*_head(facts), *_library(facts), *_sets(facts), *_gpu(facts)):
        out.write(line + "\n")
    out.write("\n")
    for problem in facts["problems"]:
        out.write(f"problem [{problem['where']}]: {problem['what']}\n")
    if facts["success"]:
        out.write(f"SUCCESS: {_summary(facts)}\n")
    else:
        out.write(f"next: {facts['next']}\n")


def _head(facts: Facts) -> list[str]:
    python, torch = facts["python"], facts["torch"]
    lines = [
        f"nybble {facts['nybble']}, Python {python['version']} on {python['machine']}, "
        + (f"torch {torch['version']}" if torch else "no torch (numpy only)")
    ]
    if facts["jetson"]:
        known = facts["jetson"]["jetpack"]
        pack = f"JetPack {known}" if known else "an unknown JetPack"
        release = facts["jetson"]["l4t"] or "of a release that /etc/nv_tegra_release does not name"
        lines.append(f"jetson       L4T {release}, {pack}")
    return lines


def _library(facts: Facts) -> list[str]:
    library, cpu = facts["library"], facts["cpu"]
    if library is None:
        return ["library      not loaded"]
    lines = [
        f"library      {library['path']} (from {library['how']}; version {library['version']}, "
        f"C ABI {library['abi']})"
    ]
    here = [one["name"] for one in cpu["implementations"] if one["runs_here"]]
    other = [one["name"] for one in cpu["implementations"] if not one["runs_here"]]
    lines.append(
        f"cpu          {cpu['active'] or 'none'} is active; usable here: {', '.join(here)}; "
        f"not supported by this processor: {', '.join(other) or 'none'}"
    )
    if cpu["round_trip"]:
        lines.append(f"cpu test     ok: {cpu['round_trip']}")
    return lines


def _sets(facts: Facts) -> list[str]:
    if not facts["sets"]:
        return ["kernel sets  none in " + ", ".join(facts["set_folders"])]
    return [
        f"kernel set   {one['target']} (toolkit {one['toolkit']}, {len(one['images'])} images) "
        f"in {one['folder']}"
        for one in facts["sets"]
    ]


def _gpu(facts: Facts) -> list[str]:
    driver = facts["driver"]
    if driver is None:
        return []
    if driver["version"] is None:
        return ["driver       none: " + driver["why"].replace("\n", "\n             ")]
    lines = [f"driver       for CUDA {driver['version']}, {len(facts['devices'])} device(s)"]
    if "why" in driver:
        lines.append(f"             {driver['why']}")
    for device in facts["devices"]:
        lines += _device(device)
    return lines


def _device(device: Facts) -> list[str]:
    name = f"cuda:{device['index']}".ljust(13)
    lines = [f"{name}{device.get('name', '?')}, capability {device.get('capability', '?')}"]
    if "why" in device:
        state = "not used" if device["how"] == "cpu" else "does not work"
        state = "works" if device["works"] else state
        lines.append(f"             {state}: {device['why']}")
    loaded = [(item["arch"], item["family"], item["why"]) for item in device.get("images", ())]
    lines += [f"             loads {line}" for line in _by_reason(loaded)]
    refused = [
        (f"{item['target']} {arch}", family, item["why"])
        for item in device.get("refused", ())
        for family, _, arch in [item["image"].partition(".")]
    ]
    return lines + [f"             not {line}" for line in _by_reason(refused)]


def _by_reason(images: list[tuple[str, str, str]]) -> list[str]:
    """Return one line per architecture and reason, from a list of (architecture, family,
    reason)."""
    grouped: dict[tuple[str, str], list[str]] = {}
    for arch, family, why in images:
        grouped.setdefault((arch, why), []).append(family)
    return [f"{arch} ({', '.join(names)}): {why}" for (arch, why), names in grouped.items()]


def _summary(facts: Facts) -> str:
    used = [device for device in facts["devices"] if device["works"]]
    if used:
        return "CPU and " + ", ".join(
            f"cuda:{device['index']} ({device['target']}, {device['how']})" for device in used
        )
    if facts["wish"]["disabled"]:
        return f"CPU only: the GPU paths are turned off by {facts['wish']['source']}"
    return "no GPU: CPU only"

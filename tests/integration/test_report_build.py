"""The report of real builds of small packages contains the data that builds record in the channel's
journal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tiny import IMAGES, Tiny

LIBRARY, KERNELS = "libnybble-linux-64", "nybble-kernels-cuda122-noarch"
GCC = (
    "crt/host_config.h:143:2: error: #error -- unsupported GNU version! "
    "gcc versions later than 12 are not supported!"
)


def report(tiny: Tiny) -> Any:
    done = tiny.run("report", "--json", "cuda122")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_build_records_times_tests_and_failures(weird_tiny: Tiny) -> None:
    tiny = weird_tiny
    line = "echo 'compiled  f.sm_80.cubin  0.1 s, 90 MiB, 0.3 s elapsed'"
    tiny.script("nybble-kernels", f"sleep 0.4\n{line}\n{IMAGES}")
    assert tiny.builds("cuda122").returncode == 0
    # sizes are read from the manifest, which the small package does not have
    wrong = tiny.run("report", "-o", str(tiny.root / "page.html"))
    assert "the package has no kernel set" in wrong.stderr
    script = f"""\
    mkdir -p "$PREFIX/share/nybble/kernels/cuda122"
    echo '{{"schema": 1, "target": "cuda122", "toolkit": "12.2.140", "kernel_abi": 1, "images": [],
      "device_compiler": {{"name": "nvrtc", "version": "12.2.140"}}, "ptx_isa": "8.2",
      "sources": []}}' > "$PREFIX/share/nybble/kernels/cuda122/manifest.json"
    sleep 0.4
    {line}
    {IMAGES}"""
    write_script(tiny.root / "recipe/nybble-kernels", script)
    done = tiny.builds("cuda122")
    assert done.returncode == 0, done.stderr
    said = report(tiny)
    built = {each["job"]: each["built"] for each in said["packages"]}
    assert built[LIBRARY]["tests"] == [{"name": "commands", "passed": True}]
    assert all(each["seconds"] > 0 for each in built.values())
    second, first = said["timelines"]
    assert second["jobs"] == [KERNELS]
    assert LIBRARY in first["jobs"]
    bars = [bar for node in second["nodes"] for row in node["rows"] for bar in row]
    image = next(bar for bar in bars if bar["kind"] == "unit")
    assert (image["name"], round(image["end"] - image["start"], 1)) == ("f.sm_80.cubin", 0.3)
    # Publishing one small package may be too short to be shown (`timeline.SHORTEST`).
    assert "build script" in {bar["name"] for bar in bars}

    (tiny.root / "csrc/gemm4/device/message").write_text(GCC)
    tiny.script("nybble-kernels", "cat source/message >&2\nfalse")
    assert tiny.builds("cuda122").returncode == 5
    (failure,) = report(tiny)["failures"]
    assert (failure["job"], failure["errors"][0]["id"]) == (KERNELS, "NF400")
    assert failure["findings"][0]["id"] == "unsupported_gcc"


def write_script(recipe: Path, script: str) -> None:
    """Make the recipe's build script run these lines."""
    (recipe / "build.sh").write_text(f"set -eu\n{script}\n")
    path = recipe / "recipe.yaml"
    text = path.read_text("utf-8")
    head, _, rest = text.partition("  script:\n")
    end = rest[rest.index("requirements:") :]
    path.write_text(f"{head}  script: build.sh\n{end}", "utf-8")

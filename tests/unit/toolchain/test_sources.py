"""recipe/toolchains: the pins are complete, and errors in them are reported with the line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nybforge.errors import InputError, Problems
from nybforge.toolchain.plan import wheels_for
from nybforge.toolchain.sources import Sources, read_sources
from nybforge.variants import load_targets

ROOT = Path(__file__).resolve().parents[3]


TOOLKITS = {target.cuda for target in load_targets(ROOT) if target.cuda}
ON_ARM = TOOLKITS - {"12.1", "12.2"}


def test_every_target_has_its_toolkit_pinned(sources: Sources) -> None:
    assert set(sources.toolkits) == TOOLKITS


@pytest.mark.parametrize("toolkit", sorted(ON_ARM))
def test_aarch64_wheels_are_pinned_where_they_exist(toolkit: str, sources: Sources) -> None:
    wheels = wheels_for(sources, "linux-aarch64", "3.12", [toolkit])
    platforms = {tag.platform for wheel in wheels for tag in wheel.tags} - {"any"}
    assert platforms
    assert all("aarch64" in tag for tag in platforms)


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("embedded", "sha256:", "sha265:", "unknown key 'sha265'"),
        ("embedded", 'sha256: "', 'sha256: "zz', "64 hexadecimal digits"),
        ("embedded", "tools:", "tool:", "unknown key 'tool'"),
        ("embedded", "sha256:", 'size: "x"\n        sha256:', "a size must be a number of bytes"),
        ("embedded", "    nvrtc:", "    nvrct:", "the key 'nvrtc' is missing"),
        ("packages", "from: ", "form: ", "the key 'from' is missing"),
        ("packages", "component: ", "optional: ", "files without a component"),
        ("packages", 'activate: "nvcc"', 'activate: "ncvv"', "no group 'ncvv'"),
        ("activation", "nvcc:", "ncvv:", "unknown key 'ncvv'"),
        ("activation", "nvcc:", "gcc2: {}\nnvcc:", "unknown key 'gcc2'"),
    ],
)
def test_a_mistake_in_the_pins_is_reported_with_its_line(
    checkout: Path, name: str, old: str, new: str, message: str
) -> None:
    path = checkout / f"recipe/toolchains/{name}.yaml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises((InputError, Problems)) as caught:
        read_sources(checkout)
    lines = "\n".join(caught.value.lines())
    assert message in lines
    assert re.search(rf"{name}\.yaml:\d+", lines)

"""The wheels of a toolkit are chosen from a listing: the newest of each part, for each platform."""

from __future__ import annotations

import pytest

from nybforge.errors import DownloadError, NothingSelected, NybforgeError
from nybforge.newtoolkit import METAPACKAGE, PARTS, choose, distributions, newest_of_each
from nybforge.toolchain.listing import Listed

TAGS = ("manylinux2014_x86_64", "manylinux_2_27_aarch64.manylinux2014_aarch64", "win_amd64")


def wheels(name: str, version: str, *tags: str, sha256: str | None = "0" * 64) -> list[Listed]:
    stem = name.replace("-", "_")
    files = [f"{stem}-{version}-py3-none-{tag}.whl" for tag in tags or TAGS]
    return [
        Listed(name=name, version=version, file=file, url=f"https://x/{file}", sha256=sha256)
        for file in files
    ]


def whole(cuda: str, *versions: str) -> list[Listed]:
    """Return all parts of a CUDA version in these versions."""
    return [
        wheel
        for name in distributions(cuda).values()
        for version in versions
        for wheel in wheels(name, version)
    ]


def metadata(version: str, *requires: str) -> str:
    lines = [f"Requires-Dist: {each}; extra == 'all'" for each in requires]
    return "\n".join(
        ["Metadata-Version: 2.4", f"Name: {METAPACKAGE}", f"Version: {version}", *lines]
    )


def test_each_part_is_the_newest_of_its_cuda_version() -> None:
    files = whole("13.4", "13.4.59", "13.4.92", "13.4.93rc1", "13.5.37")
    found = choose("13.4", files, None)
    assert {found.version(part) for part in PARTS} == {"13.4.92"}
    assert found.platforms == ("linux-64", "linux-aarch64")
    assert all("x86_64" in part["linux-64"].file for part in found.parts.values())
    assert found.release == ""


def test_a_range_of_the_metapackage_does_not_take_a_newer_nvjitlink() -> None:
    files = whole("13.4", "13.4.92", "13.5.37")
    text = metadata("13.4.3", "nvidia-nvjitlink<14,>=13.4.92", "nvidia-cuda-nvcc==13.4.92.*")
    found = choose("13.4", files, text)
    assert found.version("nvjitlink") == "13.4.92"
    assert dict(found.required) == {"nvidia-cuda-nvcc": "13.4.92"}
    assert found.release == "13.4.3"


@pytest.mark.parametrize(
    ("cuda", "cccl"), [("13.3", "13.3.3.4.1"), ("13.4", "13.3.4.3.1"), ("13.5", "13.3.5.0.6")]
)
def test_cccl_is_the_version_that_the_metapackage_requires(cuda: str, cccl: str) -> None:
    files = [each for each in whole(cuda, f"{cuda}.92") if each.name != PARTS["cccl"]]
    for version in ("13.3.3.4.1", "13.3.4.3.1", "13.3.5.0.6"):
        files += wheels(PARTS["cccl"], version)
    text = metadata(f"{cuda}.1.0", f"nvidia-cuda-cccl=={cccl}.*")
    found = choose(cuda, files, text)
    assert found.version("cccl") == cccl
    assert found.release == f"{cuda}.1"


def test_an_outdated_metapackage_does_not_hold_back_a_part() -> None:
    """The metapackage of 12.5.1 names the parts of 12.5.0."""
    files = whole("12.5", "12.5.40", "12.5.82")
    found = choose("12.5", files, metadata("12.5.1", "nvidia-cuda-nvcc-cu12==12.5.40.*"))
    assert found.version("nvcc") == "12.5.82"
    assert found.required["nvidia-cuda-nvcc"] == "12.5.40"
    assert set(found.parts) == {"nvrtc", "runtime", "nvcc", "nvjitlink"}


def test_of_two_wheels_for_a_platform_one_is_taken() -> None:
    name = distributions("12.6")["runtime"]
    files = [each for each in whole("12.6", "12.6.77") if each.name != name]
    files += wheels(name, "12.6.77", *TAGS[:2], "manylinux2014_x86_64.manylinux_2_17_x86_64")
    found = choose("12.6", files, None)
    again = choose("12.6", files[::-1], None)
    assert again.parts["runtime"] == found.parts["runtime"], "whatever the order of the index"
    assert len(found.wheels) == 8


def test_a_toolkit_without_wheels_for_arm_is_for_one_platform() -> None:
    files = [each for each in whole("12.2", "12.2.140") if "aarch64" not in each.file]
    assert choose("12.2", files, None).platforms == ("linux-64",)


def test_an_unknown_version_lists_the_known_ones() -> None:
    with pytest.raises(NothingSelected) as caught:
        choose("13.9", whole("13.4", "13.4.92", "13.5.37"), None)
    assert caught.value.what == "the index has no CUDA toolkit 13.9"
    assert "13.4, 13.5" in str(caught.value.why)


@pytest.mark.parametrize("platform", ["x86_64", "aarch64"])
def test_a_missing_wheel_names_the_distribution_and_the_platform(platform: str) -> None:
    files = [
        each
        for each in whole("13.2", "13.2.86")
        if not (each.name == "nvidia-nvvm" and each.file.endswith(f"{platform}.whl"))
    ]
    with pytest.raises(NybforgeError) as caught:
        choose("13.2", files, None)
    conda = {"x86_64": "linux-64", "aarch64": "linux-aarch64"}[platform]
    assert caught.value.detail == (f"nvidia-nvvm: no wheel for {conda}",)


def test_a_missing_hash_is_an_error() -> None:
    files = [each for each in whole("13.2", "13.2.86") if each.name != "nvidia-nvvm"]
    with pytest.raises(DownloadError, match="no sha256"):
        choose("13.2", files + wheels("nvidia-nvvm", "13.2.86", sha256=None), None)


def test_the_newest_version_of_each_cuda_version() -> None:
    files = whole("13.4", "13.4.59", "13.4.92", "13.10.2", "0.0.0a0", "13.9.1rc1")
    assert newest_of_each(files, "nvidia-nvvm") == {"13.4": "13.4.92", "13.10": "13.10.2"}

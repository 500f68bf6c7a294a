"""Sizes of kernel sets, from folders and packages, and the cost of each architecture."""

from __future__ import annotations

import io
import json
import tarfile
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import built_channel
import jsonschema
import pytest
import zstandard
from hypothesis import given
from hypothesis import strategies as st
from packed import packed

from nybble.compat import Arch, CudaVersion, Image, KernelSet
from nybforge import sizes
from nybforge.__main__ import main
from nybforge.errors import InputError, NybforgeError
from nybforge.package import read_index

manifest = partial(built_channel.manifest, "cuda122")


def package(path: Path, text: str) -> Path:
    """Write a .conda file that contains one manifest."""
    files = {"share/nybble/kernels/cuda122/manifest.json": text.encode()}
    with zipfile.ZipFile(path, "w") as outer:
        outer.writestr("metadata.json", "{}")
        outer.writestr("pkg-nybble-kernels.tar.zst", packed(files))
    return path


def run(*argv: str, cwd: Path) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    return main(["size", *argv], {}, out, err, cwd), out.getvalue(), err.getvalue()


def test_cost_of_an_architecture_is_against_the_rest(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text(manifest(sm_86=3 << 20, sm_87=1 << 20))
    (found,) = sizes.find([tmp_path])
    costs = {arch.label: arch for arch in found.archs}
    assert costs["sm_87"].line() == "sm_87 adds 1.00 MiB (33 %)"
    assert (costs["sm_87"].share, found.size) == (0.25, 4 << 20)


def test_package_and_folder_give_the_same_images(weird_tmp_path: Path) -> None:
    text = manifest(sm_86=1000, compute_90=500)
    path = package(weird_tmp_path / "nybble-kernels-0.1-cuda122_0.conda", text)
    folder = weird_tmp_path / "share"
    folder.mkdir()
    (folder / "manifest.json").write_text(text)
    (packed,), (plain,) = sizes.find([path]), sizes.find([folder])
    assert packed.images == plain.images
    assert packed.package_size == path.stat().st_size
    assert plain.package_size is None
    assert len(sizes.find([weird_tmp_path])) == 2


def test_a_compressed_set_shows_both_sizes(tmp_path: Path) -> None:
    document = json.loads(manifest(sm_86=1 << 20, sm_90=1 << 20))
    for row in document["images"]:
        row |= {"compression": "lz4", "uncompressed_size": 3 << 20, "uncompressed_sha256": "00"}
    (tmp_path / "manifest.json").write_text(json.dumps({**document, "schema": 2}))
    found = sizes.find([tmp_path])
    assert (found[0].size, found[0].uncompressed_size) == (2 << 20, 6 << 20)
    assert sizes.lines(found)[0] == "cuda122: 2 images, 2.00 MiB (6.00 MiB uncompressed)"


@given(
    st.dictionaries(
        st.sampled_from(["60", "80", "86", "87", "90"]), st.integers(0, 1 << 30), min_size=1
    )
)
def test_parts_add_up_to_the_whole(archs: dict[str, int]) -> None:
    images = tuple(
        Image(family="f", kind="cubin", arch=Arch.parse(number), size=size)
        for number, size in archs.items()
    )
    owner = KernelSet(target="cuda122", toolkit=CudaVersion(12, 2), ptx_isa=(8, 2), images=images)
    found = sizes.measure(owner, "here")
    assert sum(arch.size for arch in found.archs) == found.size
    assert found.size == sum(archs.values())
    assert all(0 <= arch.share <= 1 for arch in found.archs)
    ET.fromstring(sizes.svg([found]))


def test_picture_has_a_segment_per_architecture(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text(manifest(sm_86=300, sm_87=100, compute_90=50))
    code, out, _ = run(".", "--plot", "sizes.svg", "--images", cwd=tmp_path)
    assert code == 0
    assert "gemm4.sm_87.bin" in out
    picture = ET.fromstring((tmp_path / "sizes.svg").read_text(encoding="utf-8"))
    titles = picture.findall(".//{http://www.w3.org/2000/svg}title")
    assert {title.text for title in titles} == {
        "sm_86: 300 bytes",
        "sm_87: 100 bytes",
        "compute_90: 50 bytes",
    }


def test_json_has_images_architectures_and_totals(tmp_path: Path) -> None:
    package(tmp_path / "nybble-kernels-0.1-cuda122_0.conda", manifest(sm_86=300))
    code, out, _ = run(".", "--json", cwd=tmp_path)
    document = json.loads(out)
    assert (code, document["kind"]) == (0, "size")
    schema = Path(__file__).parents[3] / "docs/schemas/size.json"
    jsonschema.validate(document, json.loads(schema.read_text("utf-8")))
    (target,) = document["targets"]
    assert (target["target"], target["size"], len(target["images"])) == ("cuda122", 300, 1)


@pytest.mark.parametrize("argv", [["no-such"], ["."], [".", "--plot", "x.gif"]])
def test_nothing_to_measure_is_one_clear_error(argv: list[str], tmp_path: Path) -> None:
    if "--plot" in argv:
        (tmp_path / "manifest.json").write_text(manifest(sm_86=1))
    code, out, err = run(*argv, cwd=tmp_path)
    assert code in (2, 3)
    assert not out
    assert err.startswith("error[")


def test_broken_packages_and_manifests_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "nybble-kernels-0.1-x_0.conda"
    path.write_bytes(b"PK no")
    with pytest.raises(InputError, match="cannot be read") as raised:
        sizes.find([path])
    assert "channel verify --repair" in (raised.value.hint or "")
    (tmp_path / "manifest.json").write_text("{")
    with pytest.raises(InputError, match="manifest"):
        sizes.find([package(path, "{")])


@pytest.mark.parametrize("offset", [8, 10], ids=["flags", "method"])
@pytest.mark.parametrize(
    ("part", "reads"), [("pkg-", lambda path: sizes.find([path])), ("info-", read_index)]
)
def test_a_package_with_a_damaged_header_is_an_error(
    tmp_path: Path, part: str, reads: Callable[[Path], object], offset: int
) -> None:
    """A flipped bit in the directory of a zip archive may require a password or name an unknown
    method."""
    path = tmp_path / "a-1-0.conda"
    with zipfile.ZipFile(path, "w") as outer:
        outer.writestr(f"{part}a.tar.zst", b"x")
    data = bytearray(path.read_bytes())
    data[data.rindex(b"PK\x01\x02") + offset] = 0xFF
    path.write_bytes(data)
    with pytest.raises(NybforgeError, match=r"cannot be read|not a readable"):
        reads(path)


def test_a_package_of_something_else_holds_no_kernel_set(tmp_path: Path) -> None:
    inner = io.BytesIO()
    with tarfile.open(fileobj=inner, mode="w") as archive:
        link = tarfile.TarInfo("lib/liba.so")
        link.type, link.linkname = tarfile.SYMTYPE, "liba.so.1"
        archive.addfile(link)
    path = tmp_path / "a-1-0.conda"
    with zipfile.ZipFile(path, "w") as outer:
        packed = zstandard.ZstdCompressor().compress(inner.getvalue())
        outer.writestr("pkg-a.tar.zst", packed)
    with pytest.raises(InputError, match="the package has no kernel set"):
        sizes.find([path])

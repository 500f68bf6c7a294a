"""Packages of a bundle are unpacked; unsafe archives are refused by name."""

from __future__ import annotations

import io
import tarfile
from pathlib import Path

import pytest
from tests.unit.environments.bundle_installer.listed import listed

from nybforge.environments.bundle_installer.fault import Fault
from nybforge.environments.bundle_installer.unpack import unpack


def _archive(*members: tarfile.TarInfo) -> io.BytesIO:
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:bz2") as tar:
        for member in members:
            tar.addfile(member, io.BytesIO(b"x" * member.size))
    return io.BytesIO(data.getvalue())


def _member(name: str, kind: bytes = tarfile.REGTYPE, target: str = "") -> tarfile.TarInfo:
    member = tarfile.TarInfo(name)
    member.type, member.linkname, member.size = kind, target, int(kind == tarfile.REGTYPE)
    return member


LINK, HARD, FOLDER = tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.DIRTYPE


@pytest.mark.parametrize(
    ("members", "why"),
    [
        ([_member("../evil")], "it contains '..'"),
        ([_member("a/../../evil")], "it contains '..'"),
        ([_member("/evil")], "it is absolute"),
        ([_member("a//evil")], "it contains an empty component"),
        ([_member("a\nb")], "the path contains a control character"),
        ([_member("x" * 300)], "longer than 255 bytes"),
        ([_member("a", LINK, "..")], "is a symlink to '..', outside the prefix"),
        ([_member("a", LINK, "/etc")], "is a symlink to '/etc', outside the prefix"),
        ([_member("b/a", LINK, "../../x")], "outside the prefix"),
        ([_member("a", LINK, "b/../../x")], "outside the prefix"),
        ([_member("a", LINK, "")], "outside the prefix"),
        ([_member("a", LINK, "b"), _member("a/evil")], "passes through 'a'"),
        ([_member("a"), _member("a/evil")], "passes through 'a'"),
        ([_member("a", LINK, "b"), _member("a")], "duplicate member 'a'"),
        ([_member("a"), _member("a")], "duplicate member 'a'"),
        ([_member("a/b"), _member("a", LINK, "c")], "duplicate member 'a'"),
        (
            [_member("b", HARD, "/etc/passwd")],
            "a hard link to '/etc/passwd', which is not an earlier file",
        ),
        (
            [_member("b", HARD, "c"), _member("c")],
            "a hard link to 'c', which is not an earlier file",
        ),
        ([_member("a", LINK, "b"), _member("b", HARD, "a")], "which is not an earlier file"),
        ([_member("a", tarfile.BLKTYPE)], "'a' is a device"),
        ([_member("a", tarfile.CHRTYPE)], "'a' is a device"),
        ([_member("a", tarfile.FIFOTYPE)], "'a' is a FIFO"),
        ([_member("a", b"Q")], "but only files, folders and links"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_unsafe_archive_is_refused_by_name(
    tmp_path: Path, members: list[tarfile.TarInfo], why: str
) -> None:
    with pytest.raises(Fault, match=r"^package-1-0\.tar\.bz2: unsafe package: ") as told:
        unpack(_archive(*members), str(tmp_path / "cache/package"), listed())
    assert why in told.value.what
    assert list(tmp_path.iterdir()) == [tmp_path / "cache"]
    assert list((tmp_path / "cache").iterdir()) == []


def test_an_archive_that_unpacks_to_too_much_is_refused(tmp_path: Path) -> None:
    big = _member("share/zeros")
    big.size = 3 << 20
    with pytest.raises(Fault, match=r"unpacked size limit exceeded \(2 MiB\)"):
        unpack(_archive(big), str(tmp_path / "package"), listed(unpacked=2 << 20))
    assert list(tmp_path.iterdir()) == []


def test_the_contents_of_real_packages_are_unpacked(tmp_path: Path) -> None:
    names = [_member("./lib/one"), _member("lib64", LINK, "lib"), _member("lib/two", LINK, "one")]
    names += [_member("bin/up", LINK, "../lib/one"), _member("lib/three", HARD, "./lib/one")]
    names += [_member("share", FOLDER), _member("share/N/x"), _member("share/n/x")]
    names += [_member("lib/system-getty\\x2dpre.slice"), _member("lib/gone", LINK, "nowhere")]
    names[0].mode, names[-2].mode = 0o6777, 0o1400
    names[0].mtime = 1234567890
    package = tmp_path / "package"
    unpack(_archive(*names), str(package), listed())
    found = sorted(str(each.relative_to(package)) for each in package.rglob("*"))
    there = (
        "bin bin/up lib lib/gone lib/one lib/three lib/two lib64 share share/N share/N/x share/n"
    )
    assert found == sorted([*there.split(), "share/n/x", names[-2].name])
    facts = (package / "lib/one").stat()
    assert (oct(facts.st_mode & 0o7777), facts.st_mtime, facts.st_nlink) == ("0o755", 1234567890, 2)
    assert oct((package / names[-2].name).stat().st_mode & 0o7777) == "0o400"
    assert (package / "bin/up").read_bytes() == b"x"

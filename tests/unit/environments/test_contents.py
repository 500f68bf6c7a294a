"""The files that packages would write into a prefix are checked before the engine links them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

from packages import Made, make_channel
from rattler import PackageRecord, RepoDataRecord
from rattler.package.build_string import BuildString

from nybforge.environments.contents import check_contents
from nybforge.errors import ChannelError


def record(channel: Path, made: Made, **other: str) -> RepoDataRecord:
    """Return a package's record in the index. `other` are values in which the record differs from
    the package."""
    file = f"{made.name}-{made.version}-{made.build}.tar.bz2"
    said = {"name": made.name, "version": made.version, **other}
    record = PackageRecord(
        **said, build=BuildString(made.build), build_number=0, subdir=made.subdir
    )
    return RepoDataRecord(record, file, (channel / made.subdir / file).as_uri(), channel.as_uri())


TOOL = Made(name="tool", files={"bin/tool": b"#!/bin/sh\n"})
LINK = Made(name="link", files={"share/x": b"x"}, links={"bin/tool": "../share/x"})
AWAY = Made(name="away", files={"share/y": b"y"}, links={"bin/away": "../../../etc/passwd"})


def test_packages_with_separate_files_inside_the_prefix_pass(tmp_path: Path) -> None:
    other = Made(name="other", files={"bin/other": b""}, links={"bin/alias": "other"})
    channel = make_channel(tmp_path, TOOL, other)
    check_contents([record(channel, TOOL), record(channel, other)])


@pytest.mark.parametrize(
    ("packages", "said"),
    [
        ([TOOL, LINK], "is a symlink"),
        ([LINK, TOOL], "is a symlink"),
        ([AWAY], "outside the prefix"),
    ],
    ids=["a link over a file", "a file over a link", "a link out of the prefix"],
)
def test_a_package_that_writes_outside_or_over_another_is_refused(
    packages: list[Made], said: str, tmp_path: Path
) -> None:
    channel = make_channel(tmp_path, *packages)
    with pytest.raises(ChannelError, match="the package is unsafe") as caught:
        check_contents([record(channel, each) for each in packages])
    assert said in (caught.value.why or "")


def test_a_package_of_another_name_is_refused(tmp_path: Path) -> None:
    channel = make_channel(tmp_path, TOOL)
    with pytest.raises(ChannelError, match="does not match the channel's index or the lock"):
        check_contents([record(channel, TOOL, name="other")])

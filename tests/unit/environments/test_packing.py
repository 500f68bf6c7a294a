"""A bundle accepts only the package that its URL names."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from nybforge.environments.bundle import write_bundle
from nybforge.environments.lock import Lock, Locked
from nybforge.environments.packing import repacked
from nybforge.errors import BundleError, NybforgeError
from nybforge.package import digest


def test_a_package_in_a_bundle_matches_its_url(tmp_path: Path, package: Path) -> None:
    asked = Locked(
        name="nybble",
        version="1.0",
        build="0",
        subdir="noarch",
        channel="https://host.example/forge",
        file_name="nybble-1.0-0.tar.bz2",
        sha256=digest(package)[1],
    )
    lock = Lock(name="x", platform="linux-64", channels=(asked.channel,), packages=(asked,))
    out = tmp_path / "x.sh"
    with pytest.raises(NybforgeError, match="does not match the channel's index or the lock"):
        write_bundle(lock, [repacked(asked, package, tmp_path)], out)
    good = replace(asked, name="module", file_name=package.name)
    packed = repacked(good, package, tmp_path)
    outside = replace(packed, file_name="../../x.tar.bz2")
    with pytest.raises(BundleError, match="unsafe"):
        write_bundle(replace(lock, packages=(good,)), [outside], out)
    assert not out.exists()

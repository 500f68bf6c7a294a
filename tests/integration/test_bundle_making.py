"""The same packages give a bundle with the same bytes; a wrong request writes no file."""

from __future__ import annotations

import json
from pathlib import Path

from tests.integration.bundles import make, run, tar_of
from tests.unit.environments.packages import (
    Made,
    module_package,
    python_package,
    tool_package,
)


def test_the_same_packages_make_the_same_bytes(root: Path, tmp_path: Path) -> None:
    packages = (python_package(""), tool_package(), module_package())
    bundle = make(root, tmp_path, "lab", *packages)
    made = []
    for name in ("a", "b"):
        out = tmp_path / f"{name}.tar"
        argv = ["bundle", "-f", str(bundle.parent / "lab.yml"), "--platform", "linux-64"]
        code, _, err = run(root, *argv, "-o", str(out), NYBFORGE_BUILD=str(tmp_path / "build"))
        assert code == 0, err
        made.append(out.read_bytes())
    assert made[0] == made[1]
    assert made[0].rstrip(b"\0") == tar_of(bundle).rstrip(b"\0")


def test_torch_is_pytorchs_conda_package(root: Path, tmp_path: Path) -> None:
    torch = [Made(name="pytorch-gpu", version="2.13.0"), Made(name="pytorch-cpu", version="2.13.0")]
    bundle = make(root, tmp_path, "gpu", *torch)
    (tmp_path / "gpu.yml").write_text(
        f"name: gpu\nchannels:\n  - {bundle.parent}/gpu-channel\ndependencies: []\n"
    )
    argv = ["bundle", "-f", str(tmp_path / "gpu.yml"), "--platform", "linux-64", "--json"]
    argv += ["--with", "torch=2.13", "-o", str(tmp_path / "torch.tar")]
    code, out, err = run(root, *argv, NYBFORGE_BUILD=str(tmp_path / "build"))
    assert code == 0, err
    assert json.loads(out)["packages"] == ["pytorch-gpu 2.13.0 0"]


def test_a_channel_whose_package_changed_makes_no_bundle(root: Path, tmp_path: Path) -> None:
    make(root, tmp_path, "lab", python_package(""), tool_package())
    package = next((tmp_path / "lab-channel/linux-64").glob("tool-*"))
    package.write_bytes(package.read_bytes() + b"x")
    python = next((tmp_path / "lab-channel/linux-64").glob("python-*"))
    python.unlink()
    (tmp_path / "lab.sh").unlink()
    argv = ["bundle", "-f", str(tmp_path / "lab.yml"), "-o", str(tmp_path / "lab.sh")]
    code, _, err = run(root, *argv, "--platform", "linux-64", NYBFORGE_BUILD=str(tmp_path / "b"))
    assert code == 5
    assert "a package that the channel's index lists is missing" in err
    assert "a package does not match the channel's index" in err
    assert err.count("--repair") == 2
    assert not (tmp_path / "lab.sh").exists()


def test_a_lock_for_another_platform_makes_no_bundle(root: Path, tmp_path: Path) -> None:
    lock = root / "envs/locks/sbsa-cu128.linux-aarch64.txt"
    argv = ["bundle", "--lock", str(lock), "--platform", "linux-64", "-o", str(tmp_path / "x.sh")]
    code, _, err = run(root, *argv, NYBFORGE_BUILD=str(tmp_path / "build"))
    assert code == 2
    assert "error[NF710]: the lock is for linux-aarch64, not for linux-64" in err
    assert list(tmp_path.iterdir()) == []


def test_a_channel_that_does_not_answer_is_one_error(root: Path, tmp_path: Path) -> None:
    lock = root / "envs/locks/bnb122lab-forge.linux-64.txt"
    argv = ["bundle", "--lock", str(lock), "-o", str(tmp_path / "x.sh")]
    argv += ["--channel-alias", "http://127.0.0.1:9"]  # nothing listens on the discard port
    code, _, err = run(root, *argv, NYBFORGE_BUILD=str(tmp_path / "build"))
    assert code == 4
    assert err.count("cannot be downloaded") == 1
    assert "--channel-alias" in err
    assert not (tmp_path / "x.sh").exists()

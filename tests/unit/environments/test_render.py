"""envs/*.yml match the variant files and agree with the compatibility tables."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from pathlib import Path

import pytest
from rattler import MatchSpec
from tests.unit.environments.packages import run

from nybble.compat import accepts, check_variant, gcc_max
from nybforge.condabuild import rendered_outputs
from nybforge.environments.compare import compare
from nybforge.environments.labchannel import LAB_CHANNEL
from nybforge.environments.labels import load_labels
from nybforge.environments.labs import load_labs
from nybforge.environments.lockfiles import read_lock
from nybforge.environments.specs import read_environment
from nybforge.variants import load_targets

ROOT = Path(__file__).resolve().parents[3]
LABS = ("118", "121", "122", "124", "126", "128", "129", "130")


def test_the_checked_in_files_are_up_to_date(root: Path) -> None:
    code, _, err = run(root, "env", "render", "--check")
    assert code == 0, err


def test_check_names_a_changed_a_missing_and_a_stray_file(root: Path, tmp_path: Path) -> None:
    folder = tmp_path / "envs"
    shutil.copytree(root / "envs", folder)
    with (folder / "bnb122lab.yml").open("a") as file:
        file.write("  - gcc=13\n")
    (folder / "dev.yml").unlink()
    (folder / "mine.yml").write_text("name: mine\n")
    package = next((folder / "channel/noarch").glob("nybble-lab-12.2-*"))
    data = bytearray(package.read_bytes())
    data[len(data) // 2] ^= 1
    package.write_bytes(data)
    (folder / "channel/noarch/nybble-lab-9.2-0.tar.bz2").write_text("")
    code, out, err = run(root, "env", "render", "--check", "-o", str(folder), "--json")
    assert code == 2
    error = json.loads(out)["error"]
    assert error["id"] == "NF700"
    assert error["detail"] == [
        "bnb122lab.yml differs",
        f"channel/noarch/{package.name} differs",
        "dev.yml missing",
        "channel/noarch/nybble-lab-9.2-0.tar.bz2 is not generated from any variant file",
        "mine.yml is not generated from any variant file",
    ]
    assert "hint: nybforge env render" in err


def test_a_lock_follows_the_channels_nybble_lab(root: Path, tmp_path: Path) -> None:
    copy = tmp_path / "checkout"
    for part in ("recipe/variants", "recipe/toolchains", "recipe/nybble-lab", "envs"):
        shutil.copytree(root / part, copy / part)
    shutil.copy(root / "LICENSE", copy)
    script = copy / "recipe/nybble-lab/activate.sh"
    script.write_text(script.read_text() + "# changed\n")
    lock = "locks/bnb122lab-forge.linux-64.txt"
    code, _, err = run(copy, "env", "render", "--check")
    assert code == 2
    assert f"  | {lock} differs\n" in err
    assert run(copy, "env", "render")[0] == 0
    package = read_lock(copy / "envs" / lock).package("nybble-lab")  # read_lock checks the digest
    assert package is not None
    data = Path(package.url.removeprefix("file://")).read_bytes()
    assert hashlib.sha256(data).hexdigest() == package.sha256
    assert run(copy, "env", "render", "--check")[0] == 0


def test_a_changed_variant_changes_its_lab(root: Path, tmp_path: Path) -> None:
    copy = tmp_path / "checkout"
    for part in ("variants", "toolchains", "nybble-lab"):
        shutil.copytree(root / "recipe" / part, copy / "recipe" / part)
    shutil.copy(root / "LICENSE", copy)
    variant = copy / "recipe/variants/cuda122.yaml"
    variant.write_text(variant.read_text().replace('"12.3.0"', '"12.4.0"'))
    code, _, _ = run(copy, "env", "render")
    assert code == 0
    assert "gcc_linux-64=12.4.0" in (copy / "envs/bnb122lab.yml").read_text()


def test_the_channel_of_a_site_replaces_that_of_the_checkout(root: Path, tmp_path: Path) -> None:
    code, _, _ = run(root, "env", "render", "--channel", "https://x.example/c", "-o", str(tmp_path))
    assert code == 0
    lab = read_environment(tmp_path / "bnb122lab.yml")
    assert lab.channels[0] == "https://x.example/c"
    assert "nybble-lab=12.2" in [spec.text for spec in lab.specs]
    assert not (tmp_path / "channel").exists()


def test_every_cuda_build_environment_brings_its_variables(root: Path) -> None:
    paths = [*root.glob("envs/bnb*.yml"), *root.glob("envs/sbsa-*.yml")]
    assert paths
    for path in paths:
        file = read_environment(path)
        (spec,) = [spec for spec in file.specs if spec.name == "nybble-lab"]
        short = re.search(r"\d+", path.name)
        assert short
        assert spec.text.replace(".", "") == f"nybble-lab={short.group()}"
        assert file.channels[0] == LAB_CHANNEL


@pytest.mark.parametrize("short", LABS)
def test_a_lab_holds_the_facts(root: Path, short: str) -> None:
    file = read_environment(root / f"envs/bnb{short}lab.yml")
    lab = next(lab for lab in load_labs(root) if lab.short == short)
    specs = {spec.name: spec for spec in file.specs}
    assert file.name == f"bnb{short}lab"
    assert file.channels == (LAB_CHANNEL, lab.label.channel, "conda-forge")
    assert not any("default" in channel for channel in file.channels)
    gcc = specs["gcc_linux-64"].text.partition("=")[2]
    assert specs["gxx_linux-64"].text == f"gxx_linux-64={gcc}"
    assert accepts(lab.nvcc, gcc)
    assert int(gcc.split(".")[0]) <= gcc_max(lab.cuda)
    assert check_variant(toolkit=lab.nvcc, gcc=gcc, capabilities=lab.variant.capabilities) == ()
    for name, version in lab.label.parts.items():
        assert specs[name].text == f"{lab.label.channel}::{name}={version}"
    assert {"python", "cmake", "ninja", "pip", "python-build"} <= set(specs)


def test_the_reference_lab_is_the_recipe_of_the_note_without_the_metapackage(root: Path) -> None:
    texts = {spec.plain for spec in read_environment(root / "envs/bnb122lab.yml").specs}
    assert texts >= {
        "python=3.12",
        "cuda-nvcc=12.2.140",
        "gcc_linux-64=12.3.0",
        "gxx_linux-64=12.3.0",
        "ninja",
        "pip",
    }


def test_every_file_is_plain_conda_with_sorted_specs(root: Path) -> None:
    for path in sorted((root / "envs").glob("*.yml")):
        file = read_environment(path)  # read_environment rejects pip sections and unknown keys
        names = [spec.name for spec in file.specs if spec.channel is None]
        assert names == sorted(names), path.name
        assert path.read_text().startswith("# generated by"), path.name
        for spec in file.specs:
            MatchSpec(spec.plain)
        assert "nodefaults" not in file.channels, "conda 26 takes it for a channel"


def test_the_recipes_nybble_lab_refuses_what_the_checked_in_one_does(root: Path) -> None:
    labels = load_labels(root)
    index = json.loads((root / "envs/channel/noarch/repodata.json").read_text())
    packages = {each["version"]: each for each in index["packages"].values()}
    for variant in load_targets(root):
        if variant.cuda is None:
            continue
        recipe = root / "recipe/nybble-lab/recipe.yaml"
        (output,) = rendered_outputs(recipe, variant, "linux-64")
        wanted = sorted(labels[variant.cuda].constraints)
        assert sorted(output["requirements"]["run_constraints"]) == wanted
        assert sorted(packages[variant.cuda]["constrains"]) == wanted


@pytest.mark.parametrize("short", LABS)
def test_a_lab_says_in_one_line_what_to_do_when_a_pin_is_gone(root: Path, short: str) -> None:
    cuda = f"{short[:2]}.{short[2:]}"
    (line,) = [
        line
        for line in (root / f"envs/bnb{short}lab.yml").read_text().splitlines()
        if "If a pin is gone" in line
    ]
    assert line.endswith(f"nybforge env render --toolkit-label cuda-{cuda}.N")


def test_a_lab_is_rendered_for_another_label_of_its_toolkit(root: Path, tmp_path: Path) -> None:
    argv = ("env", "render", "--toolkit-label", "cuda-12.9.3", "-o", str(tmp_path))
    code, out, _ = run(root, *argv)
    assert (code, out) == (0, f"wrote {tmp_path}/bnb129lab.yml\n1 environment file, 1 written\n")
    file = read_environment(tmp_path / "bnb129lab.yml")
    assert file.channels == (LAB_CHANNEL, "nvidia/label/cuda-12.9.3", "conda-forge")
    pins = {spec.name: spec.plain for spec in file.specs if spec.channel is not None}
    assert pins["cuda-nvcc"] == "cuda-nvcc=12.9"
    assert pins["libcublas"] == "libcublas"
    assert set(pins) == set(load_labels(root)["12.9"].parts)


@pytest.mark.parametrize("short", LABS)
def test_every_lab_is_rendered_for_a_newer_label(root: Path, tmp_path: Path, short: str) -> None:
    cuda = f"{short[:2]}.{short[2:]}"
    argv = ("env", "render", "--toolkit-label", f"cuda-{cuda}.7", "-o", str(tmp_path))
    code, _, err = run(root, *argv)
    assert code == 0, err
    file = read_environment(tmp_path / f"bnb{short}lab.yml")
    shipped = read_environment(root / f"envs/bnb{short}lab.yml")
    gcc = {spec.name: spec.plain for spec in file.specs if spec.name.startswith("g")}
    assert gcc == {spec.name: spec.plain for spec in shipped.specs if spec.name.startswith("g")}
    assert gcc


@pytest.mark.parametrize(
    "label", ["cuda-12.7.0", "12.9.2", "cuda-12.9", "nvidia/label/cuda-12.9.2"]
)
def test_a_label_of_no_lab_is_an_error(root: Path, tmp_path: Path, label: str) -> None:
    argv = ("env", "render", "--toolkit-label", label, "-o", str(tmp_path / "x"))
    code, _, err = run(root, *argv)
    assert code == 2
    assert f"error[NF100]: no lab uses the label {label!r}" in err
    assert "hint: expected cuda-X.Y.Z with X.Y one of 11.8, 12.1" in err
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize(
    ("lock_name", "env_name"),
    [
        ("bnb122lab-forge.linux-64", "bnb122lab-forge"),
        ("sbsa-cu128.linux-aarch64", "sbsa-cu128"),
        ("sbsa-cu130.linux-aarch64", "sbsa-cu130"),
    ],
)
def test_a_checked_in_lock_satisfies_its_environment_but_for_the_specs_it_names(
    root: Path, lock_name: str, env_name: str
) -> None:
    explicit = read_lock(root / f"envs/locks/{lock_name}.txt")
    full = read_lock(root / f"envs/locks/{lock_name}.pixi.lock")
    # pixi's format cannot refer to a folder in the checkout, so only the other format has
    # nybble-lab
    assert [change.name for change in compare(full, explicit)] == ["nybble-lab"]
    row = re.search(
        rf"\| {re.escape(lock_name)} \| (.*) \|", (root / "envs/locks/README.md").read_text()
    )
    assert row
    absent = set()
    for spec in read_environment(root / f"envs/{env_name}.yml").specs:
        package = explicit.package(spec.name)
        if package is None:
            absent.add(spec.name)
        else:
            assert MatchSpec(spec.plain).matches(package.record()), spec.text
    assert sorted(absent) == row.group(1).split(", ")
    assert all(package.sha256 for package in full.packages)
    lab = explicit.package("nybble-lab")
    assert lab is not None
    assert hashlib.sha256(Path(lab.url.removeprefix("file://")).read_bytes()).hexdigest() == (
        lab.sha256
    )


def test_a_locks_packages_need_nothing_outside_it(root: Path) -> None:
    paths = sorted((root / "envs/locks").glob("*.pixi.lock"))
    assert paths
    for path in paths:
        lock = read_lock(path)
        records = {package.name: package.record() for package in lock.packages}
        for package in lock.packages:
            for text in package.depends or ():
                spec = MatchSpec(text)
                name = text.split()[0]
                if name.startswith("__"):
                    assert name in {"__glibc", "__unix", "__linux"}, f"{package.name}: {text}"
                else:
                    assert spec.matches(records[name]), f"{path.name}: {package.name} wants {text}"
            for text in package.constrains:
                name = text.split()[0]
                if name in records:
                    assert MatchSpec(text).matches(records[name]), f"{package.name}: {text}"


@pytest.mark.parametrize("channel", ["https://", "ftp://x", "a b", "a: b", "#x", "'x'", "x:"])
def test_an_invalid_channel_is_not_written_into_files(
    root: Path, tmp_path: Path, channel: str
) -> None:
    code, _, err = run(root, "env", "render", f"--channel={channel}", "-o", str(tmp_path / "x"))
    assert code == 2
    assert f"error[NF100]: {channel!r} is not a channel's address\n" in err
    assert not (tmp_path / "x").exists()


def test_files_that_were_not_rendered_are_not_written_over(root: Path, tmp_path: Path) -> None:
    mine = tmp_path / "dev.yml"
    mine.write_text("name: mine\n")
    code, _, err = run(root, "env", "render", "-o", str(tmp_path))
    assert code == 2
    assert "  | dev.yml\n" in err
    assert [path.name for path in tmp_path.iterdir()] == ["dev.yml"]
    mine.unlink()
    for channel in ("https://mirror.example/a", "https://mirror.example/b"):
        assert run(root, "env", "render", "--channel", channel, "-o", str(tmp_path))[0] == 0
        assert channel in (tmp_path / "bnb122lab.yml").read_text()


def test_a_channel_of_the_sites_keeps_its_packages(root: Path, tmp_path: Path) -> None:
    package = tmp_path / "channel/noarch/nybble-lab-12.2-h0_0.tar.bz2"
    package.parent.mkdir(parents=True)
    package.touch()
    argv = ["env", "render", "--channel", "https://mirror.example/a", "-o", str(tmp_path)]
    assert run(root, *argv)[0] == 0
    assert package.exists()

"""A damaged bundle or an unsuitable node causes one clear error, and no data is lost."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tests.integration.bundles import install, make, tar_of, unpacked
from tests.unit.environments.packages import Made, module_package, python_package, tool_package


@pytest.fixture(scope="module")
def bundle(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    work = tmp_path_factory.mktemp("bundles")
    return make(root, work, "lab", python_package(""), tool_package(), module_package())


def test_a_place_that_cannot_be_written_is_named(bundle: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = install(bundle, tmp_path / "file/env")
    assert (done.returncode, done.stderr) == (
        2,
        f"error: {tmp_path}/file: File exists\n\n"
        "hint: choose a --prefix (and --cache) with free disk space and write permission\n",
    )


def test_the_disk_that_is_full_is_named(root: Path, tmp_path: Path) -> None:
    big = Made(name="big", files={"share/big": bytes(200_000)})
    bundle = make(root, tmp_path, "lab", big)
    program = 'ulimit -f 128; exec sh "$0" "$@"'  # blocks of 512 bytes
    argv = ["sh", "-c", program, str(bundle), "--prefix", str(tmp_path / "env")]
    for cache, place in (("", "env.partial/.unpacked/"), ("cache", "cache/")):
        more = ["--cache", str(tmp_path / cache)] if cache else []
        done = subprocess.run([*argv, *more], capture_output=True, text=True)
        assert done.returncode == 2
        assert f"error: {tmp_path / place}" in done.stderr
        assert "-big: File too large\n\nhint: choose a --prefix (and --cache)" in done.stderr


@pytest.mark.parametrize("sink", ["2>/dev/full", "2>&-", "2>&1 | true"])
def test_an_installation_finishes_after_its_output_is_closed(
    bundle: Path, tmp_path: Path, sink: str
) -> None:
    program = f'{{ sh "$0" --prefix "$1"; echo $? > "$2"; }} {sink}'
    argv = ["sh", "-c", program, str(bundle), str(tmp_path / "env"), str(tmp_path / "code")]
    subprocess.run(argv, check=True, capture_output=True)
    assert (tmp_path / "code").read_text() == "0\n"
    assert (tmp_path / "env/conda-meta/nybforge-bundle").is_file()


@pytest.mark.parametrize(
    ("sink", "code", "said"),
    [
        ("> /dev/full", 2, "error: stdout: No space left on device\n"),
        (">&-", 0, ""),
        ("| true", 0, ""),
    ],
)
def test_a_list_that_is_not_taken_is_one_line(
    bundle: Path, tmp_path: Path, sink: str, code: int, said: str
) -> None:
    program = f'{{ sh "$0" --list; echo $? > "$1"; }} {sink}'
    argv = ["sh", "-c", program, str(bundle), str(tmp_path / "code")]
    done = subprocess.run(argv, capture_output=True, text=True)
    assert ((tmp_path / "code").read_text(), done.stderr) == (f"{code}\n", said)


def test_a_prefix_that_is_a_link_means_its_target(bundle: Path, tmp_path: Path) -> None:
    for name in ("empty", "gone"):
        (tmp_path / name).symlink_to(tmp_path / f"disk-{name}")
    (tmp_path / "disk-empty").mkdir()
    for name in ("empty", "gone"):
        done = install(bundle, tmp_path / name)
        assert done.returncode == 0, done.stderr
        assert done.stderr.endswith(f" . {tmp_path}/disk-{name}/activate.sh\n")
        assert (tmp_path / name).is_symlink()
        assert "already exists" in install(bundle, tmp_path / name).stderr


@pytest.mark.parametrize("cache", ["env", "env/pkgs", "env.partial/pkgs"])
def test_a_cache_in_the_new_environment_is_refused(
    bundle: Path, tmp_path: Path, cache: str
) -> None:
    done = install(bundle, tmp_path / "env", "--cache", str(tmp_path / cache))
    assert done.returncode == 2
    assert done.stderr.startswith("error: --cache is inside the new environment\n\nhint: ")
    assert list(tmp_path.iterdir()) == []


def test_a_prefix_that_is_something_else_is_left_alone(bundle: Path, tmp_path: Path) -> None:
    (tmp_path / "env").mkdir()
    (tmp_path / "env/thesis.tex").write_text("years of work")
    done = install(bundle, tmp_path / "env")
    assert done.returncode == 2
    assert "was not made from this bundle\n\nhint: choose another --prefix\n" in done.stderr
    assert (tmp_path / "env/thesis.tex").read_text() == "years of work"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["env"]


@pytest.mark.parametrize("where", ["installer", "manifest", "lock", "package", "end"])
def test_a_flipped_bit_is_found_before_anything_is_written(
    bundle: Path, tmp_path: Path, where: str
) -> None:
    data = bytearray(bundle.read_bytes())
    marks = {
        "installer": b"self.tar.getmembers()",
        "manifest": b'"made_by"',
        "lock": b"# nybforge lock 1",
        "package": b"BZh91AY&SY",
    }
    at = data.rindex(b"BZh91AY&SY") + 60 if where == "end" else data.index(marks[where]) + 12
    data[at] ^= 0x10
    broken = tmp_path / "lab.sh"
    broken.write_bytes(data)
    done = install(broken, tmp_path / "env")
    assert done.returncode == 2
    words = ("does not match", "has a wrong sha256", "incomplete or damaged bundle")
    assert any(one in done.stderr for one in words)
    assert "hint: copy" in done.stderr
    assert sorted(p.name for p in tmp_path.iterdir()) == ["lab.sh"]


def test_a_bundle_from_a_pipe_is_refused_with_a_hint_to_use_a_file(
    bundle: Path, tmp_path: Path
) -> None:
    with bundle.open("rb") as pipe:
        argv = ["sh", "-s", "--", "--prefix", str(tmp_path / "env")]
        done = subprocess.run(argv, stdin=pipe, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("error: sh: No such file or directory\n\nhint: a bundle is run")


@pytest.mark.parametrize("keep", [0.2, 0.6, 0.9, 1.0])
def test_a_cut_off_bundle_is_refused(bundle: Path, tmp_path: Path, keep: float) -> None:
    data = bundle.read_bytes()
    last = data.rindex(b"BZh91AY&SY") + 30  # only padding follows the last package
    broken = tmp_path / "lab.sh"
    broken.write_bytes(data[: int(last * keep)])
    done = install(broken, tmp_path / "env")
    assert done.returncode != 0
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "env").exists()


@pytest.mark.parametrize("shell", ["sh", "bash"])
def test_sh_runs_nothing_of_a_head_that_is_cut_off(
    bundle: Path, tmp_path: Path, shell: str
) -> None:
    data = bundle.read_bytes()
    head = len(data) - len(tar_of(bundle))
    checked = data.index(b"\n", len("#!/bin/sh\n")) + 1
    broken = tmp_path / "lab.sh"
    for keep in (*range(len("#!/bin/sh\n["), checked, 3), *range(checked, head + 1, 211), head):
        broken.write_bytes(data[:keep])
        argv = [shell, str(broken), "--list"]
        done = subprocess.run(argv, capture_output=True, text=True)
        assert done.returncode != 0, data[:keep]
        assert done.stdout == ""
        if keep >= checked:
            what = "incomplete or damaged bundle (truncated)"
            said = f"error: {broken}: {what}\n\nhint: copy it again\n"
            assert (done.returncode, done.stderr) == (2, said), data[:keep]
        if keep > checked:
            with broken.open("rb") as pipe:
                assert subprocess.run([shell, "-s"], stdin=pipe, capture_output=True).returncode
    assert [path.name for path in tmp_path.iterdir()] == ["lab.sh"]


def test_paths_are_printed_unchanged_where_the_locale_cannot_encode_them(
    bundle: Path, tmp_path: Path
) -> None:
    # no UTF-8 mode, as before Python 3.7
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    folder = tmp_path / "Größe"
    done = install(bundle, folder, **plain)
    assert done.returncode == 0, done.stderr
    assert done.stderr.endswith(f" is ready:   . '{folder}/activate.sh'\n")
    broken = folder / "lab.sh"
    broken.write_bytes(bundle.read_bytes()[: -len(tar_of(bundle)) + 700])
    assert install(broken, tmp_path / "b", **plain).stderr.startswith(f"error: {broken}: ")


def test_a_missing_package_is_named(bundle: Path, tmp_path: Path) -> None:
    folder = unpacked(bundle, tmp_path / "unpacked")
    next(folder.glob("channel/linux-64/tool-*")).unlink()
    done = install(folder / "install.sh", tmp_path / "env")
    assert done.returncode == 2
    assert "channel/linux-64/tool-1.0-0.tar.bz2 is missing from the bundle" in done.stderr


def test_a_node_with_an_older_glibc_is_refused(bundle: Path, tmp_path: Path) -> None:
    done = install(bundle, tmp_path / "env", CONDA_OVERRIDE_GLIBC="2.17")
    assert done.returncode == 2
    assert "this machine's glibc is 2.17, but the packages need glibc 2.28 or newer" in done.stderr
    assert "--virtual __glibc=2.17" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_prefix_longer_than_the_placeholder_is_refused(bundle: Path, tmp_path: Path) -> None:
    prefix = tmp_path / ("x" * 120) / ("y" * 120)
    done = install(bundle, prefix)
    assert done.returncode == 2
    assert "the prefix is too long for lib/libtool.so.1" in done.stderr
    assert not prefix.exists()

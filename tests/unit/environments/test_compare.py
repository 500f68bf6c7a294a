"""Two locks are compared: one line for each package that changed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.unit.environments.packages import run

from nybforge.environments.compare import compare
from nybforge.environments.lock import Lock


def test_compare_names_each_kind_of_change(lock: Lock) -> None:
    packages = list(lock.packages)
    changed = {
        "cmake": replace(packages[0], name="cmake", version="9"),
        "ninja": replace(lock.package("ninja"), build="other_0"),  # type: ignore[type-var]
        "pip": replace(lock.package("pip"), channel="https://x.example/mine"),  # type: ignore[type-var]
        "tk": replace(lock.package("tk"), sha256="0" * 64),  # type: ignore[type-var]
        "new": replace(packages[0], name="new"),
    }
    kept = [each for each in packages if each.name not in (*changed, "zstd")]
    after = replace(lock, packages=(*kept, *changed.values()))
    kinds = {change.name: change.kind for change in compare(lock, after)}
    assert kinds == {
        "cmake": "version",
        "new": "added",
        "ninja": "build",
        "pip": "channel",
        "tk": "bytes",
        "zstd": "removed",
    }


def test_env_diff_prints_one_line_a_change(root: Path, tmp_path: Path) -> None:
    old = root / "envs/locks/bnb122lab-forge.linux-64.txt"
    text = "\n".join(
        line for line in old.read_text().splitlines() if not line.startswith("# digest")
    )
    (tmp_path / "new.txt").write_text(text.replace("ninja-1.13.2", "ninja-1.14.0"))
    code, out, _ = run(root, "env", "diff", str(old), str(tmp_path / "new.txt"))
    assert code == 0
    assert out.splitlines()[-1] == "1 changed, 78 the same"
    assert out.split()[:3] == ["version", "ninja", "1.13.2"]


def test_an_environment_file_is_not_a_lock(root: Path) -> None:
    file = str(root / "envs/bnb122lab.yml")
    code, _, err = run(root, "env", "diff", file, file)
    assert (code, f"hint: solve the environment file: nybforge env lock {file}\n" in err) == (
        2,
        True,
    )


def test_env_diff_refuses_two_platforms(root: Path) -> None:
    locks = root / "envs/locks"
    same = str(locks / "bnb122lab-forge.linux-64.txt")
    code, _, err = run(root, "env", "diff", same, same, "--platform", "linux-aarch64")
    assert code == 2
    assert "the lock is for linux-64, not for linux-aarch64" in err
    assert "hint: create one with nybforge env lock -f FILE --platform linux-aarch64" in err
    code, _, err = run(
        root,
        *("env", "diff", str(locks / "bnb122lab-forge.linux-64.txt")),
        str(locks / "sbsa-cu128.linux-aarch64.txt"),
    )
    assert code == 2
    assert "the lock is for linux-aarch64, not for linux-64" in err

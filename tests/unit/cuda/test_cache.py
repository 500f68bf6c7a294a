"""The cache of compiled kernels: private, verified when read, filled once."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from unprivileged import bound_by_modes

from nybble.cuda import Cache, CacheError
from nybble.cuda.cache import INDEX, default_folder, key_of

RACE = """
import sys, time
from pathlib import Path
from nybble.cuda import Cache

def make():
    with open(sys.argv[2], "a") as file:
        file.write("x")
    time.sleep(0.2)  # meanwhile, the other processes request the entry
    return {"a.cubin": b"code"}

print("ready", flush=True)
sys.stdin.read()
entry = Cache(folder=Path(sys.argv[1])).get("k" * 64, make)
assert (entry / "a.cubin").read_bytes() == b"code"
"""


def test_processes_that_race_compile_once(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    command = [sys.executable, "-c", RACE, str(tmp_path / "cache"), str(mark)]
    with contextlib.ExitStack() as stack:
        workers = [
            stack.enter_context(
                subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            )
            for _ in range(3)
        ]
        for worker in workers:
            assert worker.stdout
            assert worker.stdout.readline() == b"ready\n"
        for worker in workers:
            assert worker.stdin
            worker.stdin.close()
    assert [worker.returncode for worker in workers] == [0] * 3
    assert mark.read_text() == "x"


def test_the_folder_is_private_and_entries_stay(weird_tmp_path: Path) -> None:
    cache = Cache(folder=weird_tmp_path / "cache")
    entry = cache.get("a" * 64, lambda: {"x/y": b"1"})
    assert cache.folder.stat().st_mode & 0o777 == 0o700
    assert cache.get("a" * 64, lambda: pytest.fail("compiled again")) == entry
    assert sorted(p.name for p in cache.folder.iterdir() if not p.name.startswith(".")) == [
        "a" * 64
    ]


@pytest.mark.parametrize(
    "damage", ["changed", "truncated", "removed", "unreadable", "index", "no index", "foreign"]
)
def test_a_damaged_entry_is_made_again(tmp_path: Path, damage: str) -> None:
    cache = Cache(folder=tmp_path / "cache")
    entry = cache.get("a" * 64, lambda: {"x": b"12345"})
    if damage == "changed":
        (entry / "x").write_bytes(b"12346")
    elif damage == "truncated":
        (entry / "x").write_bytes(b"123")
    elif damage == "removed":
        (entry / "x").unlink()
    elif damage == "unreadable":  # unreadable for root too
        (entry / "x").unlink()
        (entry / "x").mkdir()
    elif damage == "no index":
        (entry / INDEX).unlink()
    elif damage == "index":
        (entry / INDEX).write_text("[]")
    else:  # the entry has this key but is from another compiler
        text = (entry / INDEX).read_text().replace("a" * 64, "b" * 64)
        (entry / INDEX).write_text(text)
    again = cache.get("a" * 64, lambda: {"x": b"new"})
    assert (again / "x").read_bytes() == b"new"


def test_a_failing_compilation_leaves_nothing(tmp_path: Path) -> None:
    cache = Cache(folder=tmp_path / "cache")

    def broken() -> Mapping[str, bytes]:
        raise RuntimeError("does not compile")

    with pytest.raises(RuntimeError, match="does not compile"):
        cache.get("a" * 64, broken)
    assert [p for p in cache.folder.iterdir() if p.is_dir()] == []
    assert cache.get("a" * 64, lambda: {"x": b"1"}).is_dir()


def test_a_folder_others_can_write_into_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    folder.mkdir()
    folder.chmod(0o777)
    with pytest.raises(CacheError, match=r"mode 777.*\nhint: chmod 700"):
        Cache(folder=folder).get("a" * 64, dict)


def test_a_folder_below_one_that_others_can_write_into_is_refused(tmp_path: Path) -> None:
    cache = Cache(folder=tmp_path / "open/inner/cache")
    cache.get("a" * 64, lambda: {"x": b"1"}, {"arch": "sm_80"})
    assert len(list(cache.find({"arch": "sm_80"}))) == 1
    (tmp_path / "open").chmod(0o777)  # another user could replace the cache folder
    with pytest.raises(CacheError, match=r"open \(owner.*mode 777.*\nhint: set NYBBLE_CACHE"):
        cache.get("a" * 64, lambda: {"x": b"1"})
    with pytest.raises(CacheError, match="mode 777"):
        list(cache.find({"arch": "sm_80"}))
    (tmp_path / "open").chmod(0o1777)  # sticky, as /tmp is
    assert cache.get("a" * 64, lambda: pytest.fail("compiled again")).is_dir()


def test_new_folders_are_private_under_any_umask(tmp_path: Path) -> None:
    program = (
        "import os, sys; from pathlib import Path; from nybble.cuda import Cache; os.umask(0o002); "
        "Cache(folder=Path(sys.argv[1])).get('a' * 64, lambda: {'x': b'1'})"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path / "a/b/cache")], check=True)
    assert (tmp_path / "a").stat().st_mode & 0o777 == 0o700


def test_a_file_instead_of_a_folder_is_an_error_with_a_hint(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CacheError, match="NYBBLE_CACHE"):
        Cache(folder=tmp_path / "file").get("a" * 64, dict)
    with pytest.raises(CacheError, match="cannot be made"):
        Cache(folder=tmp_path / "file/below").get("a" * 64, dict)
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(CacheError, match="cannot be made"):
        Cache(folder=tmp_path / "loop").get("a" * 64, dict)
    cache = Cache(folder=tmp_path / "cache")
    cache.prepare()
    (cache.folder / ("a" * 64)).touch()  # a file in place of the entry's folder
    with pytest.raises(CacheError, match=r"cannot be written: .*\nhint: "):
        cache.get("a" * 64, lambda: {"x": b"1"})


def test_cache_entries_are_found_by_their_metadata(tmp_path: Path) -> None:
    cache = Cache(folder=tmp_path / "cache")
    assert list(cache.find({})) == []
    for key, arch in (("a", "sm_80"), ("b", "sm_90")):
        cache.get(key * 64, lambda: {"x": b"1"}, {"arch": arch, "made_from": "m"})
    cache.get("c" * 64, lambda: {"x": b"1"})
    found = dict(cache.find({"made_from": "m"}))
    assert {path.name[0]: about["arch"] for path, about in found.items()} == {
        "a": "sm_80",
        "b": "sm_90",
    }
    (cache.folder / ("a" * 64) / "x").write_bytes(b"2")
    assert [path.name[0] for path, _ in cache.find({"made_from": "m"})] == ["b"]
    cache.folder.chmod(0o770)
    with pytest.raises(CacheError, match="mode 770"):
        list(cache.find({}))


MADE_AGAIN = """
import sys
from pathlib import Path
from nybble.cuda import Cache
entry = Cache(folder=Path(sys.argv[1])).get("a" * 64, lambda: {"x": b"2"})
print((entry / "x").read_bytes())
"""


def test_an_unreadable_entry_is_made_again(tmp_path: Path) -> None:
    entry = Cache(folder=tmp_path / "cache").get("a" * 64, lambda: {"x": b"1"})
    (entry / "x").chmod(0)
    command = bound_by_modes(sys.executable, "-c", MADE_AGAIN, str(tmp_path / "cache"))
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.stdout == "b'2'\n", done.stderr


def test_where_it_is_and_what_shapes_a_key() -> None:
    assert default_folder({"NYBBLE_CACHE": "/c"}) == Path("/c")
    assert default_folder({"XDG_CACHE_HOME": "/x", "HOME": "/h"}) == Path("/x/nybble")
    assert default_folder({"HOME": "/h"}) == Path("/h/.cache/nybble")
    assert default_folder({"XDG_CACHE_HOME": "x", "HOME": "/h"}) == Path("/h/.cache/nybble")
    with pytest.raises(CacheError, match="the home folder is 'h', expected an absolute path"):
        default_folder({"HOME": "h"})
    one = {"toolkit": "12.2", "arch": "sm_86", "sources": {"a.cu": "x"}}
    assert key_of(one) == key_of(dict(reversed(one.items())))
    for change in ({"toolkit": "12.4"}, {"arch": "sm_87"}, {"sources": {"a.cu": "y"}}):
        assert key_of({**one, **change}) != key_of(one)

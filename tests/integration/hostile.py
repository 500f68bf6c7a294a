"""Check that hostile inputs are refused:   python -m tests.integration.hostile [NAME ...]

Write inputs as an attacker could write them, and pass each input to the code that reads it. The
inputs are packages, locks, bundles, kernel manifests, channels, caches, environments, records,
logs, wheels and checkpoints.
The code must report an error that names the problem; for a log, it must find the cause that the
hostile text hides. It must not change anything outside its own folder.
"""

from __future__ import annotations

import io
import json
import os
import re
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.integration import hostile_bundles, hostile_data
from tests.integration import hostile_files as files
from tests.integration.hostile_bundles import ROOT, Case

EXIT_CODES = range(2, 9)


def nybforge(work: Path, *argv: str) -> tuple[int, str]:
    """Run nybforge in this process, with separate scratch folders."""
    from nybforge.__main__ import main

    out, err = io.StringIO(), io.StringIO()
    env = {"PATH": "/usr/bin:/bin", "NYBFORGE_ROOT": str(ROOT), "HOME": str(work)}
    env |= {"NYBFORGE_BUILD": str(work / "build"), "NYBFORGE_OUTPUT": str(work / "output")}
    code = main(list(argv), env, out, err, work)
    return code, out.getvalue() + err.getvalue()


def _created(members: list[files.Member], **more: object) -> Callable[[Path], tuple[int, str]]:
    """Return a function that runs `env create` on a package with these members."""

    def give(work: Path) -> tuple[int, str]:
        channel = files.channel(work / "channel", members, **more)  # type: ignore[arg-type]
        argv = ["env", "create", "--no-toolchain", "--prefix", str(work / "env"), "evil"]
        found = nybforge(work, *argv, "-c", str(channel))
        assert not (work / "env").exists()
        return found

    return give


def _bundled(members: list[files.Member], **more: object) -> Callable[[Path], tuple[int, str]]:
    """Return a function that runs `bundle` on a package with these members."""

    def give(work: Path) -> tuple[int, str]:
        channel = files.channel(work / "channel", members, **more)  # type: ignore[arg-type]
        (work / "e.yml").write_text(f"name: e\nchannels: [{channel}]\ndependencies: [evil]\n")
        argv = ["bundle", "-f", str(work / "e.yml"), "-o", str(work / "e.sh")]
        found = nybforge(work, *argv, "--platform", "linux-64")
        assert not (work / "e.sh").exists()
        return found

    return give


def packages() -> Iterator[Case]:
    """Yield each hostile package for `env create` and for `bundle`."""
    link, hard = files.link, files.hard
    unsafe = {
        "absolute": ([files.file("/etc/evil")], "it is absolute"),
        "dotdot": ([files.file("../../evil")], r"it contains '\.\.'"),
        "control": ([files.file("a\x1b[2Jb")], "a control character"),
        "long-name": ([files.file("x" * 300)], "longer than 255 bytes"),
        "link-out": ([link("bin/pwn", "VICTIM")], "outside the prefix"),
        "link-up": ([link("bin/pwn", "../../x")], "outside the prefix"),
        "link-sideways": ([link("a", "b/../../x")], "outside the prefix"),
        "through-link": ([link("a", "b"), files.file("a/x")], "passes through 'a'"),
        "over-link": ([link("a", "b"), files.file("a")], "duplicate member 'a'"),
        "twice": ([files.file("a"), files.file("a")], "duplicate member 'a'"),
        "hard-out": ([hard("a", "VICTIM")], "is not an earlier file"),
        "block": ([files.special("share/disk", tarfile.BLKTYPE)], "is a device"),
        "character": ([files.special("share/tty", tarfile.CHRTYPE)], "is a device"),
        "fifo": ([files.special("share/pipe", tarfile.FIFOTYPE)], "is a FIFO"),
        "unknown-type": ([files.special("share/x", b"Z")], "of tar type"),
        "bomb": ([files.file("share/zeros", size=300 << 20)], "unpacked size limit exceeded"),
    }
    for name, (members, says) in unsafe.items():
        yield Case(name=f"package-{name}", says=says, give=_created(members))
    for name in ("absolute", "link-out", "through-link", "block", "bomb"):
        members, says = unsafe[name]
        yield Case(name=f"bundled-{name}", says=says, give=_bundled(members))
    yield from listings()


def listings() -> Iterator[Case]:
    """Yield packages whose info/ contains false data."""
    one = [files.file("share/x")]
    paths: dict[str, tuple[object, str]] = {
        "up": ([{"_path": "../x"}], r"it contains '\.\.'"),
        "absent": ([{"_path": "share/none"}], "which the package does not contain"),
        "twice": ([{"_path": "share/x"}] * 2, "lists 'share/x' twice"),
        "record": ([{"_path": "conda-meta/python-3-0.json"}], "that only the installer may write"),
        "type": ([{"_path": "share/x", "path_type": "device"}], "unknown path_type"),
        "not-a-list": ({"a": 1}, "expected a list of paths"),
        "number": ([{"_path": 7}], "expected text"),
    }
    for name, (rows, says) in paths.items():
        info = {"info/paths.json": json.dumps({"paths": rows}).encode()}
        yield Case(name=f"listing-{name}", says=says, give=_created(one, info=info))
    nested = {"info/paths.json": b"[" * 200_000}
    yield Case(name="listing-nested", says="nested too deeply", give=_created(one, info=nested))
    for name, line, says in (
        ("up", "../../x = m:f", "entry point"),
        ("code", "x = os; import evil:f", "expected NAME = MODULE:FUNCTION"),
        ("over-link", "pwn = m:f", "is both an entry point and a symlink"),
    ):
        text = {"noarch": {"type": "python", "entry_points": [line]}}
        info = {"info/link.json": json.dumps(text).encode()}
        members = [files.file("bin/other"), files.link("bin/pwn", "other")]
        give = _created(members, info=info, noarch="python")
        yield Case(name=f"entry-{name}", says=says, give=give)
    lies = {"name": "python"}, {"version": "99"}, {"build": "../../x"}, {"noarch": "python"}
    for index in lies:
        (key,) = index
        says = "noarch type differs" if key == "noarch" else "does not match the channel's index"
        yield Case(name=f"index-{key}", says=says, give=_created(one, own=index))
    huge = {"info/index.json": b" " * (17 << 20)}
    yield Case(name="index-huge", says="file size limit exceeded", give=_created(one, info=huge))


def texts() -> Iterator[Case]:
    """Yield environment files, locks and variant files."""
    bomb = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n" + "".join(
        f"a{n}: &a{n} [{','.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 9)
    )
    lock_head = "version: 1\nmetadata: {platforms: [linux-64]}\npackage: []\n"
    digest = "0" * 64
    lines = {
        "not-a-lock": ("name: x\n", "not a lock"),
        "bomb": (lock_head + bomb, r"YAML aliases are not supported: \*a0"),
        "nested": ("version: " + "[" * 5000, "nested too deeply"),
        "no-hash": ("@EXPLICIT\nhttp://h/c/linux-64/a-1-0.conda\n", "hash|sha256"),
        "bad-hash": ("@EXPLICIT\nhttp://h/c/linux-64/a-1-0.conda#xyz\n", "hash|sha256"),
        "binary": ("\0\1\2\3", "not a lock|not valid YAML|special characters"),
        "twice": (
            f"@EXPLICIT\nhttp://h/c/linux-64/a-1-0.conda#sha256:{digest}\n"
            f"http://h/c/linux-64/a-2-0.conda#sha256:{digest}\n",
            "the lock has a twice",
        ),
        "cut": (
            f"# nybforge lock 1\n# platform: linux-64\n# digest: {digest}\n"
            f"http://h/c/linux-64/a-1-0.conda#sha256:{digest}\n",
            "edited or truncated",
        ),
    }
    for name, (text, says) in lines.items():
        yield Case(name=f"lock-{name}", says=says, give=_lock(text))
    env = "channels: [c]\ndependencies: [python]\n"
    for name, text, says in (
        ("bomb", env + bomb, "YAML aliases are not supported"),
        ("nested", "name: " + "{a: " * 5000, "nested too deeply"),
        ("huge", "# " + "x" * (65 << 20), r"file size limit exceeded \(64 MiB\)"),
    ):
        yield Case(name=f"environment-{name}", says=says, give=_environment(text))


def _lock(text: str) -> Callable[[Path], tuple[int, str]]:
    def give(work: Path) -> tuple[int, str]:
        (work / "evil.lock").write_text(text)
        argv = ["bundle", "--lock", str(work / "evil.lock"), "-o", str(work / "e.sh")]
        return nybforge(work, *argv)

    return give


def _environment(text: str) -> Callable[[Path], tuple[int, str]]:
    def give(work: Path) -> tuple[int, str]:
        (work / "evil.yml").write_text(text)
        argv = ["env", "create", "-f", str(work / "evil.yml"), "--prefix", str(work / "env")]
        return nybforge(work, *argv, "--dry-run")

    return give


def channels() -> Iterator[Case]:
    """Yield hostile channels: indexes and packages."""
    one = [files.file("share/x")]
    for name, text, says in (
        ("not-json", b"{", "the index cannot be read|unreadable"),
        ("nested", b"[" * 200_000, "recursion|unreadable"),
        ("a-list", b"[]", "fields of a package index|unreadable"),
    ):
        yield Case(name=f"channel-{name}", says=says, give=_verified(one, text))
    yield Case(
        name="channel-bomb",
        says="unpacked size limit exceeded",
        give=_verified([files.file("share/zeros", size=300 << 20)], None, first=True),
    )
    yield Case(name="channel-bomb-conda", says="unpacked size limit exceeded", give=_conda_bomb)
    yield Case(name="channel-other-bytes", says="does not match the channel's index", give=_swapped)
    for name, data, says in (
        ("empty", b"", "not a readable conda package"),
        ("no-zip", b"PK\x05\x06" + bytes(10), "not a readable conda package"),
        ("text", b"hello", "not a readable conda package"),
    ):
        yield Case(name=f"file-{name}", says=says, give=_tested(data))


def _verified(
    members: list[files.Member], index: bytes | None, first: bool = False
) -> Callable[[Path], tuple[int, str]]:
    def give(work: Path) -> tuple[int, str]:
        folder = files.channel(work / "channel", members, info_last=first)
        if index is not None:
            (folder / "linux-64/repodata.json").write_bytes(index)
        return nybforge(work, "channel", "verify", str(folder))

    return give


def _conda_bomb(work: Path) -> tuple[int, str]:
    """Verify a channel with a package of a few KB, which unpacks to 300 MiB before the index in its
    info part."""
    folder = files.channel(work / "channel", [files.file("share/x")])
    files.conda(folder / "linux-64/bomb-1-0.conda", 300 << 20)
    return nybforge(work, "channel", "verify", str(folder))


def _swapped(work: Path) -> tuple[int, str]:
    folder = files.channel(work / "channel", [files.file("share/x")])
    other = files.channel(work / "other", [files.file("share/y")])
    (name,) = (path.name for path in (folder / "linux-64").glob("*.tar.bz2"))
    (folder / "linux-64" / name).write_bytes((other / "linux-64" / name).read_bytes())
    argv = ["env", "create", "--no-toolchain", "--prefix", str(work / "env"), "evil"]
    return nybforge(work, *argv, "-c", str(folder))


def _tested(data: bytes) -> Callable[[Path], tuple[int, str]]:
    def give(work: Path) -> tuple[int, str]:
        from nybforge.archive import read_index
        from nybforge.errors import NybforgeError

        for ending in (".conda", ".tar.bz2"):
            path = work / f"evil-1-0{ending}"
            path.write_bytes(data)
            try:
                read_index(path)
            except NybforgeError as error:
                said = "\n".join(error.lines())
            else:
                return 0, "it was read"
        return 5, said

    return give


def manifests() -> Iterator[Case]:
    """Yield manifests of kernel sets."""
    for name, text, says in (
        ("not-json", "{", "the manifest cannot be read"),
        ("nested", "[" * 200_000, "the manifest cannot be read"),
        ("a-list", "[]", "is not a JSON object"),
        ("schema", '{"schema": 3}', "has schema 3"),
        ("file-up", files.manifest(file="../../../etc/passwd"), "unsafe file name"),
        ("file-absolute", files.manifest(file="/etc/passwd"), "unsafe file name"),
        ("size", files.manifest(size=float("inf")), "cannot be read"),
        ("kind", files.manifest(kind="elf"), "image kind 'elf'"),
    ):
        yield Case(name=f"manifest-{name}", says=says, give=_manifest(text))


def _manifest(text: str) -> Callable[[Path], tuple[int, str]]:
    def give(work: Path) -> tuple[int, str]:
        (work / "set").mkdir()
        (work / "set/manifest.json").write_text(text)
        return nybforge(work, "size", str(work / "set"))

    return give


def environments() -> Iterator[Case]:
    """Yield records of installed environments and of machines."""
    for name, text in (("nested", "[" * 200_000), ("a-list", "[]"), ("not-json", "{")):
        yield Case(name=f"record-{name}", says="record cannot be read", give=_record(text))


def _record(text: str) -> Callable[[Path], tuple[int, str]]:
    def give(work: Path) -> tuple[int, str]:
        (work / "env/conda-meta").mkdir(parents=True)
        (work / "env/conda-meta/evil-1-0.json").write_text(text)
        return nybforge(work, "env", "verify", str(work / "env"))

    return give


def cases() -> list[Case]:
    """Return all cases."""
    groups = (packages, texts, channels, hostile_bundles.bundles, manifests, environments)
    return [case for group in (*groups, hostile_data.cases) for case in group()]


def run(case: Case, work: Path) -> str | None:
    """Run a case; return None if it was refused correctly, otherwise a description of the fault."""
    os.umask(0o022)
    victim = work / "outside/victim"
    victim.parent.mkdir()
    victim.write_text("years of work")
    files.VICTIM = str(victim)
    inner = work / "inside"
    inner.mkdir()
    code, said = case.give(inner)
    if code not in EXIT_CODES:
        return f"exit code {code}: {said}"
    if not re.search(case.says, said):
        return f"expected {case.says!r}, it says: {said[:1000]}"
    if "Traceback" in said:
        return said
    if victim.read_text() != "years of work" or len(list(victim.parent.iterdir())) != 1:
        return "the victim was changed"
    if sorted(path.name for path in work.iterdir()) != ["inside", "outside"]:
        return f"written outside: {sorted(path.name for path in work.iterdir())}"
    return None


def main(names: list[str]) -> int:
    """Run the named cases, or all; print the counts."""
    wrong = 0
    chosen = [case for case in cases() if not names or case.name in names]
    for case in chosen:
        with tempfile.TemporaryDirectory() as folder:
            found = run(case, Path(folder))
        if found:
            wrong += 1
            print(f"WRONG {case.name}: {found}")
    print(f"{len(chosen)} hostile inputs, {len(chosen) - wrong} refused by name, {wrong} not")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

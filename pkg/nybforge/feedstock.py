"""Turns the recipes into conda-forge feedstocks whose source is a release archive. Pure."""

from __future__ import annotations

import re
import tarfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from nybforge.archive import UNREADABLE
from nybforge.errors import InputError
from nybforge.package import digest
from nybforge.packages import PACKAGES

__all__ = ["RECIPES", "WITHOUT", "Release", "feedstock_files", "read_release"]

# Recipe → the reason why it has no feedstock.
WITHOUT = {
    "nybble-lab": "conda-smithy cannot render its version, which is the CUDA version of a variant"
}
# The order in which conda-forge can build the feedstocks. Each needs only earlier feedstocks.
RECIPES = tuple(
    dict.fromkeys(
        name for one in PACKAGES.values() if (name := Path(one.folder).name) not in WITHOUT
    )
)
# In the NOTICE of the packages that link the GNU C++ standard library statically.
STATIC = "library statically"
EXCEPTION = "RUNTIME.LIBRARY.EXCEPTION"
# conda-forge's compiler (gcc_impl_linux-64) contains the licence at this path.
TAKE_LICENSE = f"""
# The licence of the GNU C++ standard library, which is linked statically.
install -Dm644 "$BUILD_PREFIX/share/licenses/gcc/{EXCEPTION}" "{EXCEPTION}"
"""
SETTINGS = """\
# Settings of conda-forge's tools; `conda smithy rerender` applies them.
conda_build_tool: rattler-build
conda_install_tool: pixi
"""
# Native packages for Arm are cross-compiled on x86-64; their tests run under emulation.
NATIVE_SETTINGS = """\
build_platform:
  linux_aarch64: linux_64
provider:
  linux_aarch64: default
test: native_and_emulated
"""
MOST_MEMBERS = 100_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Release:
    """A release archive: its URL, its digest, and the paths in it relative to its top folder."""

    url: str
    version: str
    sha256: str
    paths: frozenset[str]


def read_release(archive: Path, url: str, version: str) -> Release:
    """Read the release from a local copy of the archive and return it. Raise InputError if the
    archive is damaged or contains another version."""
    try:
        _, sha256, _ = digest(archive)
        paths, found = _content(archive)
    except UNREADABLE as error:
        why = getattr(error, "strerror", None) or str(error).partition("\n")[0].rstrip(":")
        raise InputError(
            "the archive cannot be read",
            where=archive,
            why=why,
            hint="download it again, or run: git archive --prefix=nybble/ -o nybble.tar.gz HEAD",
        ) from None
    if found != version:
        raise InputError(
            f"the archive has version {found or 'unknown'}, but this checkout has version "
            f"{version}",
            where=archive,
            hint="check out the tag of that release, or use the archive of this checkout's version",
        )
    return Release(url=url, version=version, sha256=sha256, paths=paths)


def _content(archive: Path) -> tuple[frozenset[str], str | None]:
    """Return the paths below the only top folder of the archive, and the content of VERSION."""
    names: list[str] = []
    version: str | None = None
    with tarfile.open(archive) as source:
        for number, member in enumerate(source):
            if number >= MOST_MEMBERS:
                raise ValueError(f"the archive has more than {MOST_MEMBERS} files")
            names.append(member.name)
            if member.name.count("/") == 1 and member.name.endswith("/VERSION"):
                file = source.extractfile(member)
                version = None if file is None else file.read(64).decode("ascii").strip()
    tops = {name.partition("/")[0] for name in names}
    if len(tops) != 1:
        raise ValueError(
            f"the archive must have one folder at the top level; found {len(tops)} entries"
        )
    return frozenset(name.partition("/")[2] for name in names), version


def feedstock_files(
    folder: Path, release: Release, homepage: str, maintainers: Sequence[str]
) -> dict[str, tuple[bytes, bool]]:
    """Return path → (content, executable) of the feedstock of a recipe folder."""
    recipe = folder / "recipe.yaml"
    text = recipe.read_text(encoding="utf-8")
    text = _with_section(text, "source", _source(text, recipe, release))
    text = _with_section(text, "extra", _extra(maintainers))
    text = re.sub(r"^( *homepage: ).*$", rf"\g<1>{homepage}", text, flags=re.MULTILINE)
    notice = folder / "NOTICE"
    static = notice.exists() and STATIC in notice.read_text(encoding="utf-8")
    if static:
        text = text.replace(
            "license: Apache-2.0\n", "license: Apache-2.0 AND GPL-3.0-only WITH GCC-exception-3.1\n"
        )
        text = re.sub(r"^( *)- NOTICE$", rf"\g<0>\n\1- {EXCEPTION}", text, flags=re.MULTILINE)
    found = {f"recipe/{name}": entry for name, entry in _copied(folder)}
    found["recipe/recipe.yaml"] = (text.encode(), False)
    if static:
        script, executable = found["recipe/build.sh"]
        found["recipe/build.sh"] = (script + TAKE_LICENSE.encode(), executable)
    settings = SETTINGS + ("" if "noarch: " in text else NATIVE_SETTINGS)
    own = folder / "conda-forge.yml"
    if own.exists():  # the first line of the recipe's own file is a comment
        settings += "".join(own.read_text(encoding="utf-8").splitlines(keepends=True)[1:])
    found["conda-forge.yml"] = (settings.encode(), False)
    return found


def _copied(folder: Path) -> Iterator[tuple[str, tuple[bytes, bool]]]:
    """Yield the other files in the recipe folder."""
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        hidden = any(part.startswith((".", "__pycache__")) for part in name.split("/"))
        if path.is_file() and not hidden and name not in ("recipe.yaml", "conda-forge.yml"):
            yield name, (path.read_bytes(), bool(path.stat().st_mode & 0o100))


def _source(text: str, recipe: Path, release: Release) -> str:
    """Return the source section: the archive, and the files beside the recipe."""
    url = release.url.replace(release.version, "${{ version }}")
    lines = ["source:", f"  - url: {url}", f"    sha256: {release.sha256}"]
    for path in re.findall(r"^  - path: (\S+)$", _section(text, "source"), re.MULTILINE):
        outside = path.removeprefix("../../")
        if outside == path:
            lines.append(f"  - path: {path}")
        elif not any(each == outside or each.startswith(f"{outside}/") for each in release.paths):
            raise InputError(
                f"the archive does not contain {outside}",
                where=recipe,
                hint="use an archive of the whole repository, as git archive makes it",
            )
    return "\n".join(lines) + "\n"


def _extra(maintainers: Sequence[str]) -> str:
    names = "".join(f"    - {name}\n" for name in maintainers)
    return f"extra:\n  recipe-maintainers:\n{names}"


def _section(text: str, key: str) -> str:
    """Return the text of a top-level section, including its key and the line breaks at its end.

    >>> _section("a: 1\\nb:\\n  - 2\\nc: 3\\n", "b")
    'b:\\n  - 2\\n'
    """
    found = re.search(rf"^{key}:.*\n(?:(?:[ #].*)?\n)*", text, re.MULTILINE)
    assert found is not None, f"every recipe has the section {key}"
    return found[0]


def _with_section(text: str, key: str, new: str) -> str:
    old = _section(text, key)
    return text.replace(old, new + "\n" if old.endswith("\n\n") else new)

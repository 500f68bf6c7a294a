"""`nybforge recipe feedstock` writes complete feedstocks, or nothing."""

from __future__ import annotations

import hashlib
import io
import json
import re
import shutil
import tarfile
from collections.abc import Callable
from pathlib import Path

import jsonschema
import pytest
from tests.unit.nybforge.conda_forge import PINNING, SMITHY, lint, rendered, strings

from nybforge.__main__ import main
from nybforge.feedstock import RECIPES, STATIC, WITHOUT
from nybforge.inputs import COPIED
from nybforge.load import read

ROOT = Path(__file__).resolve().parents[3]
VERSION = (ROOT / "VERSION").read_text().strip()
URL = f"https://host.example/v{VERSION}/nybble-{VERSION}.tar.gz"
# The files that the recipes take from a checkout.
CONTENT = {
    f"{path}/file" if (ROOT / path).is_dir() else path
    for name in RECIPES
    for path in COPIED.findall((ROOT / f"recipe/{name}/recipe.yaml").read_text())
}

Archive = Callable[..., Path]


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    def make(version: str = VERSION, without: str = "", top: str = "nybble/") -> Path:
        path = tmp_path / "nybble.tar.gz"
        with tarfile.open(path, "w:gz") as sink:
            for name in sorted(CONTENT):
                if not without or not name.startswith(without):
                    data = version.encode() if name == "VERSION" else b"x"
                    member = tarfile.TarInfo(top + name)
                    member.size = len(data)
                    sink.addfile(member, io.BytesIO(data))
        return path

    return make


def run(folder: Path, archive: Path, *more: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    argv = ["recipe", "feedstock", str(folder), "--archive", str(archive), "--url", URL]
    argv += ["--homepage", "https://host.example/nybble", "--maintainer", "ann", *more]
    code = main(argv, {"NYBFORGE_ROOT": str(ROOT)}, out, err, folder.parent)
    return code, out.getvalue(), err.getvalue()


def content(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_every_recipe_becomes_a_feedstock_with_the_archive_as_its_source(
    tmp_path: Path, archive: Archive
) -> None:
    folder, file = tmp_path / "feedstocks", archive()
    code, out, err = run(folder, file, "--maintainer", "org/team", "--json")
    assert code == 0, err
    answer = json.loads(out)
    jsonschema.validate(
        answer, json.loads((ROOT / "docs/schemas/recipe-feedstock.json").read_text())
    )
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    assert (answer["release"], answer["url"], answer["sha256"]) == (VERSION, URL, digest)
    assert answer["folders"] == [str(folder / f"{name}-feedstock") for name in RECIPES]
    assert answer["skipped"] == list(WITHOUT) == ["nybble-lab"]
    assert "nybble-lab is skipped: conda-smithy cannot render its version" in err
    assert {*RECIPES, *WITHOUT} == {
        path.parent.name for path in (ROOT / "recipe").glob("*/recipe.yaml")
    }
    for name in RECIPES:
        recipe = read(folder / f"{name}-feedstock/recipe/recipe.yaml")
        source, *beside = recipe.require("source").items()
        assert source.require("sha256").text() == digest
        url = source.require("url").text()
        assert url.replace("${{ version }}", VERSION) == URL
        for each in beside:
            assert (recipe.where.path.parent / each.require("path").text()).is_file()
        text = (folder / f"{name}-feedstock/recipe/recipe.yaml").read_text()
        assert ".example" not in text.replace("host.example", "")
        assert recipe.require("extra").require("recipe-maintainers").texts() == ("ann", "org/team")
        settings = read(folder / f"{name}-feedstock/conda-forge.yml")
        assert settings.require("conda_build_tool").text() == "rattler-build"
        assert ("build_platform" in settings.mapping()) == ("noarch: " not in text)


def test_feedstocks_render_as_the_recipes_do(tmp_path: Path, archive: Archive) -> None:
    assert run(tmp_path / "feedstocks", archive())[0] == 0
    ours = rendered("--recipe-dir", "recipe", "-m", str(PINNING))
    theirs = rendered("--recipe-dir", str(tmp_path / "feedstocks"), "-m", str(PINNING))
    assert {name: sorted(each) for name, each in strings(theirs).items()} == {
        name: sorted(each) for name, each in strings(ours).items() if name not in WITHOUT
    }


def test_what_is_linked_statically_has_its_licence(tmp_path: Path, archive: Archive) -> None:
    assert run(tmp_path / "feedstocks", archive())[0] == 0
    for name in RECIPES:
        notice = ROOT / "recipe" / name / "NOTICE"
        static = notice.exists() and STATIC in notice.read_text()
        recipe = tmp_path / f"feedstocks/{name}-feedstock/recipe"
        text = (recipe / "recipe.yaml").read_text()
        files = re.findall(r"- NOTICE\n +- RUNTIME\.LIBRARY\.EXCEPTION\n", text)
        licenses = re.findall(r"license: (.*)", text)
        if static:
            assert set(licenses) == {"Apache-2.0 AND GPL-3.0-only WITH GCC-exception-3.1"}
            assert len(files) == len(licenses)
            assert '"RUNTIME.LIBRARY.EXCEPTION"' in (recipe / "build.sh").read_text()
        else:
            assert (set(licenses), files) == ({"Apache-2.0"}, [])


def test_a_second_run_replaces_its_own_files_and_keeps_others(
    tmp_path: Path, archive: Archive
) -> None:
    folder, file = tmp_path / "feedstocks", archive()
    assert run(folder, file)[0] == 0
    first = content(folder)
    kept = folder / "nybble-feedstock/.ci_support/linux_64_.yaml"
    kept.parent.mkdir()
    kept.write_text("rerendered\n")
    (folder / "nybble-feedstock/recipe/recipe.yaml").write_text("old\n")
    stale = folder / "nybble-feedstock/recipe/stale.sh"
    stale.touch()
    with (folder / ".nybforge-feedstocks").open("a") as sink:
        sink.write("nybble-feedstock/recipe/stale.sh\n../nybble.tar.gz\n")
    assert run(folder, file)[0] == 0
    assert content(folder) == {
        **first,
        "nybble-feedstock/.ci_support/linux_64_.yaml": b"rerendered\n",
    }
    assert (tmp_path / "nybble.tar.gz").exists()


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (
            {"version": "9.9"},
            f"the archive has version 9.9, but this checkout has version {VERSION}",
        ),
        ({"without": "pkg/nybble"}, "the archive does not contain pkg/nybble"),
        ({"without": "LICENSE"}, "the archive does not contain LICENSE"),
        ({"top": ""}, "the archive cannot be read"),
    ],
)
def test_an_archive_with_other_content_is_refused(
    made: dict[str, str], message: str, tmp_path: Path, archive: Archive
) -> None:
    code, _, err = run(tmp_path / "feedstocks", archive(**made))
    assert (code, message in err) == (2, True), err
    assert not (tmp_path / "feedstocks").exists()


def test_a_damaged_or_missing_archive_is_an_error(tmp_path: Path, archive: Archive) -> None:
    file = archive()
    file.write_bytes(file.read_bytes()[:60])
    for each in (file, tmp_path / "none.tar.gz", tmp_path):
        code, _, err = run(tmp_path / "feedstocks", each)
        assert (code, "the archive cannot be read" in err) == (2, True), err


def test_a_folder_of_others_is_refused_and_left_alone(tmp_path: Path, archive: Archive) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "notes").write_text("mine\n")
    file = tmp_path / "a file"
    file.write_text("mine\n")
    for place in (folder, file):
        code, _, err = run(place, archive())
        assert (code, "was not written by nybforge" in err) == (2, True), err
    assert content(folder) == {"notes": b"mine\n"}


@pytest.mark.parametrize(
    "more",
    [
        ("--maintainer", "-x"),
        ("--maintainer", "a b"),
        ("--homepage", "nybble.example"),
        ("--homepage", 'https://x.example/"\n'),
        ("--url", "file:///etc/passwd"),
    ],
)
def test_words_that_do_not_fit_into_a_recipe_are_refused(
    more: tuple[str, str], tmp_path: Path, archive: Archive
) -> None:
    option, value = more
    code, _, err = run(tmp_path / "feedstocks", archive(), f"{option}={value}")
    assert (code, option in err) == (2, True), err
    assert not (tmp_path / "feedstocks").exists()


@SMITHY
def test_conda_smithys_linter_finds_nothing_in_feedstocks(tmp_path: Path, archive: Archive) -> None:
    assert run(tmp_path / "feedstocks", archive())[0] == 0
    folders = [tmp_path / f"feedstocks/{name}-feedstock/recipe" for name in RECIPES]
    for folder in folders:  # rerendering by conda-smithy creates .ci_support
        (folder.parent / ".ci_support").mkdir()
        shutil.copy(PINNING, folder.parent / ".ci_support/linux_64_.yaml")
    assert lint(*folders) == {str(folder): [[], []] for folder in folders}

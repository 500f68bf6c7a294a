"""conda-build builds the same packages: the build strings, requirements and run-exports are
equal."""

from __future__ import annotations

import importlib.util
import io
import json
import os
import re
import resource
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from nybforge.__main__ import main
from nybforge.condabuild import meta_of, rendered_outputs
from nybforge.load import read
from nybforge.packages import EXTRAS, PACKAGES
from nybforge.plan import jobs_of
from nybforge.variants import load_targets

ROOT = Path(__file__).resolve().parents[3]
TARGETS = {variant.target: variant for variant in load_targets(ROOT)}
# (package, target)
JOBS = sorted({job for variant in TARGETS.values() for job in jobs_of([variant], EXTRAS)})
PINS = ROOT / "tests/data/conda_forge/pins.yaml"


@cache
def _rendered(recipe: Path, target: str) -> str:
    return json.dumps(rendered_outputs(recipe, TARGETS[target], "linux-64"))


def _outputs(package: str, target: str) -> list[dict[str, Any]]:
    found = json.loads(_rendered(ROOT / PACKAGES[package].recipe, target))
    return [each for each in found if each["package"]["name"] == package]


@pytest.mark.parametrize(("package", "target"), JOBS)
def test_a_meta_yaml_says_what_the_engine_renders(
    package: str, target: str, tmp_path: Path
) -> None:
    (output,) = _outputs(package, target)
    recipe = ROOT / PACKAGES[package].recipe
    document = meta_of(output, recipe, TARGETS[target], tmp_path).document
    assert document["package"] == {"name": package, "version": str(output["package"]["version"])}
    assert document["build"]["string"] == output["build"]["string"]
    assert document["build"].get("noarch") == output["build"].get("noarch")
    needs = output.get("requirements", {})
    for theirs, ours in (("build", "build"), ("host", "host"), ("run", "run")):
        assert document["requirements"].get(theirs, []) == [str(x) for x in needs.get(ours, [])]
    constrained = [str(each) for each in needs.get("run_constraints", [])]
    assert document["requirements"].get("run_constrained", []) == constrained
    exports = needs.get("run_exports", {})
    assert set(document["build"].get("run_exports", {})) == set(exports)
    for kind, specs in exports.items():
        for spec, written in zip(specs, document["build"]["run_exports"][kind], strict=True):
            assert written == spec or written == "libnybble >=0.1.0,<0.2.0a0"
    for source in document["source"]:
        assert (tmp_path / source["path"]).exists()


def test_a_recipe_may_say_little_about_itself(tmp_path: Path) -> None:
    (output,) = _outputs("nybble", "cpu")
    recipe = ROOT / PACKAGES["nybble"].recipe
    little = {**output, "about": {"license": "MIT"}}
    document = meta_of(little, recipe, TARGETS["cpu"], tmp_path).document
    assert document["about"] == {"license": "MIT"}


@pytest.mark.parametrize(("package", "target"), JOBS)
def test_every_pin_of_a_meta_yaml_exists(package: str, target: str, tmp_path: Path) -> None:
    """Each pinned version was seen in a feedstock of conda-forge or in NVIDIA's label, or is listed
    as not seen."""
    (output,) = _outputs(package, target)
    recipe = ROOT / PACKAGES[package].recipe
    document = meta_of(output, recipe, TARGETS[target], tmp_path).document
    specs = [each for name in ("build", "host") for each in document["requirements"].get(name, [])]
    specs += document["test"].get("requires", [])
    seen = {name: set(versions.mapping()) for name, versions in read(PINS).mapping().items()}
    for spec in specs:
        name, _, version = spec.partition(" ")
        assert not version or version.lstrip("=").removesuffix(".*") in seen[name], spec


def test_every_recipe_is_written_or_reported_as_skipped(tmp_path: Path) -> None:
    packages = set(PACKAGES)
    for_cuda = {name for name, one in PACKAGES.items() if one.cuda}
    for target, skipped in (("cuda122", set()), ("cpu", for_cuda)):
        out, err = io.StringIO(), io.StringIO()
        argv = ["recipe", "meta", target, "--json", "-o", str(tmp_path / target)]
        assert main(argv, {"NYBFORGE_ROOT": str(ROOT)}, out, err, tmp_path) == 0, err.getvalue()
        answer = json.loads(out.getvalue())
        assert set(answer["skipped"]) == skipped
        names = {path.name.rsplit("-", 1)[0] for path in (tmp_path / target).iterdir()}
        assert names == packages - skipped
        assert all(name in err.getvalue() for name in skipped)
    outputs = set()
    for path in (ROOT / "recipe").glob("*/recipe.yaml"):
        found = rendered_outputs(path, TARGETS["cuda122"], "linux-64")
        outputs |= {each["package"]["name"] for each in found}
    assert outputs == packages


@pytest.mark.parametrize(("package", "target"), JOBS)
def test_a_build_script_works_without_the_variables_of_nybforge(package: str, target: str) -> None:
    """The engine drops a variable that renders empty. Its first use in the script must not fail
    with `set -u`."""
    recipe = ROOT / PACKAGES[package].recipe
    (output,) = _outputs(package, target)
    script = output["build"].get("script") or {}
    if not isinstance(script, dict) or "file" not in script:
        return
    text = (recipe.parent / script["file"]).read_text()
    optional = re.findall(r"(\w+): \$\{\{ env\.get\(", recipe.read_text())
    for name in set(optional) - set(script.get("env", {})):
        first = re.search(rf"\$\{{?{name}\b(:-)?", text)
        assert first is None or first[1], f"{name} is unbound where nybforge does not build"


def test_runtime_files_ask_for_images_by_the_strings_they_are_built_with() -> None:
    from fnmatch import fnmatch

    from nybforge.environments.specs import read_environment

    paths = sorted((ROOT / "envs").glob("runtime-cuda*.yml"))
    assert paths
    for path in paths:
        specs = {spec.name: spec.plain for spec in read_environment(path).specs}
        pattern = specs["nybble-kernels"].removeprefix("nybble-kernels=*=")
        (output,) = _outputs("nybble-kernels", path.stem.removeprefix("runtime-"))
        assert fnmatch(output["build"]["string"], pattern)


@pytest.fixture
def written(tmp_path: Path) -> Path:
    out, err = io.StringIO(), io.StringIO()
    argv = ["recipe", "meta", "cuda122", "-o", str(tmp_path / "meta"), "--platform", "linux-64"]
    code = main(argv, {"NYBFORGE_ROOT": str(ROOT)}, out, err, tmp_path)
    assert code == 0, err.getvalue()
    return tmp_path / "meta"


def test_a_written_folder_has_all_that_conda_build_needs(written: Path) -> None:
    folder = written / "nybble-kernels-cuda122"
    assert sorted(path.name for path in folder.iterdir()) == [
        "NOTICE",
        "build.sh",
        "conda_build_config.yaml",
        "meta.yaml",
        "test",
    ]
    text = (folder / "meta.yaml").read_text()
    assert "${{" not in text
    document = read(folder / "meta.yaml")
    assert "binary_relocation: false" in text, "conda-build would take cubins for libraries"
    commands = document.require("test").require("commands").texts()
    assert any("check_manifest.py cuda122 12.2.140" in line for line in commands)


def test_a_full_disk_leaves_no_partial_file(tmp_path: Path) -> None:
    def no_room() -> None:  # large enough for the first three packages
        resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500))

    argv = [sys.executable, "-m", "nybforge", "recipe", "meta", "cuda122", "-o", "meta"]
    argv += ["--platform", "linux-64"]
    env = {**os.environ, "NYBFORGE_ROOT": str(ROOT), "PYTHONPATH": str(ROOT / "pkg")}
    done = subprocess.run(
        argv, env=env, cwd=tmp_path, preexec_fn=no_room, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr.splitlines()[2]) == (
        4,
        "  why: file size limit exceeded (ulimit -f)",
    )
    assert list((tmp_path / "meta").iterdir()) == []


@pytest.mark.parametrize("target", sorted(TARGETS))
def test_variant_files_are_what_conda_build_reads(target: str, tmp_path: Path) -> None:
    """conda-build drops a flow list on the same line as its key, because it mistakes the list for a
    selector. It also needs strings. Under the file name that conda-build expects, the engine
    renders the same packages from the file."""
    path = TARGETS[target].path
    for line in path.read_text().splitlines():
        assert not re.match(r"^\w+:\s*\[", line), line
        assert not re.search(r"#\s*\[", line), f"{line}: a selector to conda-build"
    for key, value in read(path).mapping().items():
        for item in value.items():
            members = item.items() if key == "zip_keys" else (item,)
            assert all(member.quoted for member in members), key
    other = tmp_path / "conda_build_config.yaml"
    shutil.copy(path, other)
    from dataclasses import replace

    variant = replace(TARGETS[target], path=other)
    for package, job_target in jobs_of([TARGETS[target]]):
        if job_target != target:
            continue
        recipe = ROOT / PACKAGES[package].recipe
        strings = {o["build"]["string"] for o in rendered_outputs(recipe, variant, "linux-64")}
        assert {o["build"]["string"] for o in _outputs(package, target)} <= strings


CONDA_BUILD = pytest.mark.skipif(
    importlib.util.find_spec("conda_build") is None, reason="missing: conda-build"
)


@CONDA_BUILD
@pytest.mark.filterwarnings("ignore::UserWarning:conda_build", "ignore::DeprecationWarning")
@pytest.mark.filterwarnings("ignore::PendingDeprecationWarning")
@pytest.mark.parametrize("target", sorted(TARGETS))
def test_conda_build_renders_what_the_engine_renders(target: str, tmp_path: Path) -> None:
    """Compares conda-build's rendering of the generated meta.yaml with rattler-build's rendering of
    recipe.yaml."""
    from conda_build import api  # type: ignore[import-not-found]

    out, err = io.StringIO(), io.StringIO()
    argv = ["recipe", "meta", target, "-o", str(tmp_path / "meta"), "--platform", "linux-64"]
    assert main(argv, {"NYBFORGE_ROOT": str(ROOT)}, out, err, tmp_path) == 0, err.getvalue()
    for package, job_target in jobs_of([TARGETS[target]], EXTRAS):
        (output,) = _outputs(package, job_target)
        folder = tmp_path / "meta" / f"{package}-{job_target}"
        (meta, _, _), *others = api.render(str(folder), bypass_env_check=True)
        assert others == []
        assert (meta.name(), meta.version()) == (package, str(output["package"]["version"]))
        assert meta.build_id() == output["build"]["string"]
        assert meta.build_number() == output["build"]["number"]
        assert (meta.noarch or None) == output["build"].get("noarch")
        needs = output.get("requirements", {})
        for theirs, ours in (("build", "build"), ("host", "host"), ("run", "run")):
            wanted = sorted(str(each) for each in needs.get(ours, []))
            assert sorted(meta.get_value(f"requirements/{theirs}")) == wanted
        constrained = sorted(str(each) for each in needs.get("run_constraints", []))
        assert sorted(meta.get_value("requirements/run_constrained")) == constrained
        exports = meta.get_value("build/run_exports") or {}
        wanted_exports = meta_of(output, ROOT, TARGETS[job_target], tmp_path).document["build"]
        assert exports == wanted_exports.get("run_exports", {})

"""End-to-end builds of small packages: order, reasons, failures, paths, reproducible bytes."""

from __future__ import annotations

import base64
import dataclasses
import json
import re
from pathlib import Path

import pytest
from tiny import IMAGES, Tiny, make_tiny

from nybforge.installer import UNFINISHED
from nybforge.package import attestation_path
from nybforge.scratch import LONGEST, work_root

JOBS = [
    "libnybble-linux-64",
    "nvrtcc-linux-64",
    "nybble-proc-cpu-noarch",
    "nybble-noarch",
    "nybble-kernels-cuda122-noarch",
    "nybble-lab-cuda122-noarch",
    "nybble-proc-cuda122-noarch",
]


def plan(tiny: Tiny, *argv: str) -> dict[str, dict[str, object]]:
    said = tiny.run("plan", "--toolchain", "conda-forge", "--json", *argv)
    assert said.returncode == 0, said.stderr
    return {step["job"].replace("aarch64", "64"): step for step in json.loads(said.stdout)["steps"]}


def test_build_follows_the_plan_and_a_second_build_does_nothing(weird_tiny: Tiny) -> None:
    before = plan(weird_tiny, "cuda122")
    assert list(before) == JOBS
    assert all(step["build"] for step in before.values())
    done = weird_tiny.builds("cuda122")
    assert done.returncode == 0, done.stderr
    files = [line for line in done.stdout.splitlines() if line.endswith(".conda")]
    assert len(files) == len(JOBS)
    assert all(Path(file).is_file() for file in files)
    after = plan(weird_tiny, "cuda122")
    assert not any(step["build"] for step in after.values())
    assert all("inputs match" in str(step["reason"]) for step in after.values())
    verified = weird_tiny.run("channel", "verify", "--json")
    assert json.loads(verified.stdout)["problems"] == []


def test_a_build_is_estimated_from_what_its_images_cost_last_time(tiny: Tiny) -> None:
    """How good the estimates are depends on the machine's load: test_progress.py simulates it."""
    costs = [0.4, 0.8, 0.2, 0.6]
    images = "\n".join(
        f"sleep 0.1; echo 'compiled  f{n}.sm_80.cubin  {cost} s, 90 MiB'"
        for n, cost in enumerate(costs)
    )
    tiny.script("nybble-kernels", f"{images}\n{IMAGES}")
    for number in range(2):
        (tiny.root / "csrc/gemm4/device/gemm4.cu").write_text(f"// number {number}\n")
        assert tiny.builds("cuda122").returncode == 0
        last = json.loads((tiny.build / "times/last.json").read_text("utf-8"))
        path = tiny.build / "times/nybble-kernels-cuda122-noarch.json"
        units = json.loads(path.read_text("utf-8"))["units"]
        found = [units[f"f{n}.sm_80.cubin"][0] for n in range(4)]
        assert [2 * each / sum(found) for each in found] == pytest.approx(costs, abs=0.02)
        assert len(last["estimates"]) >= number * len(costs)  # a first build has none
        assert all(0 <= spent <= whole for spent, whole in last["estimates"])
        assert all(spent < last["seconds"] for spent, _ in last["estimates"])


def test_a_changed_kernel_rebuilds_only_the_images(tiny: Tiny) -> None:
    assert tiny.builds("cuda122", "cuda130").returncode == 0
    (tiny.root / "csrc/gemm4/device/gemm4.cu").write_text("// another\n")
    steps = plan(tiny, "cuda122", "cuda130")
    rebuilt = {job: step["reason"] for job, step in steps.items() if step["build"]}
    why = "csrc/gemm4/device/gemm4.cu changed"
    assert rebuilt == dict.fromkeys(
        ["nybble-kernels-cuda122-noarch", "nybble-kernels-cuda130-noarch"], why
    )


def test_a_change_that_is_undone_restores_the_earlier_packages(tiny: Tiny) -> None:
    assert tiny.builds("cuda122").returncode == 0
    kernel = tiny.root / "csrc/gemm4/device/gemm4.cu"
    first, (package,) = kernel.read_text("utf-8"), tiny.output.glob("noarch/nybble-kernels-*.conda")
    before, attested = package.read_bytes(), attestation_path(package).read_bytes()
    kernel.write_text("// another\n")
    assert tiny.builds("cuda122").returncode == 0
    assert package.read_bytes() != before
    log = tiny.build / "logs/nybble-kernels-cuda122-noarch.log"
    log.unlink()
    kernel.write_text(first)
    done = tiny.builds("cuda122")
    assert done.returncode == 0, done.stderr
    assert "nybble-kernels-cuda122-noarch: restore because" in done.stderr
    assert package.read_bytes() == before
    assert attestation_path(package).read_bytes() == attested
    assert not log.exists()
    assert json.loads(tiny.run("channel", "verify", "--json").stdout)["problems"] == []
    assert not any(step["build"] for step in plan(tiny, "cuda122").values())
    # a kept package is not used if its bytes changed
    kept = tiny.build / "cache/packages/nybble-kernels-cuda122-noarch"
    for file in kept.glob("*/*.conda"):
        file.unlink()
        file.write_bytes(b"damaged")
    kernel.write_text("// another\n")
    again = tiny.builds("cuda122")
    assert again.returncode == 0, again.stderr
    assert log.is_file()


def test_changed_host_code_rebuilds_no_images(tiny: Tiny) -> None:
    assert tiny.builds("cuda122").returncode == 0
    (tiny.root / "csrc/cpu/cpu.cc").write_text("int other;\n")
    steps = plan(tiny, "cuda122")
    assert [job for job, step in steps.items() if step["build"]] == [JOBS[0], JOBS[3]]


def test_a_changed_pin_rebuilds_that_target_and_says_so(tiny: Tiny) -> None:
    assert tiny.builds("cuda122", "cuda124").returncode == 0
    path = tiny.root / "recipe/variants/cuda122.yaml"
    path.write_text(path.read_text("utf-8").replace(" 60-virtual", ""), "utf-8")
    steps = plan(tiny, "cuda122", "cuda124")
    kernels = steps["nybble-kernels-cuda122-noarch"]
    assert kernels["reason"] == "variant compute_capabilities changed"
    assert not steps["nybble-kernels-cuda124-noarch"]["build"]


def test_a_failing_script_shows_its_end_its_log_and_the_way_back(weird_tiny: Tiny) -> None:
    weird_tiny.script("nybble-kernels", "echo a line of the script\necho the reason >&2\nexit 3")
    done = weird_tiny.builds("cuda122", "--json")
    assert done.returncode == 5
    error = json.loads(done.stdout)["error"]
    assert error["id"] == "NF400"
    assert "nybble-kernels-cuda122-noarch" in error["what"]
    assert "the reason" in error["detail"]
    log = weird_tiny.build / "logs/nybble-kernels-cuda122-noarch.log"
    assert "a line of the script" in log.read_text("utf-8")
    assert str(log) in error["hint"]
    assert "conda_build.sh" in error["hint"]
    step = "nybble-kernels-cuda122-noarch"
    assert list((work_root(weird_tiny.build) / step).glob("bld/*/work/conda_build.sh"))
    weird_tiny.run("channel", "clean")
    assert not list(work_root(weird_tiny.build).glob("*"))
    # finished packages stay, and the next run continues from them
    weird_tiny.script("nybble-kernels", IMAGES)
    again = weird_tiny.builds("cuda122")
    assert again.returncode == 0, again.stderr
    assert "keep         libnybble" in again.stderr


@pytest.mark.parametrize("length", [150, 151, 700])
def test_a_long_path_works(tmp_path: Path, length: int) -> None:
    """The build avoids long prefixes, because the engine panics if a prefix is longer than its
    placeholder."""
    deep = f"{tmp_path}/{'/'.join(['deep' * 20] * 9)}"[: length - len("/build")].rstrip("/")
    tiny = dataclasses.replace(make_tiny(tmp_path / "small"), build=Path(deep) / "build")
    done = tiny.builds("cpu")
    assert done.returncode == 0, done.stderr
    assert work_root(tiny.build).is_relative_to(deep) == (len(str(tiny.build)) <= LONGEST)


def test_a_failing_package_test_has_an_error_of_its_own(tiny: Tiny) -> None:
    tiny.script("nybble-kernels", 'mkdir -p "$PREFIX/share"\ntouch "$PREFIX/share/elsewhere"')
    done = tiny.builds("cuda122")
    assert done.returncode == 6
    assert "error[NF500]: nybble-kernels-cuda122-noarch" in done.stderr
    verified = tiny.run("channel", "verify")
    assert verified.returncode == 0
    assert not list(tiny.output.glob("noarch/nybble-kernels*"))


def test_a_package_that_cannot_be_tested_has_not_failed_its_tests(tiny: Tiny) -> None:
    path = tiny.root / "recipe/libnybble/recipe.yaml"
    test = '          - test -f "$PREFIX/share/libnybble/CMakeLists.txt"\n'
    needs = "        requirements:\n          run: [no-such-test-tool]\n"
    text = path.read_text("utf-8")
    assert test in text
    path.write_text(text.replace(test, test + needs), "utf-8")
    done = tiny.builds("cpu", "--json")
    assert done.returncode == 5
    error = json.loads(done.stdout)["error"]
    assert error["what"] == "libnybble-linux-64: the package could not be tested"
    assert "no-such-test-tool" in done.stderr
    assert not list(tiny.output.glob("*/libnybble*"))


def test_a_missing_dependency_is_the_solvers_word(tiny: Tiny) -> None:
    path = tiny.root / "recipe/nybble-kernels/recipe.yaml"
    path.write_text(path.read_text("utf-8").replace("[nvrtcc]", "[no-such-tool]"), "utf-8")
    done = tiny.builds("cuda122")
    assert done.returncode == 5
    assert "no-such-tool" in done.stderr


def test_an_unreachable_channel_is_reported_in_plain_words(tiny: Tiny) -> None:
    channels = tiny.root / "recipe/toolchains/conda-forge.yaml"
    channels.write_text('channels:\n  - "http://127.0.0.1:9/conda-forge"\n', encoding="utf-8")
    done = tiny.builds("cuda122")
    assert done.returncode == 5
    assert "why: a channel cannot be reached: " in done.stderr
    assert "127.0.0.1:9" in done.stderr
    assert "embedded toolchain" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    found = []
    for name in ("a", "somewhere else"):
        (tmp_path / name).mkdir()
        tiny = make_tiny(tmp_path / name)
        assert tiny.builds("cuda122").returncode == 0
        packages = sorted(tiny.output.glob("*/*.conda"))
        found.append({path.name: path.read_bytes() for path in packages})
    assert found[0] == found[1]


def test_a_changed_package_is_found_and_not_installed(tiny: Tiny, tmp_path: Path) -> None:
    assert tiny.builds("cuda122").returncode == 0
    (package,) = tiny.output.glob("noarch/nybble-kernels-*.conda")
    data = bytearray(package.read_bytes())
    data[100] ^= 1
    package.write_bytes(data)
    verified = tiny.run("channel", "verify", "--json")
    assert verified.returncode == 5
    assert [p["problem"] for p in json.loads(verified.stdout)["problems"]] == ["changed"]
    prefix = tmp_path / "prefix"
    argv = ("env", "create", "--no-toolchain", "--prefix", str(prefix), "nybble-kernels")
    refused = tiny.run(*argv)
    assert refused.returncode == 5
    assert "does not match the channel's index" in refused.stderr
    assert not prefix.exists()
    # the next build rebuilds it
    assert tiny.builds("cuda122").returncode == 0
    assert tiny.run("channel", "verify").returncode == 0
    assert tiny.run(*argv).returncode == 0
    assert (prefix / "share/nybble-kernels/gemm4.cu").is_file()


@pytest.mark.parametrize("fault", ["changed", "cut off", "gone", "index", "no index"])
def test_a_corrupt_channel_gets_the_same_advice_from_every_verb(cpu_tiny: Tiny, fault: str) -> None:
    (package,) = cpu_tiny.output.glob("noarch/nybble-[0-9]*.conda")
    index = cpu_tiny.output / "noarch/repodata.json"
    data = package.read_bytes()
    match fault:
        case "changed":
            package.write_bytes(data[:100] + bytes([data[100] ^ 1]) + data[101:])
        case "cut off":
            package.write_bytes(data[:-50])
        case "gone":
            package.unlink()
        case "index":
            index.write_text("{")
        case "no index":
            index.unlink()
    tools = (cpu_tiny.root / "recipe/toolchains/conda-forge.yaml").read_text("utf-8").split('"')[1]
    prefix, bundle = cpu_tiny.root.parent / "prefix", cpu_tiny.root.parent / "bundle.sh"
    verbs = (
        ("env", "create", "--no-toolchain", "--prefix", str(prefix), "nybble"),
        ("bundle", "cpu", "-c", tools, "-o", str(bundle)),
    )
    errors = []
    for verb in verbs:
        done = cpu_tiny.run(*verb, "--json")
        assert done.returncode != 0, verb
        errors.append(json.loads(done.stdout)["error"])
    assert errors[0] == errors[1]
    assert not prefix.exists()
    assert not bundle.exists()
    said = f"nybforge channel verify {cpu_tiny.output}"
    assert errors[0]["hint"].startswith("nybforge build" if fault == "no index" else said)


def test_a_misspelt_package_is_bad_input(cpu_tiny: Tiny, tmp_path: Path) -> None:
    argv = ("env", "create", "--no-toolchain", "--prefix", str(tmp_path / "prefix"))
    wrong = cpu_tiny.run(*argv, "nybbel", "--json")
    assert wrong.returncode == 2
    error = json.loads(wrong.stdout)["error"]
    assert (error["id"], error["what"]) == ("NF421", "no channel has nybbel")
    assert error["hint"].startswith("perhaps you meant nybble")


def test_environments_are_listed(cpu_tiny: Tiny, tmp_path: Path) -> None:
    (cpu_tiny.root / "envs").mkdir()
    (cpu_tiny.root / "envs/mine.yml").write_text("name: mine\n")
    (cpu_tiny.root / "envs/other.yml").write_text("name: other\n")
    conda = tmp_path / "conda"
    for folder in (cpu_tiny.build / "envs/mine", conda / "elsewhere"):
        argv = ("env", "create", "--no-toolchain", "--prefix", str(folder), "nybble")
        assert cpu_tiny.run(*argv).returncode == 0
    (conda / "elsewhere" / UNFINISHED).touch()
    (conda / "no environment").mkdir()
    cpu_tiny = dataclasses.replace(
        cpu_tiny, more={"CONDA_ENVS_DIRS": str(conda), "HOME": str(tmp_path)}
    )
    found = json.loads(cpu_tiny.run("env", "list", "--json").stdout)["environments"]
    rows = [(e["name"], e["prefix"], e["packages"], e["complete"], e["file"]) for e in found]
    assert rows == [
        ("mine", str(cpu_tiny.build / "envs/mine"), 1, True, "envs/mine.yml"),
        ("elsewhere", str(conda / "elsewhere"), 1, False, None),
        ("other", None, 0, False, "envs/other.yml"),
    ]
    text = cpu_tiny.run("env", "list").stdout
    assert "(incomplete: create it again)" in text
    assert text.endswith("\n\nto create one: nybforge env create -f FILE\n")


def test_an_environment_is_made_or_nothing(weird_tiny: Tiny, weird_tmp_path: Path) -> None:
    assert weird_tiny.builds("cuda122").returncode == 0
    prefix = weird_tmp_path / "env"
    argv = ("env", "create", "--no-toolchain", "--prefix", str(prefix))
    dry = weird_tiny.run(*argv, "--dry-run", "--json", "nybble", "cuda122")
    assert dry.returncode == 0, dry.stderr
    assert {p["name"] for p in json.loads(dry.stdout)["packages"]} == {"nybble", "nybble-kernels"}
    assert not prefix.exists()
    assert weird_tiny.run(*argv, "nybble", "cuda122").returncode == 0
    assert (prefix / "conda-meta/history").is_file()
    again = weird_tiny.run(*argv, "nybble")
    assert (again.returncode, "the prefix is not empty" in again.stderr) == (2, True)
    no = ("env", "create", "--no-toolchain", "--prefix", str(weird_tmp_path / "no"))
    assert weird_tiny.run(*no, "nybble=9").returncode == 5
    unbuilt = weird_tiny.run(*no, "nybble", "cuda130")
    assert unbuilt.returncode == 3
    assert re.search("hint: nybforge build --output .* cuda130", unbuilt.stderr)
    assert not (weird_tmp_path / "no").exists()


def test_a_rebuilt_package_is_what_gets_installed(tiny: Tiny, tmp_path: Path) -> None:
    """A rebuild changes the bytes but not the file name, so no cache may return the old package."""
    for number in range(3):
        text = f"// number {number}\n"
        (tiny.root / "csrc/gemm4/device/gemm4.cu").write_text(text)
        assert tiny.builds("cuda122").returncode == 0
        prefix = tmp_path / f"prefix{number}"
        argv = ("env", "create", "--no-toolchain", "--prefix", str(prefix), "cuda122")
        made = tiny.run(*argv)
        assert made.returncode == 0, made.stderr
        assert (prefix / "share/nybble-kernels/gemm4.cu").read_text() == text


def test_an_environment_file_is_taken(cuda122_tiny: Tiny, tmp_path: Path) -> None:
    file = tmp_path / "environment.yml"
    file.write_text(
        f"name: x\nchannels:\n  - {cuda122_tiny.output}\ndependencies:\n"
        "  - nybble-kernels=*=cuda122_*\n  - nybble\n"
    )
    prefix = tmp_path / "prefix"
    made = cuda122_tiny.run("env", "create", "--prefix", str(prefix), "-f", str(file), "--json")
    assert made.returncode == 0, made.stderr
    names = {package["name"] for package in json.loads(made.stdout)["packages"]}
    assert names == {"nybble", "nybble-kernels"}
    assert (prefix / "share/nybble/__init__.py").is_file()


def test_each_package_has_an_attestation_of_what_it_was_built_from(cuda122_tiny: Tiny) -> None:
    (path,) = cuda122_tiny.output.glob("noarch/nybble-0*.intoto.jsonl")
    payloads = [json.loads(line)["payload"] for line in path.read_text().splitlines()]
    provenance, sbom = (json.loads(base64.b64decode(each))["predicate"] for each in payloads)
    build = provenance["buildDefinition"]
    assert build["externalParameters"]["job"] == "nybble-noarch"
    names = [each.get("name") for each in build["resolvedDependencies"]]
    assert "pkg/nybble/__init__.py" in names
    (tool,) = sbom["components"]
    host = json.loads((cuda122_tiny.output / "linux-64/repodata.json").read_text())[
        "packages.conda"
    ]
    sha256 = {entry["name"]: entry["sha256"] for entry in host.values()}["libnybble"]
    assert tool["name"] == "libnybble"
    assert tool["hashes"] == [{"alg": "SHA-256", "content": sha256}]
    for words in (["key", "k"], ["sign", "--key", "k"], ["verify", "--key", "k.crt"]):
        said = cuda122_tiny.run("channel", *words)
        assert said.returncode == 0, said.stderr
    assert len(list(cuda122_tiny.output.glob("*/*.conda"))) == len(
        list(cuda122_tiny.output.glob("*/*.intoto.jsonl"))
    )


def test_clean_gives_the_space_back(tiny: Tiny) -> None:
    assert tiny.builds("cpu").returncode == 0
    dry = json.loads(tiny.run("channel", "clean", "--dry-run", "--json").stdout)
    assert dry["freed"][0]["bytes"] > 0
    assert dry["total"] == sum(each["bytes"] for each in dry["freed"])
    lines = tiny.run("channel", "clean", "--dry-run").stdout.splitlines()
    assert lines[-1].split() == [f"{dry['total'] / 2**20:.1f}", "MiB", "would", "be", "freed"]
    assert tiny.run("channel", "clean").returncode == 0
    kept = sorted(path.name for path in tiny.build.iterdir())
    assert kept == [".nybforge-build", "lock", "times"], "the next build has an estimate"
    assert list(tiny.output.glob("*/*.conda")), "the channel stays"


def test_an_environment_with_its_module_file(cpu_tiny: Tiny, tmp_path: Path) -> None:
    prefix, module = tmp_path / "env", tmp_path / "nybble.lua"
    argv = ("env", "create", "--no-toolchain", "--prefix", str(prefix), "nybble")
    done = cpu_tiny.run(*argv, "--modulefile", str(module))
    assert done.returncode == 0, done.stderr
    text = module.read_text("utf-8")
    assert f'prepend_path("PATH", "{prefix}/bin")' in text.splitlines()
    assert f'setenv("CONDA_PREFIX", "{prefix}")' in text.splitlines()

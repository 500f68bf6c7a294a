"""Recorded machines with their expected findings, and properties of the findings of every
machine."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nybforge.doctor.facts import (
    Compiler,
    Driver,
    Facts,
    Gpu,
    Jetson,
    Library,
    Package,
    ProbeRun,
    System,
    Toolkit,
    Torch,
)
from nybforge.doctor.finding import Finding, judge
from nybforge.doctor.machine import RULES
from nybforge.doctor.record import loads, scrubbed, to_json
from nybforge.errors import InputError

DATA = Path(__file__).parents[2] / "data/machines"
EXPECTED = json.loads((DATA / "expected.json").read_text(encoding="utf-8"))

# pairs of findings that contradict each other
CONTRADICTIONS = (
    {"no_driver", "no_gpu"},
    {"no_driver", "container_without_driver"},
    {"no_gpu", "no_gpu_visible"},
    {"no_gpu", "container_without_driver"},
    {"no_driver", "driver_too_old"},
    {"no_gpu", "driver_too_old"},
    {"no_compiler", "unsupported_gcc"},
    {"cuda_home_unset", "cuda_home_wrong"},
    {"no_gpu_visible", "no_kernel_image"},
)


def machine(name: str) -> Facts:
    return loads((DATA / f"{name}.json").read_text(encoding="utf-8"), name)


def ids(facts: Facts) -> set[str]:
    return {finding.id for finding in judge(facts, RULES)}


@pytest.mark.parametrize("name", EXPECTED)
def test_machine_has_exactly_the_expected_findings(name: str) -> None:
    found = [[item.severity, item.id] for item in judge(machine(name), RULES)]
    assert sorted(found) == sorted(EXPECTED[name]["findings"])


def test_every_record_is_expected_and_they_are_at_least_twelve() -> None:
    assert {path.stem for path in DATA.glob("*.json")} - {"expected"} == set(EXPECTED)
    assert len(EXPECTED) >= 12


@pytest.mark.parametrize("name", EXPECTED)
def test_record_reads_back_as_written(name: str) -> None:
    facts = machine(name)
    assert loads(json.dumps(to_json(facts)), name) == facts


@pytest.mark.parametrize("name", EXPECTED)
def test_findings_block_first(name: str) -> None:
    order = {"blocks": 0, "warns": 1, "notes": 2}
    severities = [order[item.severity] for item in judge(machine(name), RULES)]
    assert severities == sorted(severities)


def optional(strategy: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    return st.none() | strategy


versions = st.sampled_from(["10.2.89", "11.8.89", "12.2.140", "12.9.86", "13.0.88", "13.9.1"])
systems = st.builds(
    System,
    distro=st.sampled_from(["Ubuntu 22.04", "Rocky Linux 9", "Alpine Linux", ""]),
    libc=st.sampled_from(["glibc", "musl", None]),
    libc_version=st.sampled_from(["2.12", "2.35"]),
    glibcxx=optional(st.sampled_from(["3.4.21", "3.4.30"])),
    wsl=st.booleans(),
    container=optional(st.sampled_from(["docker", "podman", "kubepods"])),
    memory_gib=optional(st.sampled_from([1.0, 64.0])),
    disk_free_gib=optional(st.sampled_from([1.0, 64.0])),
)
drivers = st.builds(
    Driver,
    library=optional(st.just("/usr/lib/libcuda.so.1")),
    cuda=optional(st.sampled_from(["10.2", "11.4", "12.2", "13.0"])),
    init_code=optional(st.sampled_from([0, 100, 803, 999])),
    nvidia_smi=optional(st.just("/usr/bin/nvidia-smi")),
    smi_problem=optional(st.just("Driver/library version mismatch")),
)
machines = st.builds(
    Facts,
    system=systems,
    jetson=optional(st.sampled_from([Jetson(l4t="R36.4.0"), Jetson(l4t="R32.7.1")])),
    compilers=st.lists(
        st.builds(
            Compiler,
            kind=st.sampled_from(["gcc", "clang"]),
            version=st.sampled_from(["7.5.0", "12.3.0", "15.1.0", "21.0.0"]),
            path=st.sampled_from(["/usr/bin/g++", "/usr/bin/g++-12"]),
            default=st.booleans(),
        ),
        max_size=2,
    ).map(tuple),
    toolkits=st.lists(
        st.builds(
            Toolkit,
            version=versions,
            nvcc=st.sampled_from(["/usr/bin/nvcc", "/usr/local/cuda/bin/nvcc"]),
            found_via=st.sampled_from(["PATH", "/usr/local/cuda"]),
        ),
        max_size=2,
    ).map(tuple),
    nvidia_pci=optional(st.booleans()),
    driver=drivers,
    gpus=st.lists(
        st.builds(Gpu, name=st.just("GPU"), cc=st.sampled_from(["6.1", "8.7", "12.1"])), max_size=2
    ).map(tuple),
    libraries=st.lists(
        st.builds(
            Library,
            soname=st.sampled_from(["libcuda.so.1", "libnvJitLink.so.12", "libstdc++.so.6"]),
            path=st.sampled_from(["/a/stubs/libcuda.so.1", "/usr/lib/wsl/lib/libcuda.so.1"]),
            found_via=st.sampled_from(["LD_LIBRARY_PATH", "loader cache"]),
            others=st.just(("/e/lib/python3.11/site-packages/nvidia/x/lib/l.so",)),
        ),
        max_size=2,
    ).map(tuple),
    packages=st.just((Package(manager="pip", name="nvidia-cublas-cu12", version="12"),)),
    torch=optional(st.sampled_from([Torch(version="2.3+cu121", cuda="12.1"), Torch(version="2")])),
    variables=st.dictionaries(
        st.sampled_from(
            ["CUDA_HOME", "BNB_CUDA_VERSION", "CUDA_VISIBLE_DEVICES", "NYBBLE_DISABLE"]
        ),
        st.sampled_from(["", "1", "122", "/usr/local/cuda"]),
    ),
)


@settings(max_examples=120)
@given(machines)
def test_no_machine_gets_contradictory_findings_or_one_without_a_fix(facts: Facts) -> None:
    findings = judge(facts, RULES)
    named = {finding.id for finding in findings}
    known = {rule.id for rule in RULES}
    assert named <= known
    for pair in CONTRADICTIONS:
        assert not pair <= named
    for finding in findings:
        assert_complete(finding)
    assert len(set(findings)) == len(findings)


def assert_complete(finding: Finding) -> None:
    assert finding.what
    assert finding.seen
    assert finding.fix
    assert all(line.strip() for line in finding.fix)
    assert "None" not in finding.what


@pytest.mark.parametrize(
    ("probe", "ids_not_known"),
    [
        ("libcuda", {"no_driver", "no_gpu", "container_without_driver"}),
        ("compilers", {"no_compiler"}),
        ("toolkits", {"cuda_home_wrong"}),
        ("libraries", {"wsl_driver"}),
    ],
)
def test_nothing_follows_from_a_probe_that_gave_no_answer(
    probe: str, ids_not_known: set[str]
) -> None:
    answered = Facts(system=System(wsl=probe == "libraries"), variables={"CUDA_HOME": "/x"})
    assert ids(answered) & ids_not_known
    whole = ProbeRun(name=probe, problem="cut off after 3.5 s", cut_off=True)
    half = ProbeRun(name=probe, silent=("/usr/bin/program --version",))
    for run in (whole, half):
        assert not ids(dataclasses.replace(answered, probes=(run,))) & ids_not_known


def test_a_cross_compiler_is_not_listed_for_this_machine() -> None:
    cross = Compiler(
        kind="gcc", version="12.2.0", path="/usr/bin/x-g++", target="aarch64-linux-gnu"
    )
    assert "no_compiler" in ids(Facts(compilers=(cross,)))
    assert "no_compiler" not in ids(
        Facts(compilers=(dataclasses.replace(cross, target="x86_64-linux-gnu"),))
    )


def test_rule_ids_are_unique_and_explained() -> None:
    assert len({rule.id for rule in RULES}) == len(RULES)
    assert all(rule.title and rule.explains for rule in RULES)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "not JSON"),
        ("[]", "JSON object"),
        ("[" * 100_000, "nested too deeply"),
        ('{"schema": 9}', "schema 9"),
        ('{"schema": 1, "gpus": 3}', "gpus"),
        ('{"schema": 1, "gpus": [{"name": 1}]}', r"gpus\[0\].name"),
        ('{"schema": 1, "gpus": [{"name": "x"}]}', "cc"),
        ('{"schema": 1, "gpus": [{"name": "x", "cc": "9.x"}]}', r"gpus\[0\].cc"),
        ('{"schema": 1, "driver": {"cuda": "twelve"}}', "driver.cuda"),
        ('{"schema": 1, "colour": "red"}', "colour"),
    ],
)
def test_broken_record_is_refused_with_the_field(text: str, says: str) -> None:
    with pytest.raises(InputError, match=says):
        loads(text, "machine.json")


SECRETS = [
    # fact, text that must be removed, text that must stay
    ("https://ann:pw@mirror.example/conda-forge", ("ann", "pw"), "mirror.example/conda-forge"),
    ("https://mirror.example/t/an-12ab-34/chan", ("an-12ab-34",), "mirror.example"),
    ("https://mirror.example/t/an-12ab-34", ("an-12ab-34",), "mirror.example"),
    ("https://mirror.example/c?api_key=K1&x=2&X-Sig=S9", ("K1", "S9"), "x=2"),
    ("/home/ann/bin:/data/home/bea/x:/mnt/c/Users/Cid/y", ("ann", "bea", "Cid"), "/data/home/"),
    ("C:\\Users\\Cid Sams\\conda", ("Cid",), "conda"),
    ("/scratch/ann/env", ("ann",), "/scratch/"),
    ("/scratch/annual/env", (), "/scratch/annual/env"),
    ("cannot reach login7.cluster.example", ("login7",), "cannot reach"),
    ("kernel of login7 4.18", ("login7",), "4.18"),
    ("mail ann.b+x@lab.example.org please", ("ann.b", "lab.example"), "please"),
    ("-H 'Authorization: Bearer eyJhbGciOiJI.eyJzdWIiOiIx.c2ln'", ("eyJh",), "Bearer"),
    ("ghp_0123456789abcdefABCDEF0123456789abcd", ("0123456789abcdef",), ""),
    ("AKIAIOSFODNN7EXAMPLE in a path", ("AKIA",), "in a path"),
    ("/opt/hf_abcdefghijklmnopqrstuvwx/", ("abcdefgh",), "/opt/"),
]


@pytest.mark.parametrize(("text", "gone", "stays"), SECRETS)
def test_recording_removes_secrets_and_names_in_every_value(
    text: str, gone: tuple[str, ...], stays: str
) -> None:
    plain = scrubbed({"probes": [{"problem": text}]}, "ann", "login7.cluster.example")
    said = plain["probes"][0]["problem"]
    assert not [name for name in gone if name in said], said
    assert stays in said


def test_recording_removes_secrets_inside_values() -> None:
    facts = {
        "variables": {
            "CMAKE_ARGS": "-DA=1 -DHF_TOKEN=v4lue -DB=2",
            "NVCC_PREPEND_FLAGS": "-DAPI_KEY=v4lue -O2",
            "CUDA_VISIBLE_DEVICES": "GPU-5f1b2c3d-0000-1111-2222-333344445555",
            "CUDA_HOME": "/srv/Ann Lee/cuda",
        }
    }
    plain = scrubbed(facts, "ann", "login7", ["/srv/Ann Lee"])["variables"]
    assert plain["CMAKE_ARGS"] == "-DA=1 -DHF_TOKEN=(removed) -DB=2"
    assert plain["NVCC_PREPEND_FLAGS"] == "-DAPI_KEY=(removed) -O2"
    assert plain["CUDA_HOME"] == "/home/user/cuda"
    assert "5f1b" not in plain["CUDA_VISIBLE_DEVICES"]


@pytest.mark.parametrize(
    "name",
    [
        *("CONDA_TOKEN", "HF_TOKEN", "AWS_SECRET_ACCESS_KEY", "AWS_ACCESS_KEY_ID"),
        *("NVIDIA_API_KEY", "CONDA_PASSWORD", "NETRC_AUTH", "GH_PASSPHRASE"),
    ],
)
def test_recording_removes_the_value_of_a_variable_named_as_a_secret(name: str) -> None:
    assert scrubbed({"variables": {name: "v4lue"}}) == {"variables": {name: "(removed)"}}


def test_recording_leaves_the_facts_as_they_are() -> None:
    for name in EXPECTED:
        plain = json.loads(json.dumps(to_json(machine(name))))
        assert ids(loads(json.dumps(scrubbed(plain, "ann", "login7")), name)) == ids(machine(name))

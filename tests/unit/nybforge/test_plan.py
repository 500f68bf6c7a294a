"""The plan: the packages of every target, dependencies first, each with a reason and its inputs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nybforge.channel import Record
from nybforge.plan import Plan, ToolchainView, World, changes, jobs_of, make_plan, why_not
from nybforge.variants import load_targets, select

ROOT = Path(__file__).resolve().parents[3]
TARGETS = load_targets(ROOT)
NAMES = [variant.target for variant in TARGETS]
IMAGES = "nybble-kernels"
VIEW = ToolchainView(packages={"gcc_linux-64": "1"}, overrides={}, reason="GCC")


def planned(
    names: set[str],
    records: dict[str, Record] | None = None,
    view: ToolchainView = VIEW,
    force: bool = False,
    cross: str | None = None,
    earlier: frozenset[tuple[str, str]] = frozenset(),
) -> Plan:
    world = World(
        root=ROOT,
        files=lambda package: {package: "0"},
        toolchain=lambda target: view,
        engine={"engine": "1"},
        remembered=lambda job: (records or {}).get(job),
        holds=lambda record: record.sha256 == "good",
        earlier=lambda job, key: (job, key) in earlier,
    )
    return make_plan(
        world,
        selected=select(TARGETS, names),
        host=TARGETS[0],
        platform="linux-64",
        force=force,
        cross=cross,
    )


def remembered(plan: Plan, sha256: str = "good") -> dict[str, Record]:
    return {
        step.job: Record(key=step.key, inputs=step.inputs, file="noarch/x.conda", sha256=sha256)
        for step in plan.steps
    }


@given(st.sets(st.sampled_from(NAMES), min_size=1))
def test_jobs_are_unique_ordered_and_complete(names: set[str]) -> None:
    steps = planned(names).steps
    jobs = [step.job for step in steps]
    assert len(set(jobs)) == len(jobs)
    for number, step in enumerate(steps):
        assert set(step.after) <= set(jobs[:number])
    for name in names - {"cpu"}:
        assert f"nybble-kernels-{name}-noarch" in jobs
    assert ("nvrtcc-linux-64" in jobs) == bool(names - {"cpu"})


@given(st.sets(st.sampled_from(NAMES), min_size=1), st.sets(st.sampled_from(NAMES), min_size=1))
def test_the_key_of_a_step_does_not_depend_on_other_steps(one: set[str], other: set[str]) -> None:
    first = {step.job: step.key for step in planned(one).steps}
    second = {step.job: step.key for step in planned(other).steps}
    assert all(first[job] == second[job] for job in first.keys() & second.keys())


def test_another_platform_adds_the_library_for_it_and_this_one_adds_nothing() -> None:
    alone = planned({"cuda122"})
    assert planned({"cuda122"}, cross="linux-64") == alone
    more = planned({"cuda122"}, cross="linux-aarch64").steps
    assert [step.job for step in more if step.platform == "linux-aarch64"] == [
        "libnybble-linux-aarch64"
    ]
    assert len(more) == len(alone.steps) + 1


def test_an_up_to_date_package_is_kept_with_the_reason() -> None:
    records = remembered(planned({"cuda122"}))
    again = planned({"cuda122"}, records)
    assert again.to_build == ()
    assert all("inputs match" in step.reason for step in again.steps)


def test_missing_packages_are_built_and_requested_ones_are_rebuilt() -> None:
    first = planned({"cuda122"})
    assert first.to_build == first.steps
    assert {step.reason for step in first.steps} == {"missing from the channel"}
    forced = planned({"cuda122"}, remembered(first), force=True)
    assert forced.to_build == forced.steps
    assert {step.reason for step in forced.steps} == {"--force"}


def test_the_package_of_an_earlier_build_is_restored_unless_a_build_is_forced() -> None:
    job, key = next((step.job, step.key) for step in planned({"cuda122"}).steps)
    again = planned({"cuda122"}, earlier=frozenset({(job, key)}))
    restored = [step for step in again.to_build if step.restore]
    assert [step.job for step in restored] == [job]
    assert restored[0].reason == "restore because an earlier build had the same inputs"
    kept = remembered(again)
    assert planned({"cuda122"}, kept, earlier=frozenset({(job, key)})).to_build == ()
    forced = planned({"cuda122"}, force=True, earlier=frozenset({(job, key)}))
    assert not any(step.restore for step in forced.steps)


def test_a_package_that_is_not_there_any_more_is_built() -> None:
    records = remembered(planned({"cuda122"}), sha256="gone")
    again = planned({"cuda122"}, records)
    assert again.to_build == again.steps
    assert all("was changed after the build" in step.reason for step in again.steps)


def test_another_compiler_rebuilds_the_host_packages_and_says_so() -> None:
    records = remembered(planned({"cuda122"}))
    view = ToolchainView(packages={"gcc_linux-64": "2"}, overrides={}, reason="GCC")
    again = planned({"cuda122"}, records, view)
    # images depend on the compiler through nvrtcc; the lab is a shell script
    assert {step.package for step in again.to_build} == {"libnybble", "nvrtcc", "nybble", IMAGES}
    reasons = {step.job: step.reason for step in again.steps}
    assert reasons["libnybble-linux-64"] == "toolchain gcc_linux-64 changed"
    assert reasons["nybble-noarch"] == "libnybble-linux-64 changed"


def test_a_host_compiler_counts_for_images_only_where_nvcc_meets_it() -> None:
    view = ToolchainView(packages={"gcc_linux-64": "1", "nvrtc": "2"}, overrides={}, reason="GCC")
    for target, counts in (("cuda122", False), ("cuda130", True)):
        steps = {step.job: step for step in planned({target}, view=view).steps}
        assert ("toolchain gcc_linux-64" in steps[f"{IMAGES}-{target}-noarch"].inputs) == counts


def test_what_this_machine_changes_of_a_target_counts_and_not_what_the_file_says() -> None:
    view = ToolchainView(packages={}, overrides={"c_compiler_version": "14.2.0"}, reason="GCC")
    for step in planned({"cuda122"}, view=view).steps:
        assert step.inputs["variant c_compiler_version"] == "14.2.0"


def test_other_channels_rebuild_everything() -> None:
    first, other = (
        ToolchainView(packages={"channels": name}, overrides={}, reason="GCC") for name in "ab"
    )
    records = remembered(planned({"cuda122", "cuda130"}, view=first))
    again = planned({"cuda122", "cuda130"}, records, other)
    assert again.to_build == again.steps
    assert all("toolchain channels changed" in step.reason for step in again.steps)


def test_a_further_target_of_a_cuda_version_has_images_but_no_lab() -> None:
    (plain,) = select(TARGETS, ["cuda122"])
    values = {**plain.values, "target_suffix": "orin", "compute_capabilities": "87-real"}
    orin = replace(plain, target="cuda122orin", values=values)
    jobs = {package for package, target in jobs_of([orin]) if target == orin.target}
    assert jobs == {"nybble-kernels", "nybble-proc"}
    plan = planned({"cuda122"})
    said = why_not("nybble-lab-cuda122orin-noarch", plan, (*TARGETS, orin), ["linux-64"])
    assert said == "the lab of CUDA 12.2 is built for cuda122"


@given(st.integers(0, 9))
def test_a_long_list_of_changes_is_cut_and_counted(number: int) -> None:
    said = changes({}, {str(each): "" for each in range(number)})
    assert said.count(" is new") == min(number, 3)
    assert said.endswith(f" and {number - 3} more") == (number > 3)


@pytest.mark.parametrize(
    ("job", "rule"),
    [
        ("nybble-kernels-cuda130-noarch", "the target cuda130 is not selected"),
        ("nybble-lab-cpu-noarch", "cpu is a CPU target"),
        ("nvrtcc-linux-64", "no selected target has CUDA"),
        ("libnybble-linux-aarch64", "--platform linux-aarch64"),
        ("nybble-cuda-stubs-linux-64", "--package nybble-cuda-stubs"),
    ],
)
def test_a_job_that_was_dropped_knows_the_rule(job: str, rule: str) -> None:
    plan = planned({"cpu"})
    assert job not in [step.job for step in plan.steps]
    assert rule in (why_not(job, plan, TARGETS, ["linux-64", "linux-aarch64"]) or "")
    assert why_not(job + "x", plan, TARGETS, ["linux-64"]) is None

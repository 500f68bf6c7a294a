"""The targets of a plan without names, the targets that are skipped, and the first reports."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from fake_programs import program

from nybforge.context import make_context
from nybforge.prepare import with_wheels
from nybforge.report import Report
from nybforge.variants import load_targets


def test_targets_that_a_platform_has_no_wheels_for_stop_none_of_the_others(nybforge) -> None:
    words = ("channel", "toolchain", "--download-only", "--dry-run", "--platform", "linux-aarch64")
    every = nybforge(*words)
    assert every.code == 0, every.err
    assert "skipped      cuda121, cuda122: these toolkits have no wheels" in every.err
    assert "nvidia_cuda_nvrtc_cu12-12.4." in every.out
    asked = nybforge(*words, "cuda122")
    assert (asked.code, "CUDA 12.2 has no pinned wheels" in asked.err) == (2, True)


def test_only_targets_that_compile_for_this_machines_gpu_are_planned(
    nybforge, tmp_path: Path
) -> None:
    program(tmp_path / "nvidia-smi", "#!/bin/sh\necho 12.0\n")
    env = {"PATH": f"{tmp_path}:/usr/bin:/bin"}
    every = nybforge("plan", "--device", "auto", "--json", env=env)
    assert every.code == 0, every.err
    (skipped,) = (line for line in every.err.splitlines() if line.startswith("skipped "))
    assert skipped.endswith("cuda126: these toolkits cannot compile for sm_120")
    kernels = [s for s in every.document["steps"] if s["package"] == "nybble-kernels"]
    built = [step["target"] for step in kernels]
    assert built == ["cuda128", "cuda129", "cuda130", "cuda134"]
    asked = nybforge("plan", "cuda122", "--device", "auto", env=env)
    assert (asked.code, "cuda122 cannot compile for sm_120" in asked.err) == (2, True)
    none = nybforge("plan", "--device", "sm_70,sm_110", env=env)
    assert "cuda130 cannot compile for sm_70" in none.err


def test_the_time_of_the_files_is_part_of_each_key(nybforge) -> None:
    """Packages with one key are identical. SOURCE_DATE_EPOCH affects the package, so it is in the
    key."""
    keys = []
    for env in ({}, {"SOURCE_DATE_EPOCH": "1800000000"}, {"SOURCE_DATE_EPOCH": ""}):
        said = nybforge("plan", "cuda122", "--json", env=env)
        assert said.code == 0, said.err
        keys.append({step["key"] for step in said.document["steps"]})
    assert keys[0] == keys[2]
    assert not keys[0] & keys[1]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(
            ("SOURCE_DATE_EPOCH", value)
            for value in ("2026-01-01", "-1", "1.5", "\u0661", "4354819199")
        ),
        *(("CPU_COUNT", value) for value in ("all", "0", "-1", "9" * 5000)),
    ],
)
def test_wrong_numbers_of_the_environment_are_refused(nybforge, name: str, value: str) -> None:
    """Build scripts would fail later, or the packages would have another time."""
    said = nybforge("plan", "cpu", env={name: value})
    assert said.code == 2, said.err
    assert f"error[NF100]: {name}=" in said.err
    assert f"hint: unset {name}" in said.err


def test_all_targets_are_built_where_some_have_no_wheels(root: Path) -> None:
    said = io.StringIO()
    context = make_context(Report(stdout=said, stderr=said), {"PATH": "/usr/bin:/bin"}, root)
    kept = with_wheels(context, load_targets(root), "linux-aarch64")
    names = [each.target for each in kept]
    assert "cuda124" in names
    assert not {"cuda121", "cuda122"} & {*names}
    assert "skipped" in said.getvalue()
    assert with_wheels(context, load_targets(root), "linux-64") == load_targets(root)


def test_images_without_ptx_are_reported_before_they_are_compiled(
    nybforge, checkout: Path, root: Path
) -> None:
    text = (root / "recipe/variants/cuda122.yaml").read_text()
    capabilities = next(line for line in text.splitlines() if "60-real" in line)
    text = text.replace(capabilities, '  - "87-real"') + 'target_suffix:\n  - "orin"\n'
    (checkout / "recipe/variants/cuda122orin.yaml").write_text(text)
    env = {"NYBFORGE_ROOT": str(checkout)}
    words = ("plan", "--toolchain", "conda-forge")
    alone = nybforge(*words, "cuda122orin", env=env)
    assert alone.code == 0, alone.err
    assert "without PTX  cuda122orin: these images run only on devices" in alone.err
    assert "sm_87" in alone.err
    assert "without PTX" not in nybforge(*words, "cuda122", env=env).err


def test_a_build_without_names_has_the_targets_that_are_built_by_default(nybforge) -> None:
    plan = nybforge("plan", "--toolchain", "conda-forge", "--json").document
    listed = nybforge("list", "--json").document["targets"]
    wanted = [each["target"] for each in listed if each["built_by_default"]]
    assert plan["targets"] == wanted
    assert {"cuda130", "cuda134"} <= set(wanted)
    assert "cuda132" not in wanted
    named = nybforge("plan", "cuda132", "--toolchain", "conda-forge", "--json").document
    assert named["targets"] == ["cuda132"]

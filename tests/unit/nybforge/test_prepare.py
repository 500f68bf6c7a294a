"""If no target is named, targets that cannot be built here are skipped and stop no other target."""

from __future__ import annotations

import io
from pathlib import Path

from nybforge.context import make_context
from nybforge.prepare import without_lacking
from nybforge.report import Report
from nybforge.variants import load_targets


def test_targets_that_a_platform_has_no_wheels_for_stop_none_of_the_others(nybforge) -> None:
    words = ("channel", "toolchain", "--download-only", "--dry-run", "--platform", "linux-aarch64")
    every = nybforge(*words)
    assert every.code == 0, every.err
    assert "skipped      cuda121, cuda122: no wheels of these toolkits" in every.err
    assert "nvidia_cuda_nvrtc_cu12-12.4." in every.out
    asked = nybforge(*words, "cuda122")
    assert (asked.code, "no wheels of CUDA 12.2" in asked.err) == (2, True)


def test_only_targets_that_compile_for_this_machines_gpu_are_planned(
    nybforge, tmp_path: Path
) -> None:
    (tmp_path / "nvidia-smi").write_text("#!/bin/sh\necho 12.0\n")
    (tmp_path / "nvidia-smi").chmod(0o755)
    env = {"PATH": f"{tmp_path}:/usr/bin:/bin"}
    every = nybforge("plan", "--device", "auto", "--json", env=env)
    assert every.code == 0, every.err
    (skipped,) = (line for line in every.err.splitlines() if line.startswith("skipped "))
    assert skipped.endswith("cuda126: these toolkits cannot compile for sm_120")
    kernels = [s for s in every.document["steps"] if s["package"] == "nybble-kernels"]
    built = [step["target"] for step in kernels]
    assert built == ["cuda128", "cuda129", "cuda130"]
    asked = nybforge("plan", "cuda122", "--device", "auto", env=env)
    assert (asked.code, "cuda122 cannot compile for sm_120" in asked.err) == (2, True)
    none = nybforge("plan", "--device", "sm_70,sm_110", env=env)
    assert "cuda130 cannot compile for sm_70" in none.err


def test_all_targets_are_built_where_some_have_no_wheels(root: Path) -> None:
    said = io.StringIO()
    context = make_context(Report(stdout=said, stderr=said), {"PATH": "/usr/bin:/bin"}, root)
    kept = without_lacking(context, load_targets(root), "linux-aarch64")
    names = [each.target for each in kept]
    assert "cuda124" in names
    assert not {"cuda121", "cuda122"} & {*names}
    assert "skipped" in said.getvalue()
    assert without_lacking(context, load_targets(root), "linux-64") == load_targets(root)

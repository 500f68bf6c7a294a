"""The functions that run on a node: errors become data, and a node with other compilers is
refused."""

from __future__ import annotations

import dataclasses
import io
import json
from pathlib import Path

import pytest

from nybforge.context import make_context
from nybforge.errors import BusyError, InputError
from nybforge.prepare import prepare
from nybforge.report import Report
from nybforge.slurm.worker import Site, check_node, run_task


def test_errors_are_written_as_json(tmp_path: Path) -> None:
    def fail() -> None:
        raise InputError("wrong", where="here", hint="this")

    with pytest.raises(InputError):
        run_task(fail, (), str(tmp_path / "errors.json"))
    (error,) = json.loads((tmp_path / "errors.json").read_text("utf-8"))
    assert (error["id"], error["what"], error["hint"]) == ("NF101", "wrong", "this")
    assert run_task(len, ("abc",), str(tmp_path / "none.json")) == 3
    assert not (tmp_path / "none.json").exists()


def test_a_node_uses_the_submitters_folders_and_its_own_cores(
    tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SLURM_CPUS_ON_NODE", "7")
    monkeypatch.setenv("NYBFORGE_BUILD", "/elsewhere")
    monkeypatch.delenv("CPU_COUNT", raising=False)
    env = {"NYBFORGE_IMAGE_CACHE": "/shared/images"}
    site = Site(root=root, output=tmp_path / "out", build=tmp_path / "build", env=env)
    context = site.context()
    assert (context.output, context.build) == (site.output, site.build)
    assert context.env["NYBFORGE_IMAGE_CACHE"] == "/shared/images"
    assert context.env["CPU_COUNT"] == "7"
    assert site.context(tmp_path / "own").build == tmp_path / "own"


def test_a_node_with_other_tools_is_refused(tmp_path: Path) -> None:
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    env = {"PATH": "/usr/bin:/bin", "NYBFORGE_BUILD": str(tmp_path / "b")}
    context = make_context(report, env, tmp_path, str(tmp_path / "out"))
    step = prepare(context, ["cpu"]).plan.steps[0]
    check_node(context, step, ("cpu",))
    name = next(name for name in step.inputs if name.startswith("toolchain g"))
    other = dataclasses.replace(step, inputs={**step.inputs, name: "another"})
    with pytest.raises(BusyError, match="differ from those of the machine") as caught:
        check_node(context, other, ("cpu",))
    assert caught.value.why == f"{name} changed"

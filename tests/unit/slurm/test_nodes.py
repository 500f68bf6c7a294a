"""The selection of a partition's nodes from the output of a fake sinfo."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from fake_programs import program

from nybforge.context import Context, make_context
from nybforge.errors import ClusterError, NothingSelected
from nybforge.report import Report
from nybforge.slurm.nodes import nodes_of
from nybforge.slurm.options import slurm_options

SINFO = """\
#!/bin/sh
[ "$6" = nowhere ] && { echo "sinfo: error: Invalid partition" >&2; exit 1; }
[ -n "$6" ] && [ "$6" != gpu ] && exit 0
echo 'n1|idle|cpu*'
echo 'n2|mixed|cpu*'
echo 'n3|down*|cpu*'
echo 'n4|drained|cpu*'
echo 'g1|allocated|gpu'
"""


@pytest.fixture
def context(tmp_path: Path) -> Context:
    program(tmp_path / "bin/sinfo", SINFO)
    env = {"PATH": f"{tmp_path / 'bin'}:/usr/bin:/bin"}
    return make_context(Report(stdout=io.StringIO(), stderr=io.StringIO()), env, tmp_path)


def test_nodes_that_run_no_jobs_are_named_with_their_state(context: Context) -> None:
    nodes, away = nodes_of(context, slurm_options({}))
    assert nodes == ("n1", "n2")
    assert away == {"n3": "down", "n4": "drained"}


def test_wrong_partitions(context: Context) -> None:
    with pytest.raises(ClusterError) as caught:
        nodes_of(context, slurm_options({}, "nowhere"))
    assert "Invalid partition" in str(caught.value.why)
    assert "login node" in str(caught.value.hint)
    with pytest.raises(NothingSelected):
        nodes_of(context, slurm_options({}, "empty"))

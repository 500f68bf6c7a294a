"""nybforge matrix: the jobs of CI."""

from __future__ import annotations

from nybforge.cli.matrix import RUNNERS
from nybforge.variants import by_default, load_targets


def test_every_default_target_is_one_job_and_cpu_one_per_platform(nybforge, root) -> None:
    jobs = nybforge("matrix", "--json").document["include"]
    names = [each.target for each in by_default(load_targets(root))]
    assert sorted({job["target"] for job in jobs}) == sorted(names)
    assert {job["platform"] for job in jobs if job["target"] == "cpu"} == set(RUNNERS)
    assert all(job["platform"] == "linux-64" for job in jobs if job["cuda"])
    assert len({job["artifact"] for job in jobs}) == len(jobs)


def test_named_targets_and_an_unknown_one(nybforge) -> None:
    (job,) = nybforge("matrix", "cuda122", "--json").document["include"]
    assert job == {
        "target": "cuda122",
        "cuda": "12.2",
        "platform": "linux-64",
        "runner": RUNNERS["linux-64"],
        "artifact": "nybble-cuda122-linux-64",
    }
    assert "nybble-cpu-linux-aarch64" in nybforge("matrix", "cpu").out
    wrong = nybforge("matrix", "cuda999")
    assert (wrong.code, wrong.out) == (2, "")
    assert wrong.err.startswith("error[NF100]: unknown target 'cuda999'")

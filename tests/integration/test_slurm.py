"""nybforge on a real Slurm cluster that the tests start: builds, retries, cancellation."""

from __future__ import annotations

import contextlib
import io
import json
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import slurm_accounting
from slurm_cluster import SlurmCluster, missing, slurm_cluster
from tiny import IMAGES, Tiny

ON_SLURM = ("--executor", "slurm")
SLURM = ("--toolchain", "conda-forge", *ON_SLURM)


@pytest.fixture(scope="module")
def cluster() -> Iterator[SlurmCluster]:
    """A Slurm cluster of two nodes; skip if this machine cannot run one."""
    with started() as running:
        yield running


@contextlib.contextmanager
def started(*, accounting: bool = False) -> Iterator[SlurmCluster]:
    lacking = missing() or (slurm_accounting.missing() if accounting else None)
    if lacking is not None:
        pytest.skip(f"missing: {lacking}")
    folder = Path(tempfile.mkdtemp(prefix="nyb-slurm-", dir="/tmp"))  # short, for munge's socket
    folder.chmod(0o755)
    try:
        with slurm_cluster(folder, accounting=accounting) as running:
            yield running
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def on_cluster(tiny: Tiny, cluster: SlurmCluster) -> Iterator[Tiny]:
    """A small checkout whose builds use the cluster. At the end no job is left."""
    yield replace(tiny, more=cluster.env)
    cluster.ask("scancel", "--user", "root")


def read_until(process: subprocess.Popen[str], text: str) -> str:
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        if text in line:
            return said
    raise AssertionError(f"{text!r} not in:\n{said}")


def running(cluster: SlurmCluster) -> list[list[str]]:
    return [job for job in cluster.jobs() if job[1] in ("RUNNING", "PENDING", "COMPLETING")]


def entries(tiny: Tiny) -> list[Path]:
    """Return the files of the channel's journal."""
    return sorted(tiny.output.glob(".nybforge/journal/*.json"))


def test_a_build_runs_as_job_arrays_and_fills_the_channel(on_cluster: Tiny) -> None:
    plan = on_cluster.run("build", *SLURM, "--dry-run", "--json", "cuda122", "cuda130")
    arrays = json.loads(plan.stdout)["arrays"]
    kernels = next(each for each in arrays if each["after"] == ["nvrtcc-linux-64"])
    names = [f"nybble-kernels-{target}-noarch" for target in ("cuda122", "cuda130")]
    assert kernels["jobs"] == names
    assert not on_cluster.output.exists()
    done = on_cluster.run("build", *SLURM, "--json", "cuda122", "cuda130")
    assert done.returncode == 0, done.stderr
    document = json.loads(done.stdout)
    assert all(step["built"] for step in document["steps"])
    assert {step["job"] for step in document["steps"]} == {
        name for each in arrays for name in each["jobs"]
    }
    for step in document["steps"]:
        assert (on_cluster.output / step["file"]).is_file()
    assert json.loads(on_cluster.run("channel", "verify", "--json").stdout)["problems"] == []
    journal = [json.loads(path.read_text("utf-8")) for path in entries(on_cluster)]
    assert {each["job"] for each in journal} == {step["job"] for step in document["steps"]}
    assert len({each["run"]["id"] for each in journal}) == 1
    for job in document["jobs"]:
        assert job["state"] == "COMPLETED"
        assert job["node"] in ("n1", "n2", "")
        assert "$ " in Path(job["log"]).read_text("utf-8")
    again = on_cluster.run("build", *SLURM, "cuda122", "cuda130")
    assert (again.returncode, "submitted" in again.stderr) == (0, False)
    # a local build of the same plan finds nothing to do either: the keys are the same
    assert "keep         nybble-noarch" in on_cluster.builds("cuda122").stderr


def test_a_failed_job_is_retried_and_the_others_results_are_kept(on_cluster: Tiny) -> None:
    tries = on_cluster.root.parent / "tries"
    fails = f'echo try >> "{tries}"\nprintf "error%s no way\\n" ":"\nfalse'
    on_cluster.script("nybble-kernels", fails)
    failed = on_cluster.run("build", *SLURM, "--json", "cuda122")
    assert failed.returncode == 5, failed.stderr
    error = json.loads(failed.stdout)["error"]
    assert error["id"] == "NF400"
    assert "error: no way" in "\n".join(error["detail"])
    log = next(word for word in error["hint"].split() if word.endswith(".log"))
    assert "no way" in Path(log).read_text("utf-8")
    assert tries.read_text() == "try\ntry\n"
    assert "retry        nybble-kernels-cuda122-noarch" in failed.stderr
    assert len(list(on_cluster.output.glob("*/*.conda"))) == 6
    outcomes = [json.loads(path.read_text("utf-8"))["outcome"] for path in entries(on_cluster)]
    assert sorted(outcomes) == ["built"] * 6 + ["failed"]
    on_cluster.script("nybble-kernels", IMAGES)
    again = on_cluster.run("build", *SLURM, "--json", "cuda122")
    assert again.returncode == 0, again.stderr
    built = [step["job"] for step in json.loads(again.stdout)["steps"] if step["built"]]
    assert built == ["nybble-kernels-cuda122-noarch"]


def test_a_predecessor_that_succeeds_on_the_second_try(on_cluster: Tiny) -> None:
    """If a job is submitted again, the jobs that wait for it are submitted again too, because Slurm
    never starts jobs that wait for a failed job."""
    recipe = on_cluster.root / "recipe/libnybble/recipe.yaml"
    first = on_cluster.root.parent / "first"
    line = '        - mkdir -p "$PREFIX/share/nvrtcc"\n'
    once = f"        - if mkdir {first}; then exit 1; fi\n"
    recipe.write_text(recipe.read_text("utf-8").replace(line, once + line), "utf-8")
    done = on_cluster.run("build", *SLURM, "--json", "cuda122")
    assert done.returncode == 0, done.stderr
    attempts = {job["job"]: job["attempts"] for job in json.loads(done.stdout)["jobs"]}
    assert attempts.pop("nvrtcc-linux-64") == 2
    assert set(attempts.values()) == {1}


def test_ctrl_c_cancels_every_job(on_cluster: Tiny, cluster: SlurmCluster) -> None:
    on_cluster.script("nybble-kernels", f"sleep 600\n{IMAGES}")
    build = on_cluster.start(*ON_SLURM, "cuda122")
    read_until(build, "start        nybble-kernels-cuda122-noarch")
    build.send_signal(signal.SIGINT)
    said = build.communicate(timeout=60)[0]
    assert build.returncode == 130, said
    for _ in range(100):
        if not running(cluster):
            break
        time.sleep(0.2)
    assert running(cluster) == []
    # the finished packages were merged
    assert len(list(on_cluster.output.glob("*/libnybble-*.conda"))) == 1


def test_lost_and_killed_jobs(on_cluster: Tiny, cluster: SlurmCluster) -> None:
    """A cancelled job is retried. After a run is killed, the next run cancels its jobs and uses its
    finished packages."""
    go = on_cluster.root.parent / "go"
    on_cluster.script("nybble-kernels", f'until test -e "{go}"; do sleep 0.1; done\n{IMAGES}')
    build = on_cluster.start(*ON_SLURM, "cuda122")
    said = read_until(build, "start        nybble-kernels-cuda122-noarch")
    build.kill()
    build.communicate()
    assert running(cluster)
    build = on_cluster.start(*ON_SLURM, "cuda122")
    said = read_until(build, "start        nybble-kernels-cuda122-noarch")
    assert "Slurm jobs of an earlier run that was killed" in said
    assert "libnybble-linux-64" not in said.partition("submitted")[2]
    cluster.ask("scancel", said.splitlines()[-1].partition("(job ")[2].rstrip(")"))
    read_until(build, "retry        nybble-kernels-cuda122-noarch")
    go.touch()
    said = build.communicate(timeout=120)[0]
    assert build.returncode == 0, said
    assert len(list(on_cluster.output.glob("*/*.conda"))) == 7


URGENT = {"partition": ("--partition=urgent",), "qos": ("--partition=one", "--qos=urgent")}


@pytest.mark.parametrize("by", ["partition", "qos"])
def test_a_preempted_job_is_retried(tiny: Tiny, request: pytest.FixtureRequest, by: str) -> None:
    with contextlib.ExitStack() as stack:
        if by == "qos":
            cluster = stack.enter_context(started(accounting=True))
        else:
            cluster = request.getfixturevalue("cluster")
        on_cluster = replace(tiny, more=cluster.env)
        build, go = waiting_build(on_cluster, "one")
        preempt(cluster, *URGENT[by])
        said = read_until(build, "retry        nybble-kernels-cuda122-noarch")
        assert "PREEMPTED" in said.splitlines()[-1]
        go.touch()
        said = build.communicate(timeout=120)[0]
        assert build.returncode == 0, said
        assert len(list(on_cluster.output.glob("*/*.conda"))) == 7


def test_a_job_that_slurm_starts_again_is_waited_for(
    on_cluster: Tiny, cluster: SlurmCluster
) -> None:
    build, go = waiting_build(on_cluster, "requeue")
    preempt(cluster, *URGENT["partition"])
    said = read_until(build, "start        nybble-kernels-cuda122-noarch")
    go.touch()
    said += build.communicate(timeout=120)[0]
    assert (build.returncode, "retry" in said) == (0, False), said
    assert len(list(on_cluster.output.glob("*/*.conda"))) == 7


def waiting_build(on_cluster: Tiny, partition: str) -> tuple[subprocess.Popen[str], Path]:
    """Start a build in a partition. Its kernel job runs until the returned file exists."""
    go = on_cluster.root.parent / "go"
    on_cluster.script("nybble-kernels", f'until test -e "{go}"; do sleep 0.1; done\n{IMAGES}')
    settings = f'slurm = {{ exclusive = true, partition = "{partition}" }}'
    (on_cluster.root / "nybforge.toml").write_text(settings)
    build = on_cluster.start(*ON_SLURM, "cuda122")
    read_until(build, "start        nybble-kernels-cuda122-noarch")
    return build, go


def preempt(cluster: SlurmCluster, *options: str) -> None:
    cluster.ask("sbatch", *options, "--exclusive", "--output=/dev/null", "--wrap=sleep 1")


def test_a_job_that_reaches_its_time_limit_is_reported(on_cluster: Tiny) -> None:
    """Slurm ends the job after one minute; it checks time limits every half minute."""
    on_cluster.script("nybble-kernels", "sleep 600")
    (on_cluster.root / "nybforge.toml").write_text("slurm = { time = 1, retries = 0 }")
    failed = on_cluster.run("build", *SLURM, "--json", "cuda122")
    assert failed.returncode == 5, failed.stderr
    error = json.loads(failed.stdout)["error"]
    assert error["id"] == "NF430"
    assert "TIMEOUT" in error["why"]
    assert "time limit" in error["hint"]
    assert "timeout      nybble-kernels-cuda122-noarch" in failed.stderr
    assert len(list(on_cluster.output.glob("*/*.conda"))) == 6, "the others' packages"


def test_a_thousand_jobs_are_submitted_by_a_hundred_calls_within_a_minute(
    on_cluster: Tiny, cluster: SlurmCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nybforge.context import make_context
    from nybforge.report import Report
    from nybforge.slurm.cluster import cluster_of
    from nybforge.slurm.options import slurm_options
    from nybforge.slurm.tasks import Task

    monkeypatch.setenv("SLURM_CONF", cluster.env["SLURM_CONF"])
    report = Report(stdout=io.StringIO(), stderr=io.StringIO(), env=on_cluster.env)
    made = cluster_of(make_context(report, on_cluster.env, on_cluster.root), slurm_options({}))
    tasks = [
        Task(name=f"t{n}", call=int, args=(), after=(f"t{n // 10}",) if n > 9 else ())
        for n in range(1000)
    ]
    before, start = len(cluster.jobs()), time.monotonic()
    try:
        made._submit(tasks, {})
        assert time.monotonic() - start < 60  # about 5 s on two busy cores
        assert report.stderr.getvalue().count("submitted ") == 100, "one line for each array"
        assert len(cluster.jobs()) - before == 1000
    finally:
        made.cancel_leftovers()


def test_a_rejected_option_is_one_error(on_cluster: Tiny, cluster: SlurmCluster) -> None:
    wrong = on_cluster.run("build", *SLURM, "--partition", "nowhere", "--json", "cpu")
    assert wrong.returncode == 5
    error = json.loads(wrong.stdout)["error"]
    assert error["id"] == "NF430"
    assert "partition" in error["why"]
    assert running(cluster) == []


def test_the_doctor_asks_every_node_and_compares_them(
    on_cluster: Tiny, cluster: SlurmCluster
) -> None:
    said = on_cluster.run("doctor", "--executor", "slurm", "--json")
    document = json.loads(said.stdout)
    assert [each["node"] for each in document["nodes"]] == ["n1", "n2"]
    assert all(each["facts"]["system"]["cores"] for each in document["nodes"])
    assert document["differences"] == []  # both nodes are this machine
    assert said.returncode == (7 if document["blocking"] else 0)
    cluster.ask("scontrol", "update", "NodeName=n2", "State=DRAIN", "Reason=test")
    try:
        one = json.loads(on_cluster.run("doctor", "--executor", "slurm", "--json").stdout)
    finally:
        cluster.ask("scontrol", "update", "NodeName=n2", "State=RESUME")
    assert [each["node"] for each in one["nodes"]] == ["n1"]
    assert list(one["away"]) == ["n2"]
    named = on_cluster.run("doctor", "--executor", "slurm", "--partition", "one")
    assert "n1: " in named.stdout
    assert "n2" not in named.stdout


def test_an_environment_on_every_node(on_cluster: Tiny, tmp_path: Path) -> None:
    """Both nodes are this machine, so the bundle's script in this test reads the node's name from
    $SLURMD_NODENAME."""
    script = tmp_path / "bundle.sh"
    record = '{"name": "nybble", "version": "0.1.0", "build": "h0_0"}'
    script.write_text(
        f'mkdir -p "$2/conda-meta"\necho \'{record}\' > "$2/conda-meta/nybble.json"\n'
        'if [ "$SLURMD_NODENAME" = n2 ]; then echo "error: no disk space" >&2; exit 3; fi\n'
    )
    argv = ("env", "create", "--executor", "slurm", "--bundle", str(script), "--json")
    planned = on_cluster.run(*argv, "--prefix", str(tmp_path / "env"), "--dry-run")
    assert [each["state"] for each in json.loads(planned.stdout)["nodes"]] == ["PLANNED"] * 2
    done = on_cluster.run(*argv, "--prefix", str(tmp_path / "env"))
    first, second = json.loads(done.stdout)["nodes"]
    assert done.returncode == 5
    assert (first["node"], first["state"], first["packages"]) == ("n1", "COMPLETED", 1)
    assert (second["node"], second["state"]) == ("n2", "FAILED")
    assert "no disk space" in second["error"]
    assert Path(second["log"]).is_file()


def test_packages_are_solved_and_installed_on_a_node(on_cluster: Tiny, tmp_path: Path) -> None:
    assert on_cluster.builds("cpu").returncode == 0
    prefix = tmp_path / "env"
    argv = ("env", "create", "--executor", "slurm", "--partition", "one", "--no-toolchain")
    done = on_cluster.run(*argv, "--json", "--prefix", str(prefix), "nybble")
    assert done.returncode == 0, done.stderr
    (node,) = json.loads(done.stdout)["nodes"]
    assert (node["state"], node["packages"]) == ("COMPLETED", 1)
    assert (prefix / "share/nybble/__init__.py").is_file()
    relative = on_cluster.run(*argv, "--prefix", "env", "nybble")
    assert relative.returncode == 2
    assert "absolute --prefix" in relative.stderr

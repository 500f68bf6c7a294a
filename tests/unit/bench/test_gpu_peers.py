"""The comparison of GPU libraries, run on the CPU by the peers that also run there."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from needs import needs

pytestmark = needs("torch", "bitsandbytes")

Run = Callable[..., subprocess.CompletedProcess[str]]
MISSING = ("marlin", "machete", "humming", "humming fp4", "flute", "gemlite", "torchao int4")


@pytest.fixture(scope="module")
def run(root: Path, libnybble: Path) -> Run:
    def go(*argv: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *argv],
            cwd=root / "benchmarks",
            env={
                **os.environ, "NYBBLE_LIBRARY": str(libnybble), "OMP_NUM_THREADS": "1",
                "PYTHONPATH": str(root / "pkg"), "NYBBLE_BENCH_DEVICE": "cpu",
            },
            capture_output=True, text=True, timeout=200,
        )  # fmt: skip

    return go


def compare(run: Run, folder: Path, *argv: str) -> tuple[dict[str, Any], str]:
    file = folder / "result.json"
    small = ("--device", "cpu", "--shape", "96x128", "--rounds", "1", "--json", str(file))
    done = run("gpu_peers.py", *small, *argv)
    assert done.returncode == 0, done.stderr
    return json.loads(file.read_text("utf-8")), done.stdout


@pytest.fixture(scope="module")
def compared(run: Run, tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], str]:
    """Compare only a few peers, because each starts torch; test_the_parts_of_a_peer tests other
    absent peers."""
    words = [f"--only={word}" for word in ("bitsandbytes", "linear", "tinygemm", "flute")]
    return compare(run, tmp_path_factory.mktemp("compared"), "--rows", "1", "8", *words)


@pytest.mark.slow
def test_present_peers_have_times_and_errors_and_absent_ones_are_named(
    compared: tuple[dict[str, Any], str],
) -> None:
    document, told = compared
    assert [row["case"]["rows"] for row in document["rows"]] == [1, 8]
    peers = document["rows"][1]["peers"]
    for name in ("nybble", "bitsandbytes", "torch linear"):
        assert peers[name]["median_ms"] > 0
        assert peers[name]["error"] < 0.005
        assert not peers[name]["wrong"]
    assert peers["nybble"]["weight_error"] > 0.05 > peers["torch linear"]["weight_error"]
    kinds = {name: peers[name]["facts"]["weights"] for name in ("nybble", "torch linear")}
    assert kinds == {"nybble": "4-bit", "torch linear": "16-bit"}
    assert peers["flute"]["absent"].startswith("No module named")
    assert "| flute | No module named" in told
    assert peers["torch tinygemm"] == {"absent": "a CUDA operator"}
    assert {"machine", "commit", "date", "command", "gpus"} <= document.keys()
    assert {"torch", "bitsandbytes"} <= document["versions"].keys()


@pytest.mark.slow
def test_int8_layers_are_compared_in_half_precision(run: Run, tmp_path: Path) -> None:
    document, _ = compare(run, tmp_path, "--int8", "--dtype", "fp16", "--rows", "4")
    (row,) = document["rows"]
    assert row["case"]["kind"] == "int8"
    assert list(row["peers"]) == ["nybble", "bitsandbytes", "torch linear", "vllm cutlass"]
    assert 0.001 < row["peers"]["nybble"]["error"] < 0.02  # the rows are quantized too
    assert "absent" in row["peers"]["vllm cutlass"]


CASE = {
    "n": 96, "k": 128, "dtype": "bf16", "rows": 10, "kind": "experts", "model": "small",
    "experts": 8, "each": 2, "tokens": 5, "routing": "zipf",
}  # fmt: skip


@pytest.mark.slow
def test_stacked_experts_are_compared(run: Run, tmp_path: Path) -> None:
    program = f"""
import json, sys, gpu_peers
gpu_peers.expert_cases = lambda options: [{CASE}]
sys.exit(gpu_peers.main(sys.argv[1:]))
"""
    file = tmp_path / "result.json"
    argv = ("--experts", "--device", "cpu", "--rounds", "1", "--json", str(file))
    done = run("-c", program, *argv)
    assert done.returncode == 0, done.stderr
    (row,) = json.loads(file.read_text("utf-8"))["rows"]
    for name, least in (("nybble", 0.05), ("torch grouped_mm", 0.001)):
        assert row["peers"][name]["error"] < 0.005
        assert row["peers"][name]["weight_error"] > least
        assert row["peers"][name]["median_ms"] > 0
    for name in ("marlin", "humming grouped", "humming indexed"):
        assert row["peers"][name]["absent"].startswith("No module named")
    assert "| torch grouped_mm |  | 16-bit |" in done.stdout


def test_files_of_several_runs_are_merged(
    run: Run, tmp_path: Path, compared: tuple[dict[str, Any], str]
) -> None:
    files = [tmp_path / f"{number}.json" for number in (1, 2, 3)]
    for number, file in enumerate(files, 1):
        document = copy.deepcopy(compared[0])
        document["rows"] = document["rows"][: 1 if number == 1 else 2]
        document["rows"][0]["peers"]["nybble"]["median_ms"] = number
        file.write_text(json.dumps(document), "utf-8")
    merged = tmp_path / "merged.json"
    done = run("gpu_peers.py", "--merge", *map(str, files), "--json", str(merged))
    assert done.returncode == 0, done.stderr
    document = json.loads(merged.read_text("utf-8"))
    names = ("commit", "date", "command")
    assert document["merged"] == [{name: compared[0][name] for name in names}] * 3
    assert document["machine"] == compared[0]["machine"]
    assert "--merge" in document["command"]
    first, second = (row["peers"] for row in document["rows"])
    assert first["nybble"]["runs_ms"] == [1, 2, 3]
    assert first["nybble"]["median_ms"] == 2
    assert len(second["nybble"]["runs_ms"]) == 2
    assert first["flute"] == compared[0]["rows"][0]["peers"]["flute"]
    assert "| bitsandbytes |  | 4-bit |" in done.stdout


def test_a_row_that_became_slower_than_the_baseline_fails(
    run: Run, tmp_path: Path, compared: tuple[dict[str, Any], str]
) -> None:
    document = copy.deepcopy(compared[0])
    document["rows"][0]["peers"]["torch linear"]["median_ms"] *= 1000
    baseline = tmp_path / "baseline.json"
    baseline.write_text(json.dumps(document), "utf-8")
    done = run(
        *("gpu_peers.py", "--device", "cpu", "--shape", "96x128", "--rounds", "1"),
        *("--rows", "1", "--only", "linear", "--baseline", str(baseline)),
        *("--json", str(tmp_path / "result.json")),
    )
    assert done.returncode == 1
    (row,) = json.loads((tmp_path / "result.json").read_text("utf-8"))["rows"]
    assert list(row["peers"]) == ["nybble", "torch linear"]
    assert "slower than the baseline: 96x128 bf16, 1 rows" in done.stderr


@pytest.mark.parametrize("program", ["cpu_peers.py", "gpu_peers.py"])
@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("--baseline", "results/nothing.json"), "--baseline: not the result of an earlier run: "),
        (("--baseline", "results/build.json"), "--baseline: not the result of an earlier run: it"),
        (("--rounds", "0"), "--rounds: must be 1 or more"),
        (("--python", "marlin"), "--python: 'marlin' has no '='"),
        (("--python", "marlim=python"), "--python marlim: unknown peer; known are nybble, "),
        (("--only", "marlim"), "--only marlim: unknown peer; known are nybble, "),
    ],
)
def test_bad_options_are_refused_before_anything_is_measured(
    run: Run, program: str, argv: tuple[str, str], said: str
) -> None:
    done = run(program, *argv)
    assert done.returncode == 2
    assert said in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


def test_a_folder_without_a_kernel_set_is_refused(run: Run, tmp_path: Path) -> None:
    done = run("gpu_peers.py", "--kernels", f"cuda122={tmp_path}")
    assert done.returncode == 2
    assert f"--kernels: {tmp_path}: no kernel set" in done.stderr.splitlines()[-1]


def test_each_kernel_set_is_a_peer_in_a_process_of_its_own(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cuda122").mkdir()
    (tmp_path / "cuda122/manifest.json").touch()
    listed = """
import gpu_peers, sys
for peer in gpu_peers.peers(gpu_peers._options(sys.argv[1:])):
    print(peer.name, peer.command[-1], peer.environment.get("NYBBLE_KERNELS_PATH"))
"""
    done = run("-c", listed, "--only", "nybble", "--kernels", f"cuda122={tmp_path}")
    assert done.stdout.splitlines() == [
        "nybble nybble None", f"nybble cuda122 nybble {tmp_path}"
    ]  # fmt: skip


def test_a_shape_that_no_model_has_is_refused(run: Run) -> None:
    done = run("gpu_peers.py", "--experts", "--shape", "1x1")
    assert done.returncode == 2
    assert "--shape: no model has this shape; known are " in done.stderr.splitlines()[-1]


def test_the_committed_results_can_be_baselines(run: Run, root: Path) -> None:
    for path in sorted((root / "benchmarks/results").glob("*-peers.json")):
        done = run("cpu_peers.py", "--baseline", str(path), "--rows", "0")
        assert "argument --rows" in done.stderr, path.name  # the baseline was read


PARTS = """
import sys
import torch, gpu_peer, gpu_peers
assert tuple(gpu_peer.MAKERS) == gpu_peers.NAMES
assert tuple(gpu_peer.INT8_MAKERS) == gpu_peers.INT8_NAMES
import gpu_peer_experts as experts
assert tuple(experts.MAKERS) == tuple(experts.TYPES) == gpu_peers.EXPERTS_NAMES
routing = experts.routing_of(torch.tensor([3, 0, 3, 1, 3]), 4)
assert routing.experts.tolist() == [0, 1, 3, 3, 3] and routing.ends.tolist() == [1, 2, 2, 5]
assert routing.first().tolist() == [0, 1, 2, 2, 5]
ids, owners, total = routing.blocks(2)
assert ids.tolist() == [0, 5, 1, 5, 2, 3, 4, 5], "rows of one expert; 5 fills a block up"
assert (owners.tolist(), total.tolist()) == ([0, 1, 3, 3], [8])
one = torch.arange(8.0)[:, None]
stack = experts.repeated(experts.variants(one), 8)
turned = experts.turned_back(stack[routing.experts, :, 0], routing)
assert torch.equal(turned, one.T.expand(5, 8)), "columns as those of expert 0"
cases = gpu_peers.cases(gpu_peers._options(["--experts", "--shape", "1536x2048"]))
assert [(x["tokens"], x["rows"]) for x in cases[:2]] == [(1, 8), (4, 32)] and len(cases) == 5
assert len(gpu_peers.cases(gpu_peers._options(["--experts"]))) == 20
w = torch.randn(24, 2304, dtype=torch.bfloat16)
found = gpu_peer.decoded_by(lambda x: x @ w.T, 2304, torch.bfloat16)
assert torch.equal(found, w), "one-hot rows"
codes, scales, zeros = gpu_peer._affine(w, 64)
blocks = (codes.view(24, -1, 64) - zeros[..., None]) * scales[..., None]
assert (blocks.view(24, 2304) - w.float()).norm() / w.float().norm() < 0.1
assert codes.min() == 0 and codes.max() == 15
assert gpu_peer._call(lambda a, b: (a, b), a=1, b=2, c=3) == (1, 2)
for name in sys.argv[1:]:
    try:
        gpu_peer.MAKERS[name](w)
    except ModuleNotFoundError:
        continue
    raise AssertionError(f"{name} is not absent")
"""


def test_the_parts_of_a_peer_decode_and_quantize(run: Run) -> None:
    done = run("-c", PARTS, *MISSING)
    assert done.returncode == 0, done.stderr


def test_without_a_gpu_every_peer_says_so(run: Run, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    if torch.cuda.is_available():
        pytest.skip("missing: a machine without a GPU")
    document, _ = compare(run, tmp_path, "--rows", "1", "--only", "linear", "--device", "cuda")
    assert {json.dumps(x) for x in document["rows"][0]["peers"].values()} == {
        '{"absent": "no CUDA device"}'
    }


def test_a_result_that_cannot_be_written_is_an_error_before_the_measurement(
    run: Run, tmp_path: Path
) -> None:
    done = run("gpu_peers.py", "--json", str(tmp_path / "missing/result.json"))
    assert done.returncode == 2
    assert f"argument --json: {tmp_path}/missing/result.json: no folder" in done.stderr

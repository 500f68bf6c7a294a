"""The smoke test under load: its sums, its errors, and a small real run of every mode."""

from __future__ import annotations

import io
import itertools
import json
import math
import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nybble.bench.__main__ import main, table
from nybble.bench.load import drive, percentile, summed_up

SMALL = ["--layers", "1", "--hidden", "64", "--new-tokens", "3", "--prompt-tokens", "4"]


def run(*argv: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = main([*argv], dict(os.environ), out, err)
    return code, out.getvalue(), err.getvalue()


@given(st.lists(st.floats(0, 1e6), min_size=1), st.floats(0.01, 1))
def test_percentile_is_a_value_that_enough_values_do_not_exceed(
    values: list[float], share: float
) -> None:
    found = percentile(values, share)
    assert found in values
    assert sum(value <= found for value in values) >= share * len(values)


def test_percentile_of_no_values_is_nan() -> None:
    assert math.isnan(percentile([], 0.5))


def test_the_requested_number_of_requests_runs_at_once() -> None:
    together = threading.Barrier(3, timeout=120)

    def generate(number: int, new_tokens: int) -> int:
        together.wait()
        return new_tokens

    done = drive(generate, mode="nf4", requests=6, concurrency=3, new_tokens=5)
    assert (done.requests, done.errors, done.concurrency) == (6, 0, 3)


def test_threads_start_before_the_clock() -> None:
    served: dict[int, list[int]] = {}

    def generate(number: int, new_tokens: int) -> int:
        served.setdefault(threading.get_ident(), []).append(number)
        return new_tokens

    done = drive(generate, mode="nf4", requests=6, concurrency=3, new_tokens=5)
    assert [numbers[0] for numbers in served.values()] == [0, 0, 0], "one each, not counted"
    assert sum(map(len, served.values())) == done.requests + 3


def test_an_error_ends_its_request_only() -> None:
    def generate(number: int, new_tokens: int) -> int:
        if number % 2:
            raise ValueError(f"request {number}")
        return new_tokens

    done = drive(generate, mode="int8", requests=4, concurrency=1, new_tokens=5)
    assert (done.requests, done.errors, done.first_error) == (4, 2, "ValueError: request 1")
    assert done.p50 >= 0


def test_tokens_per_second_count_the_whole_round() -> None:
    ticks = itertools.count(0.0, 1.0)
    done = drive(
        lambda number, new_tokens: new_tokens,
        mode="nf4",
        requests=2,
        concurrency=1,
        new_tokens=10,
        clock=lambda: next(ticks),
    )
    # the clock is read at the round's start, twice per request, and at its end
    assert done.tokens_per_second == 20 / 5
    assert done.p99 == 1.0


def test_round_of_errors_only_has_no_latency() -> None:
    from nybble.bench.load import Request

    done = summed_up("nf4", 1, [Request(seconds=1.0, tokens=0, error="no")], 1.0)
    assert math.isnan(done.p50)
    assert done.tokens_per_second == 0


def test_the_table_shows_the_error_of_a_mode() -> None:
    lines = table([{"mode": "nf4", "error": "no library", "rounds": []}])
    assert lines[-1] == "nf4: no library"


def test_the_table_shows_what_tuning_gained() -> None:
    product = {"n": 64, "k": 128, "rows": 8}
    tuned = {"product": product, "path": "wgmma", "plan": [], "us": 9, "own_us": 12.26}
    lines = table([{"mode": "nf4", "error": None, "rounds": [], "tuned": [tuned]}])
    assert lines[-1] == "tuned 64x128, 8 rows: wgmma 9.0 us, before 12.3 us"


def test_tuning_needs_a_gpu(libnybble: Path) -> None:
    pytest.importorskip("torch")
    code, out, _ = run("--device", "cpu", "--modes", "nf4", "--tune", *SMALL)
    assert code == 1
    assert "nf4: ValueError: --tune needs a CUDA device, but the device is cpu" in out


@pytest.mark.parametrize(
    "argv",
    [
        *(["--requests", "0"], ["--modes", "fp3"], ["--modes", ""], ["--hidden", "65"]),
        *(["--model", "/nonexistent"], ["--tune", "--modes", "int8"], ["--requests", "x"]),
    ],
    ids=" ".join,
)
def test_wrong_arguments_are_refused(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        run(*argv)
    assert caught.value.code == 2
    told = capsys.readouterr().err.splitlines()[-1]
    assert "error" in told
    assert argv[0] in told
    assert "_" not in told, "the error names a function of the program"


def test_every_mode_generates_on_the_cpu(libnybble: Path) -> None:
    pytest.importorskip("torch")
    argv = ["--device", "cpu", "--requests", "2", "--sweep", "--sweep-max", "2", *SMALL, "--json"]
    code, out, _ = run(*argv)
    document = json.loads(out)
    assert (code, document["kind"]) == (0, "bench")
    modes = {one["mode"]: one for one in document["modes"]}
    assert list(modes) == ["float16", "nf4", "int8"]
    for one in modes.values():
        assert one["error"] is None
        assert [r["concurrency"] for r in one["rounds"]] == [1, 2]
        assert all(r["errors"] == 0 and r["tokens_per_second"] > 0 for r in one["rounds"])
    assert modes["nf4"]["weight_bytes"] < modes["int8"]["weight_bytes"]
    assert modes["int8"]["weight_bytes"] < modes["float16"]["weight_bytes"]


def test_mode_that_cannot_start_is_reported_and_the_rest_runs(
    libnybble: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch")
    monkeypatch.setenv("NYBBLE_LIBRARY", str(tmp_path / "libnybble.so.1"))
    code, out, _ = run("--device", "cpu", "--requests", "1", "--modes", "float16,nf4", *SMALL)
    assert code == 1
    assert "nf4: " in out
    assert "float16" in out


def test_a_folder_without_a_model_is_an_error_of_the_mode(libnybble: Path, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    code, out, _ = run("--modes", "float16", "--model", str(tmp_path), *SMALL)
    assert code == 1
    assert "float16: " in out


@pytest.mark.clients
def test_a_local_model_folder_is_driven(
    libnybble: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    make_model(tmp_path)
    argv = ["--device", "cpu", "--model", str(tmp_path), "--requests", "1", "--modes", "nf4"]
    code, out, err = run(*argv, "--new-tokens", "3", "--prompt-tokens", "4")
    assert code == 0, err
    lines = [line for line in out.splitlines() if line.startswith("nf4: ")]
    name = "nf4: not quantized: model.layers.*.mlp.experts"
    assert lines == [f"{name}.gate_up_proj: 1 with 65536 bytes",
                     f"{name}.down_proj: 1 with 32768 bytes"]  # fmt: skip


def make_model(folder: Path) -> None:
    """Save a tiny decoder model with experts for transformers."""
    from transformers import MixtralConfig, MixtralForCausalLM

    config = MixtralConfig(
        vocab_size=128,
        hidden_size=64,
        intermediate_size=128,
        num_hidden_layers=1,
        num_attention_heads=2,
        num_key_value_heads=2,
        max_position_embeddings=64,
        num_local_experts=2,
    )
    save: Callable[[Path], None] = MixtralForCausalLM(config).save_pretrained
    save(folder)

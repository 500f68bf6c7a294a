"""The doctor verb: exit codes, JSON, questions, recording, logs from files and pipes."""

from __future__ import annotations

import io
import json
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fake_programs import program

from doctor_logs import saved
from nybforge.__main__ import main
from nybforge.cli.doctor import summary
from nybforge.doctor.facts import Driver, Facts, Torch
from nybforge.doctor.finding import Finding, Rule
from nybforge.doctor.machine import RULES

DATA = Path(__file__).parents[2] / "data"


def run(*argv: str, cwd: Path | None = None) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    env = {"PATH": os.environ["PATH"], "USER": "ann"}
    code = main(["doctor", *argv], env, out, err, cwd)
    return code, out.getvalue(), err.getvalue()


def document(*argv: str) -> tuple[int, dict[str, Any]]:
    code, out, _ = run(*argv, "--json")
    return code, json.loads(out)


def facts_of(name: str) -> str:
    return str(DATA / f"machines/{name}.json")


def test_blocking_finding_is_exit_code_7() -> None:
    code, answer = document("--facts", facts_of("a100_old_driver"))
    assert (code, answer["version"], answer["kind"]) == (7, 1, "doctor")
    assert answer["blocking"] is True
    assert answer["findings"][0]["id"] == "driver_too_old"
    assert {"id", "severity", "what", "seen", "fix", "page"} <= set(answer["findings"][0])


def test_warnings_alone_are_exit_code_0() -> None:
    code, answer = document("--facts", facts_of("small_vm"))
    assert (code, answer["blocking"]) == (0, False)


@pytest.mark.parametrize("name", ["a100_old_driver", "small_vm"])
def test_a_rule_that_raises_an_exception_does_not_hide_the_other_findings(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, before = document("--facts", facts_of(name))

    def broken(facts: Facts) -> Iterator[Finding]:
        yield Finding(id="own", severity="warns", what="before it", seen="s", fix=("f",))
        raise ValueError("no such thing")

    rule = Rule(id="own", title="t", explains="e", check=broken)
    monkeypatch.setattr("nybforge.doctor.machine.RULES", (rule, *RULES))
    code, after = document("--facts", facts_of(name))
    assert code == 1
    (failed,) = (item for item in after["findings"] if item["id"] == "doctor_failed")
    assert "rule own failed" in failed["what"]
    assert "ValueError: no such thing (test_doctor_cli.py:" in failed["seen"]
    assert "report" in failed["fix"][0]
    others = [item for item in after["findings"] if item["id"] not in ("doctor_failed", "own")]
    assert others == before["findings"]
    assert len(after["findings"]) == len(others) + 2


def test_a_cause_whose_code_raises_an_exception_is_still_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object) -> tuple[str, ...]:
        raise ValueError("no such thing")

    monkeypatch.setattr("nybforge.doctor.log.answer.steps", broken)
    code, answer = document("--log", saved("real/006_unsupported_gcc", tmp_path))
    (found,) = answer["findings"]
    assert (code, found["id"]) == (1, "unsupported_gcc")
    assert "ValueError: no such thing" in found["why"]
    assert "report" in found["fix"][0]


def test_a_failed_probe_is_exit_code_1(tmp_path: Path) -> None:
    record = json.loads(Path(facts_of("small_vm")).read_text())
    record["probes"] = [{"name": "torch", "problem": "OSError: no"}]
    (tmp_path / "machine.json").write_text(json.dumps(record))
    code, out, _ = run("--facts", str(tmp_path / "machine.json"))
    assert code == 1
    assert "probe torch failed" in out


def test_people_see_what_is_wrong_and_the_fix() -> None:
    code, out, _ = run("--facts", facts_of("workstation_cuda122_gcc13"))
    assert code == 0
    assert "export CUDA_HOME=" in out
    assert "docs/findings.md#unsupported_gcc" in out


def test_this_machine_can_be_judged_recorded_and_replayed(tmp_path: Path) -> None:
    code, out, _ = run("--record", "machine.json", "--json", cwd=tmp_path)
    assert code in (0, 7)
    again, replayed = document("--facts", str(tmp_path / "machine.json"))
    assert again == code
    first = json.loads(out)
    assert [f["id"] for f in first["findings"]] == [f["id"] for f in replayed["findings"]]


def test_a_machine_where_every_program_hangs_is_still_judged(tmp_path: Path) -> None:
    for name in ("g++", "gcc", "clang++", "nvcc", "nvidia-smi", "ldconfig", "ldd", "conda"):
        program(tmp_path / name, "#!/bin/sh\nexec /bin/sleep 60\n")
    silent = socket.create_server(("127.0.0.1", 0))  # accepts connections and never answers
    (tmp_path / ".condarc").write_text(
        f"channels:\n  - http://127.0.0.1:{silent.getsockname()[1]}/conda-forge\n"
    )
    started = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "nybforge", "doctor", "--json"],
        env={"PATH": str(tmp_path), "HOME": str(tmp_path)},
        capture_output=True,
        check=False,
    )
    seconds = time.monotonic() - started
    silent.close()
    answer = json.loads(done.stdout)
    assert done.returncode in (0, 7)
    # about 5 s on an idle machine; each program that the probes start sleeps for 60 s
    assert seconds < 55
    found = {finding["id"] for finding in answer["findings"]}
    assert {"conda_channel_unreachable", "probe_cut_off"} <= found
    assert "no_compiler" not in found


def test_record_into_a_missing_folder_is_one_clear_error(tmp_path: Path) -> None:
    code, _, err = run("--record", "no/such/machine.json", cwd=tmp_path)
    assert code == 4
    assert "the file cannot be written" in err


def test_another_machines_facts_are_not_recorded_as_this_ones(tmp_path: Path) -> None:
    asked = ["--facts", facts_of("a100_old_driver"), "--record", "machine.json"]
    code, _, err = run(*asked, cwd=tmp_path)
    assert code == 2
    assert "--record and --facts exclude each other: --record writes this machine's facts, " in err
    assert "hint: omit --facts to record this machine" in err
    assert list(tmp_path.iterdir()) == []


def test_missing_record_is_bad_input() -> None:
    code, _, err = run("--facts", "/nonexistent.json")
    assert code == 2
    assert "cannot be read" in err


def test_an_unreadable_record_is_bad_input_for_every_question(tmp_path: Path) -> None:
    bad, log = tmp_path / "bad.json", tmp_path / "log"
    bad.write_text("{", encoding="utf-8")
    log.write_text("nothing is wrong here\n", encoding="utf-8")
    for asked in ([], ["--log", str(log)], ["--can-run", "cpu"]):
        code, answer = document("--facts", str(bad), *asked)
        assert (code, answer["error"]["exit_code"]) == (2, 2)
        assert str(bad) in str(answer["error"]["where"])


def test_a_log_is_judged_and_the_machine_recorded_in_one_run(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("nothing is wrong here\n", encoding="utf-8")
    code, out, _ = run("--log", "log", "--record", "machine.json", cwd=tmp_path)
    assert (code, "no failure found" in out) == (0, True)
    assert json.loads((tmp_path / "machine.json").read_text("utf-8"))["system"]


@pytest.mark.parametrize(
    ("machine", "question", "target", "answer", "says"),
    [
        ("h200_driver_580", "--can-run", "cuda130", "yes", "sm_90"),
        ("a100_old_driver", "--can-run", "cuda130", "no", "needs a driver of CUDA 13.0"),
        ("a100_old_driver", "--can-run", "cuda118", "yes", "sm_80"),
        ("laptop_without_gpu", "--can-run", "cuda122", "no", "driver"),
        ("laptop_without_gpu", "--can-run", "cpu", "yes", "CPU"),
        ("laptop_without_gpu", "--can-build", "cuda122", "yes", "NVRTC"),
        ("gh200", "--can-build", "cuda122", "no", "wheels"),
        # the machine has GCC 8.5
        ("a100_old_driver", "--can-build", "cuda122", "no", "gcc-toolset-12"),
        ("a100_old_driver", "--can-build", "cpu", "no", "GCC 11 or later"),
        # the machine has GCC 9.4, which is enough on Arm
        ("orin_jetpack5", "--can-build", "cpu", "yes", "GCC 9 or later"),
        ("alpine_musl", "--can-build", "cpu", "no", "glibc"),
        ("orin_jetpack5", "--why-not", "sm_80", "no", "exactly sm_87"),
        ("orin_jetpack6_clean", "--why-not", "sm_87", "yes", "made for"),
        ("h200_driver_580", "--why-not", "sm_87", "no", "sm_87"),
        ("dgx_spark", "--why-not", "compute_90", "yes", "compiles compute_90"),
        ("h200_driver_580", "--why-not", "sm_999", "no", "no known toolkit"),
    ],
)
def test_question_is_answered_with_rule_and_fact(
    machine: str, question: str, target: str, answer: str, says: str
) -> None:
    code, said = document("--facts", facts_of(machine), question, target)
    assert (code, said["answer"]) == (0 if answer == "yes" else 7, answer)
    assert said["kind"] == "doctor-answer"
    text = json.dumps(said)
    assert says in text
    failed = [step for step in said["steps"] if not step["ok"]]
    assert all(step["fix"] for step in failed)
    assert all(step["rule"] and step["fact"] for step in said["steps"])


def test_what_no_probe_found_is_not_called_none() -> None:
    blank = Facts(driver=Driver(cuda="12.2"), torch=Torch(version="2.9"))
    for facts in (Facts(), blank):
        assert "None" not in "\n".join(summary(facts))


def test_no_target_can_contain_an_architecture_that_no_toolkit_supports() -> None:
    _, said = document("--facts", facts_of("h200_driver_580"), "--why-not", "sm_999")
    (step,) = said["steps"]
    assert step["fix"] == ["check the spelling: sm_86, sm_90a, compute_80"]


def test_unknown_target_and_architecture_are_usage_errors() -> None:
    assert run("--facts", facts_of("gh200"), "--can-run", "cuda120")[0] == 2
    code, _, err = run("--facts", facts_of("gh200"), "--why-not", "hopper")
    assert code == 2
    assert "is not an architecture" in err


def test_a_record_in_no_encoding_is_bad_input(tmp_path: Path) -> None:
    (tmp_path / "m.json").write_bytes(b'{"schema": 1, "\xff": 1}')
    code, answer = document("--facts", str(tmp_path / "m.json"))
    assert (code, answer["error"]["id"]) == (2, "NF101")


def test_log_answer_has_the_promised_shape(tmp_path: Path) -> None:
    log = saved("real/006_unsupported_gcc", tmp_path)
    code, answer = document("--log", log, "--facts", facts_of("workstation_cuda122_gcc13"))
    assert (code, answer["version"], answer["kind"]) == (7, 1, "doctor-log")
    (finding,) = answer["findings"]
    assert {"id", "line", "quote", "why", "fix"} <= set(finding)
    assert (finding["id"], finding["line"]) == ("unsupported_gcc", 4)
    assert "/usr/bin/g++-12" in finding["fix"][0]


def test_log_without_a_cause_is_answered_plainly(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("nothing is wrong here\n", encoding="utf-8")
    log = str(tmp_path / "log")
    code, out, _ = run("--log", log)
    assert (code, out.splitlines()) == (
        0,
        [
            "no failure found; lines read: 1; the last line with text is:",
            "  line 1: nothing is wrong here",
            "to diagnose this machine, run nybforge doctor without --log",
        ],
    )
    assert document("--log", log)[1]["findings"] == []


def test_a_log_that_ends_well_is_no_failure_and_notes_what_was_seen(tmp_path: Path) -> None:
    missing = "libcudnn.so.9: cannot open shared object file: No such file or directory"
    (tmp_path / "log").write_text(f"ImportError: {missing}\nepoch 1 loss 0.2\n", encoding="utf-8")
    code, out, _ = run("--log", str(tmp_path / "log"))
    assert (code, out.splitlines()[:2]) == (
        0,
        ["no failure found; this line shows success:", "  line 2: epoch 1 loss 0.2"],
    )
    assert f"  line 1: ImportError: {missing}" in out
    answer = document("--log", str(tmp_path / "log"))[1]
    assert (answer["findings"], answer["ending"]) == ([], {"line": 2, "text": "epoch 1 loss 0.2"})
    assert [note["id"] for note in answer["notes"]] == ["missing_cuda_lib"]


def test_a_log_that_ends_in_a_later_step_shows_its_last_line(tmp_path: Path) -> None:
    """The build was killed while it compiled."""
    step = "[2/40] Building CXX object a.cc.o"
    (tmp_path / "log").write_text(f"-- Generating done (0.1s)\n+ ninja\n{step}\n")
    code, out, _ = run("--log", str(tmp_path / "log"))
    assert (code, out.splitlines()[:4]) == (
        0,
        [
            "no failure found; this line shows success:",
            "  line 1: -- Generating done (0.1s)",
            "the last line with text is:",
            f"  line 3: {step}",
        ],
    )


def test_a_log_that_ends_well_lists_errors_without_a_known_cause(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("a: error: worn gear\nepoch 1 loss 0.2\n", encoding="utf-8")
    code, out, _ = run("--log", str(tmp_path / "log"))
    assert code == 0
    assert "errors before that:\n  line 1: a: error: worn gear\n" in out


def test_a_log_without_a_word_is_bad_input(tmp_path: Path) -> None:
    """A pipe delivers a log without text if the command wrote its errors to the terminal."""
    (tmp_path / "log").touch()
    code, answer = document("--log", str(tmp_path / "log"))
    assert (code, answer["error"]["what"]) == (2, "the log is empty")
    assert "2>&1" in answer["error"]["hint"]


def test_log_is_read_from_standard_input(tmp_path: Path) -> None:
    argv = [sys.executable, "-m", "nybforge", "doctor", "--log", "-", "--json"]
    with open(saved("real/086_rust_missing", tmp_path), "rb") as stream:
        done = subprocess.run(argv, stdin=stream, capture_output=True, check=False)
    assert done.returncode == 7
    assert json.loads(done.stdout)["findings"][0]["id"] == "rust_missing"
    done = subprocess.run(argv, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    error = json.loads(done.stdout)["error"]
    assert (error["what"], error["where"]) == ("the log is empty", "stdin")


def test_missing_log_is_bad_input() -> None:
    code, answer = document("--log", "/nonexistent.log")
    assert (code, answer["kind"]) == (2, "error")


def test_a_folder_is_no_log(tmp_path: Path) -> None:
    assert run("--log", str(tmp_path))[0] == 2


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"", "the log is empty"),
        (b"\n \n\t\n", "the log has only blank lines (3)"),
        (random.Random(1).randbytes(200_000), "the log is not text"),
        (Path(sys.executable).resolve().read_bytes()[:300_000], "the log is not text"),
    ],
    ids=["empty", "blank", "random", "program"],
)
def test_a_log_without_text_is_an_error(tmp_path: Path, data: bytes, what: str) -> None:
    (tmp_path / "log").write_bytes(data)
    code, answer = document("--log", str(tmp_path / "log"))
    assert (code, answer["error"]["what"]) == (2, what)
    assert answer["error"]["hint"]


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16", "gbk", "shift-jis"])
def test_a_log_in_an_old_encoding_is_text(tmp_path: Path, encoding: str) -> None:
    text = "1 of 3: 完成 ok, then the build goes on\n" * 5
    (tmp_path / "log").write_bytes(text.encode(encoding, "ignore"))
    assert document("--log", str(tmp_path / "log"))[0] == 0

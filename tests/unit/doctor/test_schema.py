"""Every document of doctor conforms to its schema. --update-golden writes docs/schemas."""

from __future__ import annotations

import functools
import io
import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from doctor_logs import saved
from nybble.compat import KERNEL_ABI
from nybforge.__main__ import main
from nybforge.doctor.schema import documents

DATA = Path(__file__).parents[2] / "data"
MACHINES = sorted(path for path in (DATA / "machines").glob("*.json") if path.stem != "expected")
LOGS = ["real/006_unsupported_gcc", "real/099_ok", "written/two_causes"]


@functools.cache
def validator(name: str) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(documents()[name])


def document(*argv: str) -> dict[str, Any]:
    out = io.StringIO()
    main(["doctor", *argv, "--json"], {}, out, io.StringIO())
    loaded: dict[str, Any] = json.loads(out.getvalue())
    return loaded


def test_schemas_in_docs_are_up_to_date(root: Path, request: pytest.FixtureRequest) -> None:
    folder = root / "docs/schemas"
    for name, schema in documents().items():
        jsonschema.Draft202012Validator.check_schema(schema)
        text = json.dumps(schema, indent=2) + "\n"
        if request.config.getoption("--update-golden"):
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
        assert (folder / name).read_text(encoding="utf-8") == text, name


@pytest.mark.parametrize("path", MACHINES, ids=lambda path: path.stem)
def test_kernel_sets_of_recorded_machines_are_of_this_release(
    path: Path, request: pytest.FixtureRequest
) -> None:
    """If this fails after a change of the kernel ABI, run: pytest tests/unit/doctor
    --update-golden."""
    text = path.read_text("utf-8")
    now = re.sub(r'(?<=\\"kernel_abi\\": )\d+', str(KERNEL_ABI), text)
    if request.config.getoption("--update-golden") and now != text:
        path.write_text(now, "utf-8")
        text = now
    assert text == now


@pytest.mark.parametrize("path", MACHINES, ids=lambda path: path.stem)
def test_machine_and_its_judgement_keep_their_schemas(path: Path) -> None:
    validator("machine-record.json").validate(json.loads(path.read_text("utf-8")))
    validator("doctor.json").validate(document("--facts", str(path)))


@pytest.mark.parametrize("log", LOGS)
def test_answer_about_a_log_keeps_its_schema(log: str, tmp_path: Path) -> None:
    facts = str(DATA / "machines/gh200.json")
    answer = document("--log", saved(log, tmp_path), "--facts", facts)
    jsonschema.validate(answer, documents()["doctor-log.json"])


@pytest.mark.parametrize("question", [["--can-run", "cuda130"], ["--why-not", "sm_80"]])
def test_answer_to_a_question_keeps_its_schema(question: list[str]) -> None:
    facts = str(DATA / "machines/orin_jetpack6_clean.json")
    jsonschema.validate(document("--facts", facts, *question), documents()["doctor-answer.json"])


def test_an_invalid_record_breaks_the_schema() -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"gpus": [{"name": 3}]}, documents()["machine-record.json"])

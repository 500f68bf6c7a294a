"""Fixtures: a function that runs a command line, small conda packages, and a copy of recipe/."""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from small_packages import make_package
from tests.unit.nybforge.published import channel, object_store, place, run

from nybforge import doctor
from nybforge.__main__ import main
from nybforge.run import Runner
from nybforge.toolchain import host

__all__ = ["channel", "object_store", "place", "run"]  # fixtures of published channels

PLAIN = {"PATH": "/usr/bin:/bin"}  # variables of a command line, besides nybforge's own
SCHEMAS = Path(__file__).resolve().parents[3] / "docs/schemas"


def valid(document: Any) -> Any:
    """Return the document after checking it against the schema of its kind."""
    _validator(document["kind"]).validate(document)
    return document


@cache
def _validator(kind: str) -> jsonschema.Draft202012Validator:
    schema = json.loads((SCHEMAS / f"{kind}.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@dataclass(frozen=True, kw_only=True)
class Answer:
    """The output and exit code of a command line."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        return valid(json.loads(self.out))


@pytest.fixture(scope="session", autouse=True)
def _machines_compilers_are_asked_once() -> Iterator[None]:
    """Run the machine's own compilers once per option. Otherwise, each plan runs them 50 times."""
    says = host._says
    told: dict[tuple[Path, str], str] = {}

    def once(runner: Runner, program: Path, option: str) -> str:
        if not program.is_relative_to("/usr/bin"):  # a test's fake
            return says(runner, program, option)
        if (program, option) not in told:
            told[program, option] = says(runner, program, option)
        return told[program, option]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(host, "_says", once)
        yield


@pytest.fixture(scope="session", autouse=True)
def _the_machine_is_probed_once() -> Iterator[None]:
    """Give the same facts to each report. Otherwise, each report runs 8 programs."""
    probe = doctor.probe
    known: list[doctor.Facts] = []

    def once(env: Mapping[str, str], runner: Runner) -> doctor.Facts:
        if {name: env[name] for name in env if not name.startswith("NYBFORGE_")} != PLAIN:
            return probe(env, runner)
        if not known:
            known.append(probe(env, runner))
        return known[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(doctor, "probe", once)
        yield


@pytest.fixture
def nybforge(tmp_path: Path) -> Callable[..., Answer]:
    """Run a command line in this process, with its own channel and scratch folder."""

    def call(
        *argv: str | Path, env: Mapping[str, str] | None = None, cwd: Path = tmp_path
    ) -> Answer:
        out, err = io.StringIO(), io.StringIO()
        given = {
            **PLAIN,
            "NYBFORGE_OUTPUT": str(tmp_path / "channel"),
            "NYBFORGE_BUILD": str(tmp_path / "scratch"),
            "NYBFORGE_CACHE": str(tmp_path / "cache"),
            **(env or {}),
        }
        code = main([str(word) for word in argv], given, out, err, cwd)
        return Answer(code=code, out=out.getvalue(), err=err.getvalue())

    return call


@pytest.fixture
def checkout(tmp_path: Path, root: Path) -> Path:
    """Return a folder with a copy of this checkout's recipe/, which tests may change."""
    copy = tmp_path / "checkout"
    shutil.copytree(root / "recipe", copy / "recipe")
    return copy


@pytest.fixture
def package() -> Callable[..., Path]:
    """Return the function make_package."""
    return make_package

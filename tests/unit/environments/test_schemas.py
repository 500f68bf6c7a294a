"""Every --json document of the environment verbs conforms to its schema in docs/schemas."""

from __future__ import annotations

import io
import json
from pathlib import Path

import jsonschema
import pytest
from tests.unit.environments.labs import make_lab
from tests.unit.environments.packages import make_channel, module_package, python_package

from nybforge.__main__ import main

LOCK = "envs/locks/bnb122lab-forge.linux-64.txt"
KINDS = (
    *("env-render", "env-lock", "env-diff", "env-verify", "bundle", "channel-mirror"),
    *("channel-serve", "compat-platform", "recipe-meta"),
)


@pytest.mark.parametrize("kind", KINDS)
def test_a_document_keeps_its_schema(root: Path, tmp_path: Path, kind: str) -> None:
    channel = make_channel(tmp_path / "host/forge", python_package(""), module_package())
    file = tmp_path / "lab.yml"
    file.write_text("name: lab\nchannels: [forge]\ndependencies: [module]\n")
    make_lab(tmp_path / "lab")
    commands = {
        "env-render": ["env", "render", "--check"],
        "env-lock": ["env", "lock", str(file)],
        "env-diff": ["env", "diff", LOCK, LOCK.replace(".txt", ".pixi.lock")],
        "env-verify": ["env", "verify", str(tmp_path / "lab")],
        "bundle": ["bundle", "-f", str(file), "--platform", "linux-64", "-o", f"{tmp_path}/x.sh"],
        "channel-mirror": ["channel", "mirror", "-f", str(file), "-o", str(tmp_path / "mirror")],
        "channel-serve": ["channel", "serve", str(channel), "--seconds", "0.01"],
        "compat-platform": ["compat", "--platform", "linux-aarch64", "--device", "9.0"],
        "recipe-meta": ["recipe", "meta", "cuda122", "-o", str(tmp_path / "meta")],
    }
    env = {"NYBFORGE_ROOT": str(root), "NYBFORGE_BUILD": str(tmp_path / "build")}
    env |= {"NYBFORGE_CHANNEL_ALIAS": (tmp_path / "host").as_uri(), "PATH": "/usr/bin:/bin"}
    out, err = io.StringIO(), io.StringIO()
    code = main([*commands[kind], "--json"], env, out, err, root)
    assert code in (0, 7), err.getvalue()
    schema = json.loads((root / f"docs/schemas/{kind}.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(json.loads(out.getvalue()), schema)

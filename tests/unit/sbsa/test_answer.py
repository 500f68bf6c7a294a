"""`nybforge compat --platform linux-aarch64` prints the matrix, a recommendation or the script."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

from nybforge.__main__ import main


def test_compat_prints_the_matrix_and_the_recommendation(root: Path) -> None:
    code, out, err = _compat(root, "--platform", "linux-aarch64", "--cuda", "13.0", "--json")
    assert code == 0, err
    document = json.loads(out)
    assert document["kind"] == "compat-platform"
    assert {row["name"]: row["on"] for row in document["packages"]}["flash-attn"] == "not stable"
    assert all(row["sources"] for row in document["packages"])
    code, out, _ = _compat(root, "--platform", "linux-aarch64", "--device", "12.1")
    why = "sm_121 is newer than 12.8; 13.0 has native code for it"
    assert f"recommended: CUDA 13.0 ({why})" in out.splitlines()


def test_compat_writes_the_script(root: Path, tmp_path: Path) -> None:
    path = tmp_path / "install.sh"
    argv = ["--platform", "linux-aarch64", "--cuda", "13.0", "--script", str(path)]
    assert _compat(root, *argv)[0] == 0
    assert os.access(path, os.X_OK)
    code, out, _ = _compat(root, *argv[:-1])
    assert (code, out) == (0, path.read_text())
    code, _, err = _compat(root, "--platform", "linux-64")
    assert code == 2
    assert "linux-aarch64 only" in err
    assert _compat(root, "--script")[0] == 2


def _compat(root: Path, *argv: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = main(["compat", *argv], {"NYBFORGE_ROOT": str(root)}, out, err, root)
    return code, out.getvalue(), err.getvalue()

"""This machine's virtual packages, and CONDA_OVERRIDE_* variables that replace them."""

from __future__ import annotations

import pytest

from nybforge.errors import UsageError
from nybforge.installer import machine_packages


def test_an_override_replaces_the_detected_virtual_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONDA_OVERRIDE_CUDA", "12.2")
    assert machine_packages()["__cuda"] == "12.2=0"
    monkeypatch.setenv("CONDA_OVERRIDE_CUDA", "")
    assert "__cuda" not in machine_packages()


@pytest.mark.parametrize("text", ["abc", "none", "v12", "12..2", " 12"])
def test_an_override_that_is_not_a_version_is_refused(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONDA_OVERRIDE_CUDA", text)
    with pytest.raises(UsageError, match="CONDA_OVERRIDE_"):
        machine_packages()

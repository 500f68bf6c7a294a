"""The order in which an environment's name is searched, and the variables set on activation."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nybforge.environments.activation import entry, prefixes
from nybforge.errors import LabError


@pytest.mark.parametrize(
    ("env", "place"),
    [
        ({}, "/build/envs/lab"),
        ({"CONDA_ENVS_DIRS": "/one:/two"}, "/two/lab"),
        ({"CONDA_ENVS_PATH": "/one"}, "/one/lab"),
        ({"MAMBA_ROOT_PREFIX": "/mamba"}, "/mamba/envs/lab"),
        ({"CONDA_ROOT": "/conda"}, "/conda/envs/lab"),
        ({"CONDA_EXE": "/conda/bin/conda"}, "/conda/envs/lab"),
    ],
)
def test_a_name_is_looked_for_where_conda_and_mamba_keep_environments(
    env: dict[str, str], place: str
) -> None:
    assert Path(place) in prefixes("lab", Path("/build"), env)


def test_a_corrupt_list_of_environments_is_ignored(tmp_path: Path) -> None:
    (tmp_path / ".conda").mkdir()
    (tmp_path / ".conda/environments.txt").write_bytes(b"/far/\xff/lab\n")
    found = list(prefixes("lab", tmp_path, {"HOME": str(tmp_path), "CONDA_EXE": "conda"}))
    assert found == [tmp_path / "envs/lab", Path("envs/lab")]


def test_condas_own_list_is_looked_through_by_name(tmp_path: Path) -> None:
    (tmp_path / ".conda").mkdir()
    (tmp_path / ".conda/environments.txt").write_text("/far/lab\n/far/other\n")
    found = list(prefixes("lab", tmp_path, {"HOME": str(tmp_path)}))
    assert found == [tmp_path / "envs/lab", Path("/far/lab")]


def test_variables_of_packages_are_set_and_those_of_the_user_win(tmp_path: Path) -> None:
    (tmp_path / "etc/conda/env_vars.d").mkdir(parents=True)
    (tmp_path / "etc/conda/env_vars.d/one.json").write_text(json.dumps({"A": "1", "B": "1"}))
    (tmp_path / "conda-meta").mkdir()
    state = {"version": 1, "env_vars": {"B": "2", "C": "***unset***"}}
    (tmp_path / "conda-meta/state").write_text(json.dumps(state))
    env = entry(tmp_path, ["true"], env={"A": "outside", "CONDA_PREFIX": "/old"}).env
    assert (env["A"], env["B"], env["CONDA_PREFIX"]) == ("1", "2", str(tmp_path))
    assert not {"version", "C"} & set(env)


@pytest.mark.parametrize("text", ["{", "[]", '{"env_vars": []}'])
def test_a_corrupt_file_of_variables_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "conda-meta").mkdir()
    (tmp_path / "conda-meta/state").write_text(text)
    with pytest.raises(LabError) as caught:
        entry(tmp_path, ["true"], env={})
    assert caught.value.where == tmp_path / "conda-meta/state"

"""Install nybble's bitsandbytes in a folder, and run child processes that import it from there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from forks import Forks
from needs import CUDA

PROGRAMS = Path(__file__).resolve().parent / "programs"
ROOT = Path(__file__).resolve().parents[2]
CLIENTS = (
    "bitsandbytes", "peft", "accelerate.utils", "transformers.trainer",
    "transformers.models.llama.modeling_llama",
)  # fmt: skip
# With two threads, models this small take 15 s of processor time instead of 5 s.
SMALL = {"HF_HUB_OFFLINE": "1", "TOKENIZERS_PARALLELISM": "false", "OMP_NUM_THREADS": "1"}


@pytest.fixture(scope="session")
def shim_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a separate folder into which pip has installed nybble's bitsandbytes.

    The real bitsandbytes stays in the environment as the oracle of other tests. A child process
    with this folder first on its path finds nybble's module and metadata.
    """
    site = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--no-build-isolation", "--target", str(site)]
    done = subprocess.run(
        [*command, str(ROOT / "pkg/bitsandbytes_shim")], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return site


@pytest.fixture(scope="session")
def client_env(shim_site: Path, libnybble: Path) -> dict[str, str]:
    """The environment variables of a process that uses nybble's bitsandbytes, without network."""
    path = [str(shim_site), str(ROOT / "pkg"), os.environ.get("PYTHONPATH")]
    return {
        **os.environ, **SMALL, "PYTHONPATH": os.pathsep.join(filter(None, path)),
        "NYBBLE_LIBRARY": str(libnybble),
    }  # fmt: skip


@pytest.fixture(scope="module", params=["cpu", CUDA])
def device(request: pytest.FixtureRequest) -> str:
    """The device on which the programs run their models."""
    return str(request.param)


def _forks(modules: Iterable[str], env: Mapping[str, str], device: str) -> Forks:
    """Return a process that has imported the modules; its forks use one device."""
    env = {**env, "CLIENTS_DEVICE": device}
    if device == "cpu":
        return Forks(modules, env)
    # Forks of a process that has called CUDA cannot use it, and the clients call it when they are
    # imported. With several GPUs, transformers' Trainer would use all.
    first = env.get("CUDA_VISIBLE_DEVICES", "0").partition(",")[0]
    return Forks((), {**env, "CUDA_VISIBLE_DEVICES": first})


@pytest.fixture(scope="module")
def client_forks(client_env: dict[str, str], device: str) -> Iterator[Forks]:
    """A process that has imported the clients and nybble's bitsandbytes."""
    with _forks(CLIENTS, client_env, device) as forks:
        yield forks


@pytest.fixture(scope="module")
def real_forks(device: str) -> Iterator[Forks]:
    """A process that has imported transformers and the real bitsandbytes."""
    # bitsandbytes compiles optimizers, once for each shape
    env = {**os.environ, **SMALL, "TORCHDYNAMO_DISABLE": "1"}
    modules = ("bitsandbytes", "transformers.models.llama.modeling_llama")
    with _forks(modules, env, device) as forks:
        yield forks


@pytest.fixture
def run_client(client_forks: Forks, tmp_path: Path) -> Callable[..., dict[str, Any]]:
    """Return a function: `run_client("qlora")` runs that program and returns its JSON."""

    def run(name: str, *more: str) -> dict[str, Any]:
        return client_forks.answer(tmp_path, PROGRAMS / f"{name}.py", tmp_path, *more)

    return run

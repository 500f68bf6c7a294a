"""The probe of conda channels, with a small server and settings of every kind."""

from __future__ import annotations

import io
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from local_server import Quiet, serving

from nybforge.doctor.probes.host import Host
from nybforge.doctor.probes.network import probe_channels
from nybforge.report import Report
from nybforge.run import Runner

LIMIT_S = 5.0  # long enough for a live server on a loaded machine


class Machine:
    """A folder that looks like a machine that has settings and installed packages."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.env = {"PATH": f"{root}/usr/bin", "HOME": "/home/user"}

    def file(self, path: str, text: str) -> None:
        target = self.root / path.lstrip("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def host(self) -> Host:
        report = Report(stdout=io.StringIO(), stderr=io.StringIO())
        return Host(
            root=self.root,
            env=self.env,
            runner=Runner(report=report, env=self.env),
            machine="x86_64",
            prefix=self.root / "usr",
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


class Channels(Quiet):
    """A server with three channels: one works, one needs a login, one does not answer."""

    protocol_version = "HTTP/1.1"

    def do_HEAD(self) -> None:
        name = self.path.split("/")[1]
        if name == "silent":
            time.sleep(60)
        code = {"good": 200, "private": 401, "plain": 405}.get(name, 404)
        self.answer(code if self.path.endswith("/noarch/repodata.json") else 400)


@pytest.fixture
def channels() -> Iterator[str]:
    with serving(Channels) as url:
        yield url


def reach(machine: Machine) -> dict[str, str | None]:
    """Return the problem of each channel, by the last component of its name."""
    found = {item.name.rpartition("/")[2]: item for item in probe_channels(machine.host(), LIMIT_S)}
    assert all(item.reachable == (item.problem is None) for item in found.values())
    return {name: item.problem for name, item in found.items()}


def test_channels_are_asked_and_those_that_do_not_answer_reported(
    machine: Machine, channels: str
) -> None:
    machine.file("/srv/local/noarch/repodata.json", "{}")
    machine.file(
        "/home/user/.condarc",
        f"channels:\n  - {channels}/good\n  - '{channels}/gone'\n  - {channels}/private # ours\n"
        f"  - {channels}/plain\n  - http://127.0.0.1:9/refused\n"
        "  - file:///srv/local\n  - file:///srv/lost\n  - named\n",
    )
    found = reach(machine)
    assert list(found) == ["good", "gone", "private", "plain", "refused", "local", "lost"]
    assert [name for name, problem in found.items() if problem is None] == [
        *("good", "plain", "local")
    ]
    assert "404" in str(found["gone"])
    assert "401" in str(found["private"])
    assert "no such folder" in str(found["lost"])


def test_a_channel_that_keeps_silent_is_out_of_reach(machine: Machine, channels: str) -> None:
    machine.file("/home/user/.condarc", f"channels:\n  - {channels}/silent\n")
    started = time.monotonic()
    (found,) = probe_channels(machine.host(), 0.5)
    assert not found.reachable
    assert found.problem in ("timed out", "no answer within 0.5 s")
    assert time.monotonic() - started < 55  # without the limit it would take 60 s


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/home/user/.condarc", "channel_alias: URL\nchannels:\n  - good\n"),
        ("/home/user/.mambarc", "channels: # a comment\n  - URL/good\n"),
        ("/etc/conda/.condarc", "channels:\n- URL/good\n"),
        ("/home/user/.pixi/config.toml", 'default-channels = [\n  "URL/good",\n]\n'),
        ("/etc/pixi/config.toml", 'default-channels = ["URL/good"]\n'),
    ],
)
def test_channels_come_from_the_settings_of_conda_mamba_and_pixi(
    machine: Machine, channels: str, path: str, text: str
) -> None:
    machine.file(path, text.replace("URL", channels))
    assert reach(machine) == {"good": None}


def test_a_channel_by_name_is_where_installed_packages_came_from(
    machine: Machine, channels: str
) -> None:
    machine.env["CONDA_PREFIX"] = "/opt/env"
    machine.file("/home/user/.condarc", "channels:\n  - good\n  - unheard-of\n")
    record = {"name": "python", "channel": f"{channels}/good/linux-64"}
    machine.file("/opt/env/conda-meta/python-3.11.json", json.dumps(record))
    assert reach(machine) == {"good": None}

"""Downloads are cached by hash and verified. A damaged file is fetched once more; an impossible
download is a clear error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from local_server import Quiet, serving

from nybforge.errors import DownloadError, StorageError
from nybforge.platforms import host_platform
from nybforge.report import Report
from nybforge.run import Runner
from nybforge.toolchain.fetch import fetch, pip_settings
from nybforge.toolchain.wheelhouse import Wheelhouse

if TYPE_CHECKING:
    from tests.unit.toolchain.conftest import Index

CONTENT = {"demo/__init__.py": "x = 1\n" * 2000}


def test_wheels_of_another_python_and_platform_are_fetched_too(
    index: Index, house: Wheelhouse, runner: Runner, report: Report
) -> None:
    source = index.folder / index.add("demo", "1.0", CONTENT).file
    file = "demo-1.0-cp310-cp310-manylinux_2_17_aarch64.manylinux2014_aarch64.whl"
    source.rename(index.folder / file)
    wheel = replace(index.wheels["demo"], file=file)
    assert fetch([wheel], house, runner, report)[wheel.sha256].name == file


def test_another_file_under_the_pinned_name_is_refused(
    index: Index, house: Wheelhouse, runner: Runner, report: Report
) -> None:
    wheel = replace(index.add("demo", "1.0", CONTENT), sha256="0" * 64)
    with pytest.raises(DownloadError, match="damaged or not the pinned file") as caught:
        fetch([wheel], house, runner, report)
    assert "pip config list" in (caught.value.hint or "")
    assert not house.place(wheel).exists()


def test_without_a_network_the_error_names_the_wheels_and_how_to_fill_the_cache(
    index: Index, house: Wheelhouse, runner: Runner, report: Report
) -> None:
    wheels = [index.add(name, "1.0", CONTENT) for name in ("demo", "other")]
    for wheel in wheels:
        (index.folder / wheel.file).unlink()
    with pytest.raises(DownloadError) as caught:
        fetch(wheels, house, runner, report)
    text = "\n".join(caught.value.lines())
    assert "demo 1.0" in text
    assert "other 1.0" in text
    assert f"channel toolchain --download-only --platform {host_platform()} --python" in text


def test_a_full_disk_is_reported_before_downloading(
    index: Index, house: Wheelhouse, runner: Runner, report: Report
) -> None:
    wheel = replace(index.add("demo", "1.0", CONTENT), size=1 << 60)
    with pytest.raises(StorageError) as caught:
        fetch([wheel], house, runner, report)
    assert "MB free" in (caught.value.why or "")
    assert "NYBFORGE_CACHE" in (caught.value.hint or "")


class Mirror:
    """A local package index that answers each request for a wheel as its script says."""

    def __init__(self) -> None:
        self.answers: list[Callable[[bytes], bytes]] = []
        self.asked = 0
        self.url = ""


@pytest.fixture
def mirror(index: Index) -> Iterator[Mirror]:
    """A running mirror that serves the wheels of `index`."""
    made = Mirror()

    class Handler(Quiet):
        def do_GET(self) -> None:
            wheel = next(iter(index.wheels.values()))
            if self.path.endswith(".whl"):
                data = (index.folder / wheel.file).read_bytes()
                if made.asked < len(made.answers):
                    data = made.answers[made.asked](data)
                made.asked += 1
                kind = "application/octet-stream"
            else:
                data = f'<a href="/files/{wheel.file}">{wheel.file}</a>'.encode()
                kind = "text/html"
            self.answer(200, data, {"Content-Type": kind})

    with serving(Handler) as url:
        made.url = f"{url}/simple"
        yield made


def over(mirror: Mirror, env: dict[str, str], report: Report) -> Runner:
    """Return a runner whose pip uses the mirror."""
    closed = {k: v for k, v in env.items() if k not in ("PIP_NO_INDEX", "PIP_FIND_LINKS")}
    return Runner(report=report, env={**closed, "PIP_INDEX_URL": mirror.url, "NO_PROXY": "*"})


@pytest.mark.parametrize(
    "damage", [lambda data: data[:-50], lambda data: b"<html>blocked</html>"], ids=["cut", "page"]
)
def test_a_damaged_download_is_tried_once_more(
    damage: Callable[[bytes], bytes],
    mirror: Mirror,
    index: Index,
    house: Wheelhouse,
    report: Report,
    env: dict[str, str],
) -> None:
    wheel = index.add("demo", "1.0", CONTENT)
    mirror.answers = [damage]
    fetch([wheel], house, over(mirror, env, report), report)
    assert house.verified(wheel)
    assert mirror.asked == 2


def test_a_download_damaged_twice_is_an_error_and_leaves_nothing(
    mirror: Mirror, index: Index, house: Wheelhouse, report: Report, env: dict[str, str]
) -> None:
    wheel = index.add("demo", "1.0", CONTENT)
    mirror.answers = [lambda data: data[:-50]] * 9
    with pytest.raises(DownloadError, match="damaged"):
        fetch([wheel], house, over(mirror, env, report), report)
    assert mirror.asked == 2
    assert not house.place(wheel).exists()
    assert list((house.folder / "partial").iterdir()) == []


def test_the_settings_are_those_of_pip(env: dict[str, str], report: Report, tmp_path: Path) -> None:
    """The settings come from files and variables. Sections for `pip download` and variables take
    precedence."""
    file = tmp_path / "pip.conf"
    file.write_text(
        "[global]\nindex-url = http://127.0.0.1:1/a\ncert = /all.pem\ntimeout = 3\n"
        "extra-index-url =\n    http://127.0.0.1:1/b\n    http://127.0.0.1:1/c\n"
        "[download]\ncert = /own.pem\n[install]\nproxy = http://127.0.0.1:2\n"
    )
    env |= {"PIP_CONFIG_FILE": str(file), "PIP_TIMEOUT": "7"}
    settings = pip_settings(Runner(report=report, env=env))
    assert settings["extra-index-url"].split() == ["http://127.0.0.1:1/b", "http://127.0.0.1:1/c"]
    assert (settings["cert"], settings["timeout"]) == ("/own.pem", "7")
    assert "proxy" not in settings
    assert settings["find-links"] == env["PIP_FIND_LINKS"]


def test_an_index_out_of_reach_stops_no_other(
    index: Index, env: dict[str, str], house: Wheelhouse, report: Report
) -> None:
    wheel = index.add("demo", "1.0", {})
    pages = index.folder / "simple/demo"
    pages.mkdir(parents=True)
    (pages / "index.html").write_text(f'<a href="../../{wheel.file}">{wheel.file}</a>')
    del env["PIP_NO_INDEX"]
    env |= {
        "PIP_FIND_LINKS": str(index.folder / "none"),
        "PIP_INDEX_URL": "http://127.0.0.1:1/simple",
        "PIP_EXTRA_INDEX_URL": (index.folder / "simple").as_uri(),
    }
    fetch([wheel], house, Runner(report=report, env=env), report)
    assert house.verified(wheel)

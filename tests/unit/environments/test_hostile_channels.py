"""Records, indexes, names and URLs that lead outside a folder: nothing is written there."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.unit.environments.attack import run, tree
from tests.unit.environments.packages import Made, make_channel

from nybforge.channel import STATE, Channel
from nybforge.environments.render import write_all
from nybforge.environments.serve import channel_file
from nybforge.errors import BusyError, ChannelError, InputError
from nybforge.toolchain.ensure import _remove_damaged


@pytest.fixture
def built(tmp_path: Path) -> tuple[Channel, Callable[[str], Path]]:
    """Return a channel with a published package of the job `job`, and a function that makes another
    version of the package."""

    def make(version: str) -> Path:
        made = Made(name="thing", version=version, subdir="noarch")
        make_channel(tmp_path / version, made)
        return next((tmp_path / version).rglob("thing-*.tar.bz2"))

    channel = Channel(tmp_path / "chan")
    with channel.lock(print):
        channel.publish(make("1.0"), "job", "key", {})
    return channel, make


def _rewrite(channel: Channel, **values: object) -> None:
    path = channel.path / STATE / "job.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **values}))


RECORDED = ["{victim}", "../victim", "noarch/../../victim", "noarch//victim", ".", "", 3, None, []]
RECORDED += ["victim", ".nybforge/job.json", "noarch/repodata.json", "link/victim-1-0.conda"]
RECORDED += ["noarch/other-1.0-0.tar.bz2", "link/thing-0-0.conda"]


@pytest.mark.parametrize("recorded", RECORDED, ids=ascii)
def test_a_build_record_deletes_nothing_but_its_own_package(
    recorded: object, built: tuple[Channel, Callable[[str], Path]], tmp_path: Path
) -> None:
    channel, make = built
    victims = [tmp_path / "victim", tmp_path / "away/victim-1-0.conda"]
    victims.append(tmp_path / "away/thing-0-0.conda")
    victims.append(channel.path / "noarch/other-1.0-0.tar.bz2")
    (tmp_path / "away").mkdir()
    for victim in victims:
        victim.write_bytes(b"precious")
    (channel.path / "link").symlink_to(tmp_path / "away")
    text = recorded.format(victim=victims[0]) if isinstance(recorded, str) else recorded
    _rewrite(channel, file=text)
    other = make("2.0")
    with channel.lock(print):
        try:
            channel.publish(other, "job", "key", {})
        except ChannelError as error:  # the recorded path goes through the symlink
            assert "link" in str(error.where)  # noqa: PT017
    assert [victim.read_bytes() for victim in victims] == [b"precious"] * 4
    assert all(path.is_relative_to(channel.path) for path in channel.built())


def test_a_lock_that_was_lost_publishes_nothing(
    built: tuple[Channel, Callable[[str], Path]],
) -> None:
    channel, make = built
    before = {name: data for name, data in tree(channel.path).items() if "lock" not in name}
    with channel.lock(print):
        (channel.path / STATE / "lock").unlink()  # another run now holds a new lock file
        with channel.lock(print), pytest.raises(BusyError, match="nothing was published"):
            channel.publish(make("2.0"), "job", "key", {})
    after = {name: data for name, data in tree(channel.path).items() if "lock" not in name}
    assert after == before


def test_its_own_older_package_is_still_removed(
    built: tuple[Channel, Callable[[str], Path]],
) -> None:
    channel, make = built
    with channel.lock(print):
        channel.publish(make("2.0"), "job", "key", {})
    assert [path.name for path in channel.files("noarch")] == ["thing-2.0-0.tar.bz2"]
    assert channel.disagreements() == ()


def test_a_folder_or_record_that_is_a_symlink_is_not_written_through(
    built: tuple[Channel, Callable[[str], Path]], tmp_path: Path
) -> None:
    channel, make = built
    away = tmp_path / "away"
    (channel.path / "noarch").rename(away)
    (channel.path / "noarch").symlink_to(away)
    before = tree(away)
    with (
        pytest.raises(ChannelError, match="the name is not a platform folder of this channel"),
        channel.lock(print),
    ):
        channel.publish(make("2.0"), "job", "key", {})
    with pytest.raises(ChannelError, match="not a platform folder"), channel.lock(print):
        channel.reindex("noarch")
    assert tree(away) == before
    (channel.path / STATE).rename(tmp_path / "state")
    (channel.path / STATE).symlink_to(tmp_path / "state")
    before = tree(tmp_path / "state")
    with pytest.raises(ChannelError, match="build records cannot be used"), channel.lock(print):
        pass
    assert tree(tmp_path / "state") == before


@pytest.mark.parametrize("name", ["/etc/hostname", "../../x", "a\nb", "x/y"], ids=ascii)
def test_an_index_names_no_files_elsewhere(
    name: str, built: tuple[Channel, Callable[[str], Path]], tmp_path: Path
) -> None:
    channel, _ = built
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious")
    for each in (name, str(victim)):
        table = {each: {"name": "x", "size": 1, "sha256": "0" * 64}}
        index = {"packages": table, "packages.conda": {}}
        (channel.path / "noarch/repodata.json").write_text(json.dumps(index))
        assert [each.kind for each in channel.disagreements()] == ["unreadable"]
        _remove_damaged(channel.path)  # ensure_toolchain also calls this
        with channel.lock(print):
            channel.repair(channel.disagreements())
        assert channel.disagreements() == ()
    assert victim.read_bytes() == b"precious"


def test_an_index_of_something_else_is_one_error(
    built: tuple[Channel, Callable[[str], Path]],
) -> None:
    channel, _ = built
    index = {"packages": {"a-1-0.conda": [3]}, "packages.conda": {}}
    (channel.path / "noarch/repodata.json").write_text(json.dumps(index))
    with pytest.raises(ChannelError, match="cannot be read"):
        channel.index("noarch")


def test_files_of_the_user_in_a_channel_are_kept(
    built: tuple[Channel, Callable[[str], Path]],
) -> None:
    channel, _ = built
    names = (".notes.1", ".x.2024", ".a.part", ".a.conda.77")
    kept = [channel.path / "noarch" / name for name in names]
    gone = channel.path / "noarch" / ".a.conda.0123456789ab.part"
    for path in (*kept, gone):
        path.write_text("x")
    with channel.lock(print):
        channel.settle()
    assert [path.exists() for path in (*kept, gone)] == [True] * 4 + [False]


# --- environments and the server --------------------------------------------------------------


@pytest.mark.parametrize("name", ["..", "../x", "/x", "a\\b", "a%2fb", "n" * 300, "a:b"], ids=ascii)
def test_an_environments_name_is_one_component(name: str, root: Path, tmp_path: Path) -> None:
    text = json.dumps({"name": name, "channels": ["./forge"], "dependencies": ["module"]})
    (tmp_path / "env.yml").write_text(text)
    code, err = run(root, tmp_path, "env", "lock", "env.yml", "-o", "locks")
    assert code == 2
    assert "is not a valid name of an environment" in err
    assert os.listdir(tmp_path) == ["env.yml"]


def test_rendered_files_stay_in_their_folder(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="not a path inside the folder"):
        write_all(tmp_path / "envs", {"good.yml": b"", "../x.yml": b""})
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "address",
    [
        *("//noarch/x.conda", "/noarch//x.conda", "/./noarch/x.conda", "/noarch/%2fx.conda"),
        *("/noarch/..%5cx.conda", "/%252e%252e/x.conda", "/noarch/x.conda%0a", "http://[x"),
        *("/a/" * 3000 + "x.conda", "/noarch/../noarch/x.conda"),
    ],
    ids=lambda text: text[:30],
)
def test_the_server_knows_no_hostile_spelling(address: str, tmp_path: Path) -> None:
    (tmp_path / "noarch").mkdir()
    (tmp_path / "noarch/x.conda").touch()
    assert channel_file(tmp_path, "/noarch/x.conda") is not None
    assert channel_file(tmp_path, address) is None

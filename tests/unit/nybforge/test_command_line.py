"""The command line: typos, foreign locales, closed streams."""

from __future__ import annotations

import io
import json
import os
import platform
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from nybforge.__main__ import main
from nybforge.channel import Channel
from nybforge.cli import VERBS, build_parser
from nybforge.cli.parser import Parser
from nybforge.report import Report
from nybforge.scratch import claim

ELSEWHERE = "linux-64" if platform.machine() == "aarch64" else "linux-aarch64"
ENVS_CHANNEL = str(Path(__file__).resolve().parents[3] / "envs/channel")


@pytest.mark.parametrize(
    ("argv", "what", "hint"),
    [
        (["plna"], "unknown verb 'plna'", "perhaps you meant plan"),
        (["channel", "verfy"], "unknown verb 'verfy'", "perhaps you meant verify"),
        (["build", "--jbos", "1"], "unknown option '--jbos'", "perhaps you meant --jobs"),
        (["build", "--frobnicate"], "unknown option '--frobnicate'", "nybforge build --help"),
        (["plan", "--platform", "linux-46"], "unknown --platform 'linux-46'", "meant linux-64"),
        (["channel", "verify", "a", "b"], "unknown argument 'b'", "nybforge channel verify --help"),
        (["--json", "list"], "unknown option '--json'", "nybforge --help"),
        (["--output", "here", "size"], "unknown option '--output'", "nybforge --help"),
    ],
)
def test_a_mistyped_name_gets_a_suggestion(argv, what, hint, nybforge) -> None:
    answer = nybforge(*argv)
    assert answer.code == 2
    if "--json" in argv:
        assert "follow the subcommand" in answer.document["error"]["why"]
    first, *_, last = answer.err.splitlines()
    assert what in first
    assert hint in last


@cache
def parser() -> Parser:
    """Return the parser of all verbs."""
    return build_parser(Report(stdout=io.StringIO(), stderr=io.StringIO()))


@pytest.mark.parametrize("verb", VERBS)
def test_help_has_two_examples_that_can_be_pasted(verb: str, nybforge) -> None:
    said = nybforge(*verb.split(), "--help").out
    examples = said.partition("examples:\n")[2].splitlines()
    assert len(examples) >= 2, verb
    for example in examples:
        for command in example.split("|"):
            program, *words = shlex.split(command, comments=True)
            assert program in ("nybforge", "jq", "conda", "git", "./build_all.sh")
            assert program != "nybforge" or parser().parse_args(words).module


@pytest.mark.parametrize(
    ("argv", "code", "said"),
    [
        (["channel", "serve", ENVS_CHANNEL, "--port", "65536"], 2, "not a number from 0 to 65535"),
        (["channel", "serve", ENVS_CHANNEL, "--port", "-1"], 2, "not a number from 0 to 65535"),
        (["channel", "serve", ENVS_CHANNEL, "--seconds", "1e12"], 2, "valid number of seconds"),
        (["channel", "serve", ENVS_CHANNEL, "--seconds", "nan"], 2, "valid number of seconds"),
        (["size", ".", "cuda124"], 3, "/channel cuda124, then run this"),
        (["size", "--output", "none"], 3, "/none cuda122, then run this"),
        (["size", "--output", "none", "cuda130"], 3, "/none cuda130, then run"),
        (["size", "none/channel"], 2, "no such file or folder"),
        (["build", "--jobs", "0"], 2, "'0' is not a number from 1 up"),
        (["build", "--jobs", "\N{SUPERSCRIPT TWO}"], 2, "is not a number from 1 up"),
        (["bundle", "cuda122", "-o", "."], 2, "-o nybble.sh"),
        (["bundle", "cuda122", "-o", "none/x.sh"], 4, "none/x.sh"),
        (["wheel", "cuda122", "-o", "bnb122lab.yml"], 2, "error[NF101]: not a folder"),
        (["bundle", "cuda122", "--platform", ELSEWHERE, "-o", "x"], 2, "-c conda-forge -o x, or"),
        (["bundle", "cuda122", "--platform", "linux-46", "-o", "x"], 2, "meant linux-64"),
        (["channel", "toolchain", "--download-only", "--python", "3.7", "cpu"], 2, "3.14"),
        (["size", ".", "cuda12"], 2, "perhaps you meant"),
        (["env", "lock", "bnb122lab.yaml"], 2, "perhaps you meant bnb122lab.yml"),
        (["env", "lock", "envs/bnb122lab.yml"], 2, "envs/bnb122lab.yml"),
        (["env", "diff", "old.txt", "old.txt"], 2, "No such file"),
        (["compat", "--html", "none/page.html"], 4, "none/page.html"),
        (["compat", "cpu"], 3, "cpu has no GPU code"),
        (["measure", "12.0"], 2, "hint: toolkits: 11.8, 12.1"),
        (["measure", "cpu"], 2, "hint: toolkits: 11.8, 12.1"),
        (["plan", "cpu", "--explain", "cuda_versoin"], 2, "perhaps you meant cuda_"),
        (["plan", "cpu", "--explain", "cuda122"], 2, "hint: keys: c_compiler, c_compiler_version"),
        (["plan", "--explain", "c_stdlib", "--why-not", "x"], 2, "not allowed with argument"),
        (["compat", "--platform", "linux-aarch64", "--html", "x"], 2, "--html cannot be used"),
        (["compat", "--platform", "linux-aarch64", "cpu", "--driver", "1"], 2, "TARGET, --driver"),
        (["doctor", "--record", "none/here.json", "--can-build", "cpu"], 4, "none/here.json"),
        (
            ["recipe", "meta", "cpu", "-o", "bnb122lab.yml/meta"],
            4,
            "a parent in the path is not a folder",
        ),
        (["env", "render", "-o", "bnb122lab.yml/envs"], 4, "a parent in the path is"),
        (["env", "lock", "bnb122lab.yml", "--virtual", "__cuda=1..2"], 2, "__glibc=2.28"),
        (["env", "lock", "bnb122lab.yml", "--virtual", "cuda=12"], 2, "__glibc=2.28"),
        (["bundle", "--with", "torch", "cpu", "-o", "x.sh"], 2, "TARGET must precede --with"),
    ],
)
def test_an_unknown_name_is_an_error_that_lists_the_known_ones(
    argv, code, said, nybforge, tmp_path
) -> None:
    (tmp_path / "bnb122lab.yml").write_text(
        "name: x\nchannels: [conda-forge]\ndependencies: [python]\n"
    )
    answer = nybforge(*argv)
    assert answer.code == code, answer.err
    assert said in answer.err
    assert answer.err.splitlines()[-1].startswith("hint: ")


@pytest.mark.parametrize(
    ("argv", "what"),
    [
        (["channel", "clean", "--all", "--output", ""], "--output is empty"),
        (["channel", "verify", ""], "DIR is empty"),
        (["env", "create", "--prefix=", "nybble"], "--prefix is empty"),
        (["build", "cuda122", ""], "TARGET is empty"),
        (["lab", "run", "", "--", "true"], "NAME is empty"),
    ],
)
def test_a_variable_that_is_not_set_does_not_become_a_default(argv, what, nybforge) -> None:
    answer = nybforge(*argv)
    assert (answer.code, what in answer.err) == (2, True), answer.err
    assert "whether a shell variable in the command is unset" in answer.err


def test_options_may_stand_between_arguments(nybforge) -> None:
    answer = nybforge("compat", "cuda122", "--json", "cuda130")
    assert answer.code == 0, answer.err
    cells = json.loads(answer.out)["devices"][0]["cells"]
    assert [cell["target"] for cell in cells] == ["cuda122", "cuda130"]


def test_two_dashes_end_the_options(nybforge) -> None:
    answer = nybforge("compat", "--", "cuda122", "--json")
    assert (answer.code, answer.out) == (2, "")
    assert "unknown target '--json'" in answer.err


def test_all_missing_arguments_are_named_at_once(nybforge) -> None:
    answer = nybforge("channel", "prune")
    assert (answer.code, "are required: DEST, --keep" in answer.err) == (2, True), answer.err


def test_a_command_in_a_lab_may_have_an_empty_argument(nybforge) -> None:
    said = nybforge("lab", "run", "nowhere", "--", "printf", "").err
    assert "is empty" not in said


def test_no_channel_is_made_of_another_folder(nybforge, tmp_path: Path) -> None:
    (tmp_path / "linux-64").mkdir()
    (tmp_path / "linux-64/notes.txt").write_text("mine\n", encoding="utf-8")
    answer = nybforge("channel", "verify", "--repair", str(tmp_path))
    assert (answer.code, "the folder contains no channel" in answer.err) == (3, True)
    assert [path.name for path in tmp_path.rglob("*")] == ["linux-64", "notes.txt"]


def test_a_reason_names_its_target_once(nybforge) -> None:
    said = nybforge("compat", "--device", "8.7", "cuda122").out
    (line,) = (each for each in said.splitlines() if "made for" in each)
    assert line.count("cuda122: ") == 1


@pytest.mark.parametrize("release", ["540.3", "535.104.05", "460.32"])
def test_a_release_of_the_driver_is_not_taken_for_a_cuda_version(nybforge, release: str) -> None:
    answer = nybforge("compat", "--device", "8.7", "--driver", release)
    assert (answer.code, answer.out) == (2, "")
    assert f"{release} is a driver release" in answer.err


@pytest.mark.parametrize("word", ["8.7", "sm_87", "87", "compute_87", "jetson-orin"])
def test_an_architecture_in_place_of_a_capability_is_understood(nybforge, word: str) -> None:
    document = nybforge("compat", "--device", word, "--json").document
    assert [device["cc"] for device in document["devices"]] == ["8.7"]
    words = ("compat", "--platform", "linux-aarch64", "--cuda", "13.0", "--device", word, "--json")
    assert nybforge(*words).document["device"] == {"cc": "8.7"}


def test_an_unknown_device_is_told_with_the_known_ones(nybforge) -> None:
    answer = nybforge("compat", "--device", "sm_84")
    assert answer.code == 2
    assert "unknown device 'sm_84'" in answer.err
    assert "nybforge compat lists the devices" in answer.err


def test_two_devices_have_their_reasons_each(nybforge) -> None:
    lines = nybforge("compat", "--device", "sm_86,h100", "cuda122").out.splitlines()
    assert [lines[lines.index(cc) + 1].partition(":")[0] for cc in ("8.6", "9.0")] == [
        "cuda122"
    ] * 2
    wrong = nybforge("compat", "--platform", "linux-aarch64", "--device", "sm_86,h100")
    assert (wrong.code, "--platform allows only one --device" in wrong.err) == (2, True)


LATIN = {"PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0", "LC_ALL": "C.UTF-8"}


def run(*argv: str, **options) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, "-m", "nybforge", *argv], check=False, **options)


def test_a_locale_without_a_letter_gets_it_escaped() -> None:
    env = {**os.environ, **LATIN}
    said = run("cuda\N{HORIZONTAL ELLIPSIS}122", env=env, capture_output=True)
    assert said.returncode == 2
    assert rb"unknown verb 'cuda\u2026122'" in said.stderr
    said = run("c\xfcda", "--json", env=env, capture_output=True)
    assert json.loads(said.stdout)["error"]["what"] == "unknown verb 'c\xfcda'"


def test_a_closed_stdout_is_not_an_error() -> None:
    closed = run("--version", preexec_fn=lambda: os.close(1), stderr=subprocess.PIPE)
    assert (closed.returncode, closed.stderr) == (0, b"")


@pytest.fixture(params=["", "1"], ids=["buffered", "unbuffered"])
def writing(request: pytest.FixtureRequest) -> dict[str, str]:
    """Environment variables that make the output arrive in pieces, or make it fail at the end."""
    return {**os.environ, "PYTHONUNBUFFERED": request.param}


@pytest.mark.parametrize(
    ("argv", "code"),
    [
        (["explain", "NF101", "--json"], 4),
        (["list"], 4),
        (["--help"], 4),
        (["nonsense", "--json"], 2),
    ],
)
def test_an_answer_that_finds_no_room_is_one_error(
    argv: list[str], code: int, writing: dict[str, str]
) -> None:
    with Path("/dev/full").open("wb") as sink:
        done = run(*argv, stdout=sink, stderr=subprocess.PIPE, env=writing)
    assert (done.returncode, done.stderr.count(b"error[")) == (code, 1)
    assert b"Traceback" not in done.stderr
    assert b"Exception ignored" not in done.stderr
    if code == 4:
        assert done.stderr.startswith(b"error[NF320]")
        assert b"  --> stdout\n  why: " in done.stderr


def test_a_closed_stderr_keeps_the_exit_code(writing: dict[str, str]) -> None:
    with Path("/dev/full").open("wb") as sink:
        done = run("nonsense", "--json", stderr=sink, stdout=subprocess.PIPE, env=writing)
    assert (done.returncode, json.loads(done.stdout)["error"]["id"]) == (2, "NF100")


@pytest.mark.parametrize("module", ["nybforge", "nybforge.front"])
def test_a_deleted_working_directory_is_an_error(module: str, tmp_path: Path) -> None:
    gone = 'mkdir "$0" && cd "$0" && rmdir "$0" && exec "$@"'
    argv = ["sh", "-c", gone, str(tmp_path / "here"), sys.executable, "-m", module, "list"]
    done = subprocess.run(argv, capture_output=True, check=False)
    assert done.returncode == 2
    assert b"error[NF100]: the working directory was removed" in done.stderr


def test_a_user_without_a_home_gets_an_error(
    tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A user has no home, for example, in a container that is started with --user 12345."""

    def call(*argv: str) -> tuple[int, str]:
        env = {"PATH": "/usr/bin:/bin", "NYBFORGE_BUILD": str(tmp_path / "build")}
        err = io.StringIO()
        return main(argv, env, io.StringIO(), err, root), err.getvalue()

    no_users: dict[int, object] = {}
    monkeypatch.setattr("pwd.getpwuid", no_users.__getitem__)
    for name in ("HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert call("list", "--json") == (0, "")
    code, err = call("channel", "toolchain", "cpu", "--dry-run")
    assert code == 2
    assert "this user has no home" in err
    assert "hint: set the folder for downloads: NYBFORGE_CACHE=" in err


def test_clean_removes_only_files_of_nybforge(nybforge, tmp_path: Path) -> None:
    """The user chose these folders with NYBFORGE_BUILD, NYBFORGE_CACHE and --output."""
    home, wheel = tmp_path / "home", "ab" * 32
    ours = ("work", "cache", "bundles", "noarch", "envs", "downloads", f"wheels/{wheel}")
    (home / "thesis").mkdir(parents=True)
    claim(home)
    Channel(home).reindex("noarch")
    for name in (*ours, ".nybforge"):
        (home / name).mkdir(parents=True, exist_ok=True)
    (home / "wheels/numpy.whl").touch()
    env = {f"NYBFORGE_{name}": str(home) for name in ("BUILD", "CACHE", "OUTPUT")}
    assert nybforge("channel", "clean", env=env).code == 0
    assert {name for name in ours if (home / name).exists()} == {*ours} - {
        "work",
        "cache",
        "bundles",
    }
    assert nybforge("channel", "clean", "--all", env=env).code == 0
    left = {path.name for path in home.iterdir()}
    assert left == {"thesis", "lock", ".nybforge-build", "wheels"}
    assert [path.name for path in (home / "wheels").iterdir()] == ["numpy.whl"]


OWN = ("cache", "envs", "logs", "toolchain", "work/tmp", "work/thesis")


@pytest.fixture
def taken(tmp_path: Path) -> dict[str, str]:
    """NYBFORGE_BUILD is a folder that contains foreign folders with nybforge's names."""
    for name in OWN:
        (tmp_path / "scratch" / name).mkdir(parents=True)
        (tmp_path / "scratch" / name / "mine").touch()
    return {"NYBFORGE_BUILD": str(tmp_path / "scratch"), "NYBFORGE_CACHE": str(tmp_path / "c")}


@pytest.mark.parametrize(
    "argv",
    [
        ["build", "cpu"],
        ["channel", "toolchain", "cpu"],
        ["env", "create", "--prefix", "e", "-f", "a.yml"],
    ],
)
def test_a_build_folder_that_is_somebody_elses_is_left_alone(
    argv, taken: dict[str, str], nybforge, tmp_path: Path
) -> None:
    (tmp_path / "a.yml").write_text(
        f"name: a\nchannels: [{ENVS_CHANNEL}]\ndependencies: [nybble-lab]\n"
    )
    answer = nybforge(*argv, env=taken)
    assert answer.code == 2, answer.err
    assert (
        "contains entries that nybforge did not create: cache, logs, toolchain, work, envs"
        in answer.err
    )
    assert answer.err.splitlines()[-1].endswith(f"NYBFORGE_BUILD={tmp_path}/scratch/nybforge")
    assert nybforge("channel", "clean", "--all", env=taken).code == 0
    assert all((tmp_path / "scratch" / name / "mine").exists() for name in OWN)
    assert not (tmp_path / "scratch/lock").exists()


def test_clean_leaves_the_packages_that_others_have_put_into_the_channel(
    nybforge, package, tmp_path: Path
) -> None:
    channel = Channel(tmp_path / "channel")
    package(tmp_path / "channel/noarch", "theirs")
    built = package(tmp_path / "new", "nybble")
    with channel.lock(lambda text: None):
        channel.publish(built, "nybble-noarch", "key", {})
    assert nybforge("channel", "clean", "--all").code == 0
    assert [path.name for path in channel.files("noarch")] == ["theirs-1.0-h0_0.conda"]
    assert list(channel.index("noarch")) == ["theirs-1.0-h0_0.conda"]
    assert not (tmp_path / "channel/.nybforge").exists()

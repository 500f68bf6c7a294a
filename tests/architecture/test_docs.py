"""The manual and the messages match the programs: links resolve, commands parse, and named
paths, options, variables and C functions exist."""

from __future__ import annotations

import ast
import io
import re
import shlex
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout, suppress
from pathlib import Path

import pytest

from nybforge.cli import build_parser
from nybforge.errors import UsageError
from nybforge.report import Report
from syntax import nodes

ROOT = Path(__file__).resolve().parents[2]
MANUAL = [
    *(ROOT / f"{name}.md" for name in ("README", "CHANGELOG", "CONTRIBUTING", "SECURITY")),
    *sorted((ROOT / "docs").glob("*.md")),
]
PAGES = [
    *MANUAL,
    *(
        page
        for folder in ("benchmarks/results", "envs/locks", "tests/fakes")
        for page in sorted((ROOT / folder).glob("*.md"))
    ),
]
IDS = [str(page.relative_to(ROOT)) for page in PAGES]
VARIABLE = re.compile(r"\bNYB(?:BLE|FORGE)_[A-Z][A-Z0-9_]*\b")
# Variables that one of our programs sets for another; users do not set them.
INTERNAL = re.compile(
    r"NYBFORGE_COMPILER_CACHE|NYBFORGE_PROGRAM|NYBBLE_TRACE_\w+|NYBBLE_LAB_(OLD_\w*|PREFIX)"
)
# Programs whose options are not checked.
OTHERS = re.compile(
    r"conda|mamba|pixi|pip|venv|apt-get|nvcc|nvidia-smi|docker|srun|wsl|curl|gcc|rattler-build|cmake"
    r"|^gh "
)
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")


def console(text: str) -> list[str]:
    """Return the commands of the console blocks."""
    return [
        line.removeprefix("$ ").split("  #")[0]
        for block in re.findall(r"```console\n(.*?)```", text, re.DOTALL)
        for line in block.splitlines()
        if line.startswith("$ ")
    ]


def codes(text: str) -> list[str]:
    """Return the inline code spans."""
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    return [code.replace("\n", " ") for code in re.findall(r"`([^`]+)`", prose)]


def calls(lines: Iterable[str]) -> Iterator[str]:
    """Yield the text after `nybforge` in shell lines."""
    for part in (part for line in lines for part in re.split(r"&&|;|\||  #| > ", line)):
        if match := re.search(r"(?:^|\s|bin/)nybforge ([a-z].*)", part):
            yield match[1].strip()


def wrong_calls(found: Iterable[str]) -> list[str]:
    """Return the calls that the program's parser rejects, each with its error."""
    parser = build_parser(Report(stdout=io.StringIO(), stderr=io.StringIO()))
    wrong = []
    for command in found:
        words = shlex.split(command)
        try:
            with suppress(SystemExit), redirect_stdout(io.StringIO()):  # --help
                parser.parse_args(words[: words.index("--")] if "--" in words else words)
        except UsageError as error:
            if not re.search("required|expected", error.what):  # text may omit arguments
                wrong.append(f"nybforge {command}: {error.what}")
    return wrong


def sources(*folders: str, kinds: tuple[str, ...]) -> Iterator[str]:
    for folder in folders:
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in kinds:
                yield path.read_text("utf-8", errors="replace")


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_files_it_names_are_in_the_tree(page: Path) -> None:
    text = page.read_text("utf-8")
    words = [word for line in (*console(text), *codes(text)) for word in line.split()]
    paths = [re.sub(r"^\./|[,.;:)]*$", "", word) for word in words]
    rooms = {".ci", "benchmarks", "csrc", "docs", "envs", "pkg", "recipe", "tests"}
    missing = [
        path
        for path in paths
        if "/" in path and path.split("/")[0] in rooms and not list(ROOT.glob(path.rstrip("/")))
    ]
    assert missing == []


def test_the_commands_of_the_manual_are_the_programs() -> None:
    texts = [page.read_text("utf-8") for page in PAGES]
    blocks = [block for text in texts for block in re.findall(r"```text\n(.*?)```", text, re.S)]
    found = [call for text in texts for call in calls((*console(text), *codes(text)))]
    found += calls(line for block in blocks for line in block.splitlines())
    assert not wrong_calls(found)
    assert len(found) > 90


def test_the_commands_that_messages_propose_exist() -> None:
    found = []
    for path in (*(ROOT / "pkg/nybforge").rglob("*.py"), *(ROOT / "pkg/nybble").rglob("*.py")):
        for node in nodes(path):
            if isinstance(node, ast.JoinedStr):
                said = "".join(
                    str(part.value) if isinstance(part, ast.Constant) else "X"
                    for part in node.values
                )
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                said = node.value
            else:
                continue
            # in backticks, or as a whole line
            spans = [*re.findall(r"`(nybforge [^`]+)`", said)]
            spans += re.findall(r"(?m)^\s*(?:or: |\$ )?(nybforge [a-z][^`,;(…]*)$", said)
            found += calls(re.split(r"\s{3,}| (?:says|makes) ", span)[0] for span in spans)
    assert not wrong_calls(found)
    assert len(found) > 40


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_examples_import_the_layers_and_optimizers_that_they_use(page: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    found = [node for block in blocks for node in ast.walk(ast.parse(block))]
    used = {node.id for node in found if isinstance(node, ast.Name)}
    imported = {node.name for node in found if isinstance(node, ast.alias)}
    assert {name for name in used - imported if re.search(r"\dbit$", name)} == set()


def test_the_options_it_names_exist() -> None:
    kinds = (".py", ".cc", ".h", ".c", ".sh", ".toml")
    known = {
        option
        for text in (*sources("pkg", "tests", "benchmarks", "csrc/tools", "recipe", kinds=kinds),
                     (ROOT / "conftest.py").read_text("utf-8"))
        for option in OPTION.findall(text)
    }  # fmt: skip
    known |= {"--help", "--version"}
    wrong = [
        f"{page.name}: {line}"
        for page in MANUAL
        for line in (*console(page.read_text("utf-8")), *codes(page.read_text("utf-8")))
        if not OTHERS.search(line) and not set(OPTION.findall(line)) <= known
    ]
    assert not wrong


def test_the_manual_names_every_variable_and_no_other() -> None:
    said = {name for page in MANUAL for name in VARIABLE.findall(page.read_text("utf-8"))}
    read: set[str] = set()
    for folder, kinds in (("pkg", ("py",)), ("csrc", ("cc", "h")), ("recipe", ("sh", "yaml"))):
        for path in (path for kind in kinds for path in (ROOT / folder).rglob(f"*.{kind}")):
            if "tests" in path.parts[len(ROOT.parts) :]:
                continue
            quoted = re.findall(r"[\"'](NYB\w+)[\"']|\$\{(NYB\w+)", path.read_text("utf-8"))
            read |= {name for pair in quoted for name in pair if VARIABLE.fullmatch(name)}
    assert said <= read, "named and read nowhere"
    assert [name for name in sorted(read - said) if not INTERNAL.fullmatch(name)] == []


def test_the_c_names_it_names_exist() -> None:
    kinds = (".h", ".cc", ".c", ".txt", ".in", ".cmake", ".py")
    text = "\n".join(sources("csrc", "recipe", kinds=kinds))
    said = {
        name
        for page in MANUAL
        for code in codes(page.read_text("utf-8"))
        if not code.endswith(".whl")  # a wheel's file name
        for name in re.findall(r"\bnybble_\w+", code)
    }
    assert said
    assert [name for name in sorted(said) if name not in text] == []

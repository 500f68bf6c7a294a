"""The inputs of a package's key: comments do not count, and tools have inputs of their own."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nybforge.inputs import file_inputs, key_of, without_comments
from nybforge.packages import PACKAGES

ROOT = Path(__file__).resolve().parents[3]
TEXT = st.text("ab:=\n \0é", max_size=8)  # a table of all of Unicode would take a second


@given(st.dictionaries(TEXT, TEXT, max_size=4))
def test_the_key_follows_content_not_order(inputs: dict[str, str]) -> None:
    assert key_of(inputs) == key_of(dict(reversed(inputs.items())))
    assert key_of(inputs) != key_of({**inputs, "another": "1"})


SAME = [
    ("int a;\n", "// it's\n\nint a;  /* two\n lines */\n"),
    ("int a = 1'000'000;\n", "int a = 1'000'000;  // 'one\n"),
    ("char c = '\"';\n", "char c = '\"';  // \"\n"),
    ("#define A \\\n  1\n", "#define A /* one */ \\\n  1  // two\n"),
]
DIFFERENT = [
    ('auto s = "// a";\n', 'auto s = "// b";\n'),
    ('auto s = R"(// a)";\n', 'auto s = R"(// b)";\n'),
    ('auto s = u8R"x(/* a */)x";\n', 'auto s = u8R"x(/* b */)x";\n'),
    ("// a \\\nint b;\n", "// a\nint b;\n"),
    ("#define A \\\n\nint b;\n", "#define A \\\nint b;\n"),
    ("int a = 0xF'F;  // '\n", "int a = 0xF'E;  // '\n"),
    ("int a = 1 /**/ 2;\n", "int a = 12;\n"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_comments_do_not_count(one: str, other: str) -> None:
    assert without_comments(one).split() == without_comments(other).split()


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_code_that_looks_like_a_comment_counts(one: str, other: str) -> None:
    assert without_comments(one) != without_comments(other)


def test_a_comment_builds_only_the_packages_that_contain_it(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "recipe", tmp_path / "recipe")

    def changed(file: str, package: str) -> bool:
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        keys = []
        for text in ("int a;\n", "// one\n\nint a;  // a comment\n"):
            path.write_text(text)
            keys.append(key_of(file_inputs(tmp_path, PACKAGES[package])))
        return keys[0] != keys[1]

    header = "csrc/include/nybble/nybble.h"
    assert [changed(header, name) for name in ("libnybble", "nvrtcc")] == [True, False]
    assert not changed("csrc/cpu/avx2.cc", "libnybble")
    assert changed("csrc/gemm4/device/gemm4.cu", "nybble-kernels")
    assert changed("csrc/CMakeLists.txt", "libnybble")


def test_a_tool_is_no_input_of_the_library_and_of_other_tools() -> None:
    for tool, package in (("nvrtcc", "nvrtcc"), ("trace", "nybble-trace")):
        file = f"csrc/tools/{tool}/main.cc"
        assert (ROOT / file).is_file()
        assert [name for name in PACKAGES if file in file_inputs(ROOT, PACKAGES[name])] == [package]
    sources = [*ROOT.glob("csrc/*/**/*.cc"), *ROOT.glob("csrc/*/**/*.h")]
    of_tools = ("tools", "tests", "bench")
    library = [path for path in sources if path.relative_to(ROOT / "csrc").parts[0] not in of_tools]
    assert library
    assert not [path for path in library if '#include "tools/' in path.read_text("utf-8")]


def test_nvrtccs_inputs_hold_every_file_it_includes() -> None:
    inputs = file_inputs(ROOT, PACKAGES["nvrtcc"])
    listed = (ROOT / "csrc/tools/nvrtcc/CMakeLists.txt").read_text("utf-8")
    used = {
        (ROOT / "csrc/tools/nvrtcc" / word).resolve()
        for word in re.findall(
            r"\S+\.cc", listed.replace("${PROJECT_SOURCE_DIR}", str(ROOT / "csrc"))
        )
    }
    waiting = [path for path in used if path.is_file()]
    assert waiting
    seen = set(waiting)
    while waiting:
        for name in re.findall(r'#include "([^"]+)"', waiting.pop().read_text("utf-8")):
            places = [ROOT / "csrc" / name, ROOT / "csrc/include" / name]
            found = next((place for place in places if place.is_file()), None)
            assert found is not None, name
            if found not in seen:
                seen.add(found)
                waiting.append(found)
    names = {path.relative_to(ROOT).as_posix() for path in seen}
    assert names <= set(inputs), sorted(names - set(inputs))

"""Lifetimes of the linkers' arrays, over fakes that keep the same pointers as the real libraries.

Each rule is checked under ASan and with guard pages. Another test breaks each rule and expects that
its check fails.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cuda_fixture import HERE, FakeCuda, compile_fake
from cuda_libraries import fake_library
from link_program import (
    ASAN,
    CSRC,
    ERROR,
    GUARD,
    KEEPING_NVRTC,
    KEPT_CALLS,
    STUB_OBJECTS,
    TESTED,
    broken,
    compile_all,
    link,
)
from stub_programs import clean_environment

Fakes = Callable[..., FakeCuda]


@pytest.fixture(scope="session")
def nvjitlink(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("fake-nvjitlink")
    script = f"-Wl,--version-script={HERE / 'nvjitlink.map'}"
    sources = (HERE / "nvjitlink.c", HERE / "script.c")
    fake_library(folder, "nvrtc", 12, missing=KEPT_CALLS, extra=KEEPING_NVRTC)
    return compile_fake(folder, sources, soname="libnvJitLink.so.13", flags=(script,))


@pytest.fixture(scope="session")
def rest(probe: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    own = compile_all(tmp_path_factory.mktemp("rest"), [ERROR])
    return [*own, *(probe.parent / name for name in STUB_OBJECTS)]


@pytest.fixture(scope="session")
def guarded(rest: list[Path], tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Return the object files of the program with guard pages."""
    return [*rest, *compile_all(tmp_path_factory.mktemp("guarded"), [*TESTED, GUARD])]


@pytest.fixture(scope="session", params=["asan", "guard pages"])
def program(
    request: pytest.FixtureRequest, rest: list[Path], tmp_path_factory: pytest.TempPathFactory
) -> Path:
    folder = tmp_path_factory.mktemp("program")
    if request.param == "asan":
        return link([*rest, *compile_all(folder, TESTED, ASAN)], folder / "link_test", ASAN)
    return link(request.getfixturevalue("guarded"), folder / "link_test")


def run(program: Path, cuda: FakeCuda, nvjitlink: Path, *words: str) -> list[str]:
    env = clean_environment(
        **cuda.script,
        NYBBLE_LIBCUDA=str(cuda.library),
        NYBBLE_LIBNVJITLINK=str(nvjitlink),
        NYBBLE_LIBNVRTC=str(nvjitlink.with_name("libnvrtc.so.12")),
        ASAN_OPTIONS="detect_leaks=0",
    )
    done = subprocess.run([str(program), *words], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ERROR: AddressSanitizer" not in done.stderr
    return done.stdout.splitlines()


def the_driver_may_touch_options_logs_and_names_to_the_end(
    program: Path, fake_cuda: Fakes, nvjitlink: Path
) -> None:
    cuda = fake_cuda()
    lines = run(program, cuda, nvjitlink, "driver")
    assert lines == ["device 1", "driver 27 FAKECUBIN | compl | complete error"]
    assert [x["added"][:5] for x in cuda.lines() if "added" in x] == ["name0", "name1", "name2"]
    assert len(cuda.calls("cuLinkDestroy")) == 1


def nvjitlink_reads_names_from_our_memory_at_complete(
    program: Path, fake_cuda: Fakes, nvjitlink: Path
) -> None:
    lines = run(program, fake_cuda(), nvjitlink, "version", "nvjitlink")
    assert lines[1] == "version 13000"
    assert lines[2].startswith("nvjitlink 11 ELFlinked | info | name0....")


def the_zero_at_the_end_of_ptx_is_counted(program: Path, fake_cuda: Fakes, nvjitlink: Path) -> None:
    lines = run(program, fake_cuda(), nvjitlink, "driver", "nvjitlink-ptx")
    assert not [line for line in lines if "threw" in line]


def a_failed_create_still_gives_its_log_and_is_destroyed(
    program: Path, fake_cuda: Fakes, nvjitlink: Path
) -> None:
    cuda = fake_cuda(fail={"nvJitLinkCreate": 2})
    lines = run(program, cuda, nvjitlink, "nvjitlink")
    assert "nvjitlink threw" in lines[1]
    assert "nvJitLink 13.0: nvJitLinkCreate failed: missing -arch (2); options: -arch=" in lines[1]
    assert "create refused: the only text" in lines
    assert {"destroyed": 1} in cuda.lines()


def a_failing_driver_link_carries_both_logs_and_leaks_no_state(
    program: Path, fake_cuda: Fakes, nvjitlink: Path, call: str = "cuLinkComplete"
) -> None:
    cuda = fake_cuda(fail={call: 209})
    lines = run(program, cuda, nvjitlink, "driver")
    assert "CUDA_ERROR_NO_BINARY_FOR_GPU (209), linking for sm_86; options: logs" in lines[1]
    assert "the driver's linker 13.0: cuLink" in lines[1]
    assert any(line.endswith(" error") for line in lines)
    assert any(line.endswith(" info") for line in lines)
    assert len(cuda.calls("cuLinkDestroy")) == 1


def a_failing_destruction_never_masks_the_first_error(
    program: Path, fake_cuda: Fakes, nvjitlink: Path
) -> None:
    fail = {"cuLinkComplete": 209, "cuLinkDestroy": 999, "nvJitLinkComplete": 6}
    cuda = fake_cuda(fail={**fail, "nvJitLinkDestroy": 6})
    lines = run(program, cuda, nvjitlink, "driver", "nvjitlink")
    assert "cuLinkComplete failed: CUDA_ERROR_NO_BINARY_FOR_GPU" in lines[1]
    assert any("nvJitLink 13.0: linking failed: internal error (6)" in line for line in lines)


def the_state_is_destroyed_in_the_context_it_was_made_in(
    program: Path, fake_cuda: Fakes, nvjitlink: Path
) -> None:
    cuda = fake_cuda()
    run(program, cuda, nvjitlink, "elsewhere")
    assert {"destroyed": 1, "own context": 1} in cuda.lines()


def nvrtc_may_read_what_it_was_given_until_it_is_destroyed(
    program: Path, fake_cuda: Fakes, nvjitlink: Path
) -> None:
    cuda = fake_cuda()
    assert run(program, cuda, nvjitlink, "program")[1:] == ["program 5 ltoir | the log"]
    assert len(cuda.calls("nvrtcDestroyProgram")) == 1


def a_failed_compilation_keeps_its_log_and_is_destroyed(
    program: Path, fake_cuda: Fakes, nvjitlink: Path
) -> None:
    cuda = fake_cuda(fail={"nvrtcCompileProgram": 6, "nvrtcDestroyProgram": 4})
    text = "\n".join(run(program, cuda, nvjitlink, "program"))
    assert re.search(r"program threw 5 name\.* does not compile: .*\nthe log \| the log", text)
    assert len(cuda.calls("nvrtcDestroyProgram")) == 1


RULES = [
    the_driver_may_touch_options_logs_and_names_to_the_end,
    nvjitlink_reads_names_from_our_memory_at_complete,
    the_zero_at_the_end_of_ptx_is_counted,
    a_failed_create_still_gives_its_log_and_is_destroyed,
    a_failing_driver_link_carries_both_logs_and_leaks_no_state,
    a_failing_destruction_never_masks_the_first_error,
    the_state_is_destroyed_in_the_context_it_was_made_in,
    nvrtc_may_read_what_it_was_given_until_it_is_destroyed,
    a_failed_compilation_keeps_its_log_and_is_destroyed,
]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_rule(
    program: Path, fake_cuda: Fakes, nvjitlink: Path, rule: Callable[[Path, Fakes, Path], None]
) -> None:
    rule(program, fake_cuda, nvjitlink)


def test_a_failing_addition_carries_both_logs_too(
    program: Path, fake_cuda: Fakes, nvjitlink: Path
) -> None:
    a_failing_driver_link_carries_both_logs_and_leaks_no_state(
        program, fake_cuda, nvjitlink, "cuLinkAddData_v2@2"
    )


LINKER, DRIVER, NVJITLINK = "linker", "driver_linker", "nvjitlink"
MADE = "    if (code == CUDA_SUCCESS) {\n"
COPY = "    code_.assign(static_cast<const char*>(cubin), size);"
FAILED = '    const std::string text = failed("nvJitLinkCreate", code);\n'
KEPT = "names_.back().c_str()"
READ = "    read_logs();\n  }\n"
# Each mutation has the rule whose check must fail, the file, and (old text, new text).
BREAKS = {
    "option arrays die after Create": (
        RULES[0], DRIVER, (MADE, f"{MADE}      std::vector<void*>().swap(values_);\n"),
    ),
    "option keys die after Create": (
        RULES[0], DRIVER, (MADE, f"{MADE}      std::vector<CUjit_option>().swap(keys_);\n"),
    ),
    "log buffers die after Complete": (
        RULES[0], DRIVER, (READ, READ.replace("  }", "    std::string().swap(error_);\n  }")),
    ),
    "names die after AddData (driver)": (
        RULES[0], LINKER, (KEPT, "std::string(names_.back()).c_str()"),
    ),
    "the cubin is read after Destroy": (RULES[0], DRIVER, (COPY, f"    destroy();\n{COPY}")),
    "the state is never destroyed": (
        RULES[0], DRIVER, ("  ~driver_linker() override { destroy(); }", ""),
    ),
    "names die after AddData (nvJitLink)": (
        RULES[1], LINKER, (KEPT, "std::string(names_.back()).c_str()"),
    ),
    "PTX gets no zero": (
        RULES[2], LINKER, ("data.push_back('\\0')", "data.shrink_to_fit()"),
    ),
    "PTX goes to the driver without its zero": (
        RULES[2], DRIVER, ("data.data(), data.size()", "data.data(), data.size() - 1"),
    ),
    "PTX goes to nvJitLink without its zero": (
        RULES[2], NVJITLINK, ("data.data(), data.size()", "data.data(), data.size() - 1"),
    ),
    "a failed Create leaks": (
        RULES[3], NVJITLINK, ("    destroy();  // no destructor", "    // no destructor"),
    ),
    "the log of a failed Create is not read": (
        RULES[3], NVJITLINK, (f"    read_logs();\n{FAILED}", FAILED),
    ),
    "the log of a failed Create is read after Destroy": (
        RULES[3], NVJITLINK, (f"    read_logs();\n{FAILED}",
                              "    nvJitLinkHandle dead = handle_;\n    nvJitLinkDestroy(&dead);\n"
                              f"    read_logs();\n    handle_ = nullptr;\n{FAILED}"),
    ),
    "a failed driver link loses its logs": (
        RULES[4], DRIVER, ("    read_logs();\n    throw cuda_error", "    throw cuda_error"),
    ),
    "a destructor throws": (
        RULES[5], DRIVER, ("    static_cast<void>(cuLinkDestroy(state_));",
                           '    check("cuLinkDestroy", cuLinkDestroy(state_));'),
    ),
    "the context is not pushed again": (
        RULES[6], DRIVER, ("pushed = other && cuCtxPush", "pushed = false && other && cuCtxPush"),
    ),
    "the source dies after Create": (
        RULES[7], "program", ("words;\n", "words;\n  std::string().swap(source_);\n"),
    ),
    "the headers' names die after Create": (
        RULES[7], "program",
        ("words;\n", "words;\n  std::vector<const char*>().swap(header_names_);\n"),
    ),
    "a program is never destroyed": (
        RULES[7], "program", ("  if (handle_ != nullptr) nvrtcDestroyProgram(&handle_);\n", ""),
    ),
    "the log of a failed compilation is not read": (
        RULES[8], "program", ('message(code) + "\\n" + log_', "message(code)"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_rule_is_noticed(
    guarded: list[Path], tmp_path: Path, fake_cuda: Fakes, nvjitlink: Path, name: str
) -> None:
    rule, source, edit = BREAKS[name]
    program = broken(tmp_path, guarded, source, [edit])
    with pytest.raises(AssertionError):
        rule(program, fake_cuda, nvjitlink)


LOGS = """
import json
from nybble import cuda
linker = cuda.Linker(b".version 8.0\\n.target sm_80\\n", arch="sm_86", names=["mine"], load=False)
try:
    failed = linker.link() != b"\\x7fELFlinked!"
except cuda.LinkError as error:
    failed = str(error)
print(json.dumps([failed, linker.info_log, linker.error_log]))
"""


@pytest.mark.parametrize("fail", [0, 6])
def test_logs_are_readable_when_the_link_is_over(
    libnybble: Path, fake_cuda: Fakes, nvjitlink: Path, fail: int
) -> None:
    cuda = fake_cuda(fail={"nvJitLinkComplete": fail} if fail else None)
    env = clean_environment(
        **cuda.script,
        NYBBLE_LIBRARY=str(libnybble),
        NYBBLE_LIBCUDA=str(cuda.library),
        NYBBLE_LIBNVJITLINK=str(nvjitlink),
    )
    done = subprocess.run([sys.executable, "-c", LOGS], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    failed, info, error = json.loads(done.stdout)
    assert (info, error) == ("info", "mine;")
    assert failed is False if not fail else "nvJitLink 13.0: linking failed" in failed
    assert len(cuda.calls("nvJitLinkDestroy")) == 1


def test_no_lock_is_held_while_a_linker_works() -> None:
    """A link takes seconds. A lock would make threads wait although each has its own linker."""
    for path in sorted((CSRC / "link").iterdir()):
        assert "mutex" not in path.read_text("utf-8"), path


def test_no_vendor_code_sees_a_name_it_does_not_survive(
    program: Path, fake_cuda: Fakes, nvjitlink: Path
) -> None:
    cuda = fake_cuda()
    lines = run(program, cuda, nvjitlink, "refusals")
    assert [line.split()[0] for line in lines[1:]] == ["refused"] * 7
    assert not cuda.calls("nvJitLinkCreate")
    assert not cuda.calls("cuLinkCreate_v2")

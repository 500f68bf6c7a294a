"""The records of the toolchain: a package's build string depends on its content."""

from __future__ import annotations

from dataclasses import replace

from nybforge.toolchain.model import PackagePlan, Text

PLAN = PackagePlan(name="demo", version="1.0", subdir="noarch", summary="a test", license="MIT")


def test_the_build_string_follows_the_content() -> None:
    text = Text(path="a", text="1")
    builds = {
        replace(PLAN, content=(text,)).build,
        replace(PLAN, content=(replace(text, text="2"),)).build,
        replace(PLAN, content=(replace(text, executable=True),)).build,
        replace(PLAN, depends=("x",)).build,
        replace(PLAN, run_exports={"weak": ("x",)}).build,
    }
    assert len(builds) == 5

"""A small checkout: recipes with the real names and targets, but packages that build quickly.

Builds use the real engine, channel and command line; only the packages' contents are small.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import jsonschema

ROOT = Path(__file__).resolve().parents[2]

RECIPE = """\
schema_version: 1
context:
  version: "0.1.0"
{head}
about:
  license: Apache-2.0
"""

ONE = """\
package:
  name: {name}
  version: ${{{{ version }}}}
source:
  - path: ../../{source}
    target_directory: source
build:
  number: 0
  noarch: generic
  string: "{string}"
  skip:
    - {skip}
  script:
{script}
requirements:
  build: [{build}]
tests:
  - package_contents:
      files:
        - share/{name}/*
"""

HOST = """\
recipe:
  name: libnybble
  version: ${{ version }}
outputs:
  - package:
      name: libnybble
    build:
      string: h0_0
      script:
        - mkdir -p "$PREFIX/share/libnybble"
        - cp source/CMakeLists.txt "$PREFIX/share/libnybble/"
    tests:
      - script:
          - test -f "$PREFIX/share/libnybble/CMakeLists.txt"
  - package:
      name: nvrtcc
    build:
      string: h0_0
      script:
        - mkdir -p "$PREFIX/share/nvrtcc"
        - cp source/CMakeLists.txt "$PREFIX/share/nvrtcc/"
source:
  - path: ../../csrc
    target_directory: source
build:
  number: 0
"""

TARGET = "cuda${{ cuda_compiler_version | replace('.', '') }}"
NO_CUDA = 'cuda_compiler_version == "None"'


def one(
    name: str,
    source: str,
    script: str,
    *,
    string: str = "h0_0",
    skip: str = "false",
    build: str = "",
) -> str:
    """Return the recipe of a package with one output."""
    lines = "".join(f"    - {line}\n" for line in script.strip().splitlines()).rstrip("\n")
    head = ONE.format(name=name, source=source, script=lines, string=string, skip=skip, build=build)
    return RECIPE.format(head=head)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tiny:
    """A small checkout and the folders its builds use."""

    root: Path
    output: Path
    build: Path
    more: Mapping[str, str] = field(default_factory=dict)

    @property
    def env(self) -> dict[str, str]:
        """The environment variables with which nybforge uses this checkout."""
        return {
            **os.environ,
            "NYBFORGE_ROOT": str(self.root),
            "NYBFORGE_OUTPUT": str(self.output),
            "NYBFORGE_BUILD": str(self.build),
            **self.more,
        }

    def command(self, *argv: str) -> list[str]:
        """Return the command line of a nybforge verb."""
        return [sys.executable, "-m", "nybforge", *argv]

    def run(self, *argv: str) -> subprocess.CompletedProcess[str]:
        """Run nybforge and return the process; with --json, validate its output with the schema."""
        done = subprocess.run(
            self.command(*argv),
            env=self.env,
            cwd=self.root,
            capture_output=True,
            text=True,
            timeout=300,
        )
        if "--json" in argv:
            document = json.loads(done.stdout)
            schema = ROOT / f"docs/schemas/{document['kind']}.json"
            jsonschema.validate(document, json.loads(schema.read_text("utf-8")))
        return done

    def builds(self, *targets: str) -> subprocess.CompletedProcess[str]:
        """Run a build that uses the checkout's tool channel, which is empty."""
        return self.run("build", "--toolchain", "conda-forge", *targets)

    def start(self, *words: str) -> subprocess.Popen[str]:
        """Start a build that uses the checkout's tool channel, in a new process group."""
        return subprocess.Popen(
            self.command("build", "--toolchain", "conda-forge", *words),
            env=self.env,
            cwd=self.root,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def script(self, package: str, lines: str) -> None:
        """Replace the build script of the images' recipe."""
        path = self.root / f"recipe/{package}/recipe.yaml"
        path.write_text(
            one(
                package,
                "csrc/gemm4/device",
                lines,
                string=f"{TARGET}_h0_0",
                skip=NO_CUDA,
                build="nvrtcc",
            ),
            encoding="utf-8",
        )


IMAGES = 'mkdir -p "$PREFIX/share/nybble-kernels"\ncp source/* "$PREFIX/share/nybble-kernels/"'


def make_tiny(folder: Path) -> Tiny:
    """Write the small checkout below `folder`."""
    root = folder / "checkout"
    for name in (
        "libnybble",
        "nybble",
        "nybble-kernels",
        "nybble-lab",
        "nybble-proc",
        "toolchains",
    ):
        (root / "recipe" / name).mkdir(parents=True)
    shutil.copytree(ROOT / "recipe/variants", root / "recipe/variants")
    shutil.copy(ROOT / "LICENSE", root)
    sources = {
        "csrc/CMakeLists.txt": "# small\n",
        "csrc/cpu/cpu.cc": "int cpu;\n",
        "csrc/gemm4/device/gemm4_wgmma.cu": "// blockwise\n",
        "csrc/gemm4/device/gemm4.cu": "// gemm4\n",
        "pkg/nybble/__init__.py": "",
    }
    for name, text in sources.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    tools = folder / "tools"
    (tools / "noarch").mkdir(parents=True)
    empty = {"info": {"subdir": "noarch"}, "packages": {}, "packages.conda": {}}
    (tools / "noarch/repodata.json").write_text(json.dumps(empty))
    (root / "recipe/toolchains/conda-forge.yaml").write_text(
        f'channels:\n  - "{tools.as_uri()}"\n', encoding="utf-8"
    )
    tiny = Tiny(root=root, output=folder / "channel", build=folder / "scratch")
    (root / "recipe/libnybble/recipe.yaml").write_text(RECIPE.format(head=HOST), "utf-8")
    python = 'mkdir -p "$PREFIX/share/nybble"\ncp source/__init__.py "$PREFIX/share/nybble/"'
    (root / "recipe/nybble/recipe.yaml").write_text(
        one("nybble", "pkg/nybble", python, build="libnybble"), "utf-8"
    )
    lab = 'mkdir -p "$PREFIX/share/nybble-lab"\ntouch "$PREFIX/share/nybble-lab/lab"'
    (root / "recipe/nybble-lab/recipe.yaml").write_text(
        one("nybble-lab", "LICENSE", lab, string=f"{TARGET}_h0_0", skip=NO_CUDA), "utf-8"
    )
    shutil.copy(ROOT / "recipe/nybble-proc/recipe.yaml", root / "recipe/nybble-proc")
    tiny.script("nybble-kernels", IMAGES)
    return tiny

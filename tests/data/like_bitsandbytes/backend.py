"""Builds the wheel with CMake and CMAKE_ARGS, like scikit-build-core for upstream."""

from __future__ import annotations

import os
import shlex
import subprocess
import zipfile
from pathlib import Path

INFO = {
    "METADATA": "Metadata-Version: 2.1\nName: bitsandbytes\nVersion: 0.1\n",
    "WHEEL": "Wheel-Version: 1.0\nGenerator: x\nRoot-Is-Purelib: false\nTag: py3-none-any\n",
    "RECORD": "",
}


def build_wheel(folder: str, config_settings: object = None, metadata: object = None) -> str:
    """Write the wheel into `folder` and return its name."""
    told = shlex.split(os.environ["CMAKE_ARGS"])
    subprocess.run(["cmake", "-G", "Ninja", "-S", ".", "-B", "build", *told], check=True)
    subprocess.run(["cmake", "--build", "build"], check=True)
    name = "bitsandbytes-0.1-py3-none-any.whl"
    (library,) = Path("build").glob("libbitsandbytes*.so")
    with zipfile.ZipFile(Path(folder, name), "w") as wheel:
        wheel.write(library, f"bitsandbytes/{library.name}")
        for member, text in INFO.items():
            wheel.writestr(f"bitsandbytes-0.1.dist-info/{member}", text)
    return name

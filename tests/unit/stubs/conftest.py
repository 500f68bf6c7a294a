"""The fake libraries that the tests of the stubs share."""

from __future__ import annotations

from pathlib import Path

import pytest
from cuda_libraries import fake_library


@pytest.fixture(scope="session")
def fakes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a fake runtime of each major, a fake NVRTC 12 and a fake nvJitLink 12."""
    folder = tmp_path_factory.mktemp("fake-libraries")
    for major in (11, 12, 13):
        fake_library(folder, "cudart", major)
    fake_library(folder, "nvrtc", 12)
    fake_library(folder, "nvjitlink", 12)
    return folder

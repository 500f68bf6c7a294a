"""Headless Chromium for tests of HTML pages, and axe-core, which checks their accessibility."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from selenium.webdriver import Chrome

AXE = "axe-core-4.14.1"
AXE_SHA256 = "e6b0ce02b84d892e2e33e403485e7f3d6c29e2be6df65daf44d89ba564139745"
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "nybforge-tests"


@contextmanager
def chromium(width: int, height: int, *, scripts: bool = True) -> Iterator[Chrome]:
    """Yield a browser with a window of this size; skip the test if there is none."""
    selenium = pytest.importorskip("selenium.webdriver")
    programs = [shutil.which(name) for name in ("chromium", "chromedriver")]
    if None in programs:
        pytest.skip("no chromium and chromedriver (apt-get install chromium chromium-driver)")
    options = selenium.ChromeOptions()
    options.binary_location = programs[0]
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    # Chromium's sandbox does not work for root; the browser opens only pages of this project
    for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(word)
    if not scripts:
        content = {"profile.managed_default_content_settings.javascript": 2}
        options.add_experimental_option("prefs", content)
    driver = selenium.Chrome(options, selenium.ChromeService(programs[1]))
    try:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        yield driver
    finally:
        driver.quit()


def axe_source() -> str:
    """Return the code of axe-core, from the cache or from the package registry; skip the test if
    the code is not available."""
    archive = CACHE / f"{AXE}.tgz"
    if not archive.is_file():
        npm = shutil.which("npm")
        if npm is None:
            pytest.skip("axe-core: no npm on this machine")
        CACHE.mkdir(parents=True, exist_ok=True)
        name, _, version = AXE.rpartition("-")
        argv = [npm, "pack", "--silent", "--pack-destination", str(CACHE), f"{name}@{version}"]
        done = subprocess.run(argv, cwd=CACHE, capture_output=True, text=True, timeout=120)
        if done.returncode != 0:
            pytest.skip(f"axe-core cannot be downloaded: {done.stderr[-300:]}")
    data = archive.read_bytes()
    assert hashlib.sha256(data).hexdigest() == AXE_SHA256, f"remove {archive}"
    with tarfile.open(archive) as packed:
        member = packed.extractfile("package/axe.min.js")
        assert member is not None
        return member.read().decode()


def violations(driver: Chrome) -> list[str]:
    """Return axe-core's findings on the page, one line per rule and element."""
    driver.execute_script(axe_source())
    found: dict[str, Any] = driver.execute_async_script("axe.run().then(arguments[0])")
    assert found["passes"]
    return [
        f"{rule['id']}: {rule['help']}: {node['html'][:200]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]

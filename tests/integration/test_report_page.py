"""The report in headless Chromium: it renders, filters work by keyboard, axe-core finds nothing."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from browser import chromium, violations
from built_channel import make_channel
from small_packages import make_package

from nybforge.__main__ import main

if TYPE_CHECKING:
    from selenium.webdriver import Chrome

WIDE, PHONE = (1280, 900), (390, 844)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the page of a report and the page of compat."""
    folder = tmp_path_factory.mktemp("pages")
    channel = make_channel(folder, make_package)
    env = {"PATH": "/usr/bin:/bin", "NYBFORGE_OUTPUT": str(channel.path)}
    with open(os.devnull, "w") as nowhere:
        assert main(["report", "--quiet"], env, nowhere, nowhere, folder) == 0
        assert main(["compat", "--html", "compat.html"], env, nowhere, nowhere, folder) == 0
    return folder


@pytest.fixture(scope="module", params=[WIDE, PHONE], ids=["wide", "phone"])
def browser(request: pytest.FixtureRequest) -> Iterator[Chrome]:
    with chromium(*request.param) as driver:
        yield driver


@pytest.fixture
def opened(browser: Chrome, pages: Path) -> Callable[[str], Chrome]:
    def go(name: str) -> Chrome:
        browser.get((pages / name).as_uri())
        return browser

    return go


def keys(driver: Chrome, *words: str) -> None:
    """Send key presses to the focused element."""
    from selenium.webdriver import ActionChains

    ActionChains(driver).send_keys(*words).perform()


def focused(driver: Chrome) -> str:
    """Return the name of the focused control, or its text."""
    return str(
        driver.execute_script(
            "return document.activeElement.name || document.activeElement.textContent"
        )
    )


def tab_to(driver: Chrome, name: str) -> None:
    """Press TAB until the control has the focus."""
    from selenium.webdriver import Keys

    for _ in range(40):
        if focused(driver) == name:
            return
        keys(driver, Keys.TAB)
    raise AssertionError(f"TAB does not reach {name}")


def shown(driver: Chrome, selector: str) -> list[str]:
    """Return the first line of every visible element."""
    return [
        element.text.split("\n")[0]
        for element in driver.find_elements("css selector", selector)
        if element.is_displayed()
    ]


@pytest.mark.parametrize("name", ["report.html", "compat.html"])
def test_a_page_renders_without_errors_and_fits_the_window(
    opened: Callable[[str], Chrome], name: str
) -> None:
    driver = opened(name)
    assert driver.find_element("css selector", "h1").is_displayed()
    assert len(shown(driver, "#devices tbody tr")) > 15
    width, window = driver.execute_script(
        "return [document.documentElement.scrollWidth, innerWidth]"
    )
    assert width <= window
    assert driver.get_log("browser") == []
    assert driver.execute_script("return performance.getEntriesByType('resource').length") == 0


@pytest.mark.parametrize("name", ["report.html", "compat.html"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(opened: Callable[[str], Chrome], name: str, scheme: str) -> None:
    driver = opened(name)
    wanted = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", wanted)
    driver.execute_script("document.querySelectorAll('details').forEach(each => each.open = true)")
    assert violations(driver) == []


def test_filters_work_by_keyboard(opened: Callable[[str], Chrome]) -> None:
    from selenium.webdriver import Keys

    driver = opened("report.html")
    tab_to(driver, "target")
    keys(driver, "cuda122")
    assert shown(driver, "#devices thead th")[2:] == ["cuda122"]
    assert shown(driver, "[data-package] th") == ["libnybble", "nybble-kernels"]
    assert [each.split(":")[0] for each in shown(driver, "#sizes h3")] == ["cuda122"]
    tab_to(driver, "device")
    keys(driver, "h100 sm_80")
    assert shown(driver, "#devices tbody th") == ["8.0", "9.0"]
    status = driver.find_element("css selector", "output").text
    assert status.startswith("Shown: 2 of 3 packages, 2 of ")
    tab_to(driver, "how")
    keys(driver, Keys.SPACE)  # the first kind of support: cubin
    assert shown(driver, "#devices tbody th") == ["9.0"]  # supported by PTX
    tab_to(driver, "Show everything")
    keys(driver, Keys.ENTER)
    assert len(shown(driver, "#devices tbody th")) > 15
    assert len(shown(driver, "[data-package] th")) == 3


def test_a_reason_opens_by_keyboard(opened: Callable[[str], Chrome]) -> None:
    from selenium.webdriver import Keys

    driver = opened("compat.html")
    summary = driver.find_element("css selector", "#devices summary")
    driver.execute_script("arguments[0].focus()", summary)
    keys(driver, Keys.ENTER)
    details = driver.find_element("css selector", "#devices details")
    assert "(driver of CUDA" in details.text


def test_the_page_is_complete_without_javascript(pages: Path) -> None:
    with chromium(*PHONE, scripts=False) as driver:
        driver.get((pages / "report.html").as_uri())
        assert not driver.find_element("css selector", "#filters").is_displayed()
        assert len(shown(driver, "#devices tbody tr")) > 15
        assert shown(driver, "#timeline .lane")
        assert shown(driver, "pre.command")

"""The newest GCC that the toolkit accepts is chosen. If there is none, the error names the package
to install."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nybble.compat import gcc_max
from nybforge.errors import HostLacksTool
from nybforge.toolchain.choose import pick_compiler
from nybforge.toolchain.model import Compiler, Host, Wanted

NVCC = Wanted(target="cuda122", toolkit="12.2", device_compiler="nvcc")
NVRTC = Wanted(target="cuda122", toolkit="12.2", device_compiler="nvrtc")


def test_the_newest_accepted_is_taken(host: Callable[..., Host]) -> None:
    picked = pick_compiler(NVCC, host("14.2.0", "13.2.0", "12.3.0", "11.4.0"))
    assert picked.compiler.version == "12.3.0"
    assert "nvcc 12.2 accepts (GCC 12 at most)" in picked.reason


def test_a_pin_that_is_not_followed_is_reported(host: Callable[..., Host]) -> None:
    pinned = Wanted(target="cuda122", toolkit="12.2", device_compiler="nvcc", gcc_pin="12.3.0")
    assert "instead of the target's 12.3.0" in pick_compiler(pinned, host("12.2.0")).reason
    assert "instead" not in pick_compiler(pinned, host("12.3.0")).reason


def test_without_a_toolkit_the_newest_is_taken(host: Callable[..., Host]) -> None:
    picked = pick_compiler(Wanted(target="cpu"), host("14.2.0", "12.3.0"))
    assert picked.compiler.version == "14.2.0"


def test_nvrtc_does_not_mind_a_too_new_gcc_but_the_reason_says_so(
    host: Callable[..., Host],
) -> None:
    picked = pick_compiler(NVRTC, host("14.2.0", "13.2.0"))
    assert picked.compiler.version == "14.2.0"
    assert "nvcc 12.2 would not accept it" in picked.reason


@pytest.mark.parametrize("toolkit", ["11.8", "12.4", "12.8", "13.0"])
def test_the_limit_is_the_compatibility_tables(toolkit: str, host: Callable[..., Host]) -> None:
    limit = gcc_max(toolkit)
    wanted = Wanted(target="t", toolkit=toolkit, device_compiler="nvcc")
    machine = host(f"{limit + 1}.1.0", f"{limit}.1.0", f"{limit - 1}.1.0")
    assert pick_compiler(wanted, machine).compiler.major == limit


def test_only_too_new_compilers_name_the_package_to_install(host: Callable[..., Host]) -> None:
    with pytest.raises(HostLacksTool) as caught:
        pick_compiler(NVCC, host("14.2.0", "13.2.0", distribution="ubuntu debian"))
    assert "too new" in caught.value.what
    assert "14.2.0, 13.2.0" in (caught.value.why or "")
    assert "apt-get install g++-12" in (caught.value.hint or "")


@pytest.mark.parametrize(
    ("distribution", "command"),
    [
        ("debian", "apt-get install g++"),
        ("rocky rhel centos fedora", "dnf install gcc-c++"),
        ("arch", "pacman -S gcc"),
        ("opensuse-leap suse opensuse", "zypper install gcc-c++"),
        ("", "install g++ with your package manager"),
    ],
)
def test_no_compiler_names_the_command_of_this_distribution(
    distribution: str, command: str, host: Callable[..., Host]
) -> None:
    with pytest.raises(HostLacksTool) as caught:
        pick_compiler(Wanted(target="cpu"), host(distribution=distribution))
    assert caught.value.hint == command
    assert "no gcc on PATH" in (caught.value.why or "")


def test_a_gcc_without_gxx_or_too_old_does_not_count(
    host: Callable[..., Host], compiler: Callable[..., Compiler]
) -> None:
    from dataclasses import replace

    machine = replace(host("7.5.0"), compilers=(compiler("12.2.0", gxx=False), compiler("7.5.0")))
    with pytest.raises(HostLacksTool) as caught:
        pick_compiler(Wanted(target="cpu"), machine)
    assert "without g++" in (caught.value.why or "")


@pytest.mark.parametrize(("platform", "oldest"), [("linux-64", 11), ("linux-aarch64", 9)])
def test_each_platform_has_its_own_oldest_gcc(
    platform: str, oldest: int, host: Callable[..., Host]
) -> None:
    """-march=x86-64-v3 needs GCC 11; Arm has no such option."""
    wanted = Wanted(target="cpu")
    picked = pick_compiler(wanted, host(f"{oldest}.1.0", platform=platform))
    assert picked.compiler.major == oldest
    with pytest.raises(HostLacksTool, match=f"GCC {oldest} or newer with g") as caught:
        pick_compiler(wanted, host(f"{oldest - 1}.5.0", platform=platform))
    assert f"is GCC {oldest - 1}.5.0 for {platform}" in (caught.value.why or "")
    assert "--docker" in (caught.value.hint or "")


def test_where_the_distributions_own_gxx_is_too_old_another_is_named(
    host: Callable[..., Host],
) -> None:
    with pytest.raises(HostLacksTool) as caught:
        pick_compiler(Wanted(target="cpu"), host("8.5.0", distribution="rocky rhel centos fedora"))
    assert "gcc-toolset-12-gcc-c++" in (caught.value.hint or "")


def test_a_cross_target_needs_a_cross_compiler(host: Callable[..., Host]) -> None:
    with pytest.raises(HostLacksTool) as caught:
        pick_compiler(Wanted(target="cpu", platform="linux-aarch64"), host("12.2.0"))
    assert "apt-get install g++-aarch64-linux-gnu" in (caught.value.hint or "")

"""Runs all probes in parallel, with a time limit, and combines their answers into facts."""

from __future__ import annotations

import dataclasses
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any

from nybforge.doctor.facts import Driver, Facts, ProbeRun, System
from nybforge.doctor.finding import fault
from nybforge.doctor.probes import compilers, driver, libraries, network, packages, system, toolkits
from nybforge.doctor.probes.host import Host

__all__ = ["PROBES", "WATCHED", "gather"]

# The time limit for all probes together, in seconds. A probe that is not finished by then is
# abandoned and reported.
TOTAL_LIMIT_S = 3.5

WATCHED = ("BNB_", "CUDA", "LD_", "NYBBLE_", "NVIDIA_", "CONDA_", "CMAKE_", "TORCH_CUDA")
_WATCHED_NAMES = ("CC", "CXX", "NVCC_PREPEND_FLAGS", "NVCC_CCBIN", "PATH", "VIRTUAL_ENV")

Probe = Callable[[Host], Any]

PROBES: dict[str, Probe] = {
    "system": system.probe_system,
    "jetson": system.probe_jetson,
    "nvidia_pci": system.probe_pci,
    "compilers": compilers.probe_compilers,
    "toolkits": toolkits.probe_toolkits,
    "libcuda": driver.probe_libcuda,
    "nvidia_smi": driver.probe_smi,
    "libraries": libraries.probe_libraries,
    "packages": packages.probe_packages,
    "torch": packages.probe_torch,
    "bitsandbytes": packages.probe_bitsandbytes,
    "kernel_sets": packages.probe_kernel_sets,
    "channels": network.probe_channels,
}


@dataclasses.dataclass(slots=True)
class _Running:
    """A probe that runs in its own thread."""

    name: str
    host: Host
    thread: threading.Thread | None = None
    answer: Any = None
    seconds: float = 0.0
    problem: str | None = None

    def run(self, probe: Probe) -> None:
        """Run the probe and store its answer. If the probe raises an exception, store its text in
        `problem`."""
        started = time.monotonic()
        try:
            self.answer = probe(self.host)
        except Exception as error:
            self.problem = fault(error)
        self.seconds = round(time.monotonic() - started, 3)


def gather(
    host: Host, *, limit: float = TOTAL_LIMIT_S, probes: Mapping[str, Probe] = PROBES
) -> Facts:
    """Return the facts of the machine. If a probe raises an error, the error is recorded in the
    facts.

    The threads are daemons, so that a probe that hangs in the kernel does not keep the process
    alive.
    """
    running = []
    for name, probe in probes.items():
        one = _Running(name, dataclasses.replace(host, silent=[]))
        one.thread = threading.Thread(target=one.run, args=(probe,), daemon=True)
        one.thread.start()
        running.append(one)
    deadline = time.monotonic() + limit
    answers: dict[str, Any] = {}
    runs = []
    for one in running:
        assert one.thread is not None
        one.thread.join(max(0.0, deadline - time.monotonic()))
        late = one.thread.is_alive()
        problem = f"cut off after {limit:g} s" if late else one.problem
        silent = tuple(sorted(one.host.silent))
        runs.append(
            ProbeRun(
                name=one.name, seconds=one.seconds, problem=problem, cut_off=late, silent=silent
            )
        )
        if not late and one.problem is None:
            answers[one.name] = one.answer
    return _together(host, answers, tuple(runs))


def _together(host: Host, answers: Mapping[str, Any], runs: tuple[ProbeRun, ...]) -> Facts:
    driver, gpus = answers.get("libcuda", (Driver(problem="libcuda was not probed"), ()))
    smi, release, smi_problem = answers.get("nvidia_smi", (None, None, None))
    driver = dataclasses.replace(
        driver,
        release=release or driver.kernel_module,
        nvidia_smi=smi,
        smi_problem=smi_problem,
    )
    shared = answers.get("libraries", ())
    described: System = answers.get("system", System())
    described = dataclasses.replace(described, glibcxx=libraries.newest_glibcxx(host, shared))
    return Facts(
        system=described,
        jetson=answers.get("jetson"),
        compilers=answers.get("compilers", ()),
        toolkits=answers.get("toolkits", ()),
        nvidia_pci=answers.get("nvidia_pci"),
        driver=driver,
        gpus=gpus,
        libraries=shared,
        packages=answers.get("packages", ()),
        torch=answers.get("torch"),
        bitsandbytes=answers.get("bitsandbytes"),
        kernel_sets=answers.get("kernel_sets", ()),
        module_system="MODULESHOME" in host.env or "LMOD_CMD" in host.env,
        variables=_variables(host.env),
        channels=answers.get("channels", ()),
        probes=runs,
    )


def _variables(env: Mapping[str, str]) -> dict[str, str]:
    return {
        name: value
        for name, value in sorted(env.items())
        if name.startswith(WATCHED) or name in _WATCHED_NAMES
    }

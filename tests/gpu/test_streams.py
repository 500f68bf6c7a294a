"""Every operation runs on the caller's current stream; several threads use their own streams."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import pytest

torch = pytest.importorskip("torch")
operations = import_module("gpu.operations").operations
less = import_module("gpu.less")

Make = Callable[..., Any]


def test_work_is_queued_on_the_current_stream(make: Make) -> None:
    """The stream sleeps first. No call waits for it, and the default stream sees no result yet."""
    side, seen = torch.cuda.Stream(), []
    with torch.no_grad():
        for name, call in operations(make, "cuda:0").items():
            wanted = [call() for _ in range(2)][1]
            torch.cuda.synchronize()
            with torch.cuda.stream(side):
                memory = torch.full_like(wanted, 77)  # place of the next result
                place = memory.data_ptr()
                call()  # allocates the call's other memory
                side.synchronize()
                del memory
                torch.cuda._sleep(30_000_000)
                result = call()
            early = result.clone()  # runs on the default stream
            torch.cuda.default_stream().synchronize()
            assert not side.query(), f"{name}: waited for the stream"
            if result.data_ptr() == place:
                seen.append(name)
                assert not torch.equal(early, wanted), f"{name}: not queued on the stream"
            side.synchronize()
            assert torch.equal(result, wanted), name
    assert len(seen) > 3, f"only results of {seen} were in the expected place"


def test_threads_with_streams_of_their_own_do_not_disturb_one_another(make: Make) -> None:
    calls = operations(make, "cuda:0")
    wanted = {name: call() for name, call in calls.items()}
    torch.cuda.synchronize()
    wrong: list[str] = []

    def work(first: int) -> None:
        names = [*calls][first:] + [*calls][:first]
        with torch.cuda.stream(torch.cuda.Stream()):
            for name in names * (1 if less.LESS else 6):
                if not torch.equal(calls[name](), wanted[name]):
                    wrong.append(name)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, range(0, 16, 4)))
    assert wrong == []

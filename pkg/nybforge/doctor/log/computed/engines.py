"""The cause when the container toolkit, which hands GPUs in, fails while a container starts."""

from __future__ import annotations

from nybforge.doctor.log.cause import Hit


def kind(hit: Hit) -> str:
    text = hit.quote
    kinds = (
        ("ldcache", "ldcache error" in text),
        ("image", "file exists" in text),
        ("cgroup", "cgroup" in text.lower() or "bpf" in text.lower()),
        ("device", "device error" in text),
        ("root", "change root failed" in text),
        ("library", "cannot open shared object file" in text),
        ("driver", "driver error" in text or "driver rpc error" in text),
    )
    return next((name for name, is_it in kinds if is_it), "")

"""Hypothesis settings for all unit tests: deterministic examples, no deadline."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# A loaded machine is no reason to fail: neither an example nor the making of ten may be timed.
settings.register_profile(
    "repeatable",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("repeatable")

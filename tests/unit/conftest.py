"""Hypothesis settings for all unit tests: deterministic examples, no deadline."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# On a loaded machine, tests must not fail because of time: neither an example nor the creation of
# examples is timed.
settings.register_profile(
    "repeatable",
    # each run has the same examples, so a larger number would only take more time
    derandomize=True,
    max_examples=50,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("repeatable")

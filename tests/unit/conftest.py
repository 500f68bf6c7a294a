"""Hypothesis settings for all unit tests: deterministic examples, no deadline."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# On a loaded machine, tests must not fail because of time: neither an example nor the creation of
# examples is timed.
settings.register_profile(
    "repeatable",
    derandomize=True,  # so more examples than these take time in each run and find nothing new
    max_examples=50,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("repeatable")

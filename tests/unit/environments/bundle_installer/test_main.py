"""The options of the bundle's installer, and how it reports Ctrl-C."""

from __future__ import annotations

import pytest

from nybforge.environments.bundle_installer.__main__ import _options, _stopped


@pytest.mark.parametrize("seconds", ["nan", "inf", "-inf", "-1", "soon", ""])
def test_a_wait_that_is_not_a_duration_is_refused(
    seconds: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        _options([f"--wait={seconds}", "--payload", "bundle"])
    assert end.value.code == 2
    assert f"--wait: {seconds!r} is not a valid number of seconds" in capfd.readouterr().err


def test_a_slip_on_the_node_is_one_error(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        _options(["--nope", "--payload", "bundle"])
    assert end.value.code == 2
    said = "error: unrecognized arguments: --nope\n\nhint: sh FILE --help\n"
    assert capfd.readouterr().err == said


def test_a_second_ctrl_c_is_not_reported_as_a_full_disk() -> None:
    error = OSError(9, "Bad file descriptor")
    assert not _stopped(error)
    error.__context__ = ValueError()
    error.__context__.__context__ = KeyboardInterrupt()
    assert _stopped(error)

"""The result file of the engine's child process is whole, or does not exist."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FULL_DISK = """
import resource, sys
from pathlib import Path
from nybforge import engine
engine.build = lambda request: Path("a.conda")
engine.test = lambda package, request, results: engine.TEST_FAILED
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
engine.main(sys.argv[1:])
"""


def test_a_full_disk_leaves_no_part_of_a_result(tmp_path: Path) -> None:
    """The build reads the results of the tests even if the child failed."""
    request, answer = tmp_path / "request.json", tmp_path / "answer.json"
    request.write_text('{"test": true, "staging": "."}')
    argv = [sys.executable, "-c", FULL_DISK, str(request), str(answer)]
    done = subprocess.run(argv, capture_output=True, text=True)
    assert done.returncode == 1
    assert "File too large" in done.stderr
    assert list(tmp_path.iterdir()) == [request]

"""Collect the fixes that the doctor prints for the labelled logs, and the commands in these fixes.

Run: python -m tests.doctor.printed. It prints the number of causes whose fixes contain a command.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache

from tests.doctor_logs import LOGS

from nybforge import doctor
from nybforge.doctor.log.causes import installed_causes

__all__ = ["commands", "printed"]

PROGRAMS = """
conda mamba micromamba python python3 pip uv export sudo git nvidia-smi ls ldconfig curl rm env cat
nybforge ldd cmake grep head for docker which nvcc sed printf c++filt cuobjdump df readelf source
kubectl uname nvidia-ctk wsl unset ulimit echo readlink hash lscpu cargo tail scontrol sinfo module
findmnt mkdir clang free find gcc ps getconf file id apt-get ./build_all.sh sacctmgr mokutil
"""


@cache
def printed() -> tuple[tuple[str, str], ...]:
    """Return the lines of all printed fixes, each with its cause."""
    logs = [f"{example}\n".encode() for cause in installed_causes() for example in cause.examples]
    logs += [log.data for log in LOGS]
    lines = {
        (found["id"], line)
        for log in logs
        for found in doctor.read_log(io.BytesIO(log), lambda: 0.0, doctor.Facts).findings
        for line in found["fix"]
    }
    return tuple(sorted(lines))


def commands(line: str) -> Iterator[str]:
    """Yield the commands in a line of a fix, without comments and without words such as "or:"."""
    text = line.split("   #")[0].strip()
    while text:
        word = re.sub(r"^(?:[A-Z_]+=\S* )+", "", text).split()[0]
        if word in PROGRAMS.split() and (word != "for" or " in " in text.split(";")[0]):
            yield next(
                (
                    text[: found.start()]
                    for found in re.finditer(r", (?=\S)", text)
                    if not text[: found.start()].count("'") % 2
                    and not text[: found.start()].count('"') % 2
                ),
                text,
            )
            return
        _, colon, text = text.partition(": ")
        if not colon:
            return


def main() -> None:
    """Print the causes whose fixes contain no command."""
    lines = printed()
    causes = {cause for cause, _ in lines}
    with_one = {cause for cause, line in lines if any(commands(line))}
    print(f"{len(lines)} lines of {len(causes)} causes; {len(with_one)} causes have a command")
    print("only read:", *sorted(causes - with_one))


if __name__ == "__main__":
    main()

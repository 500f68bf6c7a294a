"""Collects the report of a channel as plain data, from build records, journal, index, packages and
logs."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from nybforge import doctor, matrix, sizes
from nybforge.buildrecord import Record, read_record
from nybforge.buildreport.install import install_commands
from nybforge.buildreport.timeline import timelines
from nybforge.channel import STATE, Channel
from nybforge.errors import InputError, NothingSelected
from nybforge.journal import Entry, journal_paths, read_entry
from nybforge.plan import PER_TARGET
from nybforge.run import quoted
from nybforge.variants import HOST_TARGET, Variant

__all__ = ["collect"]

GROUPS = ("variant", "toolchain", "engine")  # prefixes of the names of inputs


def collect(
    channel: Channel, variants: Sequence[Variant], wanted: Sequence[str], facts: doctor.Facts
) -> dict[str, Any]:
    """Return the report. With `wanted`, it has the packages of these targets and those that all
    targets share. `facts` are those of this machine."""
    records, entries = read_records(channel), read_entries(channel)
    if not records and not entries:
        hint = f"nybforge build {' '.join(wanted) or 'cuda122'}"
        raise NothingSelected("nothing is built yet", where=channel.path, hint=hint)
    names = [variant.target for variant in variants]
    targets = {job: target_of(job, names) for job in (*records, *entries)}
    missing = [name for name in wanted if name not in targets.values()]
    if missing:
        raise NothingSelected(
            f"{', '.join(missing)}: not built yet",
            where=channel.path,
            hint=f"nybforge build {' '.join(missing)}",
        )
    shown = {job for job, name in targets.items() if not wanted or name in (*wanted, HOST_TARGET)}
    built = [name for name in names if name in {targets[job] for job in shown & set(records)}]
    own = [variant for variant in variants if variant.target in built]
    sets = {
        targets[job]: (record.file, sizes.kernel_set_of(channel.path / record.file))
        for job, record in sorted(records.items())
        if job in shown and job.startswith("nybble-kernels-")
    }
    rows = matrix.matrix(own, built={target: owner for target, (_, owner) in sets.items()})
    packages = [
        _package(job, targets[job], record, channel, entries.get(job))
        for job, record in sorted(records.items())
        if job in shown
    ]
    return {
        "channel": channel.url,
        "made": time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime()),
        "targets": built,
        "packages": packages,
        "failures": [
            _failure(entry, targets[job], facts)
            for job, entry in sorted(entries.items())
            if job in shown and entry.outcome == "failed"
        ],
        "machine": [finding.to_json() for finding in doctor.judge(facts)],
        "sizes": [
            sizes.measure(owner, file, (channel.path / file).stat().st_size).to_json()
            for file, owner in sets.values()
        ],
        "timelines": timelines(entry for job, entry in entries.items() if job in shown),
        "matrix": matrix.to_json(rows, matrix.limits(own)),
        "install": install_commands(
            channel.path, built, {str(package["name"]) for package in packages}
        ),
    }


def read_records(channel: Channel) -> dict[str, Record]:
    """Return job → build record; raise InputError for a damaged one."""
    found = {}
    for path in sorted((channel.path / STATE).glob("*.json")):
        record = read_record(path)
        if record is None:
            raise InputError(
                "a build record cannot be read",
                where=path,
                why="expected a JSON object with key, inputs, file and sha256",
                hint="build it again: nybforge build",
            )
        found[path.stem] = record
    return found


def read_entries(channel: Channel) -> dict[str, Entry]:
    """Return job → entry of the journal; raise InputError for a damaged one."""
    found = {}
    for path in journal_paths(channel):
        try:
            found[path.stem] = read_entry(path)
        except (OSError, ValueError) as error:
            raise InputError(
                "an entry of the build journal cannot be read",
                where=path,
                why=str(error),
                hint=f"remove it, and build the package again: rm {quoted([path])}",
            ) from error
    return found


def target_of(job: str, names: Sequence[str]) -> str:
    """Return the target of a job.

    >>> target_of("nybble-kernels-cuda122-noarch", ["cpu", "cuda122"])
    'cuda122'
    >>> target_of("libnybble-linux-64", ["cpu", "cuda122"])
    'cpu'
    """
    jobs = {f"{package}-{name}-noarch": name for package in PER_TARGET for name in names}
    return jobs.get(job, HOST_TARGET)


def _package(
    job: str, target: str, record: Record, channel: Channel, entry: Entry | None
) -> dict[str, Any]:
    subdir, _, file = record.file.partition("/")
    index = channel.index(subdir).get(file)
    if index is None:
        raise InputError(
            "a built package is missing from the channel's index",
            where=channel.path / record.file,
            hint=f"nybforge channel verify --repair --output {quoted([channel.path])}",
        )
    current = entry if entry is not None and entry.key == record.key else None
    if current is not None and current.outcome != "built":
        current = None  # the last build failed, the one before made this package
    return {
        "job": job,
        "name": index["name"],
        "version": index["version"],
        "build": index["build"],
        "target": target,
        "platform": subdir,
        "file": record.file,
        "size": index["size"],
        "sha256": record.sha256,
        "depends": list(index.get("depends", ())),
        "key": record.key,
        "made_from": made_from(record.inputs),
        "built": current and _built(current),
    }


def made_from(inputs: Mapping[str, str]) -> dict[str, Any]:
    """Group a record's inputs: source files, variant values, tools, engine, and other packages.

    >>> made_from({"csrc/a.cc": "1f", "variant c_stdlib": "sysroot", "nvrtcc-linux-64": "2e"})
    {'files': {'csrc/a.cc': '1f'}, 'variant': {'c_stdlib': 'sysroot'}, 'toolchain': {}, \
'engine': {}, 'packages': {'nvrtcc-linux-64': '2e'}}
    """
    found: dict[str, dict[str, str]] = {"files": {}, **{group: {} for group in GROUPS}}
    found["packages"] = {}
    for name, value in sorted(inputs.items()):
        group, space, rest = name.partition(" ")
        if space and group in GROUPS:
            found[group][rest] = value
        elif "/" in name or name.isupper():  # VERSION, LICENSE
            found["files"][name] = value
        else:
            found["packages"][name] = value
    return found


def _built(entry: Entry) -> dict[str, Any]:
    return {
        "began": entry.began,
        "seconds": entry.seconds,
        "node": entry.node,
        "cores": entry.cores,
        "commit": entry.run.commit,
        "tests": [asdict(test) for test in entry.tests],
    }


def _failure(entry: Entry, target: str, facts: doctor.Facts) -> dict[str, Any]:
    """Return a failed job: its errors, and the causes that its log shows if the log is still
    there."""
    log, findings = Path(entry.log), []
    with suppress(OSError), log.open("rb") as stream:
        answer = doctor.read_log(stream, time.process_time, lambda: facts, here=True)
        findings = [dict(each) for each in answer.findings]
    return {
        "job": entry.job,
        "target": target,
        **_built(entry),
        "log": entry.log,
        "errors": [asdict(each) for each in entry.errors],
        "findings": findings,
    }

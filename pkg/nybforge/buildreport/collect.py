"""Collects the report of a channel as plain data, from build records, journal, index, packages and
logs."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from nybforge import doctor, matrix, sizes
from nybforge.buildrecord import Record, read_record
from nybforge.buildreport.install import install_commands
from nybforge.buildreport.timeline import timelines
from nybforge.channel import STATE, Channel
from nybforge.environments.bundle_installer.attested import SBOM, check
from nybforge.environments.bundle_installer.fault import Fault
from nybforge.errors import InputError, NothingSelected
from nybforge.journal import Entry, journal_paths, read_entry
from nybforge.package import attestation_path
from nybforge.places import build_command
from nybforge.plan import PER_TARGET, job_id
from nybforge.run import quoted
from nybforge.variants import HOST_TARGET, Variant

__all__ = ["collect"]

INDEXED = ("name", "version", "build", "size")
GROUPS = ("variant", "toolchain", "engine")  # name prefixes of inputs


def collect(
    channel: Channel, variants: Sequence[Variant], wanted: Sequence[str], facts: doctor.Facts
) -> dict[str, Any]:
    """Return the report. With `wanted`, it contains only the packages of these targets and the
    packages that all targets share. `facts` describes this machine."""
    records, entries = read_records(channel), read_entries(channel)
    names = [variant.target for variant in variants]
    targets = targets_of((*records, *entries), names)
    missing = [name for name in wanted if name not in targets.values()]
    if not targets or missing:
        raise NothingSelected(
            f"not built yet: {', '.join(missing)}"
            if targets
            else "the channel has no built targets yet",
            where=channel.path,
            hint=build_command(channel.path, *(missing or ["cuda122"])),
        )
    shown = [job for job, name in targets.items() if not wanted or name in (*wanted, HOST_TARGET)]
    packages = _packages(channel, {job: records[job] for job in shown if job in records}, targets)
    for package in packages:
        package["built"] = _built_by(entries.get(package["job"]), package["key"])
    mine = [entries[job] for job in shown if job in entries]
    built = [name for name in names if name in {package["target"] for package in packages}]
    return {
        "channel": channel.url,
        "made": time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime()),
        "targets": built,
        "packages": packages,
        "failures": [
            _failure(entry, targets[entry.job], facts)
            for entry in sorted(mine, key=lambda each: each.job)
            if entry.outcome == "failed"
        ],
        "machine": [finding.to_json() for finding in doctor.judge(facts)],
        "timelines": timelines(mine),
        "install": install_commands(channel.path, built, {each["name"] for each in packages}),
        **_kernels(channel, [each for each in variants if each.target in built], packages),
    }


def _kernels(
    channel: Channel, variants: Sequence[Variant], packages: Iterable[Mapping[str, Any]]
) -> dict[str, Any]:
    """Return the sizes of the built kernel sets, and the devices that can use them."""
    files = {each["target"]: each for each in packages if each["name"] == "nybble-kernels"}
    sets = {
        target: sizes.kernel_set_of(channel.path / each["file"]) for target, each in files.items()
    }
    rows = matrix.matrix(variants, built=sets)
    return {
        "sizes": [
            sizes.measure(owner, files[target]["file"], files[target]["size"]).to_json()
            for target, owner in sets.items()
        ],
        "matrix": matrix.to_json(rows, matrix.limits(variants)),
    }


def read_records(channel: Channel) -> dict[str, Record]:
    """Return job → build record; raise InputError if a record is damaged."""
    found = {}
    for path in sorted((channel.path / STATE).glob("*.json")):
        record = read_record(path)
        if record is None:
            raise InputError(
                "a build record cannot be read",
                where=path,
                why="expected a JSON object with key, inputs, file and sha256",
                hint="build the package again: nybforge build",
            )
        found[path.stem] = record
    return found


def read_entries(channel: Channel) -> dict[str, Entry]:
    """Return job → entry of the journal; raise InputError if an entry is damaged."""
    found = {}
    for path in journal_paths(channel):
        try:
            found[path.stem] = read_entry(path)
        except (OSError, ValueError) as error:
            raise InputError(
                "an entry of the build journal cannot be read",
                where=path,
                why=str(error),
                hint=f"remove the entry, which does not remove the package: rm {quoted([path])}",
            ) from error
    return found


def targets_of(jobs: Iterable[str], names: Sequence[str]) -> dict[str, str]:
    """Return the target of each job.

    >>> targets_of(["nybble-kernels-cuda122-noarch", "libnybble-linux-64"], ["cpu", "cuda122"])
    {'nybble-kernels-cuda122-noarch': 'cuda122', 'libnybble-linux-64': 'cpu'}
    """
    known = {job_id(package, name, ""): name for package in PER_TARGET for name in names}
    return {job: known.get(job, HOST_TARGET) for job in jobs}


def _packages(
    channel: Channel, records: Mapping[str, Record], targets: Mapping[str, str]
) -> list[dict[str, Any]]:
    """Return the packages of the records, by job."""
    index = {
        f"{subdir}/{name}": entry
        for subdir in channel.subdirs()
        for name, entry in channel.index(subdir).items()
    }
    found = []
    for job, record in sorted(records.items()):
        path, entry = channel.path / record.file, index.get(record.file)
        if entry is None or not path.is_file() or not entry.keys() >= set(INDEXED):
            raise InputError(
                "a built package is missing from the channel or its index",
                where=path,
                hint=f"nybforge channel verify --repair --output {quoted([channel.path])}, "
                f"then {build_command(channel.path, targets[job])}",
            )
        row = {key: entry[key] for key in INDEXED}
        row |= {"job": job, "target": targets[job], "platform": path.parent.name}
        row |= {"file": record.file, "sha256": record.sha256, "key": record.key}
        row["depends"] = list(entry.get("depends", ()))
        row["made_from"] = {
            **made_from(record.inputs),
            "environment": _environment(channel, record),
        }
        found.append(row)
    return found


def _built_by(entry: Entry | None, key: str) -> dict[str, Any] | None:
    """Return how a package was built. Return None if the entry describes another build. For
    example, the entry may describe a failed build, while the package is from an earlier build."""
    current = entry is not None and entry.key == key and entry.outcome == "built"
    return _built(entry) if entry is not None and current else None


def _environment(channel: Channel, record: Record) -> list[dict[str, str]]:
    """Return the packages in the environments of a build, as the package's attestation lists them.
    Return an empty list if there is no attestation."""
    package = channel.path / record.file
    path = attestation_path(package)
    try:
        statements = check(path.read_bytes(), package.name, record.sha256, None)
        components = [
            each
            for statement in statements
            if statement["predicateType"] == SBOM
            for each in statement["predicate"]["components"]
        ]
        return [{key: str(each[key]) for key in ("name", "version", "purl")} for each in components]
    except FileNotFoundError:
        return []
    except (Fault, KeyError, TypeError) as error:
        raise InputError(
            "an attestation cannot be used",
            where=path,
            why=error.what if isinstance(error, Fault) else f"{type(error).__name__}: {error}",
            hint=f"nybforge channel verify --output {quoted([channel.path])}",
        ) from error


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
        elif "/" in name or name.isupper():  # for example VERSION or LICENSE
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
    """Return a failed job with its errors. If its log still exists, add the causes that the log
    shows."""
    log, findings = Path(entry.log), []
    with suppress(OSError), log.open("rb") as stream:
        answer = doctor.read_log(stream, time.process_time, lambda: facts, here=True, failed=True)
        findings = [dict(each) for each in answer.findings]
    return {
        "job": entry.job,
        "target": target,
        **_built(entry),
        "log": entry.log,
        "errors": [asdict(each) for each in entry.errors],
        "findings": findings,
    }

"""Writes the statements about a built package: its provenance (SLSA) and its bill of materials
(CycloneDX). They contain no time and no path of this machine, so that equal builds give equal
statements.

The documents are written as plain JSON, because cyclonedx-python-lib would add ten dependencies to
write one list. A test validates the document with that library's schema.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import quote, urlencode

from nybforge import __version__
from nybforge.environments.bundle_installer.attested import (
    PAYLOAD_TYPE,
    PROVENANCE,
    SBOM,
    STATEMENT,
)
from nybforge.packages import PACKAGES
from nybforge.redact import public_url

if TYPE_CHECKING:
    from nybforge.plan import Step

__all__ = ["Material", "attestation", "envelope", "provenance"]

BUILDER = "urn:nybforge:builder"
BUILD_TYPE = "urn:nybforge:build:1"


class Material(NamedTuple):
    """A package that was installed in the environments of a build."""

    name: str
    version: str
    build: str
    subdir: str
    channel: str
    sha256: str | None

    @property
    def purl(self) -> str:
        """The package's URL in the scheme of the package-url project."""
        rest = {"build": self.build, "subdir": self.subdir}
        if not self.channel.startswith(("file:", "/")):  # a folder on this machine is left out
            rest["channel"] = public_url(self.channel)
        return f"pkg:conda/{quote(self.name)}@{quote(self.version)}?{urlencode(rest)}"


def attestation(
    step: Step, index: Mapping[str, Any], file: str, sha256: str, materials: Sequence[Material]
) -> bytes:
    """Return the unsigned attestation of a step's package."""
    materials = sorted(set(materials))
    parameters, internal, inputs = _inputs(step, materials)
    statements = [
        provenance((file, sha256), BUILD_TYPE, parameters, inputs, internal),
        _statement((file, sha256), SBOM, _sbom(index, sha256, materials)),
    ]
    return b"".join(envelope(json.dumps(each, sort_keys=True).encode()) for each in statements)


def envelope(payload: bytes, *signatures: Mapping[str, str]) -> bytes:
    """Return a DSSE envelope as one line."""
    text = base64.b64encode(payload).decode()
    document = {"payload": text, "payloadType": PAYLOAD_TYPE, "signatures": signatures}
    return json.dumps(document, sort_keys=True).encode() + b"\n"


def provenance(
    subject: tuple[str, str],
    kind: str,
    parameters: Mapping[str, Any],
    materials: Sequence[Mapping[str, Any]],
    internal: Mapping[str, Any] = MappingProxyType({}),
) -> dict[str, Any]:
    """Return the provenance statement of the subject (file name and sha256)."""
    predicate = {
        "buildDefinition": {
            "buildType": kind,
            "externalParameters": parameters,
            "internalParameters": dict(internal),
            "resolvedDependencies": materials,
        },
        "runDetails": {"builder": {"id": BUILDER, "version": {"nybforge": __version__}}},
    }
    return _statement(subject, PROVENANCE, predicate)


def _statement(subject: tuple[str, str], kind: str, predicate: Mapping[str, Any]) -> dict[str, Any]:
    name, sha256 = subject
    about = [{"name": name, "digest": {"sha256": sha256}}]
    return {"_type": STATEMENT, "subject": about, "predicateType": kind, "predicate": predicate}


def _inputs(
    step: Step, materials: Sequence[Material]
) -> tuple[dict[str, Any], dict[str, Any], list[dict[str, Any]]]:
    """Return the parameters, the internal parameters and the materials of a step."""
    sorts: dict[str, dict[str, str]] = {"variant": {}, "toolchain": {}, "engine": {}}
    files: list[dict[str, Any]] = []
    for name, value in sorted(step.inputs.items()):
        kind, _, rest = name.partition(" ")
        if rest and kind in sorts:
            sorts[kind][rest] = _without_folders(value)
        elif len(value.removesuffix("x")) == 64 and name not in step.after:
            files.append(
                {"name": name, "digest": {_algorithm(step, name): value.removesuffix("x")}}
            )
        else:
            sorts["engine"][name] = value
    packages = [
        {"uri": each.purl, **({"digest": {"sha256": each.sha256}} if each.sha256 else {})}
        for each in materials
    ]
    parameters = {
        "job": step.job,
        "package": step.package,
        "platform": step.platform,
        "variant": sorts["variant"],
    }
    internal = {"engine": sorts["engine"], "key": step.key, "toolchain": sorts["toolchain"]}
    return parameters, internal, [*files, *packages]


def _without_folders(value: str) -> str:
    """Return the value without the paths of local channels.

    >>> _without_folders("conda-forge file:///home/me/channel")
    'conda-forge file:'
    """
    return " ".join("file:" if word.startswith("file:") else word for word in value.split(" "))


def _algorithm(step: Step, name: str) -> str:
    """Return the name of the digest algorithm that inputs.py uses for the file."""
    sources = PACKAGES.get(step.package)
    code = name.endswith((".cc", ".c", ".h"))
    shipped = sources is None or sources.contains(name)
    return "sha256-without-comments" if code and not shipped else "sha256"


def _sbom(index: Mapping[str, Any], sha256: str, materials: Sequence[Material]) -> dict[str, Any]:
    own = Material(
        name=index["name"], version=index["version"], build=index["build"],
        subdir=index["subdir"], channel="file:", sha256=sha256,
    )  # fmt: skip
    about = _component(own)
    if index.get("license"):
        about["licenses"] = [{"license": {"name": index["license"]}}]
    about["properties"] = [
        {"name": "conda:depends", "value": each} for each in index.get("depends", [])
    ]
    # the build used these packages, but they are not in the built package
    tools = [{**_component(each), "scope": "excluded"} for each in materials]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": about,
            "tools": {"components": [_named("nybforge", __version__)]},
        },
        "components": tools,
    }


def _named(name: str, version: str) -> dict[str, Any]:
    return {"type": "application", "name": name, "version": version}


def _component(each: Material) -> dict[str, Any]:
    hashes = {"hashes": [{"alg": "SHA-256", "content": each.sha256}]} if each.sha256 else {}
    return {
        "type": "library",
        "name": each.name,
        "version": each.version,
        "purl": each.purl,
        "bom-ref": each.purl,
        **hashes,
    }

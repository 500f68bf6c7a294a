"""Causes in package managers: environments that cannot be solved, channels out of reach."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

import shlex

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.families.network import untrusted

_STRICT = "due to strict channel priority"


def _unwrapped(hit: Hit) -> str:
    """Return what follows as one line: solvers draw trees and break lines at the console's width."""
    return linear.sub(r"[\s│]+", " ", hit.quote + hit.after[:3000])


def _lacking(hit: Hit) -> str:
    """Return the package that no channel has, where the solver names it."""
    found = linear.search(
        r"(?i:no candidates were found for|nothing provides(?: requested)?) (?P<name>[\w.-]+)(?: |$)|"
        r"(?P<gone>[a-z][\w.-]+)(?: [^\s,]*[\d*=<>][^\s]*)+ \*?,? ?which does not exist|"
        r"(?:not available from current channels|ResolvePackageNotFound): - (?:[\w-]+::)?(?P<asked>[\w.-]+)",
        _unwrapped(hit),
    )
    return (found["name"] or found["gone"] or found["asked"]).rstrip(".") if found else ""


def _needs(hit: Hit) -> tuple[str, str]:
    """Return the package at the end of the solver's tree and what it needs, "" where none is named."""
    found = list(
        linear.finditer(
            r"(?P<who>[a-z][\w.-]* [\d.]+)[^└├]*? would require [└├]─ (?P<what>[a-z][\w.-]* [^,]*?(?:,[<>=!]\S+)*)(?:,? which|,? for| [└├│]|$)",
            _unwrapped(hit),
        )
    )
    return (found[-1]["who"], found[-1]["what"].strip()) if found else ("", "")


# what NVIDIA's own channel has and conda-forge has not, or under other names
_OF_NVIDIA = linear.compile(
    r"(?:lib(?:cublas|cufft|cusolver|cusparse|npp|nvjpeg|nvjitlink)|cuda-|pytorch-cuda)"
)


def _builds(hit: Hit) -> bool:
    """Return whether exact builds were asked for, as an exported environment does."""
    return bool(
        linear.search(
            r"ResolvePackageNotFound:?\s*(?:- [\w.-]+=+[\w.]+=\w+\s*){2}",
            hit.quote + hit.after[:600],
        )
    )


def _strict(hit: Hit) -> bool:
    return _STRICT in hit.quote + hit.after[:1500]


def _why_solve(hit: Hit) -> str:
    if _strict(hit):
        return (
            "a channel named earlier has a package of that name: with strict priority the builds of "
            "all later channels are left out"
        )
    if "__cuda" in hit.quote or "__cuda" in hit.after[:1500]:
        return (
            "the solver sees no driver, or one older than the packages need (the virtual package "
            "__cuda): on a machine without GPU set CONDA_OVERRIDE_CUDA"
        )
    if "__glibc" in hit.quote or "__glibc" in hit.after[:1500]:
        return "the packages need a newer glibc than this machine has (__glibc)"
    if _builds(hit):
        return "the file names exact builds, which another platform has, or no channel any more: it was exported from an environment"
    if _lacking(hit):
        return f"{_lacking(hit)} is in none of the channels used, in that version and for this platform"
    who, what = _needs(hit)
    if who:
        return f"{who} needs {what}, and something else that was asked for rules that out"
    text = _unwrapped(hit).lower()
    if any(word in text for word in ("does not exist", "nothing provides", "not available from")):
        return "a package or version that was asked for is in none of the channels used"
    return "no set of versions satisfies all that was asked for together"


def _solve_it(hit: Hit, facts: Facts) -> tuple[str, ...]:
    out = []
    if _strict(hit):
        out.append("name the channel that has the build first: -c CHANNEL before the others")
        out.append("or: conda … --no-channel-priority, rattler-build … --channel-priority disabled")
    if "__cuda" in hit.quote + hit.after:
        out.append("export CONDA_OVERRIDE_CUDA=12.2   # what the target machine's driver supports")
    elif _builds(hit):
        out.append(
            "sed -E 's/^( *- [^=]+=+[^=]+)=.*/\\1/' environment.yml > loose.yml   # without the builds"
        )
        out.append("or where it was exported: conda env export --from-history")
    elif _lacking(hit):
        name = _lacking(hit)
        out.append(f"conda search -c conda-forge '{name}'   # what there is, for this platform")
        text = hit.text
        asked = linear.search(
            r"(?m)^\s*- nvidia\s*$|-c nvidia\b", text
        )  # its channel is among them
        if _OF_NVIDIA.match(name) and "pytorch" in text and not asked:
            out.insert(
                0,
                "add NVIDIA's channel, which pytorch's own builds take CUDA from: -c pytorch -c nvidia",
            )
    elif linear.match(r"(?:gcc|gxx)_impl", _needs(hit)[1]) and (
        below := linear.search(r"<(\d+)", _needs(hit)[1])
    ):
        gcc = int(below[1]) - 1
        out.append(
            f'ask for that compiler: "gxx_linux-64={gcc}"   # in variants: cxx_compiler_version: ["{gcc}"]'
        )
    return (
        *out,
        "read the last lines of the tree: they name the package and the two versions that clash",
        "loosen one pin, or add the missing channel: -c conda-forge",
        "nybforge env render   # environments that do solve, per target",
    )


# dnf and zypper word it alike: their packages end in an architecture, their needs may be files
_RPM = r"\.(?:noarch|x86_64|i[36]86|aarch64|armv\w+|ppc64le|s390x)\b|\(\)\(64bit\)|requested \(|provides '"

CONDA_UNSATISFIABLE = Cause(
    id="conda_unsatisfiable",
    title="The environment cannot be solved",
    why=_why_solve,
    fix=_solve_it,
    signs=(
        sign("libmambaunsatisfiableerror"),
        sign("unsatisfiableerror", r"\bUnsatisfiableError\b"),
        sign("unsatisfiable package specifications"),
        sign("could not solve for environment specs"),
        sign("the following packages are incompatible"),
        sign("resolvepackagenotfound"),
        sign("packagesnotfounderror"),
        sign("encountered problems while solving"),
        sign("are not available from current channels"),
        sign(
            "specifications were found to be incompat",
            r"(?i)specifications were found to be incompat",
        ),
        sign(
            "the following specifications were found",
            r"(?i)The following specifications were found$",
        ),
        sign(
            "specifications were not found",
            r"(?i)following (?:package )?specifications were not found",
        ),
        sign("specsconfigurationconflicterror"),
        sign("failed to solve requirements", r"(?i)failed to solve requirements"),
        sign(
            "failed to solve the ",
            r"(?i)failed to solve the (?:conda )?(?:environment|requirements)",
        ),
        sign(
            "nothing provides",
            r"(?i)nothing provides (?:requested )?\S+",
            unless=_RPM + r"|(?i:nothing provides (?:requested )?feature)",
        ),
        sign("not exist (perhaps a", r"which (?:does not exist|do not exist) \(perhaps a"),
        sign("no candidates were found for", r"(?i)No candidates were found for \S+"),
        sign("is not installable because"),
        sign(_STRICT),
        sign(
            "virtual package",
            r"(?i)should at least have the virtual package __\w+|virtual package '__[^']*' does not match",
        ),
        sign("cannot solve the request"),
        sign("output in format: requested package -> available versions", strength="likely"),
        sign("found conflicts! looking for incompatible packages", strength="likely"),
        sign("conflicts for:", r"^\W*Package \S+ conflicts for:", "likely"),
        sign("conflicts with any installable versions previously reported"),
    ),
    examples=(
        "LibMambaUnsatisfiableError: Encountered problems while solving:",
        "Could not solve for environment specs",
        "  - nothing provides __cuda >=12 needed by cuda-version-12.2-he2b69de_3",
        "PackagesNotFoundError: The following packages are not available from current channels:",
    ),
    counter_examples=(
        "Solving environment: failed with initial frozen solve. Retrying with flexible solve.\n"
        "Solving environment: done\nExecuting transaction: done",
    ),
)


def _address(hit: Hit) -> str:
    """Return the address that was asked for, as far as the log tells."""
    found = linear.search(r"https?://[^\s\]>),]+", hit.quote + hit.after[:600])
    return found[0].rstrip(".:") if found else "CHANNEL/noarch/repodata.json"


CONDA_CHANNEL_UNREACHABLE = Cause(
    id="conda_channel_unreachable",
    title="A conda channel cannot be reached",
    why="the channel's host does not answer from here: no network, a proxy or firewall, a wrong "
    "address, or a certificate the machine does not trust",
    fix=lambda hit, facts: (
        *(
            (
                "conda config --set ssl_verify /path/to/ca.pem   # the network's own CA, from its administrators",
            )
            if untrusted(hit)
            else ()
        ),
        f"curl -I {shlex.quote(_address(hit))}   # behind a proxy: export HTTPS_PROXY=http://HOST:PORT",
        "without network: ./build_all.sh with a filled download cache, or a file:// channel carried "
        "over: nybforge channel --help",
    ),
    root_of=("conda_unsatisfiable", "index_unreachable"),
    signs=(
        sign("condahttperror", r"CondaHTTPError(?:: HTTP \d+ [A-Z ]+)?"),
        sign("condasslerror", r"CondaSSLError"),
        sign(
            "ssl verification error",
            r"SSL verification error: \[SSL",
            nearby=r"conda|Fetching package metadata",
        ),
        sign("unavailableinvalidchannel"),
        sign("proxyerror: conda cannot proceed"),
        sign("an http error occurred when trying to retrieve this url"),
        sign("http 000 connection failed", r"HTTP 000 CONNECTION FAILED"),
        sign("connection failed for url", r"(?i)connection failed for url"),
        sign(
            "download error",
            r"(?i)download error \(\d+\).*",
            nearby=r"(?i)conda|mamba|repodata|anaconda",
        ),
        sign(
            "could not resolve host~",
            r"(?i)could not resolve host(?:name)?",
            nearby=r"(?i)conda|mamba|repodata|channel",
        ),
        sign(
            "repodata",
            r"(?i)failed to (?:fetch|get|download|retrieve) .{0,40}repodata",
        ),
        sign(
            "repodata.json",
            r"(?i)(?:error|failed|timeout|timed out|cannot|could not).{0,120}repodata\.json",
            unless=r"Solving environment|next repodata source",
        ),
        sign("connectionfailederror"),
        sign(
            "repodata",
            r"(?i)(?:unable|failed) to (?:retrieve|fetch|download|load) (?:the )?repodata",
        ),
        sign("the channel is not accessible or is invalid"),
        sign(
            ("httpconnectionpool(host=", "httpsconnectionpool(host="),
            r"HTTPS?ConnectionPool\(host=.{0,300}(?:conda|continuum|/pkgs/|repodata)",
        ),
        sign(
            "could not connect to",
            r"(?i)could not connect to \S*(?:conda|continuum|/pkgs/|repodata)",
        ),
        sign("condaerror: ", r"(?i)CondaError: .*(?:connection|timed? ?out)"),
        sign("collecting package metadata", r"Collecting package metadata.*: failed", "likely"),
    ),
    examples=(
        "CondaHTTPError: HTTP 000 CONNECTION FAILED for url <file or address>",
        "critical libmamba Multiple errors occured:\n    Download error (6) Could not resolve hostname "
        "[https://channel.example/conda-forge/linux-64/repodata.json.zst]",
        "UnavailableInvalidChannel: HTTP 404 NOT FOUND for channel my-channel",
    ),
    counter_examples=("Downloading and Extracting Packages: ...working... done",),
)

CAUSES = (CONDA_CHANNEL_UNREACHABLE, CONDA_UNSATISFIABLE)

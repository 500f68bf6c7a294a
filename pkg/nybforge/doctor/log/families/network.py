"""The cause when a download fails on the way: an index, a source repository, a certificate."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

import shlex

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign

_CERTIFICATE = linear.compile(
    r"CERTIFICATE_VERIFY_FAILED|SSL certificate problem|certificate verify failed|UnknownIssuer|invalid peer certificate"
)


def untrusted(hit: Hit) -> bool:
    """Return whether the host answered with a certificate that this machine does not trust."""
    return bool(_CERTIFICATE.search(hit.quote + hit.after[:600]))


def _refused(hit: Hit) -> str:
    """Return the answer of a proxy that does not let the request through, "" where it is not that."""
    found = linear.search(
        r"Tunnel connection failed: (\d{3})|(407) Proxy Authentication", hit.quote + hit.after[:600]
    )
    return (found[1] or found[2]) if found else ""


def _address(hit: Hit) -> str:
    """Return the address of the source that was asked for, "" for an index."""
    found = linear.search(r"https?://[^\s'\"]+\.git\b", hit.quote + hit.after[:300])
    return found[0] if found else ""


def _why_network(hit: Hit) -> str:
    if hit.get("hub"):
        return "the program fetches a model while it runs, and this machine has no way to where it is: compute nodes often have none"
    if untrusted(hit):
        return (
            "the host answers with a certificate that this machine does not trust: a proxy of the network signs it anew; "
            "what follows about missing versions comes from that"
        )
    if _refused(hit):
        return f"the network's proxy refuses (answer {_refused(hit)}): " + (
            "it asks for a user and a password"
            if _refused(hit) == "407"
            else "it does not let this host through"
        )
    if _address(hit):
        return "the build fetches sources while it runs, and this machine cannot connect to where they are"
    return "pip could not connect to its index; what follows about missing versions comes from that"


def _reach(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("hub"):
        return (
            'where there is a network (a login node): export HF_HOME="$PWD/hf" && hf download OWNER/MODEL   # older: huggingface-cli download',
            "in the job: the same HF_HOME, and export HF_HUB_OFFLINE=1",
            "behind a proxy: export HTTPS_PROXY=http://HOST:PORT",
        )
    if untrusted(hit):
        return (
            "export SSL_CERT_FILE=/path/to/ca.pem PIP_CERT=$SSL_CERT_FILE REQUESTS_CA_BUNDLE=$SSL_CERT_FILE GIT_SSL_CAINFO=$SSL_CERT_FILE"
            "   # the network's own CA, from its administrators",
            "for pip alone, and for good: python -m pip config set global.cert /path/to/ca.pem",
        )
    if _refused(hit):
        return (
            "export HTTPS_PROXY=http://USER:PASSWORD@HOST:PORT   # signs in a password as %40 for @",
            "or an index inside of the network: python -m pip config set global.index-url ADDRESS",
        )
    if _address(hit):
        return (
            f"git ls-remote {shlex.quote(_address(hit))}   # behind a proxy: export HTTPS_PROXY=http://HOST:PORT",
            "without network: fetch it elsewhere, then -DFETCHCONTENT_SOURCE_DIR_<NAME>=FOLDER for CMake's FetchContent",
            "batch jobs: build on a login node, where there is a network",
        )
    return (
        "set HTTPS_PROXY or PIP_INDEX_URL to what this machine can reach",
        "without network: pip install --no-index --find-links FOLDER of wheels carried over",
    )


INDEX_UNREACHABLE = Cause(
    id="index_unreachable",
    title="A package index or a source cannot be reached",
    why=_why_network,
    fix=_reach,
    root_of=("rust_missing", "no_wheel", "pip_unsatisfiable"),
    signs=(
        sign(
            "after connection broken by",
            r"Retrying \(Retry\(total=0.*after connection broken by",
            "likely",
        ),
        sign("failed to establish a new connection", strength="likely"),
        sign("temporary failure in name resolution", strength="likely"),
        sign(
            "fatal: unable to access",
            r"fatal: unable to access '[^']*': (?:Could not resolve|Failed to connect|SSL|server certificate|gnutls|OpenSSL|Recv failure|The requested URL returned error: 407)",
        ),
        sign("confirming the ssl certificate", r"problem confirming the ssl certificate", "likely"),
        sign("error sending request for url", strength="likely"),
        sign("could not be queried due to", r"index URL \(\S+\) could not be queried due to"),
        sign(
            ("read timed out", "connection reset by peer", "incompleteread"),
            r"(?:ReadTimeoutError|ProtocolError|ConnectionError|ConnectionResetError|ChunkedEncodingError)\b.*(?:Read timed out|Connection reset by peer|IncompleteRead)",
            "likely",
            nearby=r"(?i)\bpip\b|conda|/simple/|site-packages/pip/|Downloading",
        ),
        sign(
            "connect to '",
            r"(?P<hub>We couldn't connect to 'https://huggingface\.co' to load)",
        ),
        sign(
            "outgoing traffic has been disabled",
            r"(?P<hub>Cannot find (?:the requested files|an appropriate cached snapshot)).*outgoing traffic has been disabled",
        ),
        sign("curl: (~", r"curl: \((?:5|6|7|28|35|56|60)\) ", "likely"),
        sign("unable to resolve host address", strength="likely"),
        sign(
            "urlopen error",
            r"<urlopen error (?:\[Errno -?\d+\] (?:Name|Temporary|Connection|Network)|\[SSL)",
            "likely",
        ),
    ),
    examples=(
        "WARNING: Retrying (Retry(total=0, connect=None, read=None, redirect=None, status=None)) after "
        "connection broken by 'NewConnectionError(': Failed to establish a new connection: [Errno 101]')"
        ": /simple/torch/",
        "fatal: unable to access 'https://git.example/cutlass.git/': Could not resolve host: git.example",
    ),
    counter_examples=(
        "Looking in indexes: https://mirror.example/simple",
        "fatal: unable to access 'https://git.example/a.git/': The requested URL returned error: 403",
    ),
)

CAUSES = (INDEX_UNREACHABLE,)

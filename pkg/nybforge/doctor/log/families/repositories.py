"""Causes at where packages come from: conditions not accepted, keys not known, a source not set up."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, commands, sign

CONDA_TERMS = Cause(
    id="conda_terms",
    title="A channel's terms of service were not accepted",
    why="conda asks before it uses Anaconda's own channels (defaults), and nobody can answer in a script or an image's build",
    fix=commands(
        "conda-forge has no such terms: conda create --override-channels -c conda-forge …",
        "for good: conda config --remove channels defaults; conda config --add channels conda-forge",
        "or accept them, having read them: conda tos accept --override-channels --channel CHANNEL",
    ),
    signs=(
        sign("condatosnoninteractiveerror"),
        sign("terms of service have not been accepted"),
    ),
    examples=(
        "CondaToSNonInteractiveError: Terms of Service have not been accepted for the following channels.",
    ),
    counter_examples=("3 channel Terms of Service accepted",),
)


def _keyring(hit: Hit, facts: Facts) -> tuple[str, ...]:
    found = linear.search(
        r"(https?://[\w./:-]+/repos/\w+/\w+)/?", hit.before[-1500:] + hit.quote + hit.after[:600]
    )
    source = found[1] if found else "ADDRESS_OF_THE_SOURCE"
    return (
        "sudo apt-key del 7fa2af80   # the key until 2022",
        f"curl -fLO {source}/cuda-keyring_1.1-1_all.deb && sudo dpkg -i cuda-keyring_1.1-1_all.deb && sudo apt-get update",
        "an old image: start from a newer one, or before the first apt-get update: rm /etc/apt/sources.list.d/cuda* /etc/apt/sources.list.d/nvidia*",
    )


APT_KEY_MISSING = Cause(
    id="apt_key_missing",
    title="apt does not know the key of NVIDIA's package source",
    why="NVIDIA signs its package source with another key since April 2022; machines and images from before know the old one",
    fix=_keyring,
    signs=(
        sign("no_pubkey a~", r"NO_PUBKEY A4B469963BF863CC"),
        sign(
            ("is not signed", "no_pubkey"),
            r"(?i)(?:repository '\S*|GPG error: \S*)(?:nvidia|/cuda/)\S*.*(?:is not signed|NO_PUBKEY)",
        ),
    ),
    examples=(
        "W: GPG error: https://repo.example/cuda/repos/ubuntu2004/x86_64 InRelease: The following signatures couldn't be "
        "verified because the public key is not available: NO_PUBKEY A4B469963BF863CC",
    ),
    counter_examples=(
        "Get:1 https://repo.example/cuda/repos/ubuntu2204/x86_64 InRelease [1581 B]",
    ),
)


def _add_source(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if "container" in hit.get("package"):
        return (
            "add NVIDIA's source for the container toolkit first (its installation guide; one list file and one key), then: sudo apt-get update",
            "sudo apt-get install nvidia-container-toolkit",
        )
    return (
        "add NVIDIA's source for this release of the distribution: sudo dpkg -i cuda-keyring_1.1-1_all.deb && sudo apt-get update",
        f"apt-cache search --names-only '{hit.get('package').rstrip('0123456789.-')}'   # under which versions it is there",
        "without root: conda install -c conda-forge cuda-toolkit cudnn nccl",
    )


APT_PACKAGE_UNKNOWN = Cause(
    id="apt_package_unknown",
    title="apt has no source with this package",
    why=lambda hit: (
        f"{hit.get('package')} is in none of the sources that this machine knows: NVIDIA's own is not set up, or has it under another version for this release"
    ),
    fix=_add_source,
    signs=(
        sign(
            ("unable to locate package", "no package"),
            r"(?:E: Unable to locate package|No package) (?P<package>(?:nvidia|cuda|libcu(?:dnn|blas|sparse|da|solver)|libnccl|libnvinfer|tensorrt)[\w.+-]*)",
        ),
        sign(
            "has no installation candidate",
            r"Package '?(?P<package>(?:nvidia|cuda|libcu|libnccl|libnvinfer|tensorrt)[\w.+-]*)'? has no installation candidate",
        ),
    ),
    examples=("E: Unable to locate package nvidia-container-toolkit",),
    counter_examples=("E: Unable to locate package python3.13",),
)

CAUSES = (CONDA_TERMS, APT_KEY_MISSING, APT_PACKAGE_UNKNOWN)

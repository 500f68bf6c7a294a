"""Causes at packages on disk: one that arrived damaged, a place that this user may not write to."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign

_CONDA = linear.compile(r"(?i)conda|mamba|\.tar\.bz2\b|sum doesn't match")


def _why_damaged(hit: Hit) -> str:
    if hit.get("library"):
        return f"{hit.get('library')} is no library: cut off, empty, or the pointer file of a git without LFS"
    return "what arrived is not what the index announced: a download that broke off, a full disk then, or a mirror that is behind"


def _fetch_again(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("library"):
        return (
            f"ls -lL {hit.get('library')}; head -c 80 {hit.get('library')}   # no size, or a text: what it is",
            "install the package that owns it again: python -m pip install --no-cache-dir --force-reinstall --no-deps PACKAGE, or conda clean --packages and conda install --force-reinstall",
        )
    disk = 'df -h "$HOME"   # a disk that was full leaves such packages behind'
    if _CONDA.search(hit.quote + hit.before[-400:]):
        return (
            "conda clean --packages --tarballs --index-cache -y   # then the same command again; mamba clean, too",
            disk,
            "damaged again: the mirror is at fault, name another channel for it",
        )
    name = hit.get("package") or "PACKAGE"
    if "Hash mismatch" in hit.quote:  # uv's
        return (
            f"uv cache clean {name} && uv lock --refresh-package {name}   # the file was exchanged since it was locked, or came damaged",
            "the same again: the index announces another hash than it serves; name another index for it",
        )
    return (
        f"python -m pip cache purge && python -m pip install --no-cache-dir --force-reinstall {name}",
        disk,
    )


PACKAGE_DAMAGED = Cause(
    id="package_damaged",
    title="A package or a library is damaged",
    why=_why_damaged,
    fix=_fetch_again,
    root_of=("missing_cuda_lib",),
    signs=(
        sign("checksummismatcherror"),
        sign("invalidarchiveerror"),
        sign("appears to be corrupted", r"^\W*appears to be corrupted\. The path '"),
        sign(
            "doesn't match expectation",
            r"(?:SHA256 sum|MD5 sum|file size) doesn't match expectation",
        ),
        sign("did not match content-length", r"Downloaded bytes did not match Content-Length"),
        sign("do not match the hashes", r"(?i)packages do not match the hashes from"),
        sign("hash mismatch for", r"(?i)hash mismatch for [`'\"]?(?P<package>[\w.-]+)"),
        sign("is invalid", r"Wheel '(?P<package>[\w.-]+)' located at \S+ is invalid"),
        sign(
            "file is not a zip file",
            r"BadZipFile: File is not a zip file",
            nearby=r"(?i)\bpip\b|conda|\.whl\b",
        ),
        sign("invalid elf header", r"(?P<library>/\S+?): invalid ELF header"),
        sign("file too short", r"(?P<library>/\S+?\.so[.\d]*): file too short"),
        # the loader's other words for a file that is cut off or none of its own
        sign(
            ("elf load command past end", "object file has no", "only et_dyn and et_exec"),
            r"(?P<library>/\S+?): (?:ELF load command past end of file|object file has no (?:loadable segments|dynamic section)|only ET_DYN and ET_EXEC can be loaded)",
        ),
        sign("file truncated", r"(?P<library>/\S+): (?:error adding symbols: )?file truncated"),
        sign(
            ("find a valid extracted directory cache", "find a valid tarball cache"),
            r"libmamba.*Cannot find a valid (?:extracted directory|tarball) cache",
        ),
        sign("package cache error", r"libmamba.*Package cache error"),
        sign("invalid package cache", r"libmamba.*Invalid package cache", "likely"),
        sign(
            ("when extracting package", "file not valid: "),
            r"libmamba.*(?:Error when extracting package|File not valid: (?:file size|SHA256|MD5))",
        ),
    ),
    examples=(
        "ChecksumMismatchError: Conda detected a mismatch between the expected content and downloaded content",
        "OSError: /opt/env/lib/libcufft.so.11: invalid ELF header",
        "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.",
    ),
    counter_examples=("Verifying transaction: done", "zipfile.BadZipFile: File is not a zip file"),
)

# where installers and compilers of kernels keep what they write
_OURS = r"(?:site|dist)-packages|/pkgs\b|/envs\b|/\.?(?:mini|ana|micro)?(?:conda|mamba|forge)\d?\b|\.cache\b|torch_extensions|\.triton\b|/\.nv\b|\.local/(?:lib|bin)|/usr/local/(?:lib|bin|cuda)"


def _why_forbidden(hit: Hit) -> str:
    where = f": {hit.get('path')}" if hit.get("path") else ""
    return f"this user may not write where the command wants to{where}; the installation belongs to another user, or the file system is read-only"


def _write_elsewhere(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("conda") or linear.search(r"/pkgs\b|/envs\b|conda|mamba", hit.quote):
        return (
            'export CONDA_PKGS_DIRS="$HOME/.conda/pkgs" CONDA_ENVS_DIRS="$HOME/.conda/envs"   # for good: conda config --add pkgs_dirs, envs_dirs',
            "conda create --prefix ./env …   # an environment of your own; sudo would leave files that are root's",
        )
    if hit.get("rust") == "5":
        return (
            "close what holds the file (a running Python, an antivirus scanner: leave uv's cache out of its scans), then the same command again",
            "uv cache clean; $env:UV_LINK_MODE = 'copy'; $env:UV_CACHE_DIR = 'D:\\uv-cache'",
        )
    if hit.get("prefix"):
        return (
            'cmake --install BUILD --prefix "$HOME/.local"   # or at configuration: -DCMAKE_INSTALL_PREFIX=…',
        )
    if linear.search(r"\.cache|torch_extensions|\.triton|/\.nv\b", hit.quote):
        return (
            'export HOME="${TMPDIR:-/tmp}/$(id -u)" && mkdir -p "$HOME"   # containers: a user without a home of its own',
            'or each: export XDG_CACHE_HOME="$PWD/cache" TORCH_EXTENSIONS_DIR="$PWD/cache/torch" TRITON_CACHE_DIR="$PWD/cache/triton"',
        )
    return (
        "python3 -m venv .venv && . .venv/bin/activate   # then the same pip install, without sudo",
        "or for this user alone: python -m pip install --user …",
    )


NOT_WRITABLE = Cause(
    id="not_writable",
    title="A place that this user may not write to",
    why=_why_forbidden,
    fix=_write_elsewhere,
    signs=(
        sign(
            (
                "notwritableerror",
                "environmentnotwritableerror",
                "nowritablepkgsdirerror",
                "nowritableenvsdirerror",
            ),
            r"\b(?P<conda>(?:Environment)?NotWritableError|NoWritable(?:Pkgs|Envs)DirError)\b",
        ),
        sign(
            "could not install packages due to an",
            r"Could not install packages due to an (?:OSError|EnvironmentError): \[Errno (?:13|30)\] [\w -]+: '(?P<path>[^']+)'",
        ),
        sign(
            ("permission denied", "read-only file system"),
            r"\[Errno (?:13|30)\] (?:Permission denied|Read-only file system): '(?P<path>[^']*(?:"
            + _OURS
            + r")[^']*)'",
        ),
        sign(
            ("permission denied", "read-only file system"),
            r"could not create '(?P<path>[^']+)': (?:Permission denied|Read-only file system)",
        ),
        sign(
            "permission denied",
            r"filesystem error: cannot [\w ]+: Permission denied \[(?P<path>[^\]]+)\]",
        ),
        # uv, cargo, pixi: Rust's words
        sign(
            ("os error 13", "os error 30", "os error 5"),
            r"(?i)(?:rename|create|copy|remove|write|open)\b.*(?P<path>cache|\.venv|\.pixi|site-packages|envs)\b.*\(os error (?P<rust>13|30|5)\)",
        ),
        sign(
            "maybe need administrative privileges",
            r"(?P<prefix>Maybe need administrative privileges)",
        ),
    ),
    examples=(
        "NotWritableError: The current user does not have write permissions to a required path.",
        "ERROR: Could not install packages due to an OSError: [Errno 13] Permission denied: "
        "'/usr/local/lib/python3.10/dist-packages/torch'",
    ),
    counter_examples=("PermissionError: [Errno 13] Permission denied: '/data/train/part-0.bin'",),
)

CAUSES = (PACKAGE_DAMAGED, NOT_WRITABLE)

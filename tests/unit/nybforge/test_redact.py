"""Secrets and names are removed from a text, the rest is kept, and the time is linear."""

from __future__ import annotations

import doctest
import time

import pytest

from nybforge import redact as module
from nybforge.redact import REMOVED, Lines, anonymize, cleaned, is_secret, redact

SECRET = "S3cr3t.v4lue"
# Texts in which @ stands for the secret. The secret must be removed, and the rest must be
# unchanged.
TEXTS = [
    "https://ann:@@host.example/simple",
    "https://@@host.example/simple",
    "https://ann:p@ss@@host.example/x".replace("p@ss", "p%40ss"),
    "PIP_INDEX_URL=https://u:@@h/simple/ pip install x",
    "PIP_EXTRA_INDEX_URL='https://u:@@h/simple/'",
    "http_proxy=ann:@@proxy.example:3128",
    "CONDA_CHANNEL_ALIAS=https://h.example/t/@/conda-forge",
    "channel https://h.example/t/@",
    "channels: [https://h.example/a/t/@/t/@/x, h.example/t/@]",
    "GET https://h/x?a=1&token=@&b=2",
    "GET https://h/x?api_key=@",
    "GET https://h/x?X-Amz-Signature=@#f",
    "CMAKE_ARGS=-DA=1 -DSOME_TOKEN=@ -DB=2",
    'CMAKE_ARGS="-DA=1 -DSOME_TOKEN=@ -DB=2"',
    "-DHF_TOKEN:STRING=@ -DB=2",
    "NVCC_PREPEND_FLAGS='-DLICENSE_KEY=@ -O2'",
    "NVCC_PREPEND_FLAGS=-DDEPLOY_PASSWORD=@",
    "upload --token @ file",
    "upload --token=@ file",
    "upload --api-key  @ file",
    'upload --password "@" file',
    "curl -u ann:x@ https://h".replace("ann:x@", "@:x"),
    "curl -H 'Authorization: Bearer @' https://h",
    "Authorization: Basic @",
    "Set-Cookie: @",
    '{"api_key": "@", "x": 1}',
    '{\\"api_key\\": \\"@\\"}',
    "  access_token: @",
    "export ANACONDA_API_TOKEN=@",
    "AWS_SECRET_ACCESS_KEY = @",
    "SSH_KEY=@",
    "MYSQL_PWD=@",
    "twine password='@'",
]
SAME = [
    "error: expected ';' before 'token'",
    "TOKENIZERS_PARALLELISM=false max_tokens=512",
    "PWD=/work OLDPWD=/x",
    "author: Ann, AUTHORS=3",
    "cache key: 0123abcd",
    "HF_TOKEN=$HF_TOKEN --token ${TOKEN} USE_AUTH=ON",
    "cc -c a.cc -o a.o -DNDEBUG -DKEYS=4",
    "https://conda.example/conda-forge/linux-64/x-1-0.conda#sha256:00",
    "a@b c:d x::y std::token::value",
    "git@host.example:owner/repo.git",
    "pip install git+ssh://git@host.example/owner/repo",
    "FROM ubuntu:22.04@sha256:0123",
    "KeyError: 'token'",
    "cc -c /home/ann/t/build/a.cc -Isrc/t/include -I../t/x, PATH=/opt/t/bin:/usr/bin",
    "file:///srv/t/channel/noarch/a-1-0.conda",
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_secret_is_removed_and_the_rest_is_kept(text: str) -> None:
    # the second @ of "@@" is part of the URL
    full = text.replace("@@", f"{SECRET}\0").replace("@", SECRET).replace("\0", "@")
    said = redact(full)
    assert SECRET not in said
    assert REMOVED in said
    for word in ("host.example", "-DB=2", "-DA=1", "b=2", "a=1", "file", "-O2", '"x": 1', "#f"):
        assert (word in full) == (word in said), said
    assert redact(said) == said


@pytest.mark.parametrize("text", SAME)
def test_ordinary_text_is_unchanged(text: str) -> None:
    assert redact(text) == text


def test_tokens_of_services_and_private_keys_are_removed_wherever_they_are() -> None:
    for secret in (
        "ghp_0123456789abcdefABCDEF0123456789abcd",
        "hf_abcdefghijklmnopqrstuvwx",
        "AKIAIOSFODNN7EXAMPLE",
        "nvapi-abcdefghijklmnop0123",
        "eyJhbGciOiJI.eyJzdWIiOiIx.c2ln",
    ):
        assert redact(f"x {secret}/y") == f"x {REMOVED}/y"
    key = "-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabc\n-----END RSA PRIVATE KEY-----\nafter"
    assert "MIIE" not in redact(key)
    assert redact(key).endswith("after")


@pytest.mark.parametrize("prefix", ["", "  | ", "#12 0.345 "])
def test_a_private_key_over_several_lines_is_removed(prefix: str) -> None:
    body = ["Proc-Type: 4,ENCRYPTED", "", "MIIE" * 16, "q83v" * 16, "c2VjcmV0LWVuZA=="]
    key = ["-----BEGIN RSA PRIVATE KEY-----", *body, "-----END RSA PRIVATE KEY-----"]
    lines = Lines()
    found = [lines.redact(f"{prefix}{line}\n") for line in ("cat key", *key, "gcc -c a.c")]
    assert found[0] == f"{prefix}cat key\n"
    assert found[1].startswith(f"{prefix}-----BEGIN")
    assert found[2:-1] == [f"{REMOVED}\n"] * (len(key) - 1)
    assert found[-1] == f"{prefix}gcc -c a.c\n"


def test_a_key_that_does_not_end_takes_no_other_lines_along() -> None:
    lines = Lines()
    lines.redact("grep -----BEGIN PRIVATE KEY----- ok")
    assert lines.redact("gcc: error: no such file") == "gcc: error: no such file"
    lines.redact("-----BEGIN PRIVATE KEY-----")
    removed = sum(lines.redact("x" * 64) == REMOVED for _ in range(1000))
    assert 300 < removed < 330


@pytest.mark.parametrize(
    "name",
    [
        *("CONDA_TOKEN", "HF_TOKEN", "AWS_SECRET_ACCESS_KEY", "AWS_ACCESS_KEY_ID", "DB_PWD"),
        *("NVIDIA_API_KEY", "CONDA_PASSWORD", "NETRC_AUTH", "GH_PASSPHRASE", "apikey", "db-pass"),
    ],
)
def test_secret_names(name: str) -> None:
    assert is_secret(name)
    assert cleaned({"variables": {name: "v"}}) == {"variables": {name: REMOVED}}


@pytest.mark.parametrize(
    "name", ["PATH", "key", "author", "KEYBOARD", "max_tokens", "PWD", "compass", "zip_keys"]
)
def test_names_that_are_not_secrets_are_kept(name: str) -> None:
    assert not is_secret(name)
    assert cleaned({name: "v"}) == {name: "v"}


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("GPU-8932f937-d72c-4106-c12f-20bd9faed9f6", "8932f937"),
        ("CUDA_VISIBLE_DEVICES=GPU-8932f937,GPU-a1b2c3d4", "8932f937 a1b2c3d4"),
        ("MIG-a1b2c3d4-d72c-4106-c12f-20bd9faed9f6", "a1b2c3d4"),
        ("MIG-GPU-a1b2c3d4-d72c-4106-c12f-20bd9faed9f6/1/0", "a1b2c3d4"),
        ("/home/Ann Smith/bin", "Ann Smith"),
        ("PATH=/home/Ann Smith/bin:/usr/bin", "Ann Smith"),
        (r"/home/Ann\ Smith/bin", "Ann Smith"),
        ("/home/Ann%20Smith/bin", "Ann Smith"),
        (r"C:\Users\Ann Smith\conda", "Ann Smith"),
        ("C:\\\\Users\\\\Ann Smith\\\\conda", "Ann Smith"),
        ("/mnt/c/Users/Anna Maria Sams/x", "Anna Maria Sams"),
        ("cd /home/ann && ls", "ann"),
        ("/srv/people/Ann Smith/x", "Ann Smith"),
        ("file:///srv/people/Ann%20Smith/x", "Ann Smith"),
        ("cannot reach login7.cluster.example", "login7 cluster"),
        ("/scratch/asmith/env", "asmith"),
        ("mail ann.b+x@lab.example.org please", "ann.b lab"),
        ("-DX_TOKEN=abcdef", "abcdef"),
    ],
)
def test_names_are_removed_from_records(text: str, gone: str) -> None:
    said = anonymize(text, "asmith", "login7.cluster.example", ["/srv/people/Ann Smith", "/", ""])
    assert not [word for word in gone.split() if word in said], said
    assert anonymize(said, "asmith", "login7.cluster.example") == said


def test_paths_next_to_a_home_are_unchanged() -> None:
    assert anonymize("/home/ann/bin:/usr/bin -DX=/home/ann -DY=/usr/lib") == (
        "/home/user/bin:/usr/bin -DX=/home/user -DY=/usr/lib"
    )
    assert anonymize("/opt/annual/env GPU-Z MIGRATE", "ann") == "/opt/annual/env GPU-Z MIGRATE"


@pytest.mark.parametrize(
    "piece",
    [
        *("a", "a:", "a@", "a.", "://", "://a@", "=", "-", "--a ", "token=", 'token="', "/t/"),
        *("?a=", "/home/", "/home/a ", " ", "\\ ", "GPU-0000", "eyJaaaaaaaa.", "a@b.", "hf_"),
        *("-----BEGIN PRIVATE KEY-----", "-u a:", "A_TOKEN=(removed) ", "\\\\users\\\\"),
    ],
)
def test_a_long_hostile_line_takes_linear_time(piece: str) -> None:
    text = (piece * 100_000)[:100_000]
    started = time.process_time()
    anonymize(text, "ann", "login7", ["/home/ann"])
    assert time.process_time() - started < 10  # quadratic code would take minutes


def test_its_examples() -> None:
    assert doctest.testmod(module).failed == 0

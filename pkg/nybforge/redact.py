"""Removes secrets from text that nybforge writes, and names of people and machines from records.

- `redact`: for logs, errors and JSON on the user's own machine. Removes tokens and passwords.
- `anonymize`: for records that are shared. Also removes GPU UUIDs, home folders, user and host.
- `Lines`: redacts a text that arrives line by line. It recognizes private keys, which have several
  lines.
- `cleaned`: applies `redact` or `anonymize` to nested plain data, and removes the whole value of a
  secret key.

Pure: text in, text out. Every pattern starts at a delimiter or is bounded, so the time is linear in
the length of the text.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any
from urllib.parse import quote

__all__ = [
    "REMOVED",
    "Lines",
    "anonymize",
    "cleaned",
    "is_secret",
    "public_url",
    "redact",
    "whole_words",
]

REMOVED = "(removed)"

SECRET_NAME = re.compile(
    r"""(?xi)
    token(?!iz|s(?![a-z])) | secret | passw | passphrase | credential | cookie | auth(?!or(?!iz))
    | (?:^|[_-])(?:pass|pwd)$ (?<!^pwd)
    | (?:api|access|private|signing|encryption|account|deploy|license|master)[_-]?key
    | (?-i:_KEY$)
    """
)
# Token formats of known services. A token of this kind is a secret, whatever name it is assigned
# to.
SERVICE_TOKEN = re.compile(
    r"""(?x)
    (?<![A-Za-z0-9])(?:
        gh[pousr]_[A-Za-z0-9]{16,} | github_pat_\w{20,} | glpat-[\w-]{16,} | hf_[A-Za-z0-9]{16,}
      | (?:AKIA|ASIA)[A-Z0-9]{12,} | xox[abprs]-[\w-]{10,} | sk-[\w-]{16,} | pypi-[\w-]{16,}
      | npm_[A-Za-z0-9]{16,} | nvapi-[\w-]{16,} | AIza[\w-]{30,}
      | eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*
    )
    """
)
PRIVATE_KEY = re.compile(
    r"(-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----)[^-]{0,20000}(?:-----END [A-Z ]{0,30}-----)?"
)
KEY_BEGINS = re.compile(r"-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----")
KEY_ENDS = re.compile(r"-----END [A-Z ]{0,30}-----")
MOST_KEY = 20_000
KEY_WORD = re.compile(r"[A-Za-z0-9+/=]{1,200}")
KEY_HEADER = re.compile(r"(?:Proc-Type|DEK-Info): ")
EMAIL = re.compile(r"(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}\.[A-Za-z]{2,24}\b")
URL_LOGIN = re.compile(r"""(?<=://)(?!git@)[^/\s"'<>]{1,1000}@""")
# user:password@host without a scheme, as in http_proxy
BARE_LOGIN = re.compile(r"""(?<![^\s"'=,;])[\w.%+-]{1,100}:[^\s:/@"']{1,200}@(?=[\w.-])(?!sha\d)""")
# A URL without its scheme, but no path and no URL of a file, because only servers have tokens.
# The second alternative is a host without a scheme, as conda accepts in channel_alias.
URL = re.compile(
    r"""(?x) (?: (?<!file)://
          | (?<![^\s"'=,;(\[]) [\w-]{1,63} (?:\.[\w-]{1,63}){1,8} (?::\d{1,5})? (?=/t/) )
        [^\s"'<>]*"""
)
CONDA_TOKEN = re.compile(r"/t/[^/]{1,500}(?=/|$)")
URL_QUERY = re.compile(r"""(?<=[?&])([\w.%-]{1,100})=([^&#\s"'<>]{1,4000})""")
QUERY_NAMES = re.compile(r"(?i)key|sig|sas|code|^se$")
# NAME=value, --name=value, -DNAME:STRING=value, "name": "value", Header: value
ASSIGNED = re.compile(
    r"""(?x) (?<![\w.-]) (?P<name>[\w.-]{1,200}) (?: :[A-Z]{1,12} )?
        (?P<quote> (?:\\?["'])? ) (?P<sign> [ ]?[=:][ ]{0,4} )"""
)
OPTION = re.compile(r"(?<!\S)(?P<name>--?[A-Za-z][\w-]{0,60})[ ]{1,4}(?!-)")
LOGIN_OPTION = re.compile(r"(?<!\S)(?:-u|--user|--proxy-user)[ =]{1,2}(?=[^\s:]{1,100}:\S)")
VALUE = re.compile(
    r"""(?x) (?P<head> \\?["'] | (?:(?:Bearer|Basic|Token)\ +) )?
        (?P<body> (?<=") [^"\n\\]+ | (?<=') [^'\n\\]+ | [^\s"',;&\\]+ )"""
)
KEPT_VALUE = re.compile(r"(?i)\$\{?\w{1,200}\}?|\(removed\)|true|false|on|off|yes|no|none|null")
# Names after which `:` assigns a value (JSON, YAML, HTTP headers). After an ordinary word, a colon
# does not assign a value.
KEY_LIKE = re.compile(r"(?i)[_-]|authorization|password|passwd|secret|cookie")

# Quick filter: every secret contains one of these texts or follows one of them.
SIGNS = (
    *("://", "@", "/t/", "?", "&", "-u ", "-u=", "-user", "token", "secret", "pass", "pwd", "key"),
    *("credential", "cookie", "auth", "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"),
    *("glpat-", "hf_", "akia", "asia", "xox", "sk-", "pypi-", "npm_", "nvapi-", "aiza", "eyj"),
)

GPU_UUID = re.compile(r"\b(MIG-GPU|GPU|MIG)-[0-9a-fA-F]{4,8}(?:-[0-9a-fA-F]{1,12}){0,4}\b")
_WORD = r"""(?:\\[ ]|[^/\\:;,\s"'<>]){1,255}"""
_NAME = r"[^\W\d][\w.'-]{0,60}"
# The name of a home folder may contain spaces if a separator follows ("/home/Ann Smith/x").
HOME = re.compile(
    rf"""(?i)([/\\]+(?:home|homes|users)[/\\]+)(?:{_WORD}(?:[ ]{_NAME}){{1,4}}(?=[/\\])|{_WORD})"""
)


def is_secret(name: str) -> bool:
    """Return whether a variable, option or key with the name `name` holds a secret.

    >>> [is_secret(name) for name in ("HF_TOKEN", "-DAPI_KEY", "TOKENIZERS_PARALLELISM", "PWD")]
    [True, True, False, False]
    """
    return SECRET_NAME.search(name) is not None


def redact(text: str) -> str:
    """Return the text without passwords and tokens.

    >>> redact("pip --index-url https://ann:pw@host/simple -DX_TOKEN=abc -DY=1")
    'pip --index-url https://(removed)@host/simple -DX_TOKEN=(removed) -DY=1'
    """
    small = text.lower()
    # most lines of a log return here, after 3 us instead of 100 us
    if not any(sign in small for sign in SIGNS):
        return text
    text = PRIVATE_KEY.sub(rf"\1{REMOVED}", text)
    text = URL_LOGIN.sub(f"{REMOVED}@", text)
    text = BARE_LOGIN.sub(f"{REMOVED}@", text)
    text = _without_tokens(text, f"/t/{REMOVED}")
    text = URL_QUERY.sub(_query, text)
    text = SERVICE_TOKEN.sub(REMOVED, text)
    for found in (_assigned, _options, _logins):
        text = _without(text, found(text))
    return text


def whole_words(part: str, *, starts: bool = True, ends: bool = True) -> str:
    """Return a part of a text without the words that may be cut off: the first word if `starts` is
    False, and the last word if `ends` is False. A cut word may be a piece of a token, which
    `redact` does not recognize.

    >>> whole_words("a7 cc: error: no -DX_TO", starts=False, ends=False)
    'cc: error: no'
    """
    if not starts:
        part = "".join(part.split(None, 1)[1:])
    return part if ends else "".join(part.rsplit(None, 1)[:-1])


class Lines:
    """Redacts a text line by line. A private key may span several lines."""

    def __init__(self) -> None:
        self._left = 0  # how many more characters the current key may have; 0 outside a key
        self._prefix = 0  # how many words the log puts before each line of the key

    def redact(self, line: str) -> str:
        r"""Return the line without secrets. A line of a key becomes `(removed)`.

        >>> lines = Lines()
        >>> key = "-----BEGIN PRIVATE KEY-----", "MIIE", "-----END PRIVATE KEY-----", "ls"
        >>> [lines.redact(line) for line in key][1:]
        ['(removed)', '(removed)', 'ls']
        """
        start = 0
        if self._left:
            end = KEY_ENDS.search(line)
            if end is None and self._is_of_key(line):
                self._left = max(0, self._left - len(line))
                return REMOVED + line[len(line.rstrip("\r\n")) :]
            self._left, start = 0, end.end() if end else 0
        begins = next(iter(deque(KEY_BEGINS.finditer(line, start), maxlen=1)), None)
        if begins is not None and not KEY_ENDS.search(line, begins.end()):
            self._left, self._prefix = MOST_KEY, len(line[: begins.start()].split())
        return (REMOVED if start else "") + redact(line[start:])

    def _is_of_key(self, line: str) -> bool:
        words = line.split()
        if len(words) <= self._prefix or KEY_HEADER.search(line):
            return True
        if not KEY_WORD.fullmatch(words[-1]):
            return False
        return len(words[-1]) >= 40 or len(words) == self._prefix + 1


def public_url(url: str) -> str:
    """Return the URL without login and token, so that it can be shared (as in conda's explicit
    lists). The configuration of each user adds the user's login or token again.

    >>> public_url("https://ann:pw@host/t/an-12/conda-forge/noarch/a-1-0.conda")
    'https://host/conda-forge/noarch/a-1-0.conda'
    """
    return _without_tokens(URL_LOGIN.sub("", url), "")


def _without_tokens(text: str, instead: str) -> str:
    return URL.sub(lambda url: CONDA_TOKEN.sub(instead, url[0]), text)


def _query(match: re.Match[str]) -> str:
    secret = is_secret(match[1]) or QUERY_NAMES.search(match[1])
    return f"{match[1]}={REMOVED}" if secret else match[0]


def _assigned(text: str) -> Iterator[int]:
    """Yield the positions where values of secret names begin."""
    for match in ASSIGNED.finditer(text):
        colon = ":" in match["sign"]
        if is_secret(match["name"]) and (
            not colon or match["quote"] or KEY_LIKE.search(match["name"])
        ):
            yield match.end()


def _options(text: str) -> Iterator[int]:
    for match in OPTION.finditer(text):
        if is_secret(match["name"]):
            yield match.end()


def _logins(text: str) -> Iterator[int]:
    for match in LOGIN_OPTION.finditer(text):
        yield match.end()


def _without(text: str, places: Iterable[int]) -> str:
    """Return the text without the values that begin at these positions."""
    out, done = [], 0
    for place in places:
        value = VALUE.match(text, place) if place >= done else None
        if value is None or KEPT_VALUE.fullmatch(value["body"]):
            continue
        out += [text[done : value.start("body")], REMOVED]
        done = value.end()
    return "".join([*out, text[done:]])


def anonymize(text: str, user: str = "", host: str = "", homes: Iterable[str] = ()) -> str:
    """Return the text without secrets, GPU UUIDs, e-mail addresses, and names of user and host.

    `homes` are known home folders, e.g. the value of HOME; they may contain
    spaces and be outside /home.

    >>> anonymize("/srv/Ann Smith/bin on login7", "asmith", "login7.x.org", ["/srv/Ann Smith"])
    '/home/user/bin on host'
    """
    text = GPU_UUID.sub(rf"\1-{REMOVED}", EMAIL.sub(REMOVED, redact(text)))
    for home in sorted({each.rstrip("/\\") for each in homes}, key=len, reverse=True):
        if len(home) > 1 and home != "/root":
            for form in (home, home.replace(" ", "\\ "), quote(home)):
                text = re.sub(rf"{re.escape(form)}(?![\w-])", "/home/user", text)
    text = HOME.sub(r"\1user", text)
    names = [(user, "user"), (host, "host"), (host.partition(".")[0], "host")]
    for name, instead in names:
        if len(name) > 2 and name not in ("root", "localhost"):
            text = re.sub(rf"(?<![A-Za-z0-9]){re.escape(name)}(?![A-Za-z0-9])", instead, text)
    return text


def cleaned(value: Any, clean: Callable[[str], str] = redact) -> Any:
    """Return plain data with every text cleaned, and the values of secret keys removed.

    >>> cleaned({"HF_TOKEN": "x", "args": ["-DA_TOKEN=b"]})
    {'HF_TOKEN': '(removed)', 'args': ['-DA_TOKEN=(removed)']}
    """
    if isinstance(value, dict):
        return {
            key: REMOVED
            if isinstance(key, str) and is_secret(key) and item and not isinstance(item, bool)
            else cleaned(item, clean)
            for key, item in value.items()
        }
    if isinstance(value, list | tuple):
        return [cleaned(item, clean) for item in value]
    return clean(value) if isinstance(value, str) else value

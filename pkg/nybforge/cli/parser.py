"""The argument parser of nybforge's programs. All errors have the same form and exit code 2; with
--json they are JSON.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any, NoReturn

from nybforge.errors import UsageError

__all__ = ["Parser", "shared_options"]


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are `UsageError`s."""

    def __init__(self, **options: object) -> None:
        options.setdefault("allow_abbrev", False)
        options.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(**options)  # type: ignore[arg-type]
        self._intermixing = False

    def error(self, message: str) -> NoReturn:
        """Raise the message as a UsageError. Its hint is the command that prints the help."""
        raise UsageError(message, hint=f"{self.prog} --help")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse; reject unknown arguments here, so that the hint names this parser's command."""
        first = next(iter(args or ()), "")
        if self._subparsers is not None and first.startswith("-") and not self._knows(first):
            raise UsageError(
                f"unknown option {first!r}",
                why="options must follow the subcommand",
                hint=f"{self.prog} --help",
            )
        known, extras = super().parse_known_args(args, namespace)
        if self._intermixing:
            return known, extras
        if extras and not any(map(_takes_the_rest, self._actions)):
            known, extras = self._parse_in_any_order(args, namespace)
        if extras:
            kind = "option" if extras[0].startswith("-") else "argument"
            self._unknown(kind, extras[0], self._option_string_actions)
        return known, extras

    def _parse_in_any_order(self, args: Any, namespace: Any) -> Any:
        """Parse a list of arguments with options in between: `build cuda122 --quiet cuda130`.

        argparse's parse_known_intermixed_args ignores `--`, and its errors do not name all missing
        arguments. Therefore this function is called only if the usual method has not parsed all
        arguments.
        """
        self._intermixing = True  # parse_known_intermixed_args calls parse_known_args
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._intermixing = False

    def _knows(self, word: str) -> bool:
        return word.partition("=")[0] in self._option_string_actions

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> Any:
        """Reject an empty argument (usually an unset shell variable) before it becomes the working
        directory or a default. The command of `lab run` may have empty arguments."""
        if "" in arg_strings and not _takes_the_rest(action):
            what = _name(action) or action.metavar
            raise UsageError(
                f"{what} is empty",
                hint=f"check whether a shell variable in the command is unset; {self.prog} --help",
            )
        return super()._get_values(action, arg_strings)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            what = _name(action) or str(action.metavar).lower()
            choices = [str(choice) for choice in action.choices]
            # the verbs are too many for a hint
            listed = "" if _takes_the_rest(action) else f"expected {', '.join(choices)}; "
            self._unknown(what, str(value), choices, listed)

    def _unknown(self, what: str, word: str, known: Iterable[str], hint: str = "") -> NoReturn:
        from nybforge.load import closest

        near = closest(word.partition("=")[0], known)
        meant = f"perhaps you meant {', '.join(near)}; " if near else hint
        raise UsageError(f"unknown {what} {word!r}", hint=f"{meant}{self.prog} --help")


def _name(action: argparse.Action) -> str:
    """Return an option's first long name, or its short name; "" for an argument."""
    names = [*action.option_strings, ""]
    return next((name for name in names if name.startswith("--")), names[0])


def _takes_the_rest(action: argparse.Action) -> bool:
    return action.nargs in (argparse.REMAINDER, argparse.PARSER)


def shared_options() -> Parser:
    """Return the options that every verb takes."""
    options = Parser(add_help=False)
    group = options.add_argument_group("output")
    group.add_argument("--json", action="store_true", help="print one JSON document on stdout")
    group.add_argument("--quiet", action="store_true", help="on stderr, print only errors")
    group.add_argument("--verbose", action="store_true", help="show the output of child programs")
    group.add_argument("--debug", action="store_true", help="show the traceback of a bug")
    group.add_argument(
        "--output", metavar="DIR", help="channel that builds are written to (default: output)"
    )
    return options

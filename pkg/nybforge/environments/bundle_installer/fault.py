"""The error of the bundle installer: what is wrong, where, and a hint."""


class Fault(Exception):
    """An error for the user; `hint` is the next command or action."""

    def __init__(self, what: str, hint: str = "") -> None:
        Exception.__init__(self, what)
        self.what = what
        self.hint = hint

"""What the carried installer says when it cannot go on: what, where, what to do next."""


class Fault(Exception):
    """An error for the person at the node; `hint` is what to do next."""

    def __init__(self, what: str, hint: str = "") -> None:
        Exception.__init__(self, what)
        self.what = what
        self.hint = hint

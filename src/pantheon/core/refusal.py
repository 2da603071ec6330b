"""Why an action is not allowed."""

from typing import Any, Final

from mypy_extensions import mypyc_attr


class Refusal:
    """The numbered rule that forbids an action, the words for it, and its particulars.

    Particulars are named as in events (`pantheon.core.events.Kind`).
    """

    def __init__(self, rule: str, key: str, particulars: dict[str, int] | None = None) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.particulars: Final = particulars or {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.rule, self.key, self.particulars)


@mypyc_attr(native_class=False)
class Refused(Exception):
    """Raised when a forbidden action is applied; the state has not changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key}")
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return Refused, (self.refusal,)

"""What can be wrong with a request, as values: a status, a code for programs, and words for people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from durbar.core import AmbiguousMove, BadNotation, BadRecord, DurbarError, OptionError, Refusal, Rules
from durbar.texts import HOUSE, Texts, say_error

LONGEST = 400  # characters of what a problem quotes
OPTION_TEXTS = frozenset(("seats", "clock", "content"))
TEXTS = Texts(Path(__file__).parent / "texts", beneath=HOUSE)


class Problem(Exception):  # noqa: N818  (a problem is what the answer calls it)
    """An answer that is no frame. ``code`` is also the id of its text: ``problem-CODE``."""

    def __init__(self, status: int, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.facts = {name: brief(fact) for name, fact in facts.items()}
        self.words = ""  # instead of the text, where a game has its own
        self.error: DurbarError | None = None  # what is wrong, where the library says so
        self.text = f"problem-{code}"
        self.more: dict[str, Any] = {}
        self.headers: dict[str, str] = {}

    def say(self, lang: str) -> str:
        """The sentence for people."""
        said = say_error(self.error, lang, TEXTS) if self.error else self.words
        return said or TEXTS.say(lang, self.text, **self.facts)

    def to_dict(self, lang: str) -> dict[str, Any]:
        """Plain JSON."""
        return {"problem": self.say(lang), "code": self.code, **self.more}


class BadRequest(Problem):
    """What no page sends: a sentence for people, and for programs what was expected, and of which field."""

    def __init__(self, why: str, field: str = "") -> None:
        super().__init__(400, "bad-request")
        self.more = {"detail": brief(why)} | ({"field": field} if field else {})


def brief(fact: str | int) -> str | int:
    """Not more than can be read, even of a file that is all one line."""
    return f"{fact[:LONGEST]}…" if isinstance(fact, str) and len(fact) > LONGEST else fact


def refusal_problem(refusal: Refusal, game: Rules, lang: str, names: tuple[str, ...]) -> Problem:
    """The rules forbid it: the reason in words, the rule, and where the guide tells it."""
    problem = Problem(422, "refused")
    problem.words = game.presentation.say(refusal, lang, names)
    anchor = game.presentation.rule_anchor(refusal.rule)
    problem.more = {"game": game.id, "reason": refusal.reason, "rule": refusal.rule, "anchor": anchor}
    return problem


def damaged_problem(error: DurbarError) -> Problem:
    """A table that cannot be opened: for programs what stands where something else should."""
    problem = Problem(409, "damaged")
    problem.more = {"detail": brief(str(error))}
    return problem


def unreadable_problem(error: DurbarError) -> Problem:
    """An option, a record or words that cannot be: a sentence for players; the library's own for programs."""
    facts: dict[str, str | int] = {"why": str(error), "option": error.field}
    more = {"field": error.field, "rule": error.rule, "detail": brief(str(error))}
    if isinstance(error, BadRecord):
        facts["line"] = more["line"] = error.line
    problem = Problem(422, "unreadable", **facts)
    problem.text, problem.more, problem.error = unreadable_text(error), more, error
    return problem


def unreadable_text(error: DurbarError) -> str:
    """The id of the sentence for what has none of its own, by what is at fault."""
    if isinstance(error, OptionError):
        return f"wrong-{error.field if error.field in OPTION_TEXTS else 'option'}"
    if isinstance(error, AmbiguousMove | BadNotation):
        return "wrong-move"
    return "problem-unreadable"

"""A game of the house: its rules, and the doors by which people come to them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from .chance import SeededDealer
from .content import edition_called, other_content
from .errors import BadContent, BadPosition, OptionError, shown, shown_name
from .kernel import Kernel
from .presentation import Presentation
from .rules import OLDER_FORMATS, Rules
from .seeds import Seed
from .state import Dealer, State


class Game(Rules):
    """One game with its number of players and options settled. Immutable; start it as often as you like.

    What else it can be asked, and what a game of one's own fills in, stands in `Rules`.
    """

    def start(self, seed: Seed | None = None, dealer: Dealer | None = None) -> State:
        """A new game. With a seed (or a dealer) chance is answered for you; without, by you."""
        if seed is not None:
            if dealer is not None:
                raise OptionError("a game is dealt by a seed or by a dealer, not by both", field="seed")
            dealer = SeededDealer(seed)
        return State(self, self.new_kernel(), dealer).begin()

    def state(self, kernel: Kernel) -> State:
        """A kernel's position as a State; chance is left to the caller."""
        return State(self, kernel)

    def from_dict(self, written: Mapping[str, Any]) -> State:
        """The position a State's `to_dict` told, or one written by hand.

        Either the whole form, with the position under "position" and a head that must be this
        game's as far as it is there; it keeps to the game's schema. If it names another edition of the
        house's own content than a game of the house's own has, the state is one of that edition. Or the
        position alone, as people write it: a list may stand for counts, a card for a card that nobody else
        knows.
        """
        if not isinstance(written, Mapping):
            raise BadPosition(f"a position is an object, not {shown(written)}", field="position")
        game, position = self, written
        if "position" in written:
            position = written["position"]
            game = self._of_edition(written)
            older = {"rules": self.older_rules, "durbar": OLDER_FORMATS}
            for name, mine in self.header().items():
                known = (mine, *older.get(name, ()))
                if (
                    name != "content"
                    and name in written
                    and not any(_is_same(written[name], each) for each in known)
                ):
                    raise BadPosition(
                        f"{name} is {shown(written[name])}, but this game's is {mine!r}", field=name
                    )
            for name in written:
                if name not in ("position", "content") and name not in self.header():
                    raise BadPosition(f"a position has no {shown(name)}", field=shown_name(name))
            if not isinstance(position, Mapping):
                raise BadPosition(f"a position is an object, not {shown(position)}", field="position")
            if self.POSITION is not None and written.get("durbar") not in OLDER_FORMATS:
                self.POSITION.check(position)
        kernel = game.build(position)
        broken = game.laws(kernel)
        if broken:
            raise BadPosition("; ".join(broken), field="position")
        return State(game, kernel)

    def _of_edition(self, written: Mapping[str, Any]) -> Game:
        """This game, with the content that a head names: the first edition, if it names none.

        A position without a head speaks of any content; one with other content than a game's own is refused.
        """
        theirs = written.get("content", "")
        if self.content.is_called(theirs) or ("content" not in written and "game" not in written):
            return self
        edition = edition_called(theirs)
        if self.content.own or edition is None:
            raise BadPosition(other_content("position", theirs, self.content.id), field="content")
        try:
            return type(self)(self.players, content=edition, **self.options)
        except BadContent as error:
            raise BadPosition(error.args[0], field="content") from error

    @cached_property
    def presentation(self) -> Presentation:
        """Its words and drawings, imported when first asked for."""
        made = self.presentation_class()(self)
        assert isinstance(made, Presentation)
        return made


def _is_same(one: object, other: object) -> bool:
    """Equal JSON: true is not 1."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(_is_same(one[name], other[name]) for name in one)
    return type(one) is type(other) and one == other

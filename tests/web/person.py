"""Somebody at a browser who plays by looking at the page, as people do."""

from __future__ import annotations

import random
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, ConsoleMessage, FilePayload, Locator, Page, expect

CAUTIOUS = """if (location.protocol.startsWith("http"))
    localStorage.durbar ??= JSON.stringify({ ask: "always" });"""
READY = "#main[data-mine='1'], #main.curtained, #final"


@dataclass(frozen=True)
class Offer:
    """A move as the page offers it."""

    text: str
    label: str
    picks: tuple[str, ...]


class Person:
    """One browser with its first page."""

    def __init__(self, context: BrowserContext, cautious: bool = True) -> None:
        """Cautious: every move is to be confirmed, a setting of the table, so that it can be looked at."""
        self.context = context
        if cautious:
            context.add_init_script(CAUTIOUS)
        self.complaints: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} {message.location['url']}")

    def forgive(self, part: str) -> None:
        """A complaint that was to be expected, and must have come."""
        left = [complaint for complaint in self.complaints if part not in complaint]
        assert len(left) < len(self.complaints), f"nobody complained about {part}"
        self.complaints = left

    # What the page says

    def see(self, selector: str) -> Locator:
        return self.page.locator(selector)

    @property
    def v(self) -> int:
        return int(self.see("#main").get_attribute("data-v") or -1)

    @property
    def title(self) -> str:
        return self.see("#title").inner_text()

    @property
    def address(self) -> str:
        return self.page.url.partition("?")[0]

    def offers(self) -> list[Offer]:
        read = "all => all.map(each => [each.value, each.textContent.trim(), each.dataset.picks])"
        found = self.page.eval_on_selector_all("#moves button[name=move]", read)
        return [Offer(text, label, tuple(picks.split())) for text, label, picks in found]

    def is_final(self, offer: Offer) -> bool:
        """Would this move end the turn, or bring out something new?"""
        told = self.page.request.get(f"{self.address}/preview", params={"move": offer.text})
        return bool(told.json()["final"])

    # What a person does

    def copy(self, selector: str) -> None:
        """Into the clipboard, by a button that says when it is there."""
        button = self.see(selector)
        button.click()
        expect(button).to_contain_text(button.get_attribute("data-done") or "nothing was promised")

    def begin(
        self, game: str, people: int = 1, players: int = 2, bot: str = "random", **options: str
    ) -> None:
        """Through the form of a new game, to the table."""
        seats = {f"seat-{k}": "me" if k == 0 else "here" if k < people else bot for k in range(players)}
        wishes = {f"option-{name}": value for name, value in options.items()}
        query = "&".join(f"{name}={value}" for name, value in {"players": players, **seats, **wishes}.items())
        self.page.goto(f"/new/{game}?{query}")
        self.see("#begin").click()
        self.ready()

    def load(self, record: str) -> None:
        """A table from a record, by the form of the home page."""
        self.page.goto("/")
        file = FilePayload(name="game.durbar", mimeType="text/plain", buffer=record.encode())
        self.see("input[name=record]").set_input_files(file)
        self.see(".file button").click()
        self.page.wait_for_selector("#main")

    def ready(self) -> None:
        """Until it is this person's turn, the device is to be handed over, or the game has ended."""
        self.page.wait_for_selector(READY)

    def asked(self) -> bool:
        return self.see("#main").get_attribute("data-mine") == "1"

    def newer(self, v: int) -> None:
        """Until the page shows a later version."""
        self.page.wait_for_function("v => Number(document.querySelector('#main').dataset.v) > v", arg=v)

    def lift_curtain(self) -> None:
        self.see("#lift").click()
        self.page.wait_for_selector("#main:not(.curtained)")

    def choose(self, offer: Offer) -> None:
        """Point at the pieces, or press the button, until the page proposes this move."""
        for pick in offer.picks:
            if self.proposed() == offer.text:
                return
            self.see(f'[data-pick="{pick}"]').first.click()
        if self.proposed() != offer.text:
            if not offer.picks or self.see("#moves.menu-open").count():
                self.see(f'#moves button[name=move][value="{offer.text}"]').click()
            else:
                self.see("#cancel").click()
                self.see("#all > summary").click()
                self.see(f'#moves button[name=move][value="{offer.text}"]').click()
        assert self.proposed() == offer.text

    def press(self, offer: Offer) -> None:
        """Press the button of a move, in the list of all if need be."""
        button = self.see(f'#moves button[name=move][value="{offer.text}"]')
        if not button.is_visible():
            self.see("#all > summary").click()
        button.click()

    def proposed(self) -> str:
        confirm = self.see("#do")
        return confirm.get_attribute("value") or "" if confirm.is_visible() else ""

    def confirm(self) -> None:
        v = self.v
        self.see("#do").click()
        self.newer(v)
        self.page.wait_for_selector("body:not([data-sending])")

    def decide(self, rng: random.Random) -> Offer:
        """One decision, any of those offered."""
        offer = rng.choice(self.offers())
        self.choose(offer)
        self.confirm()
        return offer

    def play_on(self, rng: random.Random, decisions: int = 10_000) -> int:
        """Play until the game is over or so many decisions are made; how many were."""
        for made in range(decisions):
            self.ready()
            if self.see("#final").count():
                return made
            if self.see("#main.curtained").count():
                self.lift_curtain()
            else:
                self.decide(rng)
        return decisions

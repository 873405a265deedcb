"""People who meet at a table by a link; what they need not point at is sent as their page would."""

import random
from itertools import count
from typing import Any

from tests.web.person import Person

KEYS = count()


def sits_down(person: Person, link: str, name: str) -> None:
    person.page.goto(link)
    person.see("#name").fill(name)
    person.see("main button.primary").click()
    person.page.wait_for_selector("#main")


def meet(maya: Person, ram: Person) -> None:
    """Both at a table of Maya's, to which she has sent a link."""
    maya.page.goto("/new/revival?players=2&seat-1=open")
    maya.see("#begin").click()
    maya.see("#gather").click()
    sits_down(ram, maya.see(".gathering input[readonly]").input_value(), "Ram")
    maya.page.wait_for_selector("#main:not([data-turn='0'])")


def frame_of(person: Person) -> dict[str, Any]:
    """What the server would show them now."""
    found: dict[str, Any] = person.page.request.get(f"{api(person)}/frame?part=own").json()
    return found


def api(person: Person) -> str:
    house, _, table = person.address.partition("/t/")
    return f"{house}/api/v1/t/{table}"


def sends(person: Person, luck: random.Random, most: int = 1) -> bool:
    """Some decisions without the pointer; False if nothing is asked."""
    frame, table = frame_of(person), api(person)
    asked = bool(frame["moves"])
    while frame["moves"] and most:
        move = luck.choice(frame["moves"])["move"]
        wish = {"v": frame["v"], "seat": frame["seat"], "key": f"sent-{next(KEYS)}", "move": move}
        answer = person.page.request.post(f"{table}/act?part=own", data=wish)
        frame, most = answer.json() if answer.ok else frame_of(person), most - 1
    return asked

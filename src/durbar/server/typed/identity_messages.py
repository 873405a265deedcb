"""What members are told about themselves: typed values like those of `messages.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from .bodies import Whole


@dataclass(frozen=True)
class PasskeyInfo:
    """A key of yours."""

    passkey: Annotated[str, "Its id."]
    label: Annotated[str, "Where it was made."]
    created: Annotated[float, "When, in seconds since 1970."]
    used: Annotated[float | None, "When it was last used."]


@dataclass(frozen=True)
class DeviceInfo:
    """A browser in which you are signed in."""

    device: Annotated[str, "Its id."]
    label: Annotated[str, "What it calls itself."]
    created: Annotated[float, "Since when, in seconds since 1970."]
    seen: Annotated[float, "When it was last used, to the hour."]
    here: Annotated[bool, "Whether it is the one that asks."]


@dataclass(frozen=True)
class Myself:
    """What is kept about you."""

    name: Annotated[str | None, "Your name; null for a guest by cookie, of whom nothing else is kept."]
    passkeys: Annotated[list[PasskeyInfo], "Your keys."]
    devices: Annotated[list[DeviceInfo], "Where you are signed in."]
    codes: Annotated[Whole, "How many recovery codes are left."]


@dataclass(frozen=True)
class Welcome:
    """You are signed in."""

    name: Annotated[str, "Your name."]
    codes: Annotated[list[str], "Recovery codes, if there are new ones. They are told this once."]


@dataclass(frozen=True)
class DeviceLink:
    """A way to sign in on a second device."""

    url: Annotated[str, "A page to open there; it works once."]
    seconds: Annotated[Whole, "For how long."]


@dataclass(frozen=True)
class Deleted:
    """Everything is forgotten."""

    tables: Annotated[Whole, "At how many tables a neutral name stays."]

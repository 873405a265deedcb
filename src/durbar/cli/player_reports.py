"""``durbar reports``: what players have reported to whoever runs the server."""

from __future__ import annotations

import json
import time

import typer

from durbar.core import DurbarError

from .messages import say
from .serving import Data, store_location


def register(app: typer.Typer) -> None:
    """Add this command to the program."""
    app.command()(reports)


def reports(
    show: str = "",
    remove: str = "",
    data: Data = None,
) -> None:
    """List what players have reported, the newest first."""
    from durbar.server.people.sayings import Sayings
    from durbar.server.storage.store import Store

    store = Store(store_location(data))
    kept = Sayings(store)
    try:
        if remove and not kept.remove_report(remove):
            raise DurbarError(f"there is no report {remove}", field="remove", reason="report", wanted=remove)
        found = kept.reports()
        if show and show not in [each["id"] for each in found]:
            raise DurbarError(f"there is no report {show}", field="show", reason="report", wanted=show)
        for each in found:
            if not show or each["id"] == show:
                when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(each["at"]))
                about = say("report-about", table=each["table_id"], name=each["name"], why=each["why"])
                print(f"{each['id']}  {when}  {about}")
            if each["id"] == show:
                for name, words in json.loads(each["said"]):
                    print("  " + say("label-value", label=name, value=words))
                print(each["record"])
    finally:
        store.close()

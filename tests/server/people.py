"""Guests as tests see them: each with a cookie of their own, speaking to the server as a browser does."""

import time
from itertools import count
from typing import Any

import httpx2
from starlette.testclient import TestClient

Frame = dict[str, Any]
KEYS = count()
MOVES = f"key-{time.time_ns()}-"


class Guest:
    """Keeps the cookie that the server gave, and the table they sit at."""

    def __init__(self, client: TestClient | httpx2.Client) -> None:
        self.client = client
        self.cookie = ""
        self.table = ""

    def ask(self, method: str, path: str, **how: Any) -> httpx2.Response:
        self.client.cookies.clear()
        headers = {"cookie": self.cookie, **how.pop("headers", {})} if self.cookie else how.pop("headers", {})
        answer = self.client.request(method, path, headers=headers, follow_redirects=False, **how)
        given = answer.headers.get("set-cookie", "")
        if given.startswith("durbar="):
            self.cookie = given.partition(";")[0]
        return answer

    def get(self, path: str, **how: Any) -> httpx2.Response:
        return self.ask("GET", path, **how)

    def post(self, path: str, body: object = None, **how: Any) -> httpx2.Response:
        return self.ask("POST", path, **({"json": body} if body is not None else {}), **how)

    # At a table

    def opens(self, game: str = "lanterns", *who: str, **options: object) -> Frame:
        """Open a table with these seats; the frame of its beginning."""
        seats = [{"who": each.partition(":")[0], "name": each.partition(":")[2]} for each in who]
        wish = {"game": game, "players": len(seats), "options": options, "seats": seats}
        answer = self.post("/api/v1/tables", wish)
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["table"]
        return self.looks()

    def at(self, name: str) -> str:
        return f"/t/{self.table}/{name}"

    def looks(self, **style: str) -> Frame:
        answer = self.get(self.at("frame"), params=style)
        assert answer.status_code == 200, answer.text
        frame: Frame = answer.json()
        return frame

    def act(self, frame: Frame, move: str | None = None, **other: Any) -> httpx2.Response:
        """Send a move (the first one offered) as the page with this frame would."""
        move = frame["moves"][0]["move"] if move is None else move
        wish = {"v": frame["v"], "seat": frame["seat"], "key": f"{MOVES}{next(KEYS)}", "move": move}
        return self.post(self.at("act"), wish | other)

    def foresees(self, move: str) -> Frame:
        """What a move would do."""
        answer = self.get(self.at("preview"), params={"move": move})
        assert answer.status_code == 200, answer.text
        told: Frame = answer.json()
        return told

    def calm(self, frame: Frame) -> list[str]:
        """The moves that neither end the turn nor bring out something new."""
        moves = [move["move"] for move in frame["moves"]]
        return [move for move in moves if not self.foresees(move)["lasting"]]

    def plays(self, frame: Frame, move: str | None = None, **other: Any) -> Frame:
        answer = self.act(frame, move, **other)
        assert answer.status_code == 200, answer.text
        after: Frame = answer.json()
        return after

    def undo(self, frame: Frame, **other: Any) -> httpx2.Response:
        wish = {"v": frame["v"], "seat": frame["undo"]["seat"], "key": f"{MOVES}{next(KEYS)}"}
        return self.post(self.at("undo"), wish | other)

    def lifts(self, frame: Frame) -> Frame:
        """Take over the device behind the curtain."""
        answer = self.post(self.at("curtain"), {"seat": frame["curtain"]})
        assert answer.status_code == 200, answer.text
        after: Frame = answer.json()
        return after

    def waits(self, frame: Frame, seconds: float = 10.0) -> Frame:
        """Until there is something to do, or the game is over."""
        until = time.monotonic() + seconds
        while not (frame["moves"] or frame["over"] or frame["curtain"] is not None):
            assert time.monotonic() < until, f"still {frame['title']!r}"
            time.sleep(0.01)
            frame = self.looks()
        return frame

    def plays_on(self, frame: Frame, choose: int = 0, most: int = 10_000) -> Frame:
        """Play to the end (or `most` decisions), alone or for everybody at this screen."""
        for k in range(most):
            frame = self.waits(frame)
            if frame["over"]:
                break
            if frame["curtain"] is not None:
                frame = self.lifts(frame)
                continue
            moves = frame["moves"]
            told = self.act(frame, moves[choose * k % len(moves)]["move"]).json()
            frame = told if "moves" in told else self.looks()  # pages are told only that it was accepted
        return frame

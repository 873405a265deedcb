"""The faces of opponents: a head, what is worn on it, and how it looks at you. All drawn from one table."""

from collections.abc import Mapping
from dataclasses import dataclass

from .svg import box, label, tag

SKIN, INK, CHEEK = "#d9a066", "#3a2417", "#c9744f"


@dataclass(frozen=True)
class Face:
    """`hat` and `mouth` are names of the tables below; `brow` tilts the eyebrows, stern below 0."""

    ground: str
    cloth: str
    hat: str
    mouth: str
    brow: float = 0.0
    beard: str = ""


FACES: Mapping[str, Face] = {
    "apprentice": Face("#fbe7b2", "#e2574c", "cap", "grin", 2),
    "porter": Face("#dfe9d8", "#7b5b3a", "band", "smile", 1),
    "trader": Face("#f6dcc4", "#2f6f73", "topi", "smile"),
    "guide": Face("#d7e6f2", "#c8862b", "brim", "line"),
    "sherpa": Face("#e3dff0", "#38507c", "fur", "line", -1),
    "rinpoche": Face("#f7d9a8", "#8c1c2b", "crest", "smile", 0, "#efe9dd"),
    "racer": Face("#ffe0cf", "#d6453d", "band", "grin", -1),
    "builder": Face("#e6ead0", "#8a6a2f", "brim", "smile", 0, "#4a3324"),
    "spoiler": Face("#dcdce4", "#4d3b63", "hood", "smirk", -3),
}

HATS: Mapping[str, str] = {
    "cap": "M13 22Q14 8 24 8T35 22L39 23 36 25H13Z",
    "band": "M13 20Q24 14 35 20V24Q24 18 13 24Z",
    "topi": "M14 20 17 9 33 7 35 20Q24 15 14 20Z",
    "brim": "M8 21Q24 13 40 21L35 20Q34 9 24 9T13 20Z",
    "fur": "M11 23Q10 9 24 8T37 23Q31 16 24 16T11 23Z",
    "crest": "M13 22Q12 12 20 10L22 3 25 9Q35 9 35 22Q24 13 13 22Z",
    "hood": "M9 38Q6 9 24 7T39 38L35 36Q37 15 24 15T13 36Z",
}
MOUTHS: Mapping[str, str] = {
    "grin": "M18 33Q24 40 30 33Z",
    "smile": "M19 33Q24 37 29 33",
    "line": "M20 34H28",
    "smirk": "M20 35Q26 35 29 32",
}


def face(name: str) -> str:
    """A picture of 48 by 48; whoever is not in the table shows the first letter of the name."""
    drawn = FACES.get(name)
    content = initial(name) if drawn is None else portrait(drawn)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" aria-hidden="true">{content}</svg>'


def initial(name: str) -> str:
    letter = label(name[:1].upper(), 24, 32, 22, INK, text_anchor="middle", font_family="sans-serif")
    return box(0, 0, 48, 48, "#ece5d8", 10) + letter


def portrait(drawn: Face) -> str:
    parts = [
        box(0, 0, 48, 48, drawn.ground, 10),
        tag("path", d="M6 48Q8 38 24 38T42 48Z", fill=drawn.cloth),
        tag("circle", cx=24, cy=27, r=12, fill=SKIN),
    ]
    if drawn.beard:
        parts.append(tag("path", d="M13 30Q15 45 24 45T35 30Q24 37 13 30Z", fill=drawn.beard))
    for side in (-1, 1):
        inner, outer = 24 + side * 3, 24 + side * 8
        brow = f"M{inner} {23 - drawn.brow / 2:g}L{outer} {23 + drawn.brow / 2:g}"
        parts.append(tag("path", d=brow, stroke=INK, stroke_width=1.4, fill="none"))
        parts.append(tag("circle", cx=24 + side * 5, cy=27, r=1.5, fill=INK))
        parts.append(tag("circle", cx=24 + side * 8, cy=31, r=1.8, fill=CHEEK, opacity=0.45))
    closed = MOUTHS[drawn.mouth].endswith("Z")
    fill = INK if closed else "none"
    parts.append(tag("path", d=MOUTHS[drawn.mouth], stroke=INK, stroke_width=1.5, fill=fill))
    parts.append(tag("path", d=HATS[drawn.hat], fill=drawn.cloth, stroke=INK, stroke_width=0.8))
    return "".join(parts)

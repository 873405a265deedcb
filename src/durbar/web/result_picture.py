"""The result of a game as a picture to keep or to send: who won, everybody by rank, and the way there."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.art import svg
from durbar.art.plot import Beam, beam_plot, line_plot, theme_of
from durbar.art.text import fit_size
from durbar.core import Match

from .look import Look
from .render import signed, words
from .score_graph import Standing, curves_of, turning_points

WIDTH, HEIGHT = 1200.0, 630.0
EDGE = 48.0
FLAGS = ("#2f6fbd", "#fffdf6", "#d0402f", "#2f9150", "#f2bb2e")


def flags_on_a_line(y: float) -> str:
    """Prayer flags along the upper edge."""
    return "".join(
        svg.tag(
            "path", d=f"M{x:g} {y:g}h26v20l-13 -5l-13 5z", fill=FLAGS[k % 5], stroke="#2b1f17", stroke_width=1
        )
        for k, x in enumerate(range(12, int(WIDTH) - 30, 34))
    )


def result_picture(match: Match, track: Sequence[Standing], badges: Sequence[str], look: Look) -> str:
    """A picture of the size that other pages show beside a link; it needs no page around it."""
    outcome, ink, t = match.outcome, theme_of(look.theme), words(look.lang)
    assert outcome is not None
    game = match.game.presentation
    name, said = game.say("game-name", look.lang), game.say(outcome, look.lang, match.names)
    room = WIDTH - 2 * EDGE
    drawn = flags_on_a_line(0) + svg.label(
        name, EDGE, 88, 44, ink["text"], font_weight=700, font_family="serif"
    )
    drawn += svg.label("Durbar", WIDTH - EDGE, 88, 26, ink["quiet"], text_anchor="end")
    drawn += svg.label(said, EDGE, 132, fit_size(said, 26, room), ink["text"])
    if why := game.epilogue(outcome, look.lang, match.names):
        drawn += svg.label(why, EDGE, 164, fit_size(why, 20, room), ink["quiet"])
    rows = [
        Beam(match.names[seat], total, signed(total), badges[seat])
        for group in outcome.ranking
        for seat in group
        for total in [outcome.scores[seat].total]
    ]
    scale = 1.7
    drawn += svg.group(beam_plot(rows, room / 2 / scale, ink), transform=svg.move(EDGE, 190, scale))
    if len(track) > 1:
        curves = curves_of(track, match.names, badges)
        plot = line_plot(curves, room / 2 - 30, 360, ink, text=15)
        drawn += svg.group(plot, transform=svg.move(WIDTH / 2 + 30, 190))
    points = len(turning_points(track))
    foot = t("web-graph") if points else ""
    drawn += svg.label(foot, WIDTH - EDGE, HEIGHT - 34, 18, ink["quiet"], text_anchor="end")
    picture = svg.document(drawn, WIDTH, HEIGHT, name=name, description=said, background=ink["panel"])
    size = f'width="{WIDTH:g}" height="{HEIGHT:g}" '  # a browser that makes a PNG of it asks for these
    return picture.replace("<svg ", f"<svg {size}", 1)

"""The tutorial: positions on the real board, one thing to do in each, judged by the real rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from functools import wraps

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from durbar.core import AmbiguousMove, BadNotation, Game, IllegalMove
from durbar.core.lessons import Lesson
from durbar.server import Problem
from durbar.server.frames.advice import foretell
from durbar.server.frames.frames import draw_view, lesson_frame
from durbar.server.problems import refusal_problem, unreadable_problem
from durbar.server.routes import api
from durbar.server.typed.messages import Frame, plain
from durbar.server.typed.requests import is_form, read_body, read_text
from durbar.texts import default_name

from .dress import Dress, count_picking, motions_of, pictures_of, preview_facts
from .look import Look, look_of
from .pages import game_class_of
from .render import TEXTS, page, render


def lessons_of(request: Request) -> tuple[Game, tuple[Lesson, ...], int]:
    """The game, its lessons, and which of them is asked for."""
    kind = game_class_of(request.path_params["game"])
    step = request.path_params.get("step", 1)
    lessons = kind().presentation.lessons()
    if not 1 <= step <= len(lessons):
        raise Problem(404, "not-found")
    return game_of_lesson(kind, lessons[step - 1]), lessons, step


def game_of_lesson(kind: type[Game], lesson: Lesson) -> Game:
    """The game as the lesson plays it."""
    head = lesson.position if "position" in lesson.position else {}
    return kind(head.get("players"), **head.get("options", {}))


def dress_lesson(
    game: Game, lessons: tuple[Lesson, ...], step: int, look: Look, done: str = ""
) -> tuple[Frame, Dress]:
    """The table of a lesson; `done` is the right move, once it was made."""
    lesson = lessons[step - 1]
    state = game.from_dict(lesson.position)
    names = names_of(game, look.lang)
    said = ""
    if done:
        told = [event for event in state.play(done, lesson.seat) if event.kind not in game.presentation.QUIET]
        said = TEXTS.say(look.lang, "gap").join(
            game.presentation.say(event, look.lang, names) for event in told
        )
    view = state.view(lesson.seat)
    lean = bool(game.presentation.symbols(look.theme))
    frame = lesson_frame(view, look.style(symbols=not lean), names)

    def draw(parts: Sequence[str]) -> list[str]:
        return [draw_view(view, look.style(part, not lean), names) for part in parts]

    text = game.presentation.say(lesson.text, look.lang)
    praise = game.presentation.say(lesson.praise, look.lang) if done and lesson.praise else ""
    named = game.presentation.say("game-name", look.lang)
    asked = bool(lesson.moves) and not done
    frame = replace(
        frame,
        v=2 * step + bool(done),
        title=frame.title if asked else named,
        moves=frame.moves if asked else [],
        last=[] if done else list(lesson.marks),
    )
    return frame, Dress(
        base=f"/learn/{game.id}/{step}",
        game_name=named,
        pictures=pictures_of(game, look, lesson.seat, draw),
        seats=[{**plain(seat), "character": ""} for seat in frame.seats],
        anchor=lesson.section or "overview",
        scoring=game.presentation.scoring,
        motions=motions_of(game),
        asked=asked,
        picking=count_picking(frame),
        announce=praise or text,
        lesson={
            "text": text,
            "praise": praise,
            "said": said,
            "done": bool(done) or not lesson.moves,
            "number": step,
            "count": len(lessons),
        },
    )


def names_of(game: Game, lang: str) -> tuple[str, ...]:
    """The reader, and those they learn with."""
    others = (default_name(seat, "bot", lang) for seat in range(1, game.players))
    return (TEXTS.say(lang, "web-name-me"), *others)


def off_the_loop(write: Callable[[Request], Response]) -> Callable[[Request], Awaitable[Response]]:
    """An answer that is worked out where nobody waits for it."""

    @wraps(write)
    async def answered(request: Request) -> Response:
        return await api.service_of(request).work(write, request)

    return answered


@off_the_loop
def lesson_page(request: Request) -> Response:
    game, lessons, step = lessons_of(request)
    look = look_of(request)
    frame, dress = dress_lesson(game, lessons, step, look)
    symbols = game.presentation.symbols(look.theme)
    made = {"main": render("main.html", look, frame=frame, dress=dress), "digest": "", "symbols": symbols}
    return page(request, "table.html", 200, frame=frame, dress=dress, **made)


@off_the_loop
def preview(request: Request) -> Response:
    """What a move of the lesson would do."""
    game, lessons, step = lessons_of(request)
    lang, lesson = look_of(request).lang, lessons[step - 1]
    view, move = game.from_dict(lesson.position).view(lesson.seat), request.query_params.get("move", "")
    told = preview_facts(game, foretell(view, move, lang, names_of(game, lang)), lang)
    return JSONResponse(told, headers=api.NO_STORE)


async def answer(request: Request) -> Response:
    """A move was made: praise if it was the one meant, else a word of help."""
    move = read_text(await read_body(request), "move", 200)
    return await api.service_of(request).work(judge, request, move)


def judge(request: Request, move: str) -> Response:
    """The answer to a move in a lesson."""
    game, lessons, step = lessons_of(request)
    look, lesson = look_of(request), lessons[step - 1]
    state = game.from_dict(lesson.position)
    try:
        state.check(move, lesson.seat)
    except IllegalMove as no:
        raise refusal_problem(no.refusal, game, look.lang, ()) from no
    except (AmbiguousMove, BadNotation) as error:
        raise unreadable_problem(error) from error
    if move not in lesson.moves:
        problem = Problem(422, "refused")
        problem.words = TEXTS.say(look.lang, "web-lesson-other")
        raise problem
    if is_form(request):
        return RedirectResponse(f"/learn/{game.id}/{min(step + 1, len(lessons))}", 303)
    frame, dress = dress_lesson(game, lessons, step, look, move)
    made = {"v": frame.v, "html": render("main.html", look, frame=frame, dress=dress)}
    return JSONResponse(made, headers=api.NO_STORE)


def routes() -> Iterable[Route]:
    return (
        Route("/learn/{game}", lesson_page),
        Route("/learn/{game}/{step:count}", lesson_page),
        Route("/learn/{game}/{step:count}/preview", preview),
        Route("/learn/{game}/{step:count}/act", answer, methods=["POST"]),
    )

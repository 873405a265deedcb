"""The rules of a game as pages: guide and rulings in Markdown, cut into sections that can be searched."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt

from durbar.core import game_class

HEADING = re.compile(r"<h([23])>(.*?)</h\1>", re.DOTALL)
ANCHOR = re.compile(r'\s*<a id="([^"]+)"></a>\s*')
TAG = re.compile(r"<[^>]+>")
LINK = re.compile(r'href="\.\./(guide|rulings)/(\w+)\.md')  # between the two, as the files lie
PICTURE = re.compile(r"<p><img [^>]*></p>\s*")  # those of the project's own pages
CONTENTS = re.compile(r'<p>[^<]*(?:<a href="#[^"]+">[^<]*</a>[^<]*){4,}</p>\s*')  # the page has its own
SECTION = re.compile(r"<section.*?</section>", re.DOTALL)
NAMED = re.compile(r' id="[^"]*"')
RULING = re.compile(r'<tr>\s*<td><a id="([^"]+)"></a>')

Chapters = list[tuple[str, str]]


@cache
def guide_html(game_id: str, lang: str) -> tuple[str, Chapters]:
    """The guide in sections, and its chapters as (anchor, heading)."""
    return sections(guide_page(game_id, lang, game_class(game_id)().presentation.guide(lang)))


@cache
def rulings_html(game_id: str, lang: str) -> tuple[str, Chapters]:
    """The rulings in the same way; each is a row that can be linked to."""
    html = guide_page(game_id, lang, game_class(game_id)().presentation.rulings(lang))
    return sections(RULING.sub(r'<tr id="\1"><td>', html))


def guide_page(game_id: str, lang: str, markdown: str) -> str:
    """Markdown as HTML whose links lead to pages of the house."""

    def page(link: re.Match[str]) -> str:
        return f'href="/{link[1]}/{game_id}' + ("" if link[2] == lang else f"?lang={link[2]}")

    html = str(MarkdownIt("commonmark", {"html": True}).enable("table").render(markdown))
    html = html.replace("<table>", '<div class="wide-table" tabindex="0" role="group"><table>')
    html = html.replace("</table>", "</table></div>").replace("<th></th>", "<td></td>")
    html = html.replace("<pre>", '<pre tabindex="0">')  # by keys, too, what is wider than the screen is seen
    return LINK.sub(page, CONTENTS.sub("", PICTURE.sub("", html), count=1))


def sections(html: str) -> tuple[str, Chapters]:
    """One section for every heading; a chapter without an anchor is given one."""
    chapters: Chapters = []
    made: list[str] = []
    at = 0
    for heading in HEADING.finditer(html):
        made.append(html[at : heading.start()])
        level, said = heading[1], heading[2]
        anchors = ANCHOR.findall(said)
        said = ANCHOR.sub("", said)
        if level == "2":
            anchors = anchors or [f"chapter-{len(chapters) + 1}"]
            chapters.append((anchors[0], TAG.sub("", said)))
        first, *others = anchors or [""]
        name = f' id="{first}"' if first else ""
        more = "".join(f'<a id="{other}"></a>' for other in others)
        made.append(f"</section><section{name}><h{level}>{said}{more}</h{level}>")
        at = heading.end()
    made.append(html[at:])
    return f"<section>{''.join(made)}</section>", chapters


def paragraph(html: str, anchor: str) -> str:
    """The section with this anchor, and those below it if it is a chapter; "" if there is none.

    Where it stands, its heading is one below that of the page, and its anchors are not used twice.
    """
    parts = SECTION.findall(html)
    first = next((place for place, part in enumerate(parts) if f'id="{anchor}"' in part), None)
    if first is None:
        return ""
    chapter = "<h2>" in parts[first]
    last = next((n for n in range(first + 1, len(parts)) if not chapter or "<h2>" in parts[n]), len(parts))
    return NAMED.sub("", "".join(parts[first:last])).replace("<h2>", "<h3>").replace("</h2>", "</h3>")

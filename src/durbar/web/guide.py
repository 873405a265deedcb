"""The rules of a game as a page: its guide in Markdown, cut into sections that can be searched."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt

from durbar.core import game_class

HEADING = re.compile(r"<h([23])>(.*?)</h\1>", re.DOTALL)
ANCHOR = re.compile(r'\s*<a id="([^"]+)"></a>\s*')


@cache
def guide_html(game_id: str, lang: str) -> tuple[str, list[tuple[str, str]]]:
    """The guide in sections, and its chapters as (anchor, heading)."""
    kind = game_class(game_id)
    markdown = MarkdownIt("commonmark", {"html": True}).enable("table")
    html = str(markdown.render(kind().guide(lang)))
    html = html.replace("<table>", '<div class="wide-table" tabindex="0" role="group"><table>')
    html = html.replace("</table>", "</table></div>").replace("<th></th>", "<td></td>")
    chapters: list[tuple[str, str]] = []
    made: list[str] = []
    at = 0
    for heading in HEADING.finditer(html):
        made.append(html[at : heading.start()])
        level, said = heading[1], heading[2]
        anchors = ANCHOR.findall(said)
        said = ANCHOR.sub("", said)
        if level == "2" and anchors:
            chapters.append((anchors[0], re.sub(r"<[^>]+>", "", said)))
        first, *others = anchors or [""]
        name = f' id="{first}"' if first else ""
        more = "".join(f'<a id="{other}"></a>' for other in others)
        made.append(f"</section><section{name}><h{level}>{said}{more}</h{level}>")
        at = heading.end()
    made.append(html[at:])
    return f"<section>{''.join(made)}</section>", chapters

"""What the documentation site makes while it is built: pages of the notebooks, and the JSON Schemas.

MkDocs calls `on_files` and `on_page_markdown`. A notebook is run, cell by cell, and shown with what its cells
gave. Links that lead from the pages into the repository lead to where it is published.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import durbar
from durbar.core import game_class
from durbar.core.schema import position_schema, view_schema

PUBLISHED = "https://github.com/durbar-games/durbar/blob/main/"
OUTWARD = re.compile(r"\]\((\.\./[^)#\s]+)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The pages of the repository, and those that are made of it."""
    for place in sorted((Path(config.docs_dir) / "notebooks").glob("*.ipynb")):
        files.append(File.generated(config, f"notebooks/{place.stem}.md", content=notebook_page(place)))
    for name in durbar.games():
        kind = game_class(name)
        for what, schema in (("position", position_schema(kind)), ("view", view_schema(kind))):
            text = json.dumps(schema, indent=1, ensure_ascii=False)
            files.append(File.generated(config, f"schemas/{name}-{what}.json", content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Files beside docs/ are no pages of the site."""
    docs = Path(config.docs_dir)
    folder = (docs / page.file.src_uri).parent

    def published_link(link: re.Match[str]) -> str:
        place = (folder / link[1]).resolve()
        if place.is_relative_to(docs) or not place.exists():
            return link[0]
        return f"]({PUBLISHED}{place.relative_to(docs.parent).as_posix()}"

    return OUTWARD.sub(published_link, markdown)


def notebook_page(place: Path) -> str:
    """A notebook as Markdown: its words, its code, and what came of it."""
    names: dict[str, Any] = {}
    parts = []
    for cell in json.loads(place.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] != "code":
            parts.append(source)
        else:
            parts += [f"```python\n{source}\n```", *show_output(*run(source, names))]
    title, *rest = parts
    link = f"[{place.name}]({place.name}) is this page as a notebook."
    return "\n\n".join([title, link, *rest]) + "\n"


def run(source: str, names: dict[str, Any]) -> tuple[str, Any]:
    """What a cell printed, and the value of its last line, as Jupyter has it."""
    body = ast.parse(source).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(ast.Module(body, []), "cell", "exec"), names)
        value = None
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    return printed.getvalue(), value


def show_output(printed: str, value: Any) -> list[str]:
    """Printed words and a value as text; a drawing as a drawing."""
    parts = [f"```text\n{printed.rstrip()}\n```"] if printed.strip() else []
    if hasattr(value, "_repr_svg_"):
        lines = value._repr_svg_().splitlines()
        parts.append(f'<div class="drawing">{"".join(line.strip() + " " for line in lines)}</div>')
    elif value is not None:
        parts.append(f"```text\n{value!r}\n```")
    return parts

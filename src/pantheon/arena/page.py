"""A page of HTML that stands alone: it opens without a network, in light and in dark."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape as escape_html
from pathlib import Path
from string import Template

from pantheon.core.problem import Problem

PAGE = Template("""<!doctype html>
<html lang="$language">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>$title</title>
<style>
:root { --ink: #1f2933; --paper: #fcfcfa; --faint: #9aa5b1; --line: #dde1e6; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e7eb; --paper: #16191d; --faint: #7b8794; --line: #323a44;
    --series-0: #56b4e9; --series-1: #f0894a; --series-2: #3cc79a; --series-3: #d98cc5;
    --series-4: #d9b93b; --series-5: #8fb0dd; --series-6: #f27d88; --series-7: #a9addf; }
}
body { margin: 0 auto; max-width: 50rem; padding: 1rem 1.25rem 3rem; color: var(--ink);
  background: var(--paper); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
h1 { line-height: 1.2; margin-bottom: .5rem; }
h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; }
p, ul { margin: .5rem 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; }
thead th { white-space: normal; vertical-align: bottom; font-weight: 600;
  border-bottom: 2px solid var(--faint); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0; }
dt { color: var(--ink); opacity: .75; }
dd { margin: 0; }
pre { white-space: pre-wrap; padding: .6rem .8rem; border: 1px solid var(--line);
  border-radius: 6px; font-size: .85rem; }
figure { margin: .5rem 0 1.5rem; overflow-x: auto; }
figure svg { display: block; width: 100%; min-width: 30rem; height: auto; }
figcaption { font-size: .9rem; opacity: .8; }
</style>
</head>
<body>
$body
</body>
</html>
""")


def escape(text: str) -> str:
    """Plain text as HTML; a number and its sign stay together."""
    return escape_html(text).replace(" %", "&nbsp;%")


def write_page(path: Path, language: str, title: str, parts: Iterable[str]) -> None:
    """Write a page; its parts are HTML, its title is not."""
    body = "\n".join([f"<h1>{escape(title)}</h1>", *parts])
    text = PAGE.substitute(language=language, title=escape(title), body=body)
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise Problem("file-unwritable", file=str(path), reason=str(error)) from error


def section(heading: str, *parts: str) -> str:
    """A part of a page under a heading."""
    return "\n".join([f"<h2>{escape(heading)}</h2>", *parts])


def paragraph(text: str) -> str:
    """A paragraph of plain text."""
    return f"<p>{escape(text)}</p>"


def bullets(texts: Iterable[str]) -> str:
    """A list of plain texts."""
    return "<ul>" + "".join(f"<li>{escape(text)}</li>" for text in texts) + "</ul>"


def terms(pairs: Iterable[tuple[str, str]]) -> str:
    """Things and what they are."""
    rows = "".join(f"<dt>{escape(term)}</dt><dd>{escape(text)}</dd>" for term, text in pairs)
    return f"<dl>{rows}</dl>"


def code(text: str) -> str:
    """A command, or other text that is taken letter by letter."""
    return f"<pre><code>{escape_html(text)}</code></pre>"


def table(heads: list[str], rows: Iterable[list[str]]) -> str:
    """A table; its first column holds names, the others figures."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in rows
    )
    thead, tbody = f"<thead><tr>{head}</tr></thead>", f"<tbody>{body}</tbody>"
    return f'<div class="scroll"><table>{thead}{tbody}</table></div>'


def plot(svg: str, caption: str) -> str:
    """A plot with what it shows."""
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"

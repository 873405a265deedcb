"""QR codes, drawn as one path: for a telephone that is to open the same page."""

from __future__ import annotations

import io

import segno
from markupsafe import Markup


def qr_code(address: str, label: str) -> Markup:
    """An address as an SVG that needs neither script nor style; dark on light in every theme."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out,
        kind="svg",
        scale=4,
        border=4,
        dark="#1b1a20",
        light="#ffffff",
        xmldecl=False,
        svgclass="qr",
        lineclass=None,
        title=label,
        omitsize=True,
        nl=False,
    )
    return Markup(out.getvalue().decode())

"""What is filled into a page is text, whatever stands in it; drawings are markup."""

from __future__ import annotations

import pytest
from markupsafe import Markup, escape

from durbar.web.render import Templates, templates


@pytest.mark.parametrize("value", ["plain", "<b>\"&'", 7, -3, 2.5, True, None, Markup("<g/>"), Markup("a")])
def test_a_value_is_written_as_jinja_writes_it(value: object) -> None:
    assert Templates.written(value) == escape(value)
    told = templates("en").from_string("{{ each.of }}|{{ each.of ~ '<' }}|{{ [each.of] | join }}")
    plain = str(escape(value))
    assert told.render(each={"of": value}) == f"{plain}|{plain}&lt;|{plain}"


def test_a_name_that_is_markup_is_shown_as_a_name() -> None:
    seat = {"seat": 0, "name": "<script>alert(1)</script>"}
    told = templates("en").from_string("<p title='{{ seat.name }}'>{{ seat.name }}</p>").render(seat=seat)
    assert "<script>" not in told

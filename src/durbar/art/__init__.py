"""The art kit: what the drawing of every game is made with.

    svg        elements of SVG as text            themes     colours by name, by day and by night
    pen        draws in a theme and a language    words      the texts a drawing needs
    rows       things laid in rows                text       how long a line is, and lines that must fit
    symbols    drawings that are used by name     backdrop   the table under everything
    terminal   markup in lines that fit, for sketches
    memo       what is kept of single tables, all together up to so many bytes

It knows no game. A game adds its own colours, words and symbols, and puts its pieces where they belong.
"""

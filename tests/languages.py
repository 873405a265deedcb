"""The languages of the house, as its folder of texts has them: no test lists them by hand."""

from durbar.texts import HOUSE

LANGUAGES = HOUSE.languages
TRANSLATIONS = tuple(lang for lang in LANGUAGES if lang != "en")

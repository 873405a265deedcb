"""Every opponent of the house has a face of its own."""

from xml.etree import ElementTree

from durbar.art.faces import FACES, face
from durbar.bots import CHARACTERS, LEVELS


def test_every_level_and_character_has_a_face_of_its_own() -> None:
    names = [*(level.name for level in LEVELS), *CHARACTERS]
    assert set(FACES) == set(names)
    drawn = {face(name) for name in names}
    assert len(drawn) == len(names)
    for picture in drawn:
        ElementTree.fromstring(picture)


def test_a_stranger_shows_a_letter() -> None:
    assert ">K<" in face("karma")
    assert "&lt;" in face("<")

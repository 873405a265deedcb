"""A house for each test, in which Lanterns is installed beside the games of the house."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from durbar.server import create_app
from durbar.web import create_app as create_pages
from tests.server.databases import needs_postgres, postgres
from tests.server.people import Guest


@pytest.fixture(scope="session")
def lanterns(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that, on the path, makes Lanterns an installed game; for other processes too."""
    folder = tmp_path_factory.mktemp("installed")
    about = folder / "lanterns-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[durbar.games]\nlanterns = tests.core.lanterns.game:Lanterns\n")
    return folder


@pytest.fixture(autouse=True)
def installed(lanterns: Path) -> Iterator[None]:
    sys.path.append(str(lanterns))
    importlib.invalidate_caches()
    yield
    sys.path.remove(str(lanterns))
    importlib.invalidate_caches()


@pytest.fixture(autouse=True, scope="session")
def settings_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test touches what the user of this machine keeps."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("settings")))
        patch.delenv("DURBAR_KEY", raising=False)
        yield


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "durbar.db"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The URL of a PostgreSQL for the tests of one file."""
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def place(request: pytest.FixtureRequest, data: Path) -> str:
    """Where the data is kept: a test that asks for it is run on either kind of database."""
    return str(data) if request.param == "sqlite" else str(request.getfixturevalue("database"))


@pytest.fixture
def home(place: str) -> str:
    """The same for a program, which is told the folder of a file."""
    return place if "://" in place else str(Path(place).parent)


@contextmanager
def one_of_several(place: str, notify: str = "") -> Iterator[TestClient]:
    """A server with its pages, which shares nothing with another one but the data."""
    app = create_pages(place, bot_processes=0, bot_pause=0, notify=notify)
    app.state.service.shared = True
    with TestClient(app, "http://testserver") as client:
        yield client


@pytest.fixture
def here(place: str) -> Iterator[TestClient]:
    with one_of_several(place) as client:
        yield client


@pytest.fixture
def elsewhere(place: str) -> Iterator[TestClient]:
    with one_of_several(place) as client:
        yield client


@pytest.fixture
def client(data: Path) -> Iterator[TestClient]:
    """The running server; bots think in a thread and do not pause."""
    with TestClient(create_app(data, bot_processes=0, bot_pause=0), "http://testserver") as client:
        yield client


@pytest.fixture
def maya(client: TestClient) -> Guest:
    return Guest(client)


@pytest.fixture
def ram(client: TestClient) -> Guest:
    return Guest(client)

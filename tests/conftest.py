"""What all tests share: which form of the package runs, and how hypothesis behaves."""

import pytest
from hypothesis import settings

import durbar.core.kernel

settings.register_profile("durbar", deadline=None, derandomize=True)
settings.load_profile("durbar")

KERNEL = str(durbar.core.kernel.__file__)
FORM = "pure" if KERNEL.endswith(".py") else "compiled"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--form", choices=("compiled", "pure"), help="stop unless this form of the package runs")


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("--form")
    if wanted not in (None, FORM):
        raise pytest.UsageError(f"the {wanted} form was asked for, but the {FORM} form runs: {KERNEL}")


def pytest_report_header() -> str:
    return f"durbar: {FORM} ({KERNEL})"


@pytest.fixture(scope="session")
def compiled() -> bool:
    """Whether the compiled form runs, so that a test may play fewer games when it does not."""
    return FORM == "compiled"

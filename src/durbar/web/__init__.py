"""The pages, the small client script and the styles."""

from .app import create_app

__all__ = ["create_app"]

"""The pages, the small client script and the styles."""

from durbar.core.extras import extra

with extra("server"):
    from .app import create_app

__all__ = ["create_app"]

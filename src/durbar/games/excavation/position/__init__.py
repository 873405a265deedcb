"""A position as JSON: told (`describe`), read (`build`), and what must hold of it (`laws`)."""

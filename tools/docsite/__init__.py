"""The documentation site: gathers its pages from the repository, has them rendered and checks the result.

The sources are the pages in `docs/`, a few at the root, and what the code itself says: rules, help texts, the
description of the HTTP API, docstrings, views. Nothing that is generated is committed.
"""

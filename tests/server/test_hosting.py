"""docs/hosting.md is true: it tells every setting there is, and no other."""

from __future__ import annotations

import re
from pathlib import Path

from bottega.server.config import SETTINGS, Config
from bottega.server.metrics import Metrics

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "hosting.md").read_text(encoding="utf-8")
SETTINGS_SECTION = PAGE.split("\n## Settings\n")[1].split("\n## ")[0]
#: Rows of the table of settings: its name, whether it is secret, what it usually is.
ROWS = re.findall(r"^\| `([a-z_]+)`( \(secret\))? \| (.+?) \|", SETTINGS_SECTION, re.MULTILINE)


def test_the_page_names_every_setting_and_which_are_secret() -> None:
    named_settings = [(name, bool(secret)) for name, secret, _ in ROWS]
    assert named_settings == [(setting.name, setting.secret) for setting in SETTINGS]


def test_the_page_names_the_defaults() -> None:
    usual = Config()
    for name, _, value in ROWS:
        literal = re.fullmatch(r"`([^`]+)`", value)
        if literal and name != "data":
            known = getattr(usual.retention if hasattr(usual.retention, name) else usual, name)
            shown = {True: "on", False: "off"}[known] if isinstance(known, bool) else str(known)
            assert literal[1] == shown, name


def test_the_variables_of_the_page_and_of_the_unit_exist() -> None:
    unit = (DOCS / "hosting" / "bottega.service").read_text(encoding="utf-8")
    known = {setting.variable for setting in SETTINGS}
    named = set(re.findall(r"BOTTEGA_[A-Z_]+", PAGE + unit))
    assert len(named) > 5
    assert named <= known


def test_the_page_looks_at_figures_that_are_counted() -> None:
    counted = Metrics().page().decode()
    for name in re.findall(r"`(bottega_[a-z_]+)`", PAGE):
        assert re.search(rf"^# HELP {name}(_total)? ", counted, re.MULTILINE), name

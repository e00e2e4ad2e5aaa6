"""What a notice says, in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bottega.server
from bottega.engine.people.text import LANGUAGES
from bottega.server.notices.preferences import Preferences
from bottega.server.notices.texts import Item, notice
from bottega.server.store.base import Account
from bottega.server.words import catalogue
from bottega.table.types import HOUR
from tests.server.notices.world import MONDAY, row

SOURCE = Path(bottega.server.__file__).parent
ORIGIN = "https://games.example.org"
MATCH = row("m1", MONDAY, asked=[[1, MONDAY, None], None])
SOLO = row("m2", MONDAY, game="leonardo", summary={"seats": [{"name": "Anna"}]})
WISHES = Preferences(zone="Europe/Rome")


def reader(lang: str) -> Account:
    return Account("anna", "Anna", 0, 0, lang=lang)


@pytest.mark.parametrize(
    ("lang", "title", "text"),
    [
        ("en", "It is your decision", "Masters of Renaissance with Bruno: it is your decision."),
        (
            "fr",
            "À vous de jouer",
            "Masters of Renaissance avec Bruno\u202f: c’est à vous de jouer.",
        ),
        ("it", "Tocca a te", "Maestri del Rinascimento con Bruno: tocca a te."),
    ],
)
def test_a_notice_says_who_and_which_game_and_where(lang: str, title: str, text: str) -> None:
    made = notice(reader(lang), WISHES, [Item("decision", MATCH, (0,))], 1, ORIGIN)
    assert (made.title, made.text, made.lang) == (title, text, lang)
    assert (made.url, made.tag) == (f"{ORIGIN}/match/m1", "m1")


def test_who_plays_alone_plays_with_nobody() -> None:
    made = notice(reader("en"), WISHES, [Item("begins", SOLO, (0,))], 0, ORIGIN)
    assert made.text == "Leonardo da Vinci: the match has begun."


def test_a_reminder_says_until_when_by_the_readers_clock() -> None:
    item = Item("reminder", MATCH, (0,), MONDAY + 3 * HOUR)
    assert notice(reader("en"), WISHES, [item], 1, ORIGIN).text.endswith("until Mon 5 Jan, 14:00.")
    assert notice(reader("it"), WISHES, [item], 1, ORIGIN).text.endswith("entro lun 5 gen, 14:00.")
    undated = Item("reminder", MATCH, (0,))
    assert notice(reader("en"), WISHES, [undated], 1, ORIGIN).text.endswith("it is still your decision.")


def test_several_matches_are_one_list() -> None:
    items = [Item("decision", MATCH, (0,)), Item("over", SOLO, (0,))]
    made = notice(reader("en"), WISHES, items, 1, ORIGIN)
    assert (made.title, made.url, made.tag) == ("1 match is waiting for you", f"{ORIGIN}/", "")
    assert made.text.split("\n") == [
        "Masters of Renaissance with Bruno: it is your decision.",
        "Leonardo da Vinci: the match is over.",
    ]


def test_a_long_list_is_cut() -> None:
    made = notice(reader("en"), WISHES, [Item("decision", MATCH, (0,))] * 13, 13, ORIGIN)
    assert made.title == "13 matches are waiting for you"
    assert made.text.split("\n")[10:] == ["and 3 more matches"]


def test_a_language_we_do_not_speak_is_english() -> None:
    assert notice(reader("xx"), WISHES, [Item("chat", MATCH, (0,))], 0, ORIGIN).lang == "en"


# The catalogues


def entries(lang: str) -> dict[str, ftl.Message]:
    text = (SOURCE / "data" / "notices" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ftl.BaseComment):
            assert isinstance(entry, ftl.Message)
            found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_have_the_same_messages_with_the_same_values(lang: str) -> None:
    ours, english = entries(lang), entries("en")
    assert list(ours) == list(english)
    text = (SOURCE / "data" / "notices" / f"{lang}.ftl").read_text(encoding="utf-8")
    assert not (lang == "fr" and re.search(r"^[^#\n]* [:;?!»]", text.replace("https:", ""), re.MULTILINE))
    for id, message in english.items():
        assert _variables(ours[id]) == _variables(message), id


def _variables(message: ftl.Message) -> set[str]:
    return set(re.findall(r"VariableReference.*?name='?\"?(\w+)", str(message.to_json())))


def test_every_message_is_said_somewhere() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    forms = [
        re.sub(r"\\\{.*?\\\}", "[a-z]+", re.escape(form)) for form in re.findall(r'f"(notice-[^"]+)"', source)
    ]
    codes = [f"url-{code}" for code in re.findall(r'Forbidden\("url-([a-z]+)"\)', source)]
    for id in entries("en"):
        plain = id.removeprefix("problem-")
        named = f'"{plain}"' in source or plain.removeprefix("notice-") in codes
        assert named or any(re.fullmatch(form, id) for form in forms), id


def test_every_problem_of_the_source_has_its_words() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("notices/*.py"))
    codes = set(re.findall(r'Problem\("(notice-[a-z-]+)"', source))
    codes |= {f"notice-{code}" for code in re.findall(r'Forbidden\("([a-z-]+)"\)', source)}
    assert len(codes) > 10
    for code in codes:
        assert f"problem-{code}" in catalogue("en"), code

"""What the things on the table of Leonardo da Vinci are and do: the city, laboratories, inventions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from bottega.engine.explanation import Explanation
from bottega.engine.people.explaining import Asked, Kind, ask, numbered
from bottega.engine.types import Json, Seat
from bottega.games.leonardo.actions import SEATS
from bottega.games.leonardo.components import (
    AREAS,
    COMPONENTS,
    COUNCIL,
    FIRST_SHOP,
    INVENTIONS,
    LAB_NAMES,
    LOOK,
    MASTER,
    METALS,
    PLACES,
    RESEARCH_TURN,
    TYPES,
    WORKSHOP,
    Box,
    by_name,
)
from bottega.games.leonardo.people.description import AREA_LETTERS, in_deck, lab_line, saved, workers
from bottega.games.leonardo.people.explaining_players import PLAYERS

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]
Question: TypeAlias = Asked[Box]


def explain(box: Box, view: View | None, target: str, book: Book) -> Explanation | None:
    """What a thing is and does, as far as this view shows it."""
    return ask(KINDS, box, view, target, book)


# The city


def _place(asked: Question) -> Explanation | None:
    """An area of the city, or a laboratory of the viewer's as a place for workers."""
    if asked.value in LAB_NAMES:
        return _lab(asked)
    area = PLACES.index(asked.value)
    rule = _area(asked, area)
    if asked.view is not None:
        _area_now(asked, asked.view, area)
    return asked.answer("area", rule, letter=AREA_LETTERS[area], place=asked.value)


def _area(asked: Question, area: int) -> str:
    """What an area is for; the paragraph about it."""
    if area == COUNCIL:
        asked.what("council")
        if asked.view is None or asked.view["players"] > 2:
            asked.what("council-last")
        return "council"
    if area >= FIRST_SHOP:
        asked.what("shop", component=COMPONENTS[area - FIRST_SHOP])
    else:
        asked.what(asked.value)
    asked.what("area-offer")
    return "shops" if area >= FIRST_SHOP else asked.value


def _area_now(asked: Question, view: View, area: int) -> None:
    if view["turn"] >= RESEARCH_TURN:
        asked.what("area-closed")
    else:
        here = [workers(group, asked.book) for group in view["city"][asked.value]]
        if here:
            asked.what("area-here", workers=", ".join(here))
        else:
            asked.what("area-nobody")
    if view["pending"]["area"] == asked.value and view["pending"]["price"] is not None:
        asked.say("about-price", florins=view["pending"]["price"])
    if area == COUNCIL:
        asked.figure("head-florins", view["council"])
    elif area >= FIRST_SHOP:
        asked.figure("figure-shop", view["shops"][COMPONENTS[area - FIRST_SHOP]])
    elif asked.board is not None and area == WORKSHOP:
        placed = sum(lab["men"] for lab in asked.board["labs"].values())
        asked.figure("figure-men-left", asked.box.men - placed)
    elif asked.board is not None:
        asked.figure("figure-pool", asked.board["academy"])


def _crew(asked: Question) -> Explanation | None:
    """The workers of a seat in an area."""
    area, _, seat = asked.value.partition(" ")
    groups = [] if asked.view is None else asked.view["city"][area]
    for group in groups:
        if group["seat"] == int(seat):
            count = group["apprentices"] + MASTER * group["master"]
            asked.what("crew", seat=group["seat"], count=count)
            return asked.answer("crew", "ranking", place=area, seat=group["seat"])
    return None


def _price(asked: Question) -> Explanation:
    asked.what("price")
    if asked.view is not None and asked.view["pending"]["price"] is not None:
        asked.say("about-price", florins=asked.view["pending"]["price"])
    return asked.answer("price", "offer")


_BENEFIT_RULES: Final = ("council-move", "council-florins", "council-deck", "council-component")


def _benefit(asked: Question) -> Explanation:
    rule = _BENEFIT_RULES[int(asked.value) - 1]
    if asked.value == "1" and asked.view is not None and asked.view["options"]["codex"] == "on":
        asked.what("benefit-codex")
        rule = "codex"
    else:
        asked.what(f"benefit-{asked.value}", looked=LOOK)
    if asked.view is not None:
        taker = asked.view["pending"]["benefits"][asked.value]
        if taker is not None:
            asked.what("benefit-taken", seat=taker)
        if asked.value == "2":
            asked.figure("head-florins", asked.view["council"])
    return asked.answer("benefit", rule, benefit=asked.value)


# Laboratories


def _lab(asked: Question) -> Explanation | None:
    """A laboratory of the viewer's, or after a seat's number one of that seat's."""
    number, _, lab = asked.value.rpartition(" ")
    seat: Seat | None = int(number) if number else asked.seat
    if seat is None or asked.view is None or seat >= asked.view["players"]:
        return None if number else _lab_in_general(asked)
    asked.what("lab")
    data = asked.view["boards"][seat]["labs"][lab]
    rule = "laboratories"
    if data["spaces"] is None:
        asked.what("lab-unbuilt")
        rule = "workshop"
    else:
        asked.add(lab_line(asked.box, asked.view, seat, lab, asked.book))
        asked.figure("head-spaces", data["spaces"])
        asked.figure("head-man-spaces", asked.box.man_spaces[data["spaces"]])
        if data["weeks"] is None:
            asked.what("lab-idle")
            rule = "phase-a"
        elif seat != asked.seat:
            asked.what("lab-secret")
            rule = "secrecy"
    if number:
        return asked.answer("lab-of", rule, lab=lab, seat=seat)
    return asked.answer("lab", rule, lab=lab)


def _lab_in_general(asked: Question) -> Explanation:
    asked.what("lab", "lab-idle")
    return asked.answer("lab", "phase-a", lab=asked.value)


def _man_space(asked: Question) -> Explanation:
    asked.what("man-space")
    return asked.answer("man-space", "workshop")


def _space(asked: Question) -> Explanation:
    asked.what("space")
    return asked.answer("space", "phase-b")


# Inventions


def _invention(asked: Question) -> Explanation:
    invention = asked.box.inventions[int(asked.value)]
    asked.what("invention", weeks=invention.weeks, first=invention.first, later=invention.later)
    if asked.view is not None:
        _invention_now(asked, asked.view, invention.number)
    asked.figure("head-metal", METALS[invention.metal], "metal")
    asked.figure("head-type", TYPES[invention.type], "type")
    asked.figure("head-weeks", invention.weeks)
    asked.figure("head-components", by_name(invention.components), "components")
    asked.figure("head-first", invention.first)
    asked.figure("head-later", invention.later)
    return asked.answer("invention", "inventions", invention=invention.number)


def _invention_now(asked: Question, view: View, number: int) -> None:
    """Where the card is, and what that means for the viewer."""
    own = asked.board
    if number in view["requested"]:
        asked.what("invention-requested")
    elif number in in_deck(view):
        asked.what("invention-never" if view["turn"] >= RESEARCH_TURN else "invention-deck")
    elif number in view["boxed"]:
        asked.what("invention-boxed")
    for seat, board in enumerate(view["boards"]):
        if number in board["cards"]:
            asked.what("invention-card", seat=seat)
    if own is None:
        return
    if number in own["done"]:
        asked.what("invention-done")
    elif saved(asked.box, own["cards"], number):
        asked.what("invention-saved", count=saved(asked.box, own["cards"], number))


def _component(asked: Question) -> Explanation:
    shop = PLACES[FIRST_SHOP + COMPONENTS.index(asked.value)]
    asked.what("component")
    asked.what("component-shop", place=shop)
    if asked.view is not None:
        asked.figure("figure-shop", asked.view["shops"][asked.value])
    if asked.board is not None:
        asked.figure("figure-hand", asked.board["hand"][asked.value])
    return asked.answer("component", "shops", component=asked.value)


def _any(asked: Question) -> Explanation:
    asked.what("any")
    return asked.answer("any", "shops")


def _deck(asked: Question) -> Explanation:
    asked.what("deck")
    if asked.view is not None:
        asked.say("about-deck", count=asked.view["deck"]["left"])
    return asked.answer("deck", "end-of-turn")


#: Every kind of things, by what stands before the colon of a target.
KINDS: Final[dict[str, Kind[Box]]] = {
    "place": (PLACES, _place),
    "crew": (tuple(f"{area} {seat}" for area in PLACES[:AREAS] for seat in range(SEATS)), _crew),
    "price": (("",), _price),
    "benefit": (numbered(4), _benefit),
    "lab": ((*LAB_NAMES, *(f"{seat} {lab}" for seat in range(SEATS) for lab in LAB_NAMES)), _lab),
    "man-space": (("",), _man_space),
    "space": (("",), _space),
    "invention": (numbered(len(INVENTIONS)), _invention),
    "component": (COMPONENTS, _component),
    "any": (("",), _any),
    "deck": (("",), _deck),
    **PLAYERS,
}

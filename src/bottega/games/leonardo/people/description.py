"""The table in sentences, for a screen reader or a pipe: what matters most comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.engine.types import Json, Seat
from bottega.games.leonardo.components import (
    AREAS,
    COMPONENTS,
    COUNCIL,
    DISCOUNT,
    FIRST_SHOP,
    INVENTIONS,
    LAB_NAMES,
    METALS,
    PLACES,
    RESEARCH_TURN,
    TYPES,
    Box,
    by_name,
)

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]

#: The letters of the city's areas, in their order.
AREA_LETTERS: Final = "ABCDEFGH"
#: Maximum number of possible inventions listed by name; more are listed by number.
FEW: Final = 4


def describe(box: Box, view: View, book: Book) -> list[str]:
    """Everything in the view, a sentence per line: what is to be decided, the viewer's own board,
    what all share, the others."""
    own = focus(view)
    lines = [*status(box, view, book), *pending(view, book), *_board(box, view, own, book)]
    lines += [*_requested(box, view, book), *_deck(box, view, book), *_city(view, book)]
    for seat in range(view["players"]):
        if seat != own:
            lines += _board(box, view, seat, book)
    return lines


def focus(view: View) -> Seat:
    """The seat whose board is shown first and in full: the viewer's, or the one that decides."""
    seat: Seat = view["current"] if view["seat"] is None else view["seat"]
    return seat


def status(box: Box, view: View, book: Book) -> list[str]:
    """Where the match stands."""
    place = view["pending"]["area"] or PLACES[COUNCIL]
    values = {"turn": view["turn"], "seats": view["actors"], "place": place}
    lines = [book.sentence(f"stage-{view['stage']}", values)]
    if not view["over"]:
        lines.append(book.sentence("about-leonardo", {"seat": view["leonardo"]}))
    if view["options"]["codex"] == "on":
        lines.append(book.say("about-codex"))
    if box.edition.changes:
        lines.append(book.say("about-edition", {"name": box.edition.name}))
    return lines


def pending(view: View, book: Book) -> list[str]:
    """What the phase under way still holds."""
    held, stage = view["pending"], view["stage"]
    lines = []
    if stage == "pick":
        values = {"count": held["picks"], "components": held["picked"]}
        lines.append(book.sentence("about-picks", values))
    if held["area"] is not None:
        there = [group["seat"] for group in view["city"][held["area"]]]
        order = [seat for seat in held["ranking"] if seat in there]
        if order:
            lines.append(book.sentence("about-ranking", {"place": held["area"], "seats": order}))
    if held["price"] is not None:
        lines.append(book.sentence("about-price", {"florins": held["price"]}))
    for benefit, seat in held["benefits"].items():
        if seat is not None:
            lines.append(book.sentence("about-chosen", {"benefit": benefit, "seat": seat}))
    if held["lifted"] is not None:
        lifted = {"of_seat": held["lifted"]["seat"], "place": held["lifted"]["place"]}
        lines.append(book.sentence("about-lifted", lifted))
    if stage == "arrange":
        counts = {"count": held["arranged"], "looked": view["deck"]["looked"]}
        lines.append(book.say("about-arranged", counts))
    for auction in view["auctions"]:
        offers = [f"{book.names[seat]} {bid}" for seat, bid in enumerate(auction["bids"]) if bid is not None]
        values = {"invention": auction["invention"], "bids": ", ".join(offers)}
        lines.append(book.sentence("about-auctioned", values))
    if stage == "bid":
        lines += _auctions(view, book)
    return lines


def _auctions(view: View, book: Book) -> list[str]:
    """The card being auctioned, who has bid, and what is auctioned next."""
    lot, *later = view["pending"]["lots"]
    lines = [book.sentence("about-auction", {"invention": lot["invention"], "seats": lot["bidders"]})]
    for seat in lot["bidders"]:
        board = view["boards"][seat]
        own = board.get("bid")
        kind = "own" if own is not None else "made" if board["bid_made"] else "open"
        lines.append(book.sentence("about-bid", {"seat": seat, "bid": kind, "florins": own or 0}))
    for lot in later:
        lines.append(
            book.sentence("about-auction-next", {"invention": lot["invention"], "seats": lot["bidders"]})
        )
    return lines


def in_deck(view: View) -> list[int]:
    """The inventions in the deck by number: those that lie nowhere else."""
    elsewhere = {*view["requested"], *view["boxed"], *(n for board in view["boards"] for n in board["cards"])}
    return [n for n in INVENTIONS if n not in elsewhere]


def saved(box: Box, cards: list[int], invention: int) -> int:
    """Weeks that these cards save on an invention (§9)."""
    return DISCOUNT * sum(box.inventions[n].type == box.inventions[invention].type for n in cards)


def variety(box: Box, cards: list[int]) -> tuple[int, int]:
    """How many types there are among these cards, and the bonus they bring (§11)."""
    types = len({box.inventions[n].type for n in cards})
    return types, box.bonus[types]


def without_card(view: View, seat: Seat) -> list[int]:
    """The inventions a seat has completed without getting their cards, unless it may still get them."""
    board = view["boards"][seat]
    lots = [lot["invention"] for lot in view["pending"]["lots"]]
    return [n for n in board["done"] if n not in board["cards"] and n not in lots]


def favour_letters(board: View) -> str:
    """``A, A, D``: the letters of the favours a seat has chosen."""
    return ", ".join(letter.upper() for letter, count in board["favours"].items() for _ in range(count))


def _board(box: Box, view: View, seat: Seat, book: Book) -> list[str]:
    board = view["boards"][seat]
    workers = {"count": board["apprentices"], "free": board["free"], "academy": board["academy"]}
    lines = [
        book.sentence("about-florins", {"seat": seat, "florins": board["florins"]}),
        _components(view, seat, book),
        book.sentence("about-workers", {"seat": seat, **workers}),
    ]
    if board["master"] is None:
        lines.append(book.sentence("about-master-home", {"seat": seat}))
    else:
        lines.append(book.sentence("about-master-at", {"seat": seat, "place": board["master"]}))
    if board["passed"] and view["stage"] == "assign":
        lines.append(book.sentence("about-passed", {"seat": seat}))
    if view["turn"] == 0 and any(board["favours"].values()):
        lines.append(book.sentence("about-favours", {"seat": seat, "letters": favour_letters(board)}))
    lines += [lab_line(box, view, seat, lab, book) for lab in LAB_NAMES]
    return [*lines, *_cards(box, view, seat, book)]


def _components(view: View, seat: Seat, book: Book) -> str:
    board = view["boards"][seat]
    values = {"seat": seat, "components": board["components"]}
    if "hand" not in board:
        return book.sentence("about-components-all", values)
    return book.sentence("about-components", {**values, "hand": board["hand"]})


def lab_line(box: Box, view: View, seat: Seat, lab: str, book: Book) -> str:
    """A laboratory: its spaces, who is in it, what it works on."""
    board = view["boards"][seat]
    data = board["labs"][lab]
    values: dict[str, Json] = {"seat": seat, "lab": lab}
    if data["spaces"] is None:
        return book.sentence("about-lab-unbuilt", values)
    crew = [book.say("crew-man", {"count": data["men"]})] if data["men"] else []
    if data["apprentices"]:
        crew.append(book.say("apprentices", {"count": data["apprentices"]}))
    if board["master"] == lab:
        crew.append(book.say("crew-master"))
    people = book.join(crew) if crew else book.say("crew-nobody")
    values.update(spaces=data["spaces"], crew=people, work=_work(box, view, seat, lab, book))
    return book.sentence("about-lab", values)


def known_work(lab: View) -> int | None:
    """The invention a laboratory works on, if the viewer knows it."""
    work: int | None = lab.get("work", lab["shown"])
    return work


def _work(box: Box, view: View, seat: Seat, lab: str, book: Book) -> str:
    """What a laboratory works on, as far as the viewer knows."""
    board = view["boards"][seat]
    data = board["labs"][lab]
    invention = known_work(data)
    if data["weeks"] is None:
        return book.say("work-idle")
    values: dict[str, Json] = {"weeks": data["weeks"]}
    if invention is None:
        possible = data["possible"]
        names = str(book.word("inventions", possible)) if len(possible) <= FEW else _numbers(possible)
        work = book.sentence("work-secret", {**values, "count": len(possible), "names": names})
    else:
        values.update(invention=invention, needed=box.inventions[invention].weeks)
        work = book.sentence("work-shown" if data["shown"] else "work-own", values)
        count = saved(box, board["cards"], invention)
        if count:
            work = book.say("work-saving", {"work": work, "count": count})
        if invention not in view["requested"] and not data["shown"]:
            work = book.say("work-unrequested", {"work": work})
    return book.say("work-fresh", {"work": work}) if data["fresh"] else work


def _numbers(inventions: list[int]) -> str:
    return ", ".join(map(str, inventions))


def _cards(box: Box, view: View, seat: Seat, book: Book) -> list[str]:
    board = view["boards"][seat]
    if board["cards"]:
        types, florins = variety(box, board["cards"])
        lines = [
            book.sentence("about-front", {"seat": seat, "inventions": board["cards"]}),
            book.sentence("about-types", {"seat": seat, "count": types, "florins": florins}),
        ]
    else:
        lines = [book.sentence("about-front-empty", {"seat": seat})]
    done = without_card(view, seat)
    if done:
        lines.append(book.sentence("about-done", {"seat": seat, "inventions": done}))
    return lines


def _requested(box: Box, view: View, book: Book) -> list[str]:
    lines = []
    for invention in (box.inventions[n] for n in view["requested"] if n):
        values = {
            "invention": invention.number,
            "metal": METALS[invention.metal],
            "type": TYPES[invention.type],
            "weeks": invention.weeks,
            "components": by_name(invention.components),
            "first": invention.first,
            "later": invention.later,
        }
        lines.append(book.sentence("about-invention", values))
    empty = view["requested"].count(None)
    if empty:
        lines.append(book.say("about-spaces", {"count": empty}))
    return lines


def _deck(box: Box, view: View, book: Book) -> list[str]:
    """What lies in the deck, what the viewer knows of its order, and who knows how much."""
    cards = in_deck(view)
    lines = [book.say("about-deck", {"count": len(cards)})]
    for metal, name in enumerate(METALS):
        of_metal = [n for n in cards if box.inventions[n].metal == metal]
        if of_metal:
            lines.append(book.sentence("about-deck-metal", {"metal": name, "numbers": _numbers(of_metal)}))
    looked = view["deck"]["looked"]
    for seat, board in enumerate(view["boards"]):
        knows = board["deck_knowledge"]
        values: dict[str, Json] = {"seat": seat, "count": looked}
        if seat == view["seat"]:
            known = view["deck"]["known"]
            if known:
                id = "about-deck-known" if knows["in_order"] else "about-deck-some"
                lines.append(book.sentence(id, {**values, "inventions": known}))
        elif knows["most"] and knows["in_order"]:
            lines.append(book.sentence("about-deck-other", values))
        elif knows["most"]:
            limits = {"seat": seat, "looked": looked, "fewest": knows["fewest"], "count": knows["most"]}
            lines.append(book.sentence("about-deck-other-some", limits))
    if view["boxed"]:
        lines.append(book.sentence("about-boxed", {"inventions": view["boxed"]}))
    return lines


def _city(view: View, book: Book) -> list[str]:
    """The areas with their queues, while they are open."""
    if view["turn"] >= RESEARCH_TURN:
        return [book.sentence("about-closed", {"components": view["shops"], "florins": view["council"]})]
    lines = []
    for place in range(AREAS):
        groups = [workers(there, book) for there in view["city"][PLACES[place]]]
        values = {
            "letter": AREA_LETTERS[place],
            "place": PLACES[place],
            "stock": _stock(view, place, book),
            "workers": ", ".join(groups) or book.say("workers-nobody"),
        }
        lines.append(book.sentence("about-area", values))
    return lines


def _stock(view: View, place: int, book: Book) -> str:
    if place == COUNCIL:
        return book.sentence("stock-florins", {"florins": view["council"]})
    if place < FIRST_SHOP:
        return ""
    component = COMPONENTS[place - FIRST_SHOP]
    return book.sentence("stock-components", {"components": {component: view["shops"][component]}})


def workers(there: View, book: Book) -> str:
    """``Anna with 2 apprentices and the master``"""
    id = (
        "both" if there["apprentices"] and there["master"] else "master" if there["master"] else "apprentices"
    )
    return book.sentence(f"workers-{id}", {"seat": there["seat"], "count": there["apprentices"]})

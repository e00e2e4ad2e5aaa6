"""The table in sentences, for a screen reader or a pipe: what matters most comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.engine.types import Json, Seat
from bottega.games.masters.components import RESOURCES, SPECIAL_DEPOT, STACKS, Box, by_name
from bottega.games.masters.people.wording import output, requirements, stack_name
from bottega.games.masters.rules.warehouse import arrange

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]


def describe(box: Box, view: View, book: Book) -> list[str]:
    """Everything in the view, a sentence per line: what is to be decided, the viewer's own board,
    what all share, the others."""
    own = focus(view)
    lines = [*status(box, view, book), *pending(view, book), *_board(box, view, own, book)]
    lines += _market(view, book)
    lines += [_stack(box, view, stack, book) for stack in STACKS]
    lines += _reports(box, view, book)
    for seat in range(view["players"]):
        if seat != own:
            lines += _board(box, view, seat, book)
    if view["solo"] is not None:
        lines += lorenzo(view, book)
    return lines


def focus(view: View) -> Seat:
    """The seat whose board is shown first and in full: the viewer's, or the one whose turn it is."""
    seat: Seat = view["turn"] if view["seat"] is None else view["seat"]
    return seat


def status(box: Box, view: View, book: Book) -> list[str]:
    """Where the match stands."""
    lines = []
    if view["solo"] is not None and view["solo"]["outcome"] is not None:
        lines.append(book.sentence("about-solo-over", {"outcome": view["solo"]["outcome"]}))
    elif view["over"]:
        lines.append(book.say("about-over"))
    elif view["stage"] == "leaders":
        lines.append(book.sentence("about-leaders", {"seats": view["actors"]}))
    elif view["stage"] == "start":
        lines.append(book.sentence("about-start", {"seat": view["turn"]}))
    else:
        lines.append(book.sentence("about-turn", {"seat": view["turn"], "round": view["round"]}))
    if view["last_round"] and not view["over"]:
        lines.append(book.say("about-last-round"))
    if box.edition.changes:
        lines.append(book.say("about-edition", {"name": box.edition.name}))
    return lines


def pending(view: View, book: Book) -> list[str]:
    """What the turn under way still holds."""
    held = view["pending"]
    lines = []
    if any(held["gained"].values()):
        lines.append(book.sentence("about-gained", {"resources": held["gained"]}))
    if held["whites"]:
        lines.append(book.say("about-whites", {"count": held["whites"]}))
    if held["used"]:
        powers = book.join([str(book.word("power", power)) for power in held["used"]])
        lines.append(book.say("about-used", {"powers": powers}))
    if any(held["output"].values()):
        lines.append(book.sentence("about-output", {"resources": held["output"]}))
    if held["spends"]:
        lines.append(book.say("about-spends", {"count": held["spends"]}))
    if held["gains"]:
        lines.append(book.say("about-gains", {"count": held["gains"]}))
    if held["buying"] is not None:
        buying = {"card": held["buying"]["card"], "slot": held["buying"]["slot"]}
        lines.append(book.sentence("about-buying", buying))
    if any(held["debt"].values()):
        lines.append(book.sentence("about-debt", {"resources": held["debt"]}))
    if held["by_hand"]:
        lines.append(book.say("about-by-hand"))
    return lines


def _board(box: Box, view: View, seat: Seat, book: Book) -> list[str]:
    board = view["boards"][seat]
    space = board["faith"]
    faith = {"seat": seat, "space": space, "points": box.track_points[space]}
    lines = [
        book.sentence("about-faith", faith),
        book.sentence("about-tiles", {"seat": seat, "tiles": _tiles(box, board, book)}),
        book.sentence("about-warehouse", {"seat": seat, "depots": _depots(box, board, book)}),
        book.sentence("about-strongbox", {"seat": seat, "strongbox": board["strongbox"]}),
    ]
    lines += [_slot(box, seat, slot, cards, book) for slot, cards in enumerate(board["slots"], 1)]
    for leader in board["leaders"]:
        values = {"seat": seat, "leader": leader, "points": box.leaders[leader].points}
        lines.append(book.sentence("about-leader-played", values))
    return [*lines, *_hand(box, view, seat, book)]


def _tiles(box: Box, board: View, book: Book) -> str:
    return book.join(
        [
            book.say(f"tile-{tile}", {"section": section, "points": points})
            for section, (tile, points) in enumerate(zip(board["tiles"], box.tile_points, strict=True), 1)
        ]
    )


def _depots(box: Box, board: View, book: Book) -> str:
    depots = box.perks(board["leaders"]).depots
    special, shelves = arrange([board["warehouse"][name] for name in RESOURCES], depots)
    parts = []
    for number, (resource, count) in enumerate(shelves, 1):
        held = {RESOURCES[resource]: count} if count else {}
        parts.append(book.sentence("about-depot", {"number": number, "resources": held}))
    for resource, places in enumerate(depots):
        if places:
            values = {"resource": RESOURCES[resource], "count": special[resource], "places": SPECIAL_DEPOT}
            parts.append(book.sentence("about-special-depot", values))
    return book.join(parts)


def _slot(box: Box, seat: Seat, slot: int, cards: list[int], book: Book) -> str:
    values: dict[str, Json] = {"seat": seat, "slot": slot}
    if not cards:
        return book.sentence("about-slot-empty", values)
    top = box.cards[cards[-1]]
    values.update(card=top.id, input=by_name(top.input), output=output(top))
    if len(cards) == 1:
        return book.sentence("about-slot", values)
    covered = book.join([str(book.word("card", card)) for card in reversed(cards[:-1])])
    return book.sentence("about-slot-covering", {**values, "covered": covered})


def _hand(box: Box, view: View, seat: Seat, book: Book) -> list[str]:
    """The viewer's own leaders by name; the number of leaders of the others."""
    board = view["boards"][seat]
    if "hand" not in board:
        values = {"seat": seat, "count": board["hand_size"], "dropped": board["dropped_count"]}
        return [book.sentence("about-hand-hidden", values)]
    lines = []
    for leader in (box.leaders[id] for id in board["hand"]):
        needs = requirements(leader, book)
        values = {"seat": seat, "leader": leader.id, "points": leader.points, "needs": needs}
        lines.append(book.sentence("about-leader-hand", values))
    if not board["hand"]:
        lines.append(book.sentence("about-hand-empty", {"seat": seat}))
    for name in ("dropped", "rejected"):
        if board[name]:
            lines.append(book.sentence(f"about-leaders-{name}", {"seat": seat, "leaders": board[name]}))
    return lines


def _market(view: View, book: Book) -> list[str]:
    lines = []
    for number, row in enumerate(view["market"]["rows"], 1):
        marbles = ", ".join(book.say(f"marble-{marble}") for marble in row)
        lines.append(book.say("about-row", {"number": number, "marbles": marbles}))
    slide = book.say(f"marble-{view['market']['slide']}")
    return [*lines, book.say("about-slide", {"marble": slide})]


def _stack(box: Box, view: View, stack: str, book: Book) -> str:
    deck = view["stacks"][stack]
    if not deck["top"]:
        return book.sentence("about-stack-empty", {"stack": stack})
    card = box.cards[deck["top"]]
    values = {
        "name": stack_name(stack, book),
        "count": deck["left"],
        "points": card.points,
        "cost": by_name(card.cost),
        "input": by_name(card.input),
        "output": output(card),
    }
    return book.sentence("about-stack", values)


def _reports(box: Box, view: View, book: Book) -> list[str]:
    """The Vatican report that comes next."""
    section = view["reports"]
    if section == len(box.pope_spaces):
        return [book.say("about-reports-done")]
    values = {
        "section": section + 1,
        "pope": box.pope_spaces[section],
        "first": box.section_first[section],
        "points": box.tile_points[section],
    }
    return [book.sentence("about-next-report", values)]


def lorenzo(view: View, book: Book) -> list[str]:
    """The black cross, the tokens revealed since the last shuffle, the cards that are gone."""
    solo = view["solo"]
    lines = [book.say("about-cross", {"space": solo["cross"]})]
    tokens = [book.say(f"token-{token}") for token in solo["tokens"]]
    lines.append(book.say("about-tokens", {"count": len(tokens), "tokens": book.join(tokens)}))
    removed = [str(book.word("card", card)) for card in solo["removed"]]
    if removed:
        lines.append(book.say("about-removed", {"cards": book.join(removed)}))
    return lines

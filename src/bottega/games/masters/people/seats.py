"""The players' boards and Lorenzo's affairs, drawn for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.engine.game import Line
from bottega.engine.people.lines import boxes, clip, flow, length, words
from bottega.engine.types import Json, Seat
from bottega.games.masters.components import COLOURS, RESOURCES, SLOTS, Box
from bottega.games.masters.people.symbols import (
    COLOUR_STYLES,
    DOT,
    TIMES,
    amounts,
    card_kind,
    card_label,
    glued,
    leader_label,
    leader_needs,
    listed,
    places,
    production,
    symbol,
)
from bottega.games.masters.people.wording import ability
from bottega.games.masters.rules.warehouse import DEPOTS, arrange

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]

_STORES_WIDTH: Final = 22
_WIDEST_SLOT: Final = 30
_INDENT: Final = 2
_DASHES: Final = "── "
_BAR: Final[Line] = [("│", "dim")]

#: Lorenzo's marker on the track.
CROSS: Final = "L"


def marker(seat: Seat) -> str:
    """How a seat's faith marker looks on the track."""
    return str(seat + 1)


def own_board(box: Box, view: View, seat: Seat, book: Book, width: int) -> list[Line]:
    """One board in full: stores and slots in a frame, leaders below."""
    board = view["boards"][seat]
    size = min(_WIDEST_SLOT, (width - _STORES_WIDTH - SLOTS - 2) // SLOTS)
    stores = min(_WIDEST_SLOT, width - SLOTS * (size + 1) - 2)
    cells = [_stores(box, board, book, stores)]
    cells += [_slot(box, cards, book, size) for cards in board["slots"]]
    titles: list[Line] = [[(book.say("board-warehouse"), "bold")]]
    titles += [[(book.say("board-slot", {"slot": slot}), "bold")] for slot in range(1, SLOTS + 1)]
    lines = [_heading(box, view, seat, book, width), *boxes([cells], [stores, *([size] * SLOTS)], titles)]
    return [*lines, *_leaders(box, view, seat, book, width)]


def others_board(box: Box, view: View, seat: Seat, book: Book, width: int) -> list[Line]:
    """A board in a few lines: stores, slots, leaders."""
    board = view["boards"][seat]
    stores: list[Line] = [[(book.say("board-warehouse"), "dim")]]
    stores += [[("[", "dim"), *places, ("]", "dim")] for places in _depots(box, board, book)]
    stores += [[(book.say("board-strongbox"), "dim")], *amounts(board["strongbox"], book)]
    slots: list[Line] = []
    for slot, cards in enumerate(board["slots"], 1):
        label, *rest = [glued(part) for part in _slot_parts(box, cards, book)]
        bar = [_BAR] if slots else []
        parts = [glued([*bar, [(book.say("board-slot", {"slot": slot}), "dim")], label]), *rest]
        whole = glued(parts)
        slots += [whole] if length(whole) <= width - 2 * _INDENT else parts
    lines = [*_indented(stores, width), *_indented(slots, width)]
    return [_heading(box, view, seat, book, width), *lines, *_leaders(box, view, seat, book, width)]


def _indented(chunks: list[Line], width: int) -> list[Line]:
    return flow(chunks, width, _INDENT, 2 * _INDENT)


def _heading(box: Box, view: View, seat: Seat, book: Book, width: int) -> Line:
    """Who it is, the place on the track, the tiles, how many cards."""
    board = view["boards"][seat]
    facts = [
        book.say("board-faith", {"space": board["faith"]}),
        book.say("board-tiles", {"tiles": ", ".join(_tiles(box, board, book))}),
        book.say("board-cards", {"count": sum(map(len, board["slots"]))}),
    ]
    title = f"{'► ' if seat in view['actors'] else ''}{marker(seat)} {book.names[seat]}"
    return _rule(title, facts, width)


def _rule(title: str, facts: list[str], width: int) -> Line:
    """A line across the table with a name and facts in it; the name is cut if there is no room."""
    details: Line = [piece for fact in facts for piece in ((" · ", "dim"), (fact, ""))]
    name = clip(title, width - length(details) - len(_DASHES) - 2)
    line: Line = [(_DASHES, "dim"), (name, "bold"), *details, (" ", "")]
    return [*line, ("─" * (width - length(line)), "dim")]


def _tiles(box: Box, board: View, book: Book) -> list[str]:
    return [
        book.say(f"board-tile-{tile}", {"points": worth})
        for tile, worth in zip(board["tiles"], box.tile_points, strict=True)
    ]


def _depots(box: Box, board: View, book: Book) -> list[Line]:
    """What lies in the three depots and in the special ones, which name what they take."""
    special_places = box.perks(board["leaders"]).depots
    special, shelves = arrange([board["warehouse"][name] for name in RESOURCES], special_places)
    lines = [
        glued(places(RESOURCES[resource], count, size, book))
        for size, (resource, count) in zip(DEPOTS, shelves, strict=True)
    ]
    for resource, size in enumerate(special_places):
        if size:
            name = RESOURCES[resource]
            held = glued(places(name, special[resource], size, book))
            lines.append([*symbol(name, book), (": ", "dim"), *held])
    return lines


def _stores(box: Box, board: View, book: Book, size: int) -> list[Line]:
    lines: list[Line] = [[(" ", ""), *line] for line in _depots(box, board, book)]
    strongbox = [[(book.say("board-strongbox"), "bold")], *amounts(board["strongbox"], book)]
    return [*lines, *flow(strongbox, size, 1, 1)]


def _slot(box: Box, cards: list[int], book: Book, size: int) -> list[Line]:
    return [line for chunks in _slot_parts(box, cards, book) for line in flow(chunks, size, 1, 1)]


def _slot_parts(box: Box, cards: list[int], book: Book) -> list[list[Line]]:
    """The card on top in full, the covered ones by kind: label, production, what lies below."""
    if not cards:
        return [[[(book.say("board-empty"), "dim")]]]
    top = box.cards[cards[-1]]
    parts = [card_label(top, book), production(top, book)]
    if len(cards) > 1:
        below = [glued(card_label(box.cards[card], book)) for card in reversed(cards[:-1])]
        covered = ", ".join("".join(text for text, _ in label) for label in below)
        parts.append(words(book.say("board-covers", {"cards": covered}), "dim"))
    return parts


def _leaders(box: Box, view: View, seat: Seat, book: Book, width: int) -> list[Line]:
    """Leaders in play; those in hand with what they require, where the viewer knows them."""
    lines: list[Line] = []
    board = view["boards"][seat]
    for leader in board["leaders"]:
        lines += _indented(
            [[(book.say("board-played"), "dim")], *leader_label(box.leaders[leader], book)], width
        )
    if "hand" not in board:
        values = {"count": board["hand_size"], "dropped": board["dropped_count"]}
        return [*lines, *_indented([[(book.say("board-hand-hidden", values), "dim")]], width)]
    for leader in board["hand"]:
        chunks = [[(book.say("board-hand"), "dim")], *leader_label(box.leaders[leader], book)]
        chunks += [DOT, [(book.say("board-needs"), "dim")], *leader_needs(box.leaders[leader], book)]
        lines += _indented(chunks, width)
    for name in ("dropped", "rejected"):
        if board[name]:
            abilities = ", ".join(ability(box.leaders[leader], book) for leader in board[name])
            lines += _indented(words(book.say(f"board-{name}", {"leaders": abilities}), "dim"), width)
    return lines


def solo_opponent(box: Box, view: View, book: Book, width: int) -> list[Line]:
    """Lorenzo: his cross, the tokens revealed since the last shuffle, the cards he has discarded."""
    solo = view["solo"]
    tokens = listed([_token(token, book) for token in solo["tokens"]]) or [[("–", "dim")]]
    lines = [_rule(f"{CROSS} Lorenzo", [book.say("board-faith", {"space": solo["cross"]})], width)]
    pile = book.say("board-tokens", {"count": solo["tokens_left"]})
    lines += _indented([[(pile, "dim")], *tokens], width)
    if solo["removed"]:
        lines += _indented([[(book.say("board-removed"), "dim")], *_removed(box, view, book)], width)
    return lines


def _removed(box: Box, view: View, book: Book) -> list[Line]:
    """The cards that are gone, by kind."""
    counts: dict[tuple[int, int], int] = {}
    kinds: dict[tuple[int, int], Line] = {}
    for card in (box.cards[id] for id in view["solo"]["removed"]):
        kind = (card.level, card.colour)
        counts[kind] = counts.get(kind, 0) + 1
        kinds[kind] = card_kind(card, book)
    return listed([[*kinds[kind], (f" {TIMES}{count}", "dim")] for kind, count in sorted(counts.items())])


def _token(token: str, book: Book) -> Line:
    if token in COLOURS:
        return [(book.say(f"colour-{token}"), COLOUR_STYLES[token])]
    return [(book.say(f"board-token-{token}"), "bold")]

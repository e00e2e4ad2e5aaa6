"""The form of a view of Masters of Renaissance: every field, what it means, who sees it."""

from __future__ import annotations

from typing import Final

from bottega.engine.schema import (
    OWNER,
    BySeat,
    Counts,
    Field,
    Fields,
    ListOf,
    Nullable,
    Number,
    Truth,
    Word,
    head,
    seat,
)
from bottega.games.masters.actions import COLUMNS, POWERS, ROWS, power_name
from bottega.games.masters.components import (
    LAST_SPACE,
    MARBLES,
    RESOURCES,
    SECTIONS,
    SLOTS,
    STACKS,
    TOKENS,
)
from bottega.games.masters.table import LOST_COLOUR, LOST_CROSS, STAGES, TILES, WON

_CARD: Final = Number(1)
_CARDS: Final = ListOf(_CARD)
_RESOURCES: Final = Counts(Word(RESOURCES, "Resource"), Number())
_OUTPUT: Final = Counts(Word((*RESOURCES, "faith"), "Output"), Number())
_MARBLE: Final = Word(MARBLES, "MarbleName")
_STACK: Final = Word(STACKS, "StackName")
_POWER: Final = Word([power_name(power) for power in range(POWERS)], "Power")
_SPACE: Final = Number(0, LAST_SPACE)

MARKET: Final = Fields(
    "Market",
    Field(
        "rows",
        ListOf(ListOf(_MARBLE, COLUMNS), ROWS),
        "The marbles row by row, from top to bottom, each from left to right.",
    ),
    Field("slide", _MARBLE, "The marble in the slide, which the next player pushes in."),
)

STACK: Final = Fields(
    "Stack",
    Field("top", Nullable(_CARD), "Number of the card that lies face up; null when the stack is empty."),
    Field("left", Number(), "Number of cards in the stack."),
)

BOARD: Final = Fields(
    "SeatBoard",
    Field("faith", _SPACE, "The space of the faith marker."),
    Field(
        "tiles",
        ListOf(Word(TILES, "TileState"), SECTIONS),
        "The pope's favour tiles, one a report.",
    ),
    Field("warehouse", _RESOURCES, "What lies in the depots, special ones included."),
    Field("strongbox", _RESOURCES, "What lies in the strongbox."),
    Field("slots", ListOf(_CARDS, SLOTS), "By slot: the development cards, the covered ones first."),
    Field("leaders", _CARDS, "The leaders that were played."),
    Field("hand_size", Number(), "Number of leaders in hand."),
    Field("hand", _CARDS, "The leaders in hand.", OWNER),
    Field("rejected", _CARDS, "The leaders not kept at the start.", OWNER),
    Field("dropped_count", Number(), "Number of leaders discarded during the match."),
    Field("dropped", _CARDS, "The leaders discarded during the match.", OWNER),
)

BUYING: Final = Fields(
    "Buying",
    Field("stack", _STACK, "The stack from which it comes."),
    Field("card", _CARD, "The number of the card."),
    Field("slot", Number(1, SLOTS), "The slot on which it will lie."),
)

PENDING: Final = Fields(
    "Pending",
    Field("whites", Number(), "White marbles that still have to be turned into a resource."),
    Field("gained", _RESOURCES, "Resources taken from the market and not yet stored."),
    Field("used", ListOf(_POWER), "Production powers activated this turn."),
    Field("output", _OUTPUT, "What these powers give when production ends."),
    Field("spends", Number(), "Resources of any kind that the base power still asks for."),
    Field("gains", Number(), "Resources of any kind that powers give and that are still to be chosen."),
    Field("buying", Nullable(BUYING), "The card that is being paid by hand."),
    Field("debt", _RESOURCES, "What is still to be paid by hand."),
    Field("by_hand", Truth(), "The player chooses what to pay from where."),
)

SOLO: Final = Fields(
    "Solo",
    Field("cross", _SPACE, "The space of Lorenzo's black cross."),
    Field("removed", _CARDS, "The development cards that Lorenzo has discarded."),
    Field(
        "tokens",
        ListOf(Word(list(dict.fromkeys(TOKENS)), "SoloToken")),
        "The solo action tokens revealed since the last shuffle.",
    ),
    Field("tokens_left", Number(), "Number of tokens in the pile."),
    Field(
        "outcome",
        Nullable(Word((WON, LOST_COLOUR, LOST_CROSS), "Outcome")),
        "How the match ended; null before it has ended.",
    ),
)

VIEW: Final = Fields(
    "MastersView",
    *head(STAGES, []),
    Field("round", Number(), "The number of the round; 0 before the first turn."),
    Field("turn", seat(), "The seat whose turn it is."),
    Field("last_round", Truth(), "The match ends with this round."),
    Field("market", MARKET, "The market."),
    Field("stacks", Counts(_STACK, STACK), "The development cards, by colour and level."),
    Field("reports", Number(0, SECTIONS), "Number of Vatican reports that have taken place."),
    Field("boards", BySeat(BOARD), "What each seat has."),
    Field("pending", PENDING, "What the turn under way still holds."),
    Field("solo", Nullable(SOLO), "Lorenzo's side of a solo match; null with more players."),
)

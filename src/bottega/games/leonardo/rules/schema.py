"""The form of a view of Leonardo da Vinci: every field, what it means, who sees it."""

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
from bottega.games.leonardo.actions import LETTERS
from bottega.games.leonardo.components import (
    AREAS,
    COMPONENTS,
    LAB_NAMES,
    LAST_INVENTION,
    LAST_TURN,
    PLACES,
)
from bottega.games.leonardo.table import STAGES

_INVENTION: Final = Number(1, LAST_INVENTION)
_INVENTIONS: Final = ListOf(_INVENTION)
_COMPONENTS: Final = Counts(Word(COMPONENTS, "Component"), Number())
_PLACE: Final = Word(PLACES, "Place")
_LAB_NAME: Final = Word(LAB_NAMES, "LabName")
_AREA: Final = Word(PLACES[:AREAS], "Area")
#: The spaces of the Council.
BENEFIT_NAMES: Final = ("1", "2", "3", "4")

LAB: Final = Fields(
    "Laboratory",
    Field("spaces", Nullable(Number(1)), "Number of spaces for workers; null before it is built."),
    Field("men", Number(), "Mechanical men in it."),
    Field("apprentices", Number(), "Apprentices in it."),
    Field("weeks", Nullable(Number()), "Weeks of work done on its invention; null while it is idle."),
    Field("fresh", Truth(), "Its work was started this turn."),
    Field("shown", Nullable(_INVENTION), "Its invention, once it had to be revealed to everybody."),
    Field(
        "possible",
        _INVENTIONS,
        "The inventions it may be working on, as far as everybody knows; none if idle.",
    ),
    Field("work", Nullable(_INVENTION), "The invention it is working on.", OWNER),
)

KNOWLEDGE: Final = Fields(
    "DeckKnowledge",
    Field("in_order", Truth(), "It knows the order of the cards at the top of the deck."),
    Field("fewest", Number(), "It knows at least this number of cards there."),
    Field("most", Number(), "It knows at most this number of cards there."),
)

BOARD: Final = Fields(
    "SeatBoard",
    Field("florins", Number(), "Florins."),
    Field("components", _COMPONENTS, "Components in hand and under laboratories together."),
    Field("hand", _COMPONENTS, "Components in hand.", OWNER),
    Field("apprentices", Number(), "Apprentices it has in all."),
    Field("free", Number(), "Apprentices that are not placed."),
    Field("academy", Number(), "New apprentices who wait in the Academy until the next turn."),
    Field("master", Nullable(_PLACE), "Where the master is; null for one who is not placed."),
    Field("labs", Counts(_LAB_NAME, LAB), "The two laboratories."),
    Field("cards", _INVENTIONS, "Invention cards in front of the player."),
    Field("done", _INVENTIONS, "Inventions completed, with or without the card."),
    Field("placed", ListOf(_PLACE), "Where it has placed apprentices this turn."),
    Field("passed", Truth(), "It has passed in phase B."),
    Field("favours", Counts(Word(LETTERS), Number()), "How often it chose each letter in turn 0."),
    Field("bid_made", Truth(), "It has made a bid that is not yet shown."),
    Field("bid", Nullable(Number()), "Its bid in florins; null before it has made one.", OWNER),
    Field("deck_knowledge", KNOWLEDGE, "What everybody can tell about its knowledge of the deck."),
)

GROUP: Final = Fields(
    "Group",
    Field("seat", seat(), "The seat they belong to."),
    Field("apprentices", Number(), "Apprentices there."),
    Field("master", Truth(), "The master is there."),
)

DECK: Final = Fields(
    "Deck",
    Field("left", Number(), "Number of cards in it."),
    Field("looked", Number(), "Number of cards at its top that somebody has looked at."),
    Field(
        "known",
        _INVENTIONS,
        "Those of these cards that the viewer knows: from the top where they know the order, else by number.",
        OWNER,
    ),
)

COMPLETION: Final = Fields(
    "Completion",
    Field("seat", seat(), "The player."),
    Field("lab", _LAB_NAME, "The laboratory that was uncovered."),
    Field("invention", _INVENTION, "What it had worked on."),
)

AUCTION: Final = Fields(
    "Auction",
    Field("invention", _INVENTION, "The card."),
    Field("bids", BySeat(Nullable(Number())), "By seat: its bid; null for those who did not take part."),
)

LOT: Final = Fields(
    "Lot",
    Field("invention", _INVENTION, "The card."),
    Field("bidders", ListOf(seat()), "The seats that completed the invention this turn."),
)

LIFTED: Final = Fields(
    "Lifted",
    Field("seat", seat(), "The seat it belongs to."),
    Field("place", _PLACE, "Where it stood."),
)

PENDING: Final = Fields(
    "Pending",
    Field("area", Nullable(_AREA), "The area of the city that is being settled."),
    Field("price", Nullable(Number()), "Florins that its benefit costs now; null in the Council."),
    Field("ranking", ListOf(seat()), "The seats there in the order of their ranking; in phase A, clockwise."),
    Field("waiting", ListOf(seat()), "Those of them that can still be asked, the next one first."),
    Field("benefits", Counts(Word(BENEFIT_NAMES), Nullable(seat())), "Who took each space of the Council."),
    Field("benefit", Nullable(Number(1, 4)), "The Council's space that is being carried out."),
    Field("lifted", Nullable(LIFTED), "The apprentice that is being moved."),
    Field("arranged", Number(), "Cards that were looked at and are laid back."),
    Field("lots", ListOf(LOT), "The cards to be auctioned, the present one first."),
    Field("picks", Number(), "Components that come with a favour and are still to be chosen."),
    Field("picked", _COMPONENTS, "The components chosen with this favour so far."),
)

VIEW: Final = Fields(
    "LeonardoView",
    *head(
        STAGES,
        [
            Field("start", Word(("beginner", "expert")), "How the match begins."),
            Field("codex", Word(("off", "on")), "Whether the Council follows Codex Leonardi I."),
        ],
    ),
    Field("turn", Number(0, LAST_TURN), "The turn; 0 while favours are chosen."),
    Field("current", seat(), "The seat that decides, or decided last."),
    Field("leonardo", seat(), "The seat that holds Leonardo."),
    Field("council", Number(), "Florins in the Council."),
    Field("requested", ListOf(Nullable(_INVENTION)), "Requested inventions by space; null for an empty one."),
    Field("boxed", _INVENTIONS, "Inventions out of the game."),
    Field("shops", _COMPONENTS, "Components left in the shops."),
    Field("boards", BySeat(BOARD), "What each seat has."),
    Field("city", Counts(_AREA, ListOf(GROUP)), "The workers in each area, in order of arrival."),
    Field("deck", DECK, "The deck of inventions."),
    Field(
        "completed", ListOf(COMPLETION), "What was completed in the last phase D, in the order it was paid."
    ),
    Field("auctions", ListOf(AUCTION), "The auctions of the last phase D, with all bids."),
    Field("pending", PENDING, "What the phase under way still holds."),
)

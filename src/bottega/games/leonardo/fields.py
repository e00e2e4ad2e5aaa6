"""The fields of a table of Leonardo da Vinci: see `bottega.engine.fields`.

What is public is so with a perfect memory: every reward, payment and purchase is made in the open.
"""

from __future__ import annotations

from typing import Final

from bottega.engine.fields import ACTORS, OVER, PLAYERS, STAGE, Codec, Field, FieldGroup, counts

_TRACES: Final = Codec("[trace_data(trace) for trace in {v}]", "read_trace(trace)", "trace in {d}")
_GRASPS: Final = Codec("[list(row) for row in {v}]", "(bool(a), int(b), int(c))", "a, b, c in {d}")
_AUCTIONS: Final = Codec(
    '[{{"invention": number, "bids": list(bids)}} for number, bids in {v}]',
    '(int(lot["invention"]), tuple([int(bid) for bid in lot["bids"]]))',
    "lot in {d}",
)
_COMPLETIONS: Final = Codec(
    '[{{"seat": i // LABS, "lab": LAB_NAMES[i % LABS], "invention": number}} for i, number in {v}]',
    '(LABS * int(row["seat"]) + LAB_NAMES.index(row["lab"]), int(row["invention"]))',
    "row in {d}",
)
_PLACE: Final = Codec(
    "None if {v} == AT_HOME else PLACES[{v}]", "AT_HOME if {d} is None else PLACES.index({d})"
)

TABLE_FIELDS: Final[tuple[Field | FieldGroup, ...]] = (
    Field(
        "expert",
        "bool",
        "False",
        "the option `start`: experts choose favours first",
        key="options.start",
        codec=Codec('"expert" if {v} else "beginner"', '{d} == "expert"'),
    ),
    Field(
        "codex",
        "bool",
        "False",
        "the option `codex`",
        key="options.codex",
        codec=Codec('"on" if {v} else "off"', '{d} == "on"'),
    ),
    PLAYERS,
    STAGE,
    Field("turn", "i64", "0", "0 to 9; turn 0 is for favours"),
    Field("current", "i64", "0", "the seat that was asked last"),
    ACTORS,
    OVER,
    Field("leonardo", "i64", "0", "the seat that holds Leonardo"),
    Field("council", "i64", "self.box.council", "florins lying in the Council"),
    Field("requested", "tuple[i64, ...]", "()", "by space: the invention on display, 0 for an empty space"),
    Field("boxed", "tuple[i64, ...]", "()", "inventions out of the game"),
    Field(
        "shops",
        "list[i64]",
        "self.box.components",
        "components left, by kind",
        size="KINDS",
        codec=counts("COMPONENTS"),
    ),
    Field("florins", "list[i64]", "0", "by seat: its florins", size="players", key="boards[].florins"),
    Field(
        "goods",
        "list[i64]",
        "0",
        "five per seat: its components, in hand and under laboratories together",
        size="KINDS * players",
        key="boards[].components",
        per="KINDS",
        codec=counts("COMPONENTS"),
    ),
    Field(
        "apprentices",
        "tuple[i64, ...]",
        "0",
        "by seat: its apprentices, placed or not",
        size="players",
        key="boards[].apprentices",
    ),
    Field("free", "list[i64]", "0", "by seat: apprentices not placed", size="players", key="boards[].free"),
    Field(
        "pool",
        "tuple[i64, ...]",
        "0",
        "by seat: apprentices that wait in the Academy",
        size="players",
        key="boards[].academy",
    ),
    Field(
        "master_at",
        "list[i64]",
        "AT_HOME",
        "by seat: the place of its master, or AT_HOME",
        size="players",
        key="boards[].master",
        codec=_PLACE,
    ),
    FieldGroup("boards[].labs", "labs_data(table, seat)", "read_labs(table, boards)"),
    Field(
        "small", "tuple[i64, ...]", "0", "by seat: spaces of its small laboratory", size="players", key=None
    ),
    Field(
        "large",
        "tuple[i64, ...]",
        "0",
        "by seat: spaces of its large laboratory, 0 before it is built",
        size="players",
        key=None,
    ),
    Field(
        "men",
        "tuple[i64, ...]",
        "0",
        "two per seat: mechanical men in each laboratory",
        size="LABS * players",
        key=None,
    ),
    Field(
        "weeks",
        "tuple[i64, ...]",
        "IDLE",
        "two per seat: the work counter of each laboratory, IDLE when it does not work",
        size="LABS * players",
        key=None,
    ),
    Field(
        "hired",
        "list[i64]",
        "0",
        "two per seat: apprentices in each laboratory",
        size="LABS * players",
        key=None,
    ),
    Field(
        "shown",
        "tuple[i64, ...]",
        "0",
        "two per seat: the invention of a laboratory that had to be revealed, else 0",
        size="LABS * players",
        key=None,
    ),
    Field(
        "fresh", "i64", "0", "laboratories that started this turn, as a bit mask of 2 * seat + lab", key=None
    ),
    Field(
        "cards",
        "tuple[tuple[i64, ...], ...]",
        "()",
        "by seat: inventions in front of it",
        size="players",
        key="boards[].cards",
        codec=Codec("list({v})", "int(n)", "n in {d}"),
    ),
    Field(
        "done",
        "tuple[i64, ...]",
        "0",
        "by seat: inventions it has completed, as a bit mask",
        size="players",
        key="boards[].done",
        codec=Codec("[n for n in range(1, 26) if {v} >> n & 1]", "sum([1 << n for n in {d}])"),
    ),
    Field(
        "placed",
        "list[i64]",
        "0",
        "by seat: where it has placed apprentices this turn, as a bit mask of places",
        size="players",
        key="boards[].placed",
        codec=Codec(
            "[name for place, name in enumerate(PLACES) if {v} >> place & 1]",
            "sum([1 << PLACES.index(name) for name in {d}])",
        ),
    ),
    Field(
        "passed",
        "i64",
        "0",
        "seats that have passed in phase B, as a bit mask",
        key="boards[].passed",
        codec=Codec(
            "bool(table.passed >> seat & 1)",
            'sum([1 << seat for seat, board in enumerate(boards) if board["passed"]])',
        ),
    ),
    Field(
        "favours",
        "tuple[i64, ...]",
        "0",
        "four per seat: how often it chose each letter",
        size="4 * players",
        key="boards[].favours",
        per="4",
    ),
    FieldGroup("city", "city_data(table)", 'read_city(table, data["city"])'),
    Field(
        "queue", "list[tuple[Seat, ...]]", "()", "by area: seats in order of arrival", size="AREAS", key=None
    ),
    Field("crew", "list[i64]", "0", "by area and seat: apprentices there", size="AREAS * players", key=None),
    Field("area", "i64", "0", "the area being resolved", key="pending.area"),
    Field(
        "price",
        "i64",
        "0",
        "in the city, the place of the price marker; in the Council, the benefits already carried out",
        key="pending.price",
    ),
    Field("line", "tuple[Seat, ...]", "()", "the seats to be asked, in order", key="pending.line"),
    Field("at", "i64", "0", "the place in `line` of the seat that is asked", key="pending.at"),
    Field(
        "chosen",
        "tuple[Seat, ...]",
        "NOBODY",
        "by space of the Council: the seat that chose it",
        size="len(PRICES)",
        key="pending.chosen",
    ),
    Field(
        "lifted", "tuple[i64, ...]", "()", "the apprentice being moved: (owner, place)", key="pending.lifted"
    ),
    Field(
        "lots",
        "tuple[i64, ...]",
        "()",
        "inventions to be auctioned, the present one first",
        key="pending.lots",
    ),
    Field(
        "bidders", "tuple[tuple[Seat, ...], ...]", "()", "by lot: the seats that bid", key="pending.bidders"
    ),
    Field("arranged", "i64", "0", "cards looked at that are laid back", key="pending.arranged"),
    Field("picks", "i64", "0", "components still to pick", key="pending.picks"),
    Field(
        "picked",
        "tuple[i64, ...]",
        "0",
        "components picked with this favour, by kind",
        size="KINDS",
        key="pending.picked",
    ),
    Field(
        "completed",
        "tuple[Completion, ...]",
        "()",
        "in the last phase D: the laboratory (2 * seat + lab) and the invention that was uncovered in it",
        codec=_COMPLETIONS,
    ),
    Field(
        "auctions",
        "tuple[Auction, ...]",
        "()",
        "those of the last phase D: the invention, and the bids by seat that were shown",
        codec=_AUCTIONS,
    ),
    Field("looked", "i64", "0", "places at the top of the deck whose order some seat may have changed"),
    Field(
        "grasp",
        "tuple[Grasp, ...]",
        "NO_GRASP",
        "by seat: what is public of its `sight`",
        size="players",
        codec=_GRASPS,
    ),
    Field(
        "traces",
        "tuple[Trace | None, ...]",
        "None",
        "two per seat: what can be inferred about a laboratory's work",
        size="LABS * players",
        codec=_TRACES,
    ),
    Field("started", "i64", "0", "works started since the match began"),
    # Hidden.
    Field(
        "under",
        "tuple[i64, ...]",
        "0",
        "two per seat: the invention a laboratory works on, 0 for none",
        size="LABS * players",
        hidden=True,
    ),
    Field("deck", "tuple[i64, ...]", "()", "the inventions to come, top first", hidden=True),
    Field(
        "sight",
        "tuple[tuple[i64, ...], ...]",
        "()",
        "by seat: cards it knows to lie in the `looked` top places, in order if it knows the order",
        size="players",
        hidden=True,
    ),
    Field(
        "bids",
        "tuple[i64, ...]",
        "NO_BID",
        "by seat: florins offered, NO_BID for none",
        size="players",
        hidden=True,
    ),
    # Counted from the others.
    Field("on_display", "i64", "0", "the inventions of `requested`, as a bit mask", key=None),
    Field("in_deck", "i64", "0", "the inventions of `deck`, as a bit mask", key=None),
    Field(
        "types",
        "tuple[i64, ...]",
        "0",
        "five per seat: its `cards` of each type",
        size="KINDS * players",
        key=None,
    ),
)

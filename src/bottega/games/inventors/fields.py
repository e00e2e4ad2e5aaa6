"""The fields of a table of Legendary Inventors: see `bottega.engine.fields`."""

from __future__ import annotations

from typing import Final

from bottega.engine.fields import ACTORS, OVER, PLAYERS, STAGE, Codec, Field, FieldGroup, counts

_IDS: Final = Codec("[table.box.inventions[index].id for index in {v}]", "table.box.index[id]", "id in {d}")

TABLE_FIELDS: Final[tuple[Field | FieldGroup, ...]] = (
    Field(
        "chosen_teams",
        "bool",
        "False",
        "the option `teams`: players choose their teams",
        key="options.teams",
        codec=Codec('"chosen" if {v} else "dealt"', '{d} == "chosen"'),
    ),
    PLAYERS,
    STAGE,
    Field("age", "i64", "0", "1 to 3; 0 while teams are chosen"),
    Field("current", "i64", "0", "the seat whose turn it is", key="turn"),
    Field("statue", "i64", "0", "the seat that holds Leonardo"),
    ACTORS,
    OVER,
    Field("final", "bool", "False", "the round of tokens before the count is under way"),
    FieldGroup("inventions", "inventions_data(table)", 'read_inventions(table, data["inventions"])'),
    Field(
        "spaces",
        "tuple[i64, ...]",
        "()",
        "by space: the invention there by index, NONE where it is gone",
        key=None,
    ),
    Field("empty", "list[i64]", "[]", "four per space: slots not yet filled", key=None),
    Field(
        "cubes",
        "list[i64]",
        "[]",
        "per space and seat: cubes placed, in all (`& ALL_CUBES`) and by discipline (see `PLACED`)",
        key=None,
    ),
    Field(
        "rewards",
        "tuple[i64, ...]",
        "()",
        "two per space: tokens lying there, NONE where one is taken",
        key=None,
    ),
    Field(
        "team",
        "tuple[i64, ...]",
        "NO_TEAM",
        "by seat: the team it leads",
        size="players",
        key="boards[].team",
        codec=Codec("None if {v} == NO_TEAM else TEAMS[{v}]", "NO_TEAM if {d} is None else TEAMS.index({d})"),
    ),
    Field(
        "levels",
        "tuple[i64, ...]",
        "0",
        "sixteen per seat: four inventors by four disciplines",
        size="TEAM_SIZE * FIELDS * players",
        key="boards[].levels",
        per="TEAM_SIZE * FIELDS",
        codec=Codec("level_rows({v})", "int(n)", "n in flat_levels({d})"),
    ),
    Field(
        "busy",
        "list[i64]",
        "0",
        "by seat: its busy inventors, as a bit mask",
        size="players",
        key="boards[].busy",
        codec=Codec(
            "[bool({v} >> i & 1) for i in range(TEAM_SIZE)]",
            "busy_mask({d})",
        ),
    ),
    Field(
        "tokens",
        "list[i64]",
        "0",
        "nine per seat: reward tokens by kind",
        size="KINDS * players",
        key="boards[].tokens",
        per="KINDS",
        codec=counts("TOKENS"),
    ),
    Field(
        "cards",
        "tuple[tuple[i64, ...], ...]",
        "()",
        "by seat: inventions acquired, by index",
        size="players",
        key="boards[].cards",
        codec=_IDS,
    ),
    Field("inventor", "i64", "NONE", "the inventor at work or being raised", key="pending.inventor"),
    Field("space", "i64", "NONE", "where the inventor works", key="pending.space"),
    Field("extra", "i64", "0", "additional cubes still to be put", key="pending.extra"),
    Field(
        "discipline",
        "i64",
        "NONE",
        "what `inventor` learns from nothing; -1 for none",
        key="pending.discipline",
    ),
    Field(
        "sharing",
        "tuple[Seat, ...]",
        "()",
        "seats still to choose a reward, the next first",
        key="pending.sharing",
    ),
    Field("card_left", "bool", "False", "the card being shared has not been taken", key="pending.card_left"),
    Field("boxed", "tuple[i64, ...]", "()", "inventions out of the game", codec=_IDS),
    Field(
        "spent",
        "tuple[i64, ...]",
        "0",
        "tokens out of the game, by kind",
        size="KINDS",
        codec=counts("TOKENS"),
    ),
    # Hidden.
    Field(
        "coming",
        "tuple[Age, ...]",
        "()",
        "the ages to come: inventions and their tokens",
        codec=Codec("[age_data(table, age) for age in {v}]", "read_age(table, age)", "age in {d}"),
        hidden=True,
    ),
    Field(
        "bag",
        "tuple[i64, ...]",
        "0",
        "tokens that never come to the table, by kind",
        size="KINDS",
        codec=counts("TOKENS"),
        hidden=True,
    ),
    # Counted from the others.
    Field(
        "knows",
        "tuple[i64, ...]",
        "0",
        "four per seat: the levels of an inventor as one code, see `knowledge`",
        size="TEAM_SIZE * players",
        key=None,
    ),
    Field(
        "wants", "list[i64]", "[]", "by space: the disciplines with an empty slot, as a bit mask", key=None
    ),
    Field(
        "seeking",
        "list[i64]",
        "0",
        "by discipline: the spaces with an empty slot of it, as a bit mask",
        size="FIELDS",
        key=None,
    ),
)

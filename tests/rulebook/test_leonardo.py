"""The examples and illustrations of the three rulebooks of Leonardo da Vinci, one test each."""

from __future__ import annotations

from tests.games.leonardo.positions import (
    GAME,
    asked,
    assign,
    board,
    cards,
    components,
    deal,
    florins,
    idle_to,
    lab,
    legal,
    needs,
    pending,
    play,
    position,
    public,
    refusal,
    seat_board,
    stage,
    there,
    weeks,
)


def test_the_contents_of_the_box() -> None:
    """§1: 45 apprentices (9 of each colour), 15 mechanical men, 60 components (12 of each), 25 inventions."""
    figures = GAME.edition.figures
    assert figures["supply"]["apprentices"] * 5 == 45
    assert figures["supply"]["men"] * 5 == 15
    assert figures["supply"]["components"] * 5 == 60
    assert len(figures["inventions"]) == 25
    assert {name: side["spaces"] for name, side in figures["labs"].items() if name != "provenance"} == {
        "3": 3,
        "5": 5,
        "4": 4,
        "6": 6,
    }


def test_the_florins_of_the_starting_sets() -> None:
    """§3, EN and FR legend 9: a)-b)-c) 0 1 1 1; d) 0 1 1 1 5 5; e) 0 1 1 1 5."""
    assert florins(GAME.start(deal(5))) == [1 + 1 + 1] * 3 + [1 + 1 + 1 + 5 + 5, 1 + 1 + 1 + 5]


def test_the_starting_sets() -> None:
    """§3, the illustration: Leonardo is part of set a."""
    state = GAME.start(deal(5))
    assert public(state, "leonardo") == 0
    assert [seat_board(state, seat)["apprentices"] for seat in range(5)] == [5, 5, 4, 3, 3]
    sides = [[side["spaces"] for side in seat_board(state, seat)["labs"].values()] for seat in range(5)]
    assert sides == [[3, None], [3, 4], [5, None], [3, 4], [3, 6]]
    assert [lab(state, seat, "small")["men"] for seat in range(5)] == [0, 0, 1, 0, 0]
    assert [components(state, seat) for seat in range(5)] == [
        {"iron": 1, "brick": 1, "rope": 2},
        {"iron": 1},
        {"rope": 1},
        {"wood": 1},
        {"glass": 1, "brick": 1},
    ]


def test_with_three_each_returns_an_apprentice_with_two_two() -> None:
    """§3."""
    for players, expected in ((3, [4, 4, 3]), (2, [3, 3])):
        state = GAME.start(deal(players))
        assert [seat_board(state, seat)["apprentices"] for seat in range(players)] == expected


def test_the_board_at_the_start() -> None:
    """§3, legend 1 to 21: turn 1, one florin in the Council, twelve of each component but for the sets."""
    state = GAME.start(deal(5))
    assert (public(state, "turn"), public(state, "council")) == (1, 1)
    assert public(state, "shops") == {"iron": 10, "glass": 11, "wood": 11, "brick": 10, "rope": 9}
    assert public(state, "requested") == [1, 12, 8, 3, 9]
    assert GAME.deal(3, 1)["requested"] == [1, 12, 8, 3]
    assert GAME.deal(2, 1)["requested"] == [1, 12, 8]


def test_the_deck_of_five_beginners() -> None:
    """§3, 21: 21-25; then a bronze, two copper, three silver and 16-20; then the remaining ones, which
    are two bronze and two copper inventions."""
    deck = GAME.deal(5, 1)["deck"]
    bronze, copper, silver = {2, 4, 5}, {6, 7, 10, 13}, {11, 14, 15}
    assert set(deck[15:]) == {21, 22, 23, 24, 25}
    middle = set(deck[4:15])
    assert middle >= silver | {16, 17, 18, 19, 20}
    assert (len(middle & bronze), len(middle & copper)) == (1, 2)
    top = set(deck[:4])
    assert (len(top & bronze), len(top & copper)) == (2, 2)


def test_the_card_explained_in_the_rulebook() -> None:
    """§4: 11 weeks, two wood and a glass, 13 florins the first time and 10 later: it is number 12."""
    card = GAME.edition.figures["inventions"]["12"]
    assert needs(12) == {"wood": 2, "glass": 1}
    assert (card["weeks"], card["first"], card["later"]) == (11, 13, 10)


def test_an_invention_needs_one_to_four_components_by_its_metal() -> None:
    """§4: 1 = bronze, 2 = copper, 3 = silver, 4 = gold; and 4, 7, 11 or 15 weeks."""
    sizes = {"bronze": (1, 4), "copper": (2, 7), "silver": (3, 11), "gold": (4, 15)}
    for number, card in GAME.edition.figures["inventions"].items():
        assert (sum(needs(int(number)).values()), card["weeks"]) == sizes[card["metal"]]


def test_the_laboratory_with_a_counter_on_the_hammer() -> None:
    """§6: the others know on how many inventions one works, not on which."""
    state = GAME.start(deal(2))
    play(state, "start 8 in small")
    assert weeks(state, 0, "small") == 0
    assert "work" not in state.view(1)["boards"][0]["labs"]["small"]
    assert state.view(0)["boards"][0]["labs"]["small"]["work"] == 8


def test_the_queue_from_the_arrow_to_the_right() -> None:
    """§7: the first to place stands next to the arrow; a master joins the apprentices of the same seat."""
    state = position(board(), board(), board(), leonardo=1)
    play(state, "place 1 in kiln", "place 2 in kiln", "place 1 in kiln", "master to kiln")
    assert there(state, "kiln") == [1, 2, 0]
    assert public(state, "city")["kiln"][0] == {"seat": 1, "apprentices": 1, "master": True}


def test_the_spaces_of_mechanical_men() -> None:
    """§7: only one in a laboratory of five, up to two in one of six."""
    labs = GAME.edition.figures["labs"]
    assert {side: labs[side]["mechanical_men"] for side in "3546"} == {"3": 0, "5": 1, "4": 0, "6": 2}


def test_the_ranking_of_an_area() -> None:
    """§8, the illustration of a ranking from first to fourth: most workers first, the master as two;
    among equals the one nearer to the arrow."""
    state = position(*(board() for _ in range(4)))
    assign(
        state,
        ["place 1 in kiln"],
        ["place 2 in kiln"],
        ["place 1 in kiln", "master to kiln"],
        ["master to kiln"],
    )
    assert there(state, "kiln") == [0, 1, 2, 3]
    assert pending(state, "ranking") == [2, 1, 3, 0]


def workshop(barbara: int) -> tuple[int, int]:
    """Andrea and Barbara in the Workshop, up to her last decision; their florins after it.

    Both have an apprentice there, Andrea's nearer to the arrow. Her only laboratory works.
    """
    andrea = board(small=5)
    state = position(andrea, board(florins=barbara, works={"small": (8, 3)}))
    assign(state, ["place 1 in workshop"], ["place 1 in workshop"])
    assert asked(state) == 0
    play(state, "man small")
    assert (lab(state, 0, "small")["men"], florins(state)[0]) == (1, 3), "for nothing"
    assert asked(state) == 1
    assert refusal(state, "man small").code == "lab-busy"
    play(state, "build large")
    assert (lab(state, 1, "large")["spaces"], florins(state)[1]) == (4, barbara - 2)
    assert (asked(state), pending(state, "price")) == (0, 3)
    assert "build large" in legal(state), "the seat could"
    play(state, "withdraw")
    if stage(state) == "offer":
        assert asked(state) == 1
        assert legal(state) == ["flip large", "withdraw"]
        play(state, "withdraw")
    assert stage(state) == "laboratories", "there is nobody left in the Workshop"
    return florins(state)[0], florins(state)[1]


def test_andrea_and_barbara_in_the_workshop_when_she_has_not_enough_florins() -> None:
    """§8, the example in IT and FR: the offer comes back to Andrea for 3 (rulings 20), and Barbara has
    not enough florins to turn her new laboratory over (rulings 22)."""
    assert workshop(barbara=4) == (3, 2)


def test_andrew_and_barbara_in_the_workshop_when_she_has_other_plans() -> None:
    """§8, the example in EN: she could pay 3 florins and withdraws (rulings 22)."""
    assert workshop(barbara=9) == (3, 7)


def test_invention_13_with_invention_8_in_front() -> None:
    """§9, first example: 5 weeks are enough for number 13, which needs 7, thanks to number 8."""
    state = position(board(works={"small": (13, 3)}, cards=[8]), board(), requested=[1, 12, 13])
    assign(state, ["master to small"])
    assert cards(state)[0] == [8, 13]
    state = position(board(works={"small": (13, 3)}), board(cards=[8]), requested=[1, 12, 13])
    assign(state, ["master to small"])
    assert weeks(state, 0, "small") == 5, "without the card they are not"


def test_invention_13_pays_8_florins_and_saves_four_weeks_with_8() -> None:
    """§9, second example: 8 florins and the card; the next invention of the type has a discount of 4."""
    mine = board(works={"small": (13, 3), "large": (18, 9)}, large=4, cards=[8])
    state = position(mine, board(), requested=[1, 12, 13])
    assign(state, ["master to small"])
    assert florins(state)[0] == 3 + 8
    assert cards(state)[0] == [8, 13]
    mine = board(works={"small": (18, 9)}, cards=[8, 13])
    state = position(mine, board(), requested=[1, 12, 18])
    assign(state, ["master to small"])
    assert cards(state)[0] == [8, 13, 18], "11 weeks instead of 15"


def test_what_is_requested_at_the_beginning_of_a_turn() -> None:
    """§10: five inventions for four or five players, four for three, three for two; +1 florin."""
    for players, spaces in ((2, 3), (3, 4), (4, 5), (5, 5)):
        state = position(board(works={"small": (1, 3)}), *(board() for _ in range(players - 1)))
        assign(state, ["place 1 in small"])
        assert len([n for n in public(state, "requested") if n]) == spaces
        assert public(state, "council") == 2


def test_seven_turns_and_two_of_research() -> None:
    """§3, §10: the match lasts nine turns; in the last two there is no city."""
    state = position(board(works={"small": (16, 0)}), board(), stage="laboratories", turn=1)
    for turn in range(1, 10):
        idle_to(state, "assign", turn=turn)
        assert ("place 1 in kiln" in legal(state)) == (turn < 8)
    idle_to_end = idle_to(state, "assign", turn=9)
    play(idle_to_end, "pass")
    assert state.over


def test_florins_for_variety() -> None:
    """§11: 20 florins for five types, 13 for four, 8 for three, 0 for two or less."""
    for count, bonus in ((5, 20), (4, 13), (3, 8), (2, 0), (1, 0), (0, 0)):
        state = position(board(cards=range(1, 1 + count)), board(), turn=9, stage="laboratories")
        play(state, "done", "done")
        assert state.scores()[0]["lines"] == {"florins": 3, "variety": bonus}


def test_what_experts_receive() -> None:
    """Appendix: the laboratory of 3, a master, 3 apprentices, 3 florins; three, two or one favour."""
    for players, favours in ((5, 3), (4, 3), (3, 2), (2, 1)):
        state = GAME.start(deal(players, start="expert"))
        assert public(state, "turn") == 0
        assert florins(state) == [3] * players
        mine = seat_board(state)
        assert (mine["apprentices"], [side["spaces"] for side in mine["labs"].values()]) == (3, [3, None])
        prompt = state.prompt(0)
        assert prompt is not None
        assert prompt.values["count"] == favours


def test_the_names_of_the_inventions() -> None:
    """The lists at the end of the three rulebooks."""
    names = {n: GAME.edition.figures["inventions"][str(n)]["name"] for n in range(1, 26)}
    assert names[1] == {"en": "Automatic hammer", "fr": "Marteau automatique", "it": "Martello automatico"}
    assert names[18] == {"en": "Flying machine", "fr": "Machine volante", "it": "Macchina volante"}
    assert names[25] == {"en": "Mimetic ocular", "fr": "Oculaire mimétique", "it": "Oculare mimetico"}

"""A match under way: its history only grows, and the way back ends where somebody learnt something."""

from __future__ import annotations

import pytest

import bottega
from bottega.engine import editions
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.match import Match, UndoRefused
from bottega.engine.records import Entry, Record
from bottega.engine.refusal import IllegalAction
from bottega.engine.types import Deal, Seat
from bottega.engine.verify import verify
from tests.coins.bottega_coins import BID, PASS, Coins, CoinsState


def masters() -> Game:
    """Masters with one leader (53) that can be played at once, and cards for a shield."""
    game = bottega.game("masters")
    changes: dict[str, int | str] = {"leaders.53.resources.coin": 0, "cards.1.cost.shield": 1}
    figures = game.edition.figures
    return game.with_edition(editions.changed(figures, game.figures, "Easy", changes))


def dealt(game: Game, players: int = 2) -> Deal:
    """Seat 0 has leaders 53 to 56; row 1 of the market is blue, blue, white, white; card 1 is on top."""
    deal = game.deal(players, "undo")
    blue = ["blue", "blue", "white", "white"]
    deal["market"] = [*blue, "grey", "grey", "yellow", "yellow", "purple", "purple", "red", "white", "white"]
    deal["leaders"] = [list(range(53 - 4 * seat, 57 - 4 * seat)) for seat in range(players)]
    deal["leaders"] = [sorted(hand) for hand in deal["leaders"]]
    deal["decks"]["green1"] = [1, *(card for card in deal["decks"]["green1"] if card != 1)]
    return deal


def match_of(*entries: str, players: int = 2) -> Match:
    """A match of Masters in which this was played: ``seat notation`` each."""
    game = masters()
    match = Match(game, dealt(game, players), ["Ada", "Bruno", "Chiara", "Dante"][:players])
    play(match, *entries)
    return match


def play(match: Match, *entries: str) -> None:
    for entry in entries:
        seat, notation = entry.split(" ", 1)
        match.play(int(seat), match.game.parse(notation))


SET_UP = ("0 keep leaders 53 54", "1 keep leaders 49 50", "1 start with shield")


def assert_undone(match: Match, seat: Seat, count: int, as_in: Match) -> None:
    match.undo(seat, count)
    assert match.state.dump() == as_in.state.dump()
    assert match.entries[-1] == Entry.of_undo(seat, count)


# What may be taken back


def test_a_market_line_and_what_was_kept_of_it_can_be_taken_back() -> None:
    match = match_of(*SET_UP, "0 market row 1", "0 keep 2 shield")
    assert match.undo_depth(0) == 2
    assert_undone(match, 0, 1, match_of(*SET_UP, "0 market row 1"))
    assert match.undo_depth(0) == 1
    assert_undone(match, 0, 1, match_of(*SET_UP))
    assert match.undo_depth(0) == 0


def test_several_decisions_can_be_taken_back_at_once() -> None:
    match = match_of(*SET_UP, "0 market row 1", "0 keep 1 shield")
    assert_undone(match, 0, 2, match_of(*SET_UP))


def test_a_leader_discarded_face_down_can_be_taken_back() -> None:
    match = match_of(*SET_UP, "0 discard leader 53")
    assert_undone(match, 0, 1, match_of(*SET_UP))


def test_a_resource_to_start_with_can_be_taken_back() -> None:
    match = match_of(*SET_UP)
    assert_undone(match, 1, 1, match_of(*SET_UP[:2]))


def test_leaders_kept_can_be_chosen_again() -> None:
    match = match_of(SET_UP[0])
    assert_undone(match, 0, 1, match_of())
    play(match, "0 keep leaders 55 56")


def test_an_undo_can_be_followed_by_another_choice() -> None:
    match = match_of(*SET_UP, "0 market row 1")
    match.undo(0)
    told = len(match.log.events)
    play(match, "0 market column 1")
    assert [event.kind for event in match.log.events[told:]] == ["market"]
    assert match.state.dump() == match_of(*SET_UP, "0 market column 1").state.dump()


# What may not


def refused(match: Match, seat: Seat, count: int = 1) -> str:
    before, entries = match.state.dump(), list(match.entries)
    with pytest.raises(UndoRefused) as caught:
        match.undo(seat, count)
    assert match.state.dump() == before
    assert match.entries == entries
    return caught.value.reason


def test_a_card_bought_that_uncovers_an_unknown_one_stays_bought() -> None:
    match = match_of(*SET_UP, "0 market row 1", "0 keep 1 shield", "0 end turn")
    play(match, "1 buy green1 slot 1")
    assert match.undo_depth(1) == 0
    assert refused(match, 1) == "revealed"


def test_a_card_below_which_only_one_can_lie_may_be_given_back() -> None:
    game = masters()
    state = match_of(*SET_UP, "0 market row 1", "0 keep 1 shield", "0 end turn").state
    dump = state.dump()
    # Seat 0 owns two of the stack's four cards: everybody knows the last one.
    last = dump["decks"]["green1"][-1]
    middle = dump["decks"]["green1"][1:3]
    dump["decks"]["green1"] = [1, last]
    dump["boards"][0]["slots"][:2] = [[middle[0]], [middle[1]]]
    match = match_of(*SET_UP)
    match.state = game.load(dump)
    match.state.log = match.log
    match.play(1, game.parse("buy green1 slot 1"))
    assert match.undo_depth(1) == 1


def test_a_leader_played_stays_played() -> None:
    match = match_of(*SET_UP, "0 play leader 53")
    assert refused(match, 0) == "revealed"


def test_the_way_back_ends_at_what_was_revealed() -> None:
    match = match_of(*SET_UP, "0 play leader 53", "0 market row 1", "0 keep 2 shield")
    assert match.undo_depth(0) == 2
    assert refused(match, 0, 3) == "revealed"
    match.undo(0, 2)
    assert match.undo_depth(0) == 0


def test_the_way_back_ends_when_somebody_else_has_acted() -> None:
    match = match_of(*SET_UP, "0 market row 1", "0 keep 2 shield", "0 end turn", "1 market row 2")
    assert match.undo_depth(0) == 0
    assert refused(match, 0) == "acted"
    assert match.undo_depth(1) == 1
    assert refused(match, 1, 2) == "acted"


def test_of_those_who_decide_at_once_only_the_last_may_think_again() -> None:
    match = match_of(*SET_UP[:2])
    assert refused(match, 0) == "acted"
    assert match.undo_depth(1) == 1


def test_where_nothing_was_decided_there_is_nothing_to_take_back() -> None:
    assert refused(match_of(), 0) == "nothing"
    assert refused(match_of(SET_UP[0]), 0, 2) == "nothing"
    assert refused(match_of(SET_UP[0]), 0, 0) == "nothing"
    assert refused(match_of(SET_UP[0]), 0, -1) == "nothing"


def test_bids_turned_over_stay_turned_over() -> None:
    game = Coins()
    match = Match(game, game.deal(2, 1), ["Ada", "Bruno"])
    first, second = (match.state.legal(seat)[0] for seat in (0, 1))
    match.play(0, first)
    assert match.undo_depth(0) == 1
    match.play(1, second)
    assert refused(match, 1) == "revealed"


class Drawing(CoinsState):
    """Who passes draws a coin that nobody else sees."""

    def apply(self, seat: Seat, action: Action) -> None:
        super().apply(seat, action)
        if action is PASS:
            self.hands[seat] = sorted([*self.hands[seat], self.pile.pop()])


@pytest.mark.parametrize(("kind", "depth"), [(CoinsState, 1), (Drawing, 0)])
def test_what_the_actor_alone_has_learnt_ends_their_undo(kind: type[CoinsState], depth: int) -> None:
    game = Coins(kind)
    match = Match(game, game.deal(2, 1), ["Ada", "Bruno"])
    for seat in (0, 1):
        match.play(seat, match.state.legal(seat)[0])
    (winner,) = match.state.actors
    match.play(winner, PASS)
    assert match.undo_depth(winner) == depth


# History


def test_the_history_only_grows() -> None:
    match = match_of(*SET_UP, "0 market row 1", "0 keep 2 shield")
    before, told = list(match.entries), list(match.log.events)
    match.undo(0, 2)
    play(match, "0 market row 2")
    assert match.entries[: len(before)] == before
    assert match.log.events[: len(told)] == told
    assert [entry.notation for entry in match.entries[len(before) :]] == ["undo 2", "market row 2"]
    assert match.log.events[len(told)].to_json() == {"kind": "undo", "values": {"seat": 0, "count": 2}}


def test_marks_say_how_much_was_told_after_each_entry() -> None:
    match = match_of(*SET_UP, "0 market row 1")
    match.undo(0)
    assert len(match.marks) == len(match.entries) == 5
    assert match.marks == sorted(match.marks)
    assert match.marks[-1] == len(match.log.events)


def test_an_illegal_action_enters_nothing() -> None:
    match = match_of(*SET_UP)
    entries, dump, told = list(match.entries), match.state.dump(), len(match.log.events)
    with pytest.raises(IllegalAction) as caught:
        play(match, "1 market row 1")
    assert caught.value.refusal.code == "not-your-turn"
    assert (match.entries, match.state.dump(), len(match.log.events)) == (entries, dump, told)


def test_play_gives_what_has_just_happened() -> None:
    match = match_of(*SET_UP)
    events = match.play(0, match.game.parse("discard leader 53"))
    assert events == match.log.events[-len(events) :]
    assert [event.kind for event in events] == ["discard-leader", "discard-a-leader", "faith"]


def test_every_viewer_gets_only_the_events_they_may_know() -> None:
    match = match_of(*SET_UP)
    since = len(match.log.events)
    play(match, "0 discard leader 53")
    assert [event.kind for event in match.events(0, since)] == ["discard-leader", "faith"]
    for viewer in (1, None):
        assert [event.kind for event in match.events(viewer, since)] == ["discard-a-leader", "faith"]


def test_a_resumed_match_with_undos_is_the_original() -> None:
    match = match_of(*SET_UP, "0 market row 1", "0 keep 2 shield")
    match.undo(0, 2)
    play(match, "0 market row 2")
    match.undo(0)
    play(match, "0 market column 3")
    again = Match.resume(Record.parse(str(match.record())), masters())
    assert again.state.dump() == match.state.dump()
    assert again.entries == match.entries
    assert again.marks == match.marks
    assert [repr(event) for event in again.log.events] == [repr(event) for event in match.log.events]
    assert again.undo_depth(0) == match.undo_depth(0) == 1
    assert str(again.record()) == str(match.record())


def test_a_record_of_another_game_or_edition_is_not_resumed() -> None:
    record = match_of(*SET_UP).record()
    for game in (bottega.game("masters"), Coins()):
        with pytest.raises(ValueError, match="this record is of masters, edition “Easy”"):
            Match.resume(record, game)


def test_a_record_has_a_result_once_the_match_is_over() -> None:
    game = Coins()
    match = Match(game, game.deal(2, 1), ["Ada", "Bruno"])
    for _ in range(2):
        for seat in (0, 1):
            match.play(seat, match.state.legal(seat)[0])
        assert match.record().result is None
        match.play(match.state.actors[0], PASS)
    result = match.record().result
    assert result is not None
    assert (result.ranking, result.scores) == (match.state.ranking(), match.state.scores())


def test_an_illegal_record_is_not_resumed() -> None:
    game = Coins()
    match = Match(game, game.deal(2, 1), ["Ada", "Bruno"])
    record = match.record()
    missing = next(coin for coin in BID if coin not in match.deal["hands"][0])
    record.entries.append(Entry.of_action(0, BID[missing]))
    with pytest.raises(IllegalAction):
        Match.resume(record, game)
    record.entries[:] = [Entry.of_undo(0, 1)]
    with pytest.raises(UndoRefused):
        Match.resume(record, game)


# What a table may agree to


def test_a_table_may_agree_to_go_back_beyond_what_others_did() -> None:
    match = match_of(*SET_UP)
    before = match.state.dump()
    match.play(0, match.state.legal(0)[0])
    while match.state.actors == (0,):
        match.play(0, match.state.legal(0)[0])
    match.play(1, match.state.legal(1)[0])
    count = len(match.line) - len(SET_UP)
    with pytest.raises(UndoRefused):
        match.undo(0, count)
    match.take_back(0, count)
    assert match.state.dump() == before
    assert match.line == match_of(*SET_UP).line
    assert match.entries[-1] == Entry.of_takeback(0, count)
    assert match.log.events[-1].kind == "takeback"


def test_a_takeback_reads_back_from_the_record_and_verifies() -> None:
    match = match_of(*SET_UP)
    match.play(0, match.state.legal(0)[0])
    match.take_back(1, 2)
    record = Record.parse(str(match.record()))
    assert record.entries[-1].takeback == 2
    assert Match.resume(record, match.game).state.dump() == match.state.dump()
    assert all(check.ok is not False for check in verify(record, match.game))


def test_more_decisions_than_there_are_cannot_be_taken_back() -> None:
    match = match_of(*SET_UP)
    with pytest.raises(UndoRefused, match="nothing"):
        match.take_back(0, len(SET_UP) + 1)


def test_those_who_acted_or_learnt_something_have_a_say() -> None:
    match = match_of(*SET_UP)
    assert match.affected(1, 1) == set()  # a shield of one's own, which everybody sees and nobody learns from
    assert match.affected(0, 1) == {1}
    assert match.affected(1, 3) == {0}


@pytest.mark.parametrize("undone", [False, True])
def test_a_snapshot_goes_on_where_the_match_was_undo_included(undone: bool) -> None:
    match = match_of(*SET_UP)
    match.play(0, match.state.legal(0)[0])
    if undone:
        match.take_back(0, 1)
    again = Match.restore(match.game, match.snapshot())
    assert again.state.dump() == match.state.dump()
    assert (again.line, again.entries) == (match.line, match.entries)
    assert str(again.record()) == str(match.record())
    for seat in range(2):
        assert again.undo_depth(seat) == match.undo_depth(seat)
    seat = match.state.actors[0]
    action = match.state.legal(seat)[0]
    assert [e.to_json() for e in again.play(seat, action)] == [e.to_json() for e in match.play(seat, action)]

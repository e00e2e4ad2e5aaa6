"""Random matches of every number of players and every option, held to the laws."""

from __future__ import annotations

import itertools
import random
import traceback
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from typing import Final, TypeAlias

from bottega.engine.conformance import choices, data, history, reshuffling, rows, secrecy, space, telling
from bottega.engine.conformance.failure import Broken, ConformanceFailure
from bottega.engine.conformance.look import Chronicle, Look, Step
from bottega.engine.conformance.report import Report
from bottega.engine.game import Game
from bottega.engine.records import Record

#: Share of the decisions that are looked at from all sides. Random matches are many: what a glance
#: from one side misses here, it sees there.
THOROUGH: Final = 0.02

#: Number of decisions after which a match is taken for one that never ends.
LIMIT: Final = 5_000

#: Whole matches of each combination that are enough to tell which hidden keys never vary.
_ENOUGH: Final = 4

#: A match to play: players, options, seed.
Job: TypeAlias = tuple[int, dict[str, str], str]

#: A game, or for several processes a function that makes it in each of them.
Source: TypeAlias = Game | Callable[[], Game]

#: Calls a function on every job and gives the reports in the order of the jobs, as `map` does. The `run` of a
#: pool of workers does it on many processes.
Runner: TypeAlias = Callable[[Callable[[Job], Report], Iterable[Job]], Iterable[Report]]

_OF_A_GAME: Final = (
    space.every_action_has_its_place,
    space.notation_leads_back,
    space.actions_are_ready_for_clients,
    space.options_have_a_default,
    telling.every_symbol_is_explained,
    rows.every_place_of_a_row_has_a_name,
)
_OF_A_DEAL: Final = (
    space.a_deal_is_plain_and_repeatable,
    space.a_deal_with_a_key_missing_is_refused,
)
#: Those of a state that are held at every decision, examined or not.
_ALWAYS: Final = (
    data.nothing_is_made_or_lost,
    choices.somebody_must_decide,
    choices.actors_alone_have_a_choice,
)
_OF_A_STATE: Final = (
    data.nothing_is_made_or_lost,
    data.a_dump_is_plain,
    data.what_is_handed_out_is_a_copy,
    choices.somebody_must_decide,
    choices.actors_alone_have_a_choice,
    choices.legal_actions_stand_in_order,
    choices.a_legal_list_is_the_callers,
    choices.actors_alone_are_prompted,
    choices.a_pass_is_legal,
    data.a_clone_is_the_same,
    data.load_restores_everything,
    data.a_dump_with_a_key_missing_is_refused,
    data.scores_add_up,
    data.a_ranking_comes_with_the_end,
    choices.legal_and_why_not_agree,
    choices.a_refusal_is_an_answer,
    choices.an_illegal_play_changes_nothing,
    secrecy.views_are_plain,
    secrecy.views_fit_their_schema,
    secrecy.views_together_are_the_same,
    secrecy.to_imagine_changes_nothing,
    secrecy.an_imagined_world_looks_the_same,
    secrecy.an_imagined_world_offers_the_same,
    secrecy.an_order_to_pass_is_public,
    secrecy.progress_is_public,
    secrecy.an_imagined_world_is_possible,
    secrecy.imagine_knows_only_the_view,
    secrecy.only_what_is_hidden_varies,
    reshuffling.to_reshuffle_changes_nothing,
    reshuffling.a_reshuffled_world_looks_the_same_to_all,
    reshuffling.a_reshuffled_world_is_possible,
    reshuffling.reshuffle_does_not_know_the_truth,
    rows.a_row_tells_no_more_than_the_view,
    rows.a_row_tells_what_the_view_tells,
    telling.every_thing_is_explained,
    telling.to_tell_of_a_view_changes_nothing,
)
_OF_A_CHOICE: Final = (
    history.a_legal_action_can_be_applied,
    data.a_clone_shares_nothing,
    choices.the_same_choice_has_the_same_outcome,
    data.a_loaded_state_goes_on_alike,
    data.a_copy_is_the_same,
    choices.play_and_apply_agree,
    secrecy.what_is_not_hidden_is_seen,
    secrecy.events_tell_no_more_than_views,
    secrecy.beats_fit_and_tell_no_more,
)
#: When the match goes on with the choice.
_OF_A_MOVE: Final = (
    history.a_match_goes_on,
    choices.a_log_changes_nothing,
    choices.events_are_facts,
    history.undo_restores_the_state,
)
_OF_A_MATCH: Final = (
    history.the_deal_is_left_alone,
    history.a_record_replays,
    history.a_finished_match_is_proved,
)
#: Once there were enough matches.
_OF_A_RUN: Final = (
    secrecy.every_hidden_key_varies,
    reshuffling.what_no_seat_knows_is_reshuffled,
)


def laws() -> dict[str, str]:
    """Every law by its name, with its text."""
    every: list[Callable[..., None]] = [
        *_OF_A_GAME,
        *_OF_A_DEAL,
        *_OF_A_STATE,
        *_OF_A_CHOICE,
        *_OF_A_MOVE,
        history.a_match_ends,
        *_OF_A_MATCH,
        *_OF_A_RUN,
        reshuffling.what_comes_to_light_has_the_odds_of_a_reshuffle,
        history.a_record_holds_for_ever,
    ]
    return {law.__name__: _statement(law) for law in every}


def check(
    game: Source,
    matches: int,
    seed: int | str = 0,
    *,
    players: int | None = None,
    options: dict[str, str] | None = None,
    thorough: float = THOROUGH,
    examined: float = 1.0,
    limit: int = LIMIT,
    run: Runner = map,
    on_progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Check all laws of a game over this number of random matches, or raise ConformanceFailure.

    The matches go in turn through all numbers of players and all combinations of options, unless
    `players` or `options` fix some; they follow from `seed`. `thorough` is the share of decisions
    looked at from all sides: 1.0 for everything, everywhere. `examined` is the share of decisions at which
    all laws are held. At the others only conservation and the actors are checked: neighbouring decisions are
    much alike, so a fifth of many matches shows more than all of a few. `on_progress` is called with the
    number of matches that are done and with the number of all.

    For several processes, `run` is the `run` of a pool, as in ``LocalPool(2).run``, and `game` is a function
    that processes can be sent, such as ``partial(bottega.game, "masters")``.
    """
    the_game = game if isinstance(game, Game) else game()
    if run is not map and isinstance(game, Game):
        raise ValueError("several processes need a function that makes the game, not the game itself")
    for law in _OF_A_GAME:
        _hold(law, the_game)
    combinations = list(_combinations(the_game, players, options or {}))
    jobs: list[Job] = [(*combinations[i % len(combinations)], f"{seed}/{i}") for i in range(matches)]
    report = Report()
    source: Source = the_game if run is map else game
    for part in run(partial(_check_job, source, thorough, examined, limit), jobs):
        report.add(part)
        if on_progress is not None:
            on_progress(report.matches, matches)
    if players is None and not options and matches * examined >= _ENOUGH * len(combinations):
        for of_a_run in _OF_A_RUN:
            _hold(of_a_run, the_game, report)
    _hold(reshuffling.what_comes_to_light_has_the_odds_of_a_reshuffle, the_game, report)
    return report


def check_match(
    game: Game,
    players: int,
    options: dict[str, str],
    seed: str,
    thorough: float = THOROUGH,
    examined: float = 1.0,
    limit: int = LIMIT,
) -> Report:
    """Hold one random match to the laws, or raise ConformanceFailure."""
    return _Run(game, (players, options, seed), thorough, examined, limit).report


def check_record(game: Game, text: str) -> None:
    """Hold a finished match of old to what the game says today, or raise ConformanceFailure.

    `game` is the record's game with the record's edition.
    """
    _hold(history.a_record_holds_for_ever, game, text)


def _combinations(
    game: Game, players: int | None, options: dict[str, str]
) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players with every choice of options, but for what is fixed."""
    game.complete_options(options)
    if players is not None:
        game.check_players(players)
    names = list(game.options)
    choices = [(options[name],) if name in options else game.options[name].choices for name in names]
    for chosen in itertools.product(*choices):
        for seats in game.seats if players is None else (players,):
            yield seats, dict(zip(names, chosen, strict=True))


def _check_job(source: Source, thorough: float, examined: float, limit: int, job: Job) -> Report:
    """One match, in any process."""
    game = source if isinstance(source, Game) else _made(source)
    return _Run(game, job, thorough, examined, limit).report


@lru_cache(maxsize=1)
def _made(make: Callable[[], Game]) -> Game:
    """The game of this process, made once."""
    return make()


class _Run:
    """One random match, played to its end and looked at all the way."""

    def __init__(self, game: Game, job: Job, thorough: float, examined: float, limit: int) -> None:
        self.report = Report()
        self._game = game
        self._job = job
        self._chronicle: Chronicle | None = None
        # What is played does not depend on what is looked at.
        self._dice = random.Random(f"play {job[2]}")
        self._rng = random.Random(f"look {job[2]}")
        self._play(thorough, examined, limit)

    def _play(self, thorough: float, examined: float, limit: int) -> None:
        players, options, seed = self._job
        for of_a_deal in _OF_A_DEAL:
            self._hold(of_a_deal, self._game, players, options, seed)
        chronicle = self._chronicle = Chronicle(self._game, self._game.deal(players, seed, **options))
        while not chronicle.match.state.over:
            self._hold(history.a_match_ends, chronicle, limit)
            if examined >= 1.0 or self._rng.random() < examined:
                self._decide(chronicle, self._rng.random() < thorough)
            else:
                self._go_on(chronicle)
        self._look(chronicle, self._rng.random() < thorough)
        for of_a_match in _OF_A_MATCH:
            self._hold(of_a_match, chronicle)
        self.report.matches += 1
        self.report.decisions += len(chronicle.line)
        self.report.longest = max(self.report.longest, len(chronicle.line))

    def _look(self, chronicle: Chronicle, thorough: bool) -> Look:
        look = Look(chronicle, self._rng, thorough, self.report)
        for law in _OF_A_STATE:
            self._hold(law, look)
        reshuffling.note_places(look)
        return look

    def _decide(self, chronicle: Chronicle, thorough: bool) -> None:
        step = self._choose(self._look(chronicle, thorough))
        self.report.examined += 1
        for law in _OF_A_CHOICE:
            self._hold(law, step)
        reshuffling.note_what_comes_to_light(step)
        for law in _OF_A_MOVE:
            self._hold(law, step)

    def _go_on(self, chronicle: Chronicle) -> None:
        """A decision that is not examined."""
        look = Look(chronicle, self._rng, False, self.report)
        for law in _ALWAYS:
            self._hold(law, look)
        self._hold(history.a_match_goes_on, self._choose(look))

    def _choose(self, look: Look) -> Step:
        seat = self._dice.choice(look.state.actors)
        return Step(look, seat, self._dice.choice(look.state.legal(seat)))

    def _hold(self, law: Callable[..., None], *seen: object) -> None:
        try:
            law(*seen)
        except Exception as error:
            raise self._failure(law, error, seen[0]) from error

    def _failure(self, law: Callable[..., None], error: Exception, seen: object) -> ConformanceFailure:
        players, options, seed = self._job
        number, record = 0, ""
        if self._chronicle is not None:
            match = self._chronicle.match
            number = len(match.entries) + 1
            # Without its result, which a broken game may not be able to give.
            record = str(Record.of_match(match.game, match.deal, list(match.names), list(match.entries)))
        detail = _detail(error)
        if isinstance(seen, Step):
            detail = f"seat {seen.seat}, {str(seen.action)!r}: {detail}"
        return ConformanceFailure(
            law.__name__, _statement(law), detail, self._game.name, players, options, seed, number, record
        )


def _hold(law: Callable[..., None], game: Game, *seen: object) -> None:
    """Hold a game to a law that concerns no match."""
    try:
        law(game, *seen)
    except Exception as error:
        raise ConformanceFailure(law.__name__, _statement(law), _detail(error), game.name) from error


def _statement(law: Callable[..., None]) -> str:
    """The first paragraph of a law's docstring, in one line."""
    return " ".join((law.__doc__ or "").split("\n\n")[0].split())


def _detail(error: Exception) -> str:
    """What broke the law; for an exception of the game, with its place."""
    if isinstance(error, Broken):
        return str(error)
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} (in {place.name}, line {place.lineno})"

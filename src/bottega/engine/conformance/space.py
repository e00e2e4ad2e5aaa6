"""Laws about a game before anything is played: its actions, its options and its deals."""

from __future__ import annotations

import json
import re
from typing import Final

from bottega.engine.conformance.failure import Broken
from bottega.engine.conformance.look import difference, is_plain
from bottega.engine.game import Game

#: What a record would take for the undoing of decisions.
_UNDO: Final = re.compile(r"(undo|takeback) \d+")


def every_action_has_its_place(game: Game) -> None:
    """`game.actions[a.id] is a` for every action."""
    for index, action in enumerate(game.actions):
        if action.id != index or game.actions[action.id] is not action:
            raise Broken(f"action number {index} is {action!r}")


def notation_leads_back(game: Game) -> None:
    """`game.parse(str(a)) is a` for every action, in upper case and with spaces too; a notation is one
    line, and none reads like the undoing of a decision. Other text is a ValueError."""
    for action in game.actions:
        text = str(action)
        if text != " ".join(text.split()) or not text or _UNDO.fullmatch(text):
            raise Broken(f"{text!r} cannot be a line of a record")
        for variant in (text, f"  {text.upper()} "):
            if game.parse(variant) is not action:
                raise Broken(f"{variant!r} is read as {game.parse(variant)!r}")
    try:
        action = game.parse("this is no action")
    except ValueError:
        return
    raise Broken(f"'this is no action' is read as {action!r}")


def actions_are_ready_for_clients(game: Game) -> None:
    """`to_json` is plain JSON with the action's type and id, and no two actions look alike in it."""
    seen: dict[str, str] = {}
    for action in game.actions:
        data = action.to_json()
        if not is_plain(data) or data.get("type") != action.type or data.get("id") != action.id:
            raise Broken(f"{str(action)!r} is {data!r}")
        look = json.dumps({key: value for key, value in data.items() if key != "id"}, sort_keys=True)
        if look in seen:
            raise Broken(f"{str(action)!r} and {seen[look]!r} are both {look}")
        seen[look] = str(action)


def options_have_a_default(game: Game) -> None:
    """The default of every option is one of its choices; a choice or name that is not there is refused."""
    for name, option in game.options.items():
        if option.default not in option.choices:
            raise Broken(f"{name}: {option!r}")
    try:
        game.deal(game.seats[0], 0, **{"no such option": "x"})
    except ValueError:
        return
    raise Broken("a deal was made with an option that does not exist")


def a_deal_is_plain_and_repeatable(game: Game, players: int, options: dict[str, str], seed: str) -> None:
    """A deal is plain JSON; the same seed gives the same deal, and a deal the same start."""
    deal, again = game.deal(players, seed, **options), game.deal(players, seed, **options)
    if not is_plain(deal):
        raise Broken(f"after a journey as JSON the deal would be another: {deal!r}")
    if again != deal:
        raise Broken(f"the same seed: {difference(deal, again)}")
    one, two = game.start(deal).dump(), game.start(again).dump()
    if one != two:
        raise Broken(f"the same deal: {difference(one, two)}")


def a_deal_with_a_key_missing_is_refused(
    game: Game, players: int, options: dict[str, str], seed: str
) -> None:
    """`start` from a deal that lacks something is a ValueError."""
    deal = game.deal(players, seed, **options)
    for key in deal:
        try:
            game.start({name: value for name, value in deal.items() if name != key})
        except ValueError:
            continue
        raise Broken(f"a deal without {key!r} was started")

"""`bottega serve` for the browser tests: the same matches in every run.

It takes the arguments of `bottega` and replaces the sources of chance in its own processes:

- The secret of every table is zero. A deal then depends on the game, the number of players and the words of
  the seats, and a test gives a word when it makes a table.
- A bot gets its seed from its seat and the number of its decisions so far, and forgets what it knew before.
  Its choice then depends neither on other matches, nor on the process that thinks for it, nor on the order
  in which seats answer that decide at the same time.

Sessions and the ids of accounts and matches stay random: no test depends on them.
"""

from __future__ import annotations

import runpy
import secrets
import sys
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any, Final

REFEREE: Final = "bottega.server.referee.process"


def zeros(size: int) -> str:
    """What `secrets.token_hex` returns, without chance."""
    return "00" * size


def run_referee(arguments: list[str]) -> None:
    """Be a referee whose secrets are zero."""
    # Compiled modules look up the functions of `secrets` at each call.
    vars(secrets).update(token_hex=zeros, randbits=lambda size: 0)
    sys.argv[1:] = arguments
    runpy.run_module(REFEREE, run_name="__main__", alter_sys=True)


def fix_tables() -> None:
    """Start referees by this program, and give rematches the same words each time."""
    from bottega.server import play
    from bottega.server.referee import referees

    referees.COMMAND = (sys.executable, __file__, REFEREE)
    vars(play)["secrets"] = SimpleNamespace(token_hex=zeros, token_urlsafe=secrets.token_urlsafe)


def fix_bots() -> None:
    """Let the choice of a bot follow from what its seat has decided before."""
    from bottega.server import driver
    from bottega.server.thinking import worker

    seed: ContextVar[str] = ContextVar("seed")
    advise = driver.Driver.advice
    consider = worker.Worker.consider

    async def advice(self: Any, match: str, seat: int, bot: str, question: Any, told: Any = None) -> Any:
        seed.set(f"{seat} {sum(by == seat for by, _ in question['seen'])}")
        return await advise(self, match, seat, bot, question, told)

    async def afresh(self: Any, key: Any, question: Any, seconds: float, told: Any = None) -> Any:
        who = question["who"]
        # A worker keeps the bot of a match; another name of the match gets a new one.
        who = {**who, "match": f"{who['match']} {who['seed']}"}
        return await consider(self, key, {**question, "who": who}, seconds, told)

    vars(driver)["secrets"] = SimpleNamespace(token_hex=lambda size: seed.get())
    driver.Driver.advice = advice  # type: ignore[method-assign]
    worker.Worker.consider = afresh  # type: ignore[method-assign]


def main() -> int:
    if sys.argv[1:2] == [REFEREE]:
        run_referee(sys.argv[2:])
        return 0
    fix_tables()
    fix_bots()
    from bottega import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())

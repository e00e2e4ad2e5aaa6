"""Facts of matches that were never played."""

from __future__ import annotations

import random
from collections.abc import Callable

from bottega.research.study import MatchFacts, StudyJob, StudyPlan, jobs
from bottega.research.study.playing import Thing

PLAN = StudyPlan("masters", ("greedy",), (2,), 400, "s")
LEADER: Thing = ("leader-kept", "leader", "49")
OTHER: Thing = ("leader-kept", "leader", "50")

#: Who wins a match, from its job and the seats that chose LEADER.
Winner = Callable[[StudyJob, list[bool], random.Random], int]


def made(plan: StudyPlan, winner: Winner, luck: float = 0.0) -> list[MatchFacts]:
    """Every seat is offered LEADER on two deals of three and takes it half the time. The winner has this
    luck, which all others lose together."""
    found = []
    for job in jobs(plan):
        rng = random.Random(f"{job.players}/{job.deal}")
        offered = [rng.random() < 2 / 3 for _ in range(job.players)]
        took = [can and rng.random() < 0.5 for can in offered]
        best = winner(job, took, rng)
        lost = -luck / (job.players - 1) if job.players > 1 else 0.0
        found.append(
            MatchFacts(
                job,
                tuple(float(seat == best) for seat in range(job.players)),
                tuple(30 if seat == best else 20 for seat in range(job.players)),
                tuple({"cards": 9 if seat == best else 6, "track": 4} for seat in range(job.players)),
                tuple(luck if seat == best else lost for seat in range(job.players)),
                tuple((LEADER, OTHER) if can else (OTHER,) for can in offered),
                tuple((LEADER,) if took[seat] else (OTHER,) for seat in range(job.players)),
                100 + job.deal % 50,
                60,
                ("last-round" if job.deal % 3 else "round", f'{{"round":{20 + job.deal % 2}}}'),
            )
        )
    return found


def anybody(job: StudyJob, took: list[bool], rng: random.Random) -> int:
    return rng.randrange(job.players)


def last(job: StudyJob, took: list[bool], rng: random.Random) -> int:
    return job.players - 1


def taker(job: StudyJob, took: list[bool], rng: random.Random) -> int:
    """Somebody who has taken LEADER wins, where there is one."""
    return rng.choice([seat for seat in range(job.players) if took[seat]] or range(job.players))

"""What a seat is after at a decision, and what becomes of it when resources come and go.

The features of actions ask for each action: with what I would have then, which cards in sight could I pay, or
nearly, and how good is the best one to go for? It is `traits.aim`, for what one would have.
"""

from __future__ import annotations

from mypy_extensions import i64

from bottega.engine.types import Seat
from bottega.games.masters.components import SLOTS
from bottega.games.masters.insight.feature_tables import BITS, LOW, FeatureTables, between, few
from bottega.games.masters.insight.traits import BEYOND, MISSING, first_guess
from bottega.games.masters.table import MastersTable


class Outlook:
    """What a seat has (`h0` to `h3` in all, `s0` to `s3` on shelves, `b0` to `b3` in its strongbox), and the
    cards that it has a place for. `look` answers in the attributes from `best` on."""

    __slots__ = (
        "b0",
        "b1",
        "b2",
        "b3",
        "best",
        "best_lacks_0",
        "best_lacks_1",
        "best_lacks_2",
        "best_lacks_3",
        "beyond",
        "cards",
        "extra",
        "h0",
        "h1",
        "h2",
        "h3",
        "inputs",
        "lacks",
        "one_short",
        "payable",
        "ready",
        "rounds",
        "s0",
        "s1",
        "s2",
        "s3",
        "seat",
        "table",
        "tables",
        "two_short",
        "worths",
    )

    def __init__(self, tables: FeatureTables, table: MastersTable, seat: Seat) -> None:
        self.tables = tables
        self.table = table
        self.seat: i64 = seat
        self.rounds = first_guess(table)
        i: i64 = 4 * self.seat
        stored, strong, output = table.stored, table.strongbox, table.output
        self.s0: i64 = stored[i]
        self.s1: i64 = stored[i + 1]
        self.s2: i64 = stored[i + 2]
        self.s3: i64 = stored[i + 3]
        # What powers have made already is as good as in the strongbox; other seats have made nothing.
        self.b0: i64 = strong[i] + output[0]
        self.b1: i64 = strong[i + 1] + output[1]
        self.b2: i64 = strong[i + 2] + output[2]
        self.b3: i64 = strong[i + 3] + output[3]
        self.h0: i64 = self.s0 + self.b0
        self.h1: i64 = self.s1 + self.b1
        self.h2: i64 = self.s2 + self.b2
        self.h3: i64 = self.s3 + self.b3
        self.extra: i64 = table.gains - table.spends
        self.cards: list[i64] = []
        self.worths: list[float] = []
        #: The inputs of all powers of cards, `BITS` for each resource.
        self.inputs: i64 = 0
        self.best = 0.0
        self.ready = 0.0
        self.lacks: i64 = 0
        self.beyond: i64 = 0
        self.payable: i64 = 0
        self.one_short: i64 = 0
        self.two_short: i64 = 0
        self.best_lacks_0: i64 = 0
        self.best_lacks_1: i64 = 0
        self.best_lacks_2: i64 = 0
        self.best_lacks_3: i64 = 0
        self.see(-1, -1)

    def see(self, stack: i64, slot: i64) -> None:
        """Find the cards to go for, and what each is worth; as if the card of a stack had been bought for a
        slot, if these are not -1."""
        table, tables = self.table, self.tables
        engine, points, tops = tables.figures.engine, tables.points, table.tops
        one = two = 9.0
        heights: i64 = 0
        inputs: i64 = 0
        for place in range(SLOTS):
            cards = table.slots[SLOTS * self.seat + place]
            height: i64 = len(cards)
            top: i64 = cards[-1] if height else 0
            if place == slot:
                height += 1
                top = tops[stack]
            heights = 4 * heights + height
            if height:
                inputs += tables.power[top]
                power = engine[top]
                if height == 1:
                    if power < one:
                        one = power
                elif height == 2 and power < two:
                    two = power
        self.inputs = inputs
        rounds = self.rounds
        seen: list[i64] = []
        worths: list[float] = []
        for each in tables.figures.open_stacks[heights]:
            card = tops[each]
            if card and each != stack:
                covered = 0.0 if each < 4 else one if each < 8 else two
                seen.append(card)
                worths.append(float(points[card]) + rounds * (engine[card] - covered))
        self.cards = seen
        self.worths = worths

    def look(
        self, h0: i64, h1: i64, h2: i64, h3: i64, b0: i64, b1: i64, b2: i64, b3: i64, extra: i64
    ) -> None:
        """What the seat could pay if it had this in all, and this of it in its strongbox, and `extra` of its
        choice."""
        figures = self.tables.figures
        perks = self.table.perks[self.seat]
        off, depots = perks.discount, perks.depots
        lacks, far = figures.missing, figures.beyond
        lacks_0, lacks_1 = lacks[0][few(h0 + off[0])], lacks[1][few(h1 + off[1])]
        lacks_2, lacks_3 = lacks[2][few(h2 + off[2])], lacks[3][few(h3 + off[3])]
        far_0, far_1 = far[0][few(b0 + off[0] + depots[0])], far[1][few(b1 + off[1] + depots[1])]
        far_2, far_3 = far[2][few(b2 + off[2] + depots[2])], far[3][few(b3 + off[3] + depots[3])]
        worths = self.worths
        best = ready = -99.0
        payable: i64 = 0
        one_short: i64 = 0
        two_short: i64 = 0
        best_lacks: i64 = 0
        best_beyond: i64 = 0
        best_card: i64 = 0
        for n, card in enumerate(self.cards):
            worth = worths[n]
            short: i64 = lacks_0[card] + lacks_1[card] + lacks_2[card] + lacks_3[card] - extra
            hard: i64 = 0
            if short <= 0:
                payable += 1
                short = 0
                if worth > ready:
                    ready = worth
            else:
                if short == 1:
                    one_short += 1
                elif short == 2:
                    two_short += 1
                hard = far_0[card] + far_1[card] + far_2[card] + far_3[card]
                worth -= MISSING * float(short) + BEYOND * float(hard)
            if worth > best:
                best = worth
                best_card = card
                best_lacks = short
                best_beyond = hard
        self.best = best
        self.ready = ready
        self.lacks = best_lacks
        self.beyond = best_beyond
        self.payable = payable
        self.one_short = one_short
        self.two_short = two_short
        self.best_lacks_0 = lacks_0[best_card]
        self.best_lacks_1 = lacks_1[best_card]
        self.best_lacks_2 = lacks_2[best_card]
        self.best_lacks_3 = lacks_3[best_card]

    def unfed(self, h0: i64, h1: i64, h2: i64, h3: i64) -> i64:
        """How many resources are missing to feed the powers of all cards, with this in all."""
        inputs = self.inputs
        if not inputs:
            return 0
        return (
            between(0, (inputs & LOW) - h0, LOW)
            + between(0, (inputs >> BITS & LOW) - h1, LOW)
            + between(0, (inputs >> 2 * BITS & LOW) - h2, LOW)
            + between(0, (inputs >> 3 * BITS & LOW) - h3, LOW)
        )

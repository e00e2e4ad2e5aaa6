"""Shuffles from a seed, and the way to prove that nobody chose them."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations

import pytest

from bottega.engine.chance import Stream, commitment, fresh_secret, mix, promise
from bottega.engine.types import Deal
from tests.coins.bottega_coins import Coins


def words(seed: str, count: int) -> list[int]:
    """The stream's 16-bit words as its docstring describes them, computed independently."""

    def endless() -> Iterator[int]:
        block = 0
        while True:
            digest = hashlib.sha256(f"bottega deal:{seed}:{block}".encode()).digest()
            yield from (int.from_bytes(digest[i : i + 2], "big") for i in range(0, 32, 2))
            block += 1

    return list(islice(endless(), count))


# Draws


def test_draws_stay_the_same_for_ever() -> None:
    stream = Stream("golden")
    assert [stream.below(6) for _ in range(16)] == [4, 3, 1, 2, 1, 3, 1, 2, 2, 5, 2, 2, 2, 4, 4, 0]
    assert Stream("golden").shuffled(range(10)) == [5, 4, 9, 8, 0, 1, 6, 7, 3, 2]
    assert Stream(1).shuffled(range(5)) == [4, 1, 0, 2, 3]


def test_draws_are_the_words_of_the_hash_less_those_that_would_favour_somebody() -> None:
    for n in (2, 7, 1000, 40_000):
        fair = 65536 - 65536 % n
        expected = [word % n for word in words("x", 200) if word < fair]
        stream = Stream("x")
        assert [stream.below(n) for _ in expected] == expected


def test_a_number_and_its_digits_are_the_same_seed() -> None:
    assert Stream(7).shuffled(range(40)) == Stream("7").shuffled(range(40))
    assert Stream(7).shuffled(range(40)) != Stream(8).shuffled(range(40))


def test_every_number_is_drawn_equally_often() -> None:
    stream = Stream("dice")
    counts = Counter(stream.below(6) for _ in range(12_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(1_850 < count < 2_150 for count in counts.values())


@pytest.mark.parametrize("size", [3, 4])
def test_every_order_of_a_few_is_equally_likely(size: int) -> None:
    stream = Stream("orders")
    orders = list(permutations(range(size)))
    counts = Counter(tuple(stream.shuffled(range(size))) for _ in range(600 * len(orders)))
    assert sorted(counts) == orders
    assert all(500 < count < 700 for count in counts.values())


def test_every_item_of_many_goes_everywhere() -> None:
    stream = Stream("places")
    counts = Counter(
        (place, item) for _ in range(3_000) for place, item in enumerate(stream.shuffled(range(9)))
    )
    assert len(counts) == 81
    assert all(260 < count < 410 for count in counts.values())


@pytest.mark.parametrize("size", [0, 1, 2, 7, 8, 48])
def test_a_shuffle_loses_nothing_and_leaves_its_items_alone(size: int) -> None:
    items = list(range(size))
    assert sorted(Stream(size).shuffled(items)) == items
    assert items == list(range(size))


def test_a_sample_is_as_fair_as_a_shuffle_with_no_more_draws_than_needed() -> None:
    stream = Stream("sample")
    counts = Counter(tuple(stream.sample(range(4), 2)) for _ in range(6_000))
    assert sorted(counts) == list(permutations(range(4), 2))
    assert all(400 < count < 600 for count in counts.values())
    two, all_of_them = Stream("x"), Stream("x")
    assert two.sample(range(9), 2) == all_of_them.shuffled(range(9))[-2:]
    assert [two.below(65536) for _ in range(3)] == words("x", 5)[2:]


@pytest.mark.parametrize("count", [0, 1, 9])
def test_a_sample_has_as_many_as_asked_for(count: int) -> None:
    assert len(set(Stream(count).sample(range(9), count))) == count


@pytest.mark.parametrize("n", [0, -1, 65537])
def test_a_draw_that_has_no_fair_answer_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="65536"):
        Stream(0).below(n)


# The promise, the words and the commitment


def test_what_is_published_can_be_checked_in_any_language() -> None:
    assert promise("secret") == hashlib.sha256(b"bottega secret:secret").hexdigest()
    assert mix("secret", ["a", "é"]) == hashlib.sha256(b'bottega seed:["secret","a","\\u00e9"]').hexdigest()
    assert commitment("n", {"b": 1, "a": [2]}) == hashlib.sha256(b'n\n{"a":[2],"b":1}').hexdigest()


def test_secrets_are_long_and_never_the_same() -> None:
    assert len(fresh_secret()) == 64
    assert fresh_secret() != fresh_secret()


def test_the_seed_hangs_on_the_secret_and_on_every_word() -> None:
    seed = mix("secret", ["one", "two"])
    assert mix("secret", ["one", "two"]) == seed
    assert mix("secreT", ["one", "two"]) != seed
    assert mix("secret", ["one", "twO"]) != seed
    assert mix("secret", ["two", "one"]) != seed
    assert mix("secret", ["onetwo"]) != seed
    assert mix("secret", ["one", "two", ""]) != seed


def test_the_promise_binds_the_host_to_its_secret() -> None:
    assert promise("secret") != promise("secreT")


def test_the_commitment_binds_the_host_to_every_part_of_the_deal() -> None:
    deal = Coins().deal(2, 7)
    published = commitment("nonce", deal)
    assert commitment("nonce", Coins().deal(2, "7")) == published
    altered: list[Deal] = [
        {**deal, "pile": deal["pile"][::-1]},
        {**deal, "hands": deal["hands"][::-1]},
        {**deal, "players": 3},
        {**deal, "more": []},
    ]
    assert all(commitment("nonce", other) != published for other in altered)
    assert commitment("another nonce", deal) != published

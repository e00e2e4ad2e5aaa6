"""Links in mails: a token works with our signature, and for its own purpose."""

from __future__ import annotations

import asyncio
import base64
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from bottega.server.notices.tokens import LinkClaim, LinkSigner, link_signer
from tests.server.notices.world import people

OURS = LinkSigner(b"k" * 32)
CLAIM = LinkClaim("confirm", "anna", "channel-1", expires=1_000, about=OURS.digest("anna@example.org"))


def test_a_token_says_what_it_was_made_for() -> None:
    assert OURS.read(OURS.sign(CLAIM), "confirm", 999) == CLAIM


def test_a_token_is_no_good_for_something_else_or_later_or_of_another_server() -> None:
    token = OURS.sign(CLAIM)
    assert OURS.read(token, "unsubscribe", 0) is None
    assert OURS.read(token, "confirm", 1_000) is None
    assert LinkSigner(b"x" * 32).read(token, "confirm", 0) is None


def test_a_link_of_the_first_release_still_works() -> None:
    token = (
        "WyJ1bnN1YnNjcmliZSIsImFubmEiLCJjaGFubmVsLTEiLG51bGwsIiJd.3fgzzv73_c8FRwLDyUJNp_1ksDnxoVVHFcgq5ZtlaUM"
    )
    assert OURS.read(token, "unsubscribe", 0) == LinkClaim("unsubscribe", "anna", "channel-1")


def test_a_token_without_an_end_lasts() -> None:
    claim = LinkClaim("unsubscribe", "anna", "channel-1")
    assert OURS.read(OURS.sign(claim), "unsubscribe", 10**15) == claim


@given(st.data())
def test_a_token_with_any_other_letter_is_none(data: st.DataObject) -> None:
    token = OURS.sign(CLAIM)
    # The last letter of each part holds bits that base64 leaves unused.
    spared = {token.index(".") - 1, len(token) - 1}
    place = data.draw(st.sampled_from([n for n in range(len(token)) if n not in spared]))
    letter = data.draw(st.sampled_from("ABCxyz019-_.").filter(lambda letter: letter != token[place]))
    assert OURS.read(token[:place] + letter + token[place + 1 :], "confirm", 0) is None


@given(st.text(max_size=40))
def test_nonsense_is_no_token(text: str) -> None:
    assert OURS.read(text, "confirm", 0) is None


def test_a_token_tells_no_address() -> None:
    text, seal = OURS.sign(CLAIM).split(".")
    assert b"example" not in base64.urlsafe_b64decode(text + "==") + base64.urlsafe_b64decode(seal + "==")


def test_all_processes_have_one_key(tmp_path: Path) -> None:
    async def scene() -> None:
        async with people(tmp_path) as store:
            first, second = await asyncio.gather(link_signer(store), link_signer(store))
            assert second.read(first.sign(CLAIM), "confirm", 0) == CLAIM

    asyncio.run(scene())

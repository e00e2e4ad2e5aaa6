"""What the process of an analyst does: it reviews matches and judges exercises, one question at a time.

Questions and answers are those of `bottega.review.analysis`. While it works on one, it may write lines with
``progress``. Then it writes one line, the answer.
"""

from __future__ import annotations

import json
import os
import sys
from typing import IO

from bottega.bots.worker import Inbox
from bottega.engine.types import Json
from bottega.review.analysis import answer_to
from bottega.server.thinking.mind import discard_output, limit_memory, used_memory
from bottega.system import give_way, ignore_interrupts


def work(order: dict[str, Json], lines: IO[bytes]) -> None:
    """Answer one question after the other, until the parent is gone."""
    ignore_interrupts()
    if order["idle"]:
        give_way()
    elif sys.platform != "win32":  # which has no such priorities
        os.nice(order["nice"])
    limit_memory(order["memory"])
    answers = os.fdopen(os.dup(1), "wb")
    discard_output()
    inbox = Inbox(lines)

    def write(message: dict[str, Json]) -> None:
        answers.write(json.dumps(message).encode() + b"\n")
        answers.flush()

    write({"ready": True})
    while True:
        question = inbox.next()
        write({**answer_to(question, lambda done: write({"progress": done})), "memory": used_memory()})

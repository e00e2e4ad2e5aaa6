"""A mail server of one's own, for servers that run as processes: it keeps what it is given."""

from __future__ import annotations

import re
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

#: Seconds after which a mail that was promised is missing.
_PATIENCE = 60.0


class _Conversation(socketserver.StreamRequestHandler):
    """As much of SMTP as Python's client speaks."""

    def handle(self) -> None:
        assert isinstance(self.server, _Server)
        self._say("220 ready")
        while line := self.rfile.readline():
            command = line.split(None, 1)[0].upper() if line.strip() else b""
            if command == b"DATA":
                self._say("354 go on")
                lines = list(iter(self.rfile.readline, b".\r\n"))
                self.server.got.append(message_from_bytes(b"".join(lines), policy=policy.default))
            elif command == b"QUIT":
                self._say("221 bye")
                return
            self._say("250 fine")

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


class _Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    got: list[EmailMessage]


class Mailbox:
    """All mails that came, for any address."""

    def __init__(self, server: _Server) -> None:
        self._got = server.got
        self.url = f"smtp://127.0.0.1:{server.server_address[1]}"

    def link(self, address: str, pattern: str) -> str:
        """What the pattern finds in the newest mail to this address that has it."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            for mail in reversed(self._got):
                found = re.search(pattern, mail.get_content()) if mail["To"] == address else None
                if found is not None:
                    return found[1]
            time.sleep(0.05)
        raise AssertionError(f"no mail to {address} has {pattern}")


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    with _Server(("127.0.0.1", 0), _Conversation) as server:
        server.got = []
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield Mailbox(server)
        finally:
            server.shutdown()
            thread.join()

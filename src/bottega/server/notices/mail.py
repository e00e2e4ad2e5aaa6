"""Email: plain messages, each with a link to unsubscribe, sent through the host's own mail server."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid, parseaddr
from typing import Final, TypeAlias
from urllib.parse import unquote, urlsplit

from bottega.table.problem import Problem
from bottega.table.types import Millis

_SECONDS: Final = 20
#: The names of the settings; secret ones have no flag.
_URL: Final = "BOTTEGA_MAIL_URL"
_SENDER: Final = "BOTTEGA_MAIL_SENDER"
_PORTS: Final = {"smtp": 587, "smtps": 465}

#: Sends a message; blocks. smtplib.SMTPException or OSError if it is not accepted.
Post: TypeAlias = Callable[[EmailMessage], None]


@dataclass(frozen=True, slots=True)
class MailServer:
    """A mail server of the host: ``smtps://user:password@host`` speaks TLS from the first byte,
    ``smtp://...`` as soon as the server offers it; a password is never sent without."""

    host: str
    port: int
    tls: bool
    user: str
    password: str = field(repr=False)
    sender: str

    def post(self, message: EmailMessage) -> None:
        context = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(self.host, self.port, timeout=_SECONDS, context=context)
            if self.tls
            else smtplib.SMTP(self.host, self.port, timeout=_SECONDS)
        ) as server:
            server.ehlo()
            if not self.tls and server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
            elif not self.tls and self.user:
                raise smtplib.SMTPNotSupportedError(
                    "the mail server offers no TLS, so the password is not sent"
                )
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)


def mail_server(url: str, sender: str) -> MailServer | None:
    """From the settings; None if email is not set up. Problem if it is set up wrongly."""
    if not url:
        return None
    parts = urlsplit(url)
    # The address itself is a secret: the problem names the setting only.
    try:
        port = parts.port or _PORTS.get(parts.scheme, 0)
    except ValueError as error:
        raise Problem("notice-mail-url", setting=_URL) from error
    if parts.scheme not in _PORTS or not parts.hostname:
        raise Problem("notice-mail-url", setting=_URL)
    if "@" not in parseaddr(sender)[1]:
        raise Problem("notice-mail-sender", setting=_SENDER, value=sender)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port, parts.scheme == "smtps", user, password, sender)


def compose(
    sender: str, to: str, subject: str, text: str, lang: str, now: Millis, unsubscribe: str = ""
) -> EmailMessage:
    """A message. With `unsubscribe`, mail programs show a button for it that needs no page (RFC 8058)."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = format_datetime(datetime.fromtimestamp(now / 1_000, UTC))
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2])
    # Keeps automatic replies away.
    message["Auto-Submitted"] = "auto-generated"
    if unsubscribe:
        message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    # After the text: setting it deletes the headers about the content before.
    message["Content-Language"] = lang
    return message

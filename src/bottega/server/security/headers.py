"""The security headers of every answer."""

from __future__ import annotations

from typing import Final

#: Everything is loaded from this site, and nothing inline runs: text that is smuggled into a page can
#: neither run nor load nor send anything.
CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)

_ALWAYS: Final = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
_TLS: Final = ((b"strict-transport-security", b"max-age=31536000"),)
_NEVER_KEPT: Final = (b"cache-control", b"no-store")


def headers(secure: bool, api: bool, present: set[bytes]) -> list[tuple[bytes, bytes]]:
    """The headers to add to an answer that has these already."""
    added = [*_ALWAYS, *(_TLS if secure else ())]
    if api and b"cache-control" not in present:
        added.append(_NEVER_KEPT)
    return [header for header in added if header[0] not in present]

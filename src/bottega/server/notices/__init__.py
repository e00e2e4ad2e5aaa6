"""Notices: somebody who is away hears that it is his decision.

Start reading in `service`. `sweep` finds who is to be told, `schedule` when, `words` what; `outbox` sends
it through the channels of `transports`, each to an address that `targets` has checked.
"""

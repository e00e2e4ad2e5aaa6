"""Notices: players who are away learn that it is their decision.

Start reading in `service`. `sweep` finds whom to notify, `schedule` says when, `texts` what; `outbox` sends
it through the channels of `transports`, each to an address that `targets` has checked.
"""

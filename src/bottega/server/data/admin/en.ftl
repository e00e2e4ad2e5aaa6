# What `bottega admin` prints, in English.

admin-guest = { $name } (guest): since { $created }, last seen { $seen }
admin-account = { $name }: since { $created }, last seen { $seen }
admin-reset = The new password of { $name } is { $password } . It is shown only once. All browsers and tokens were logged out.
admin-logged-out = { $name } is logged out: { $count ->
    [one] one browser or token
   *[other] { $count } browsers and tokens
}.
admin-deleted = The account of { $name } was deleted. The records of past matches remain.
admin-closed = Match { $match } is closed.
admin-differs = Match { $match } differs from what was stored, from entry { $number } on: { $problem }
admin-not-replayed = { $match }: { $problem }
admin-replayed = { $count ->
    [one] One match was replayed. It is exactly as it was stored.
   *[other] { $count } matches were replayed. All are exactly as they were stored.
}
admin-dropped = { $count ->
    [one] One snapshot was deleted. It will be made again.
   *[other] { $count } snapshots were deleted. They will be made again.
}
admin-backed-up = { $rows } rows were written to { $path }.
admin-restored = { $rows } rows were read from { $path }.

problem-admin-action = “{ $action }” is not a task of bottega admin. The tasks are { $actions }.
problem-admin-target = “bottega admin { $action }” needs a name: which account, match or file?
problem-admin-sure = This cannot be undone. If you are sure, add --yes.
problem-admin-no-account = There is no account called “{ $name }”.
problem-admin-file = The file { $path } cannot be used: { $reason }.
problem-admin-restore = { $path } could not be restored, and nothing was changed: { $reason }

# What the host of a server is told by `bottega admin`, in English.

admin-guest = { $name } (guest): here since { $created }, last seen { $seen }
admin-account = { $name }: here since { $created }, last seen { $seen }
admin-reset = The new password of { $name } is { $password } . It is shown this once; all browsers and tokens were logged out.
admin-logged-out = { $name } is logged out: { $count ->
    [one] one browser or token
   *[other] { $count } browsers and tokens
}.
admin-deleted = The account of { $name } is deleted. Past matches keep their record.
admin-closed = Match { $match } is closed.
admin-differs = Match { $match } is not as it was stored, from entry { $number } on: { $problem }
admin-replayed = { $count ->
    [one] One match was replayed: it is exactly as it was stored.
   *[other] { $count } matches were replayed: all are exactly as they were stored.
}
admin-dropped = { $count ->
    [one] One snapshot was dropped; it will be made again.
   *[other] { $count } snapshots were dropped; they will be made again.
}
admin-backed-up = { $rows } rows are in { $path }.
admin-restored = { $rows } rows were read from { $path }.

problem-admin-action = “{ $action }” is nothing an administrator does. There is { $actions }.
problem-admin-target = “bottega admin { $action }” needs to be told about whom or what.
problem-admin-sure = This cannot be taken back. If you are sure, add --yes.
problem-admin-no-account = There is no account called “{ $name }”.
problem-admin-file = The file { $path } cannot be used: { $reason }.
problem-admin-restore = { $path } was not read, and nothing was changed: { $reason }

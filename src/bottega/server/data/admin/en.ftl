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
admin-unchecked = { $path } was made by an older version and has no checksums: a damaged value in it cannot be detected. Run “bottega admin check”.
admin-replaced = { $rows ->
    [one] One row held
   *[other] { $rows } rows held
} a character that no database can store. It was replaced by “�”.
admin-sound = The database is sound: { $matches } matches with { $entries } entries were replayed, { $accounts } accounts were checked.
admin-faulty = { $count ->
    [one] One fault was found.
   *[other] { $count } faults were found.
} Keep this database as it is, and restore a backup into a new one.
admin-fault-damage = The file is damaged: { $problem }
admin-fault-fold = Match { $match } cannot be replayed from entry { $number } on: { $problem }
admin-fault-rules = Match { $match } began with version { $version } of the rules of “{ $game }”, which is not installed (installed: { $known }). Nothing of it is lost.
admin-fault-differs = Match { $match }, entry { $number }: “{ $what }” is stored as { $stored }, and the entries give { $folded }
admin-fault-orphan-match = A row of the table { $table } belongs to match { $match }, which does not exist.
admin-fault-orphan-account = A row of the table { $table } belongs to account { $account }, which does not exist.
admin-fault-entries-match = Match { $match }: entries are missing, or there are too many.
admin-fault-ended-match = Match { $match }: its seats do not have the time at which it ended.
admin-fault-snapshot-match = Match { $match }: its snapshot is of an entry that does not exist.
admin-fault-chat-match = Match { $match }: a line of chat has a number that was not given yet.
admin-fault-review-match = Match { $match } has a review, but is not over.
admin-fault-results-match = Match { $match } has results, but has not been played to its end.
admin-fault-ratings-account = A rating of account { $account } counts more matches than there are results.

problem-admin-action = “{ $action }” is not a task of bottega admin. The tasks are { $actions }.
problem-admin-target = “bottega admin { $action }” needs a name: which account, match or file?
problem-admin-sure = This cannot be undone. If you are sure, add --yes.
problem-admin-no-account = There is no account called “{ $name }”.
problem-admin-file = The file { $path } cannot be used: { $reason }.
problem-admin-restore = { $path } could not be restored, and nothing was changed: { $reason }
problem-admin-no-database = There is no database of Bottega at { $where }, and none was created. Check --data or --database.
problem-admin-damaged = { $path } is damaged: line { $line } is not as it was written. Nothing was restored. Copy the file again from where it was made, or use another backup.

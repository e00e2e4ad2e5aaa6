# Messages that belong to every game.

event-undo = { $count ->
    [one] { $seat } takes back the last decision.
   *[other] { $seat } takes back the last { $count } decisions.
}
event-takeback = { $count ->
    [one] By agreement, the last decision is taken back, as { $seat } asked.
   *[other] By agreement, the last { $count } decisions are taken back, as { $seat } asked.
}

refusal-match-over = The match is over: there is nothing left to decide.
refusal-not-your-turn = You have nothing to decide now: it is up to { $seats }.

score-total = Total

## Where a figure comes from.

provenance-printed = printed in the rulebook
provenance-found = stated by published sources
provenance-inferred = inferred from published facts
provenance-reconstructed = reconstructed
provenance-edition = set by this edition
provenance-except = { $most }; { $figures }: { $provenance }

## What is wrong with a record or an edition.

error-in-line = line { $line }: { $problem }
error-in-file = { $source }, line { $line }: { $problem }
error-in-edition = edition “{ $source }”: { $problem }
error-record-title = a record starts with “{ $title }”, not with “{ $text }”
error-record-empty = a record starts with “{ $title }”; this text is empty
error-record-line = expected “name: value” or “number. seat notation”, not “{ $text }”
error-record-twice = “{ $header }” stands here a second time
error-record-number-of-header = expected “{ $expected }: ...”, not “{ $header }”
error-record-header = a record has no “{ $header }”
error-record-header-near = a record has no “{ $header }”; did you mean “{ $near }”?
error-record-order = expected decision { $expected }, not { $number }
error-record-missing = the record ends without a line “{ $header }: ...”
error-record-seat = there are seats 0 to { $last }, not { $number }
error-record-deal-key = other lines give the { $key } of a deal
error-record-result = a result is groups of seats, the winners first, not “{ $text }”
error-record-scores = a result has a score for each of the { $seats } seats, not { $count }
error-record-json = this is not JSON: “{ $text }”
error-record-deep = nothing in a record has as many lists inside each other as this: “{ $text }”
error-record-figure = a figure is a whole number or a word in quotes, not “{ $text }”
error-record-score = a score has a total, lines and ties, not “{ $text }”
error-record-whole-number = expected a whole number, not “{ $text }”
error-record-other-game = this record is of { $game }, edition “{ $edition }”
error-record-other-rules = this record is of version { $rules } of the rules, not of version { $known }
error-record-seal = the seal of this record is damaged: the file is not complete
error-edition-unreadable = the file cannot be read: { $file }
error-edition-yaml = this is not valid YAML: check indentation, colons and quotes
error-edition-empty = expected “name:”, “game:” and the figures to replace
error-edition-game = this edition is for “{ $other }”, not for “{ $game }”
error-edition-name = an edition needs a “name:” of its own
error-edition-no-game = an edition says which game it is for: “game: { $game }”
error-edition-deep = no figure lies as deep as this
error-edition-key = this key stands here twice or is no key
error-edition-list = expected “key: value”, not a list
error-edition-figure = there is no figure “{ $path }”
error-edition-figure-near = there is no figure “{ $path }”; did you mean “{ $near }”?
error-edition-figure-known = there is no figure “{ $path }” (there are: { $known })
error-edition-fixed = { $path } cannot be replaced: the rules fix it
error-edition-choice = { $path } is one of { $choices }, not { $value }
error-edition-whole-number = { $path } is a whole number, not { $value }
error-edition-range = { $path } is a number from { $low } to { $high }, not { $value }
error-edition-unknown = there is no edition “{ $name }”: neither a file nor one of { $known }
error-rules-version = version { $version } of the rules of “{ $game }” is needed; installed here: { $known }. { $release ->
    [newer] A newer release of the package “{ $package }” has it.
    [older] An older release of the package “{ $package }” has it.
   *[other] Another release of the package “{ $package }” has it.
}

## What is wrong with a deal, or with a notation in a record.

error-notation = no action is written “{ $text }”. Expected one of: { $forms }
error-notation-near = no action is written “{ $text }”; did you mean “{ $near }”? Expected one of: { $forms }
error-deal-mapping = a deal is a mapping with “game”, “players”, “options” and more, not { $value }
error-deal-key = the deal has no “{ $key }” (it needs: { $keys })
error-deal-key-unknown = a deal of { $game } has no { $key }
error-deal-game = this is a deal of { $other }, not of { $game }
error-deal-players = { $game } is for { $low } to { $high } players, not { $value }
error-deal-seed = a seed is a whole number or a text, not { $value }
error-deal-option = { $game } has no option { $option } (options: { $known })
error-deal-choice = the option “{ $option }” is one of { $choices }, not { $value }
error-deal-options = “options” is a mapping, not { $value }
error-deal-options-all = the deal must give every option: { $options }
error-deal-list = “{ $part }” is a list, not { $value }
error-deal-keys = “{ $part }” has the keys { $expected }, not { $value }
error-deal-size = { $count ->
    [0] “{ $part }” is an empty list, not { $value }
    [one] “{ $part }” is a list of one item, not { $value }
   *[other] “{ $part }” is a list of { $count } items, not { $value }
}
error-deal-sizes = “{ $part }” is a list of { $low } to { $high } items, not { $value }
error-deal-item = “{ $part }”: { $item } does not belong there
error-deal-times = { $found ->
    [0] “{ $part }”: { $item } is missing
   *[other] “{ $part }”: { $item } is there { $found } times, not { $count }
}
error-deal-missing = “{ $part }”: { $item } is missing
error-deal-part = “{ $part }” is { $expected }, not { $value }
error-deal-any-order = “{ $part }” holds { $expected } in any order, not { $value }
error-deal-holds = “{ $part }” holds { $count } of “{ $what }”, not { $found }

# The server’s own words, in English: requests, settings, starting.

### Requests

problem-come-in = Choose a name or log in first.
problem-token-unknown = This token is not valid, or not any more. Create a new one in your account.
problem-origin = This request did not come from a page of this site and was refused. Open the site itself and try again.
problem-host = This server does not serve the name you used. Ask its host for the right address.
problem-not-on-this-machine = Only a browser on the computer of the server itself may ask this.
problem-too-often = Too many requests. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-busy = The server cannot do this right now. Nothing was lost; try again in a few seconds.
problem-gone = What this belongs to, the match or the account, no longer exists.
problem-unstorable = This text contains a character that cannot be stored. Remove it and try again.
problem-slow = This took too long and was stopped. Try again in a few seconds.
problem-slow-body = Your request arrived too slowly and was stopped. Try again.
problem-failed = Something went wrong on the server. Try again. If it happens again, give the host this number: { $reference }.
problem-not-found = Not found. Check the address.
problem-method = This method is not allowed here. See the description of the API.
problem-bad-request = This request cannot be read. See the description of the API.
problem-body-size = Your request is too large. The limit is { $most } bytes.
problem-json-wanted = Send JSON, with the content type application/json.
problem-json-bad = Your request is not valid JSON: error at line { $line }, column { $column }.
problem-json-deep = Your JSON is nested too deeply. The limit is { $most } levels.

### What was expected

problem-invalid = “{ $field }” is not valid: { $expected }.
expected-missing = it is missing
expected-unknown = there is no such field
expected-text = a text is expected
expected-text-longer = { $min-length ->
    [one] at least one character is expected
   *[other] at least { $min-length } characters are expected
}
expected-text-shorter = { $max-length ->
    [one] at most one character is allowed
   *[other] at most { $max-length } characters are allowed
}
expected-text-form = the text does not have the expected form
expected-whole = a whole number is expected
expected-number = a number is expected
expected-truth = true or false is expected
expected-more = a number above { $gt } is expected
expected-at-least = a number of at least { $ge } is expected
expected-less = a number below { $lt } is expected
expected-at-most = a number of at most { $le } is expected
expected-list = a list is expected
expected-list-longer = { $min-length ->
    [one] a list with at least one item is expected
   *[other] a list of at least { $min-length } items is expected
}
expected-list-shorter = { $max-length ->
    [one] a list with at most one item is expected
   *[other] a list of at most { $max-length } items is expected
}
expected-object = an object with fields is expected
expected-one-of = one of these is expected: { $expected }
expected-nothing = nothing (null) is expected
expected-other = the value does not fit the description of the API

### Settings

problem-setting-number = { $setting } must be a whole number from { $low } to { $high }, not “{ $value }”.
problem-setting-choice = { $setting } must be one of { $choices }, not “{ $value }”.
problem-setting-database = { $setting } must be a file, or begin with sqlite:/// or postgresql://. Check the address of the database.
problem-setting-redis = { $setting } must begin with redis:// or rediss://. Check the address of Redis.
problem-setting-origin = { $setting } must be the address of the site, like https://games.example.org, not “{ $value }”.
problem-setting-network = { $setting } must be a list of addresses and networks, like 127.0.0.1,10.0.0.0/8. “{ $value }” is neither.

### Starting

serving = Bottega is running at { $address } (Ctrl-C stops it)
serving-alone = Only this computer can reach it. To let others in your network play, start it with --host 0.0.0.0
serving-others = Others in your network reach it at { $addresses }
problem-untested-version = { $package } { $installed } is installed. Bottega was tested with versions from { $first } up to, but not including, { $end }. Install one of those: pip install "{ $package }>={ $first },<{ $end }".
problem-port-taken = Another program uses port { $port }. Stop it, or choose another port with --port.
problem-port-forbidden = This user may not use port { $port }. Choose one from 1024 on with --port, and put a proxy in front of it.
problem-address-unusable = The server cannot listen on { $address } ({ $reason }). Check --host.
problem-store-away = The database cannot be opened: { $reason }. Check --database, and that the database is running.
problem-store-in-use = Another server uses this database. Stop it first, or use PostgreSQL (--database postgresql://...), which several servers can share.
problem-data-folder = The data directory { $path } cannot be created: { $reason }. Choose another one with --data.

### Without a client

web-title = Bottega
web-none = The server is running, but it was installed without the web pages. Programs can use its API. To play in the terminal, run: bottega play.
web-api = The description of the API
docs-title = The API of Bottega
docs-sent = Request:
docs-answer = Answer:
docs-forms = Types
docs-optional = optional

# The server's own words, in English: requests, settings, starting.

### Requests

problem-come-in = You have to come in first: choose a name, or log in.
problem-token-unknown = This token is not known, or no longer. Make a new one under your account.
problem-origin = This request was not made by a page of this site, so it was refused. Open the site itself and try again.
problem-host = This server does not answer to the name you used. Ask its host for the right address.
problem-too-often = That was too often in too short a time. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-busy = The server cannot do this right now. Nothing was lost; try again in a few seconds.
problem-slow = This took too long and was given up. Try again in a few seconds.
problem-slow-body = What you sent arrived too slowly and was given up. Try again.
problem-failed = Something went wrong on the server, and it is not your fault. Try again; if it stays so, tell the host this number: { $reference }.
problem-not-found = There is nothing here. Check the address.
problem-method = This cannot be done here. The description of the API says what can.
problem-bad-request = This request cannot be understood. The description of the API says what is expected.
problem-body-size = What you sent is too large: at most { $most } bytes are taken.
problem-json-wanted = What you send must be JSON, with the content type application/json.
problem-json-bad = What you sent is not JSON: it cannot be read from line { $line }, column { $column } on.
problem-json-deep = What you sent is nested too deeply: at most { $most } levels are taken.

### What was expected

problem-invalid = “{ $field }” will not do: { $expected }.
expected-missing = it is missing
expected-unknown = there is no such field here
expected-text = a text is expected
expected-text-longer = { $min-length ->
    [one] at least one character is expected
   *[other] at least { $min-length } characters are expected
}
expected-text-shorter = { $max-length ->
    [one] at most one character is allowed
   *[other] at most { $max-length } characters are allowed
}
expected-text-form = the text does not have the form that is expected
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

problem-setting-number = { $setting } is a whole number from { $low } to { $high }, not “{ $value }”.
problem-setting-choice = { $setting } is one of { $choices }, not “{ $value }”.
problem-setting-database = { $setting } is a file, or begins with sqlite:/// or postgresql://. Check the address of the database.
problem-setting-redis = { $setting } begins with redis:// or rediss://. Check the address of Redis.
problem-setting-origin = { $setting } is what people type to come here, like https://games.example.org, not “{ $value }”.
problem-setting-network = { $setting } is a list of addresses and networks, like 127.0.0.1,10.0.0.0/8, and “{ $value }” is neither.

### Starting

serving = Bottega is open: { $address } (Ctrl-C closes it)
problem-port-taken = Port { $port } is taken by another program. Stop that one, or choose another port with --port.
problem-port-forbidden = This account may not use port { $port }. Choose one from 1024 on with --port, and put a proxy before it.
problem-address-unusable = The server cannot listen on { $address } ({ $reason }). Check --host.
problem-store-away = The database cannot be opened: { $reason }. Check --database, and that it is running.
problem-store-in-use = Another server is using this database. Stop that one first, or use PostgreSQL (--database postgresql://...), which many servers can share.
problem-data-folder = The data directory { $path } cannot be made: { $reason }. Choose another one with --data.

### Without a client

web-title = Bottega
web-none = The server is running, but it was installed without the pages for the browser. Programs can use it, and the terminal can play without it: bottega play.
web-api = The description of the API
docs-title = The API of Bottega
docs-sent = Sent:
docs-answer = Answer:
docs-forms = Forms
docs-optional = may be left out

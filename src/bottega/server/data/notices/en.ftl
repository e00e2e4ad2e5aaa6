# What people are told while they are away.

### The notices

notice-match = { $count ->
    [0] { $game }
   *[other] { $game } with { $others }
}
notice-title-decision = It is your decision
notice-title-reminder = It is still your decision
notice-title-begins = A match has begun
notice-title-over = A match is over
notice-title-chat = A message at your table
notice-title-many = { $count ->
    [0] News from your matches
    [one] 1 match is waiting for you
   *[other] { $count } matches are waiting for you
}
notice-line-decision = { $match }: it is your decision.
notice-line-reminder = { $match }: it is still your decision.
notice-line-deadline = { $match }: it is still your decision, until { $deadline }.
notice-line-begins = { $match }: the match has begun.
notice-line-over = { $match }: the match is over.
notice-line-chat = { $match }: there is a message for the table.
notice-line-more = { $count ->
    [one] and 1 more match
   *[other] and { $count } more matches
}

### Mail

notice-mail-footer = Bottega sends you this because you asked for it. To stop these mails: { $url }
notice-confirm-title = Confirm your address for Bottega
notice-confirm-text = Somebody asked { $site } to send notices of matches to this address. If it was you, open this link:
notice-confirm-other = If it was not you, do nothing: you will hear no more from us. The link is good for { $hours } hours.

### Trying a channel

notice-test-title = Bottega can reach you
notice-test-text = This is where you will hear that it is your decision.

### Pages behind the links of a mail

notice-page-home = To Bottega
notice-page-confirmed-title = Thank you
notice-page-confirmed = This address is confirmed. It will get your notices.
notice-page-unsubscribed-title = Done
notice-page-unsubscribed = No more notices are sent to this address.
notice-page-stale-title = This link no longer works
notice-page-stale = It is too old, was used already, or is incomplete. In your settings you can ask for a new one.

### What became of a channel

notice-lost-push = A browser no longer takes our notices, so we have stopped sending them there: { $label }.
notice-lost-mail = Mail to { $label } came back again and again, so we have stopped sending it.
notice-lost-webhook = The webhook at { $label } no longer takes our notices, so we have stopped calling it.
notice-lost-ntfy = The topic { $label } no longer takes our notices, so we have stopped sending them there.

### Problems

problem-notice-url-bad = This is not an address we can send to. It should look like https://example.org/hook.
problem-notice-url-user = The address holds a name or a password before the @. Please give one without.
problem-notice-url-scheme = The address must begin with https://.
problem-notice-url-port = We do not send to this port. Please use 443 or one from 1024 on.
problem-notice-url-private = The address leads into a private network, where this server does not send.
problem-notice-url-unknown = The name in this address is not known on the internet. Please check it for typing errors.
problem-notice-mail-off = This server sends no mail. Please choose another way to be told.
problem-notice-mail-often = We have just written to this address. Please look for our mail there, or try again in an hour.
problem-notice-mail-url = { $setting } is like smtps://user:password@mail.example.org. Check it, without showing it to anybody.
problem-notice-mail-sender = { $setting } is like Bottega <games@example.org>, not “{ $value }”.
problem-notice-contact = { $setting } is like mailto:you@example.org or https://example.org/about, not “{ $value }”.
problem-notice-channels-many = You have { $most } ways to be told, and more there cannot be. Please remove one first.
problem-notice-channel-unknown = You have no such way to be told. It may have been removed.
problem-notice-test-often = You have just tried this. Please wait a minute.
problem-notice-test-failed = Nobody answered there, or the notice was refused. Please check the address.

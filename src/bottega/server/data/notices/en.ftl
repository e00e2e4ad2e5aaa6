# Notices to people who are away, in English.

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
notice-line-chat = { $match }: somebody wrote at the table.
notice-line-more = { $count ->
    [one] and 1 more match
   *[other] and { $count } more matches
}

### Mail

notice-mail-footer = You get this email because you asked for notices from Bottega. To stop them: { $url }
notice-confirm-title = Confirm your email address for Bottega
notice-confirm-text = Somebody asked { $site } to send notices about matches to this address. If it was you, open this link:
notice-confirm-other = If it was not you, do nothing, and you will get no more emails from us. The link works for { $hours } hours.

### Trying a channel

notice-test-title = Bottega can reach you
notice-test-text = Notices about your matches will come here.

### Pages behind the links of a mail

notice-page-home = Go to Bottega
notice-page-confirmed-title = Thank you
notice-page-confirmed = This address is confirmed. Your notices will go there.
notice-page-unsubscribed-title = Done
notice-page-unsubscribed = No more notices will be sent to this address.
notice-page-stale-title = This link no longer works
notice-page-stale = It is too old, was used before, or is incomplete. You can ask for a new one in your settings.

### Channels that were given up

notice-lost-push = A browser no longer accepts our notices ({ $label }), so we have stopped sending them there.
notice-lost-mail = Emails to { $label } could not be delivered, so we have stopped sending them.
notice-lost-webhook = The webhook at { $label } no longer accepts our notices, so we have stopped calling it.
notice-lost-ntfy = The topic { $label } no longer accepts our notices, so we have stopped sending them there.

### Problems

problem-notice-url-bad = Notices cannot be sent to this address. It should look like https://example.org/hook.
problem-notice-url-user = The address contains a name or a password before the @. Enter it without them.
problem-notice-url-scheme = The address must begin with https://.
problem-notice-url-port = Notices are not sent to this port. Use 443, or a port from 1024 on.
problem-notice-url-private = The address leads into a private network. This server does not send notices there.
problem-notice-url-unknown = The name in this address is unknown on the internet. Check the spelling.
problem-notice-mail-off = This server sends no email. Choose another channel.
problem-notice-mail-often = We have just written to this address. Look for our email there, or try again in an hour.
problem-notice-mail-url = { $setting } should look like smtps://user:password@mail.example.org. It contains a password: do not show it to anybody.
problem-notice-mail-sender = { $setting } should look like Bottega <games@example.org>, not “{ $value }”.
problem-notice-contact = { $setting } should look like mailto:you@example.org or https://example.org/about, not “{ $value }”.
problem-notice-channels-many = You have { $most } channels for notices, which is the limit. Remove one first.
problem-notice-channel-unknown = You have no such channel. It may have been removed.
problem-notice-test-often = You have just tried this. Wait a minute.
problem-notice-test-failed = The address did not answer, or refused the notice. Check it.

# Accounts, in English.

problem-name-length = A name has { $shortest } to { $longest } characters. Choose another one.
problem-name-signs = This name contains invisible characters, or characters that disturb the text around them. Choose another one.
problem-name-reserved = “{ $name }” is reserved. Choose another name.
problem-name-taken = The name “{ $name }” is taken. “{ $suggestion }” is free.
problem-name-taken-all = The name “{ $name }” is taken. Choose another one.
problem-in-already = You are logged in as “{ $name }”. Change your name, or log out first.
problem-language = The language “{ $lang }” is not available. Choose one of { $languages }.
problem-settings-number = A number in these settings is too large. Whole numbers may have up to 64 bits.
problem-settings-size = These settings are too large. The limit is { $most } bytes.
problem-wrong-login = Wrong name or password. An account without a password cannot log in again.
problem-wrong-password = Wrong password. Try again.
problem-too-many-attempts = Too many wrong passwords. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-claimed-already = This account has a password already. To change it, enter the old one.
problem-session-unknown = Your account has no such session or token. It may have ended already.
problem-tokens-many = You have { $most } tokens, which is the limit. Delete one that you no longer need.
problem-name-often = You have changed your name { $count } times in { $days } days. You can change it again in { $wait ->
    [one] a day
   *[other] { $wait } days
}.
problem-seat-name = “{ $name }” is the name of a player here. Choose another name for this seat.
problem-password-common = This is one of the most common passwords and would be guessed at once. Choose another one.
problem-password-name = This password is your name, or nearly. Choose another one.
problem-password-plain = This password repeats the same characters. Choose another one.
problem-banned = This account is blocked until { $until }. Reason: { $reason }
problem-banned-for-good = This account is blocked. Reason: { $reason }
problem-recovery-off = This server sends no email. Ask its host for a new password.
problem-recovery-stale = This link is too old, or was used before. Ask for a new one.
recovery-title = A new password for Bottega
recovery-text = Somebody asked { $site } for a new password for the account “{ $name }”. If it was you, open this link:
recovery-other = If it was not you, do nothing: your password stays as it is. The link works once, for { $minutes } minutes.

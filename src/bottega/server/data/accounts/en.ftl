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

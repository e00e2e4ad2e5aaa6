# Accounts, in English.

problem-name-length = A name has { $shortest } to { $longest } characters. Choose another one.
problem-name-signs = This name has signs that cannot be seen or that disturb the text around them. Choose another one.
problem-name-reserved = “{ $name }” is a name of the house. Choose another one.
problem-name-taken = Somebody else is called “{ $name }”. “{ $suggestion }” is free.
problem-name-taken-all = Somebody else is called “{ $name }”. Choose another name.
problem-in-already = You are here already, as “{ $name }”. Change your name, or log out first.
problem-language = There is no language “{ $lang }” here. Choose one of { $languages }.
problem-settings-number = A number in these settings is too large: whole numbers of at most 64 bits are kept.
problem-settings-size = These settings are too large: at most { $most } bytes are kept.
problem-wrong-login = Name and password do not fit together. Check both. Without a password one cannot log in again.
problem-wrong-password = This is not the password of your account. Try again.
problem-too-many-attempts = Too many wrong passwords. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-claimed-already = This account has a password already. Change it with the old one.
problem-session-unknown = There is no such session or token in your account. It may have ended already.
problem-tokens-many = You have { $most } tokens, and more are not kept. Delete one that you no longer need.

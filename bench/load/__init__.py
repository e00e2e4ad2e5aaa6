"""The server under load: how many decisions a second, how long each takes, what a match costs."""

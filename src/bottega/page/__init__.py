"""The host in a page: a whole Bottega in a browser tab, without a server.

It runs from the pure sources, with the standard library and the packages of the library alone. Nothing here
waits: a request comes in as JSON text, and an outcome goes out as JSON text (`outcome`). The surroundings (a
Web Worker, or a test) write what is to be stored, and only then deliver the answers and the news.

`host` holds the tables. `routes` has what clients ask of a server over HTTP, `live` what they send over a
socket. `thinking` is what a second worker does.
"""

"""The Python side of `make site`: run by Pyodide under Node (`web/scripts/site.mjs`)."""

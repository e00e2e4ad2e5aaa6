"""Referees: processes that run the rules, so that no error in the rules can stop the site.

A referee keeps tables in memory. They come from the store, and what a referee proposes counts only once it is
stored. A referee that does not answer in time is ended and replaced.
"""

"""Referees: processes that run the rules, so that no call of them can stop the site.

A referee keeps tables in memory and owns none of them: what it knows comes from the store, and what it
proposes counts only when it is stored. One that does not answer in time is ended and replaced.
"""

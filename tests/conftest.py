"""For all tests: none is timed, so hypothesis sets no deadline either."""

from hypothesis import settings

settings.register_profile("bottega", deadline=None)
settings.load_profile("bottega")

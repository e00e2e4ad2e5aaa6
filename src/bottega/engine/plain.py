"""Plain objects: compared, shown, copied and pickled by what they are made of."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """An object that is equal to another of its class with equal parts. It has no hash: its parts may change.

    A compiled class has no dictionary that `pickle` and `copy` could go by, so each says itself what makes an
    equal one: `parts`.
    """

    __slots__ = ()

    def parts(self) -> tuple[object, ...]:
        """The arguments that make an equal object of this class, in order."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it is made of")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Plain) and type(other) is type(self) and self.parts() == other.parts()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.parts()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(part) for part in self.parts()])})"

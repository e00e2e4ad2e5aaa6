"""What goes over a WebSocket without the library building it reads as what the library would have sent."""

import pytest
from websockets.protocol import State
from websockets.server import ServerProtocol

from bottega.server.wire import head_of


@pytest.mark.parametrize("size", [0, 1, 125, 126, 255, 256, 65_535, 65_536, 100_000])
def test_a_frame_is_the_librarys(size: int) -> None:
    text = b"x" * size
    library = ServerProtocol()
    library.state = State.OPEN
    library.send_text(text)
    assert b"".join(library.data_to_send()) == head_of(size) + text

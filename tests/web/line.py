"""A line between one browser and the server, which can be cut."""

import socket
import threading
from contextlib import suppress


class Line:
    """Listens at `address` and passes everything on to a port of this machine, both ways."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._ends: set[socket.socket] = set()
        self._is_cut = False
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Every connection ends, and no other begins."""
        self._is_cut = True
        for end in list(self._ends):
            hang_up(end)

    def mend(self) -> None:
        self._is_cut = False

    def close(self) -> None:
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):  # when it is closed
            while True:
                here, _ = self._listener.accept()
                if self._is_cut:
                    here.close()
                    continue
                there = socket.create_connection(("127.0.0.1", self._port))
                self._ends |= {here, there}
                for ends in ((here, there), (there, here)):
                    threading.Thread(target=self._pass_on, args=ends, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for end in (source, target):
            hang_up(end)
            self._ends.discard(end)


def hang_up(end: socket.socket) -> None:
    """Also while another thread listens to it, which `close` alone would not end."""
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()

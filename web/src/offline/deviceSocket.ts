/** The socket of a table on this device, whose Python may have to be started first. */

import type { Socket } from "../play/connection.ts";

export function deviceSocket(table: string): Socket {
  let real: Socket | null = null;
  let closed = false;
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => real?.send(text),
    close: () => {
      closed = true;
      real?.close();
    },
  };
  import("./localServer.ts").then(
    ({ LocalSocket }) => {
      if (closed) return;
      real = new LocalSocket(table);
      real.onopen = () => socket.onopen?.();
      real.onmessage = (event) => socket.onmessage?.(event);
      real.onclose = () => socket.onclose?.();
    },
    () => socket.onclose?.(),
  );
  return socket;
}

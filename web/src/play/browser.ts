/** The connection's environment in a browser: sockets, timers, storage. */

import { deviceSocket } from "../offline/deviceSocket.ts";
import { isOnDevice } from "../offline/onDevice.ts";
import { saveMoves, savedMoves } from "../saved/moves.ts";
import { Connection, type Environment, type Listener, type Socket } from "./connection.ts";
import { Unconfirmed } from "./unconfirmed.ts";

function environment(table: string): Environment {
  return {
    open: () => {
      if (isOnDevice(table)) return deviceSocket(table);
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const path = `/api/tables/${encodeURIComponent(table)}/socket`;
      return new WebSocket(`${scheme}://${location.host}${path}`) as Socket;
    },
    now: () => Date.now(),
    later: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
  };
}

/** Connect to a table; returns the connection and a function that closes it. */
export function connect(table: string, secrets: readonly string[], listener: Listener): [Connection, () => void] {
  const unconfirmed = new Unconfirmed(undefined, savedMoves(table), (acts) => saveMoves(table, acts));
  const connection = new Connection(secrets, environment(table), listener, unconfirmed);
  const check = (): void => {
    const hidden = document.visibilityState === "hidden";
    connection.hide(hidden);
    if (!hidden) connection.check();
  };
  connection.hide(document.visibilityState === "hidden");
  addEventListener("online", check);
  document.addEventListener("visibilitychange", check);
  return [
    connection,
    () => {
      removeEventListener("online", check);
      document.removeEventListener("visibilitychange", check);
      connection.close();
    },
  ];
}

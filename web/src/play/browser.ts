/** The connection's environment in a browser: sockets, timers, storage. */

import { saveMoves, savedMoves } from "../saved/moves.ts";
import { Connection, type Line, type Listener, type World } from "./connection.ts";
import { Unconfirmed } from "./unconfirmed.ts";

function world(table: string): World {
  return {
    open: () => {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const path = `/api/tables/${encodeURIComponent(table)}/socket`;
      return new WebSocket(`${scheme}://${location.host}${path}`) as Line;
    },
    now: () => Date.now(),
    later: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    chance: () => Math.random(),
  };
}

/** Sit down at a table. The second part ends it. */
export function connect(table: string, secrets: readonly string[], listener: Listener): [Connection, () => void] {
  const unconfirmed = new Unconfirmed(undefined, savedMoves(table), (acts) => saveMoves(table, acts));
  const connection = new Connection(secrets, world(table), listener, unconfirmed);
  const check = (): void => {
    if (document.visibilityState === "visible") connection.check();
  };
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

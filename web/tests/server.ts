/** Messages of a server, with what a test does not care about filled in. */

import type { News, State, Welcome } from "../src/generated/wire.ts";

export function welcome(you: number[], current = false): Welcome {
  return {
    type: "welcome",
    table: {
      id: "t",
      game: "tem-purr-a",
      options: {},
      status: "open",
      public: false,
      onlookers: true,
      talk: "chat",
      hints: true,
      hints_between_people: true,
      host: 0,
      clock: {},
      commitment: "",
      created: 0,
      rematch: "",
      paused: false,
      held: false,
      one_seat_each: false,
      circle: "",
      continues: null,
      stakes: "none",
      from_device: false,
      seats: [
        { seat: 0, kind: "person", name: "Ana" },
        { seat: 1, kind: "open" },
      ],
    },
    you,
    here: you,
    number: 4,
    now: 5_000,
    current,
  };
}

export function state(seat: number | null, number: number, view: unknown = null): State {
  return { type: "state", seat, number, view };
}

export function news(seat: number | null, number: number): News {
  return { type: "news", seat, happened: { number, kind: "move", seat: 0 } };
}

/** Who sits where, whose turn it is, who is away. */

import { games } from "../api.ts";
import { avatar } from "../cats/cat.ts";
import { looks, type Mood } from "../cats/coats.ts";
import { seatLook, seatTile } from "../cats/seats.ts";
import { image, make } from "../dom.ts";
import type { Connection } from "../play/connection.ts";
import type { Emote, SeatInfo } from "../wire.ts";
import { listed, span, spoken } from "../words.ts";

/** What a game is called. */
export async function titleOf(game: string): Promise<string> {
  const known = await games().catch(() => []);
  return known.find((card) => card.name === game)?.title ?? spoken(game);
}

export function seatNames(seats: readonly SeatInfo[]): string {
  return listed(seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name || "somebody"));
}

export const MOODS: { [emote in Emote]: Mood } = {
  purr: "happy", meow: "up", hiss: "angry", chirp: "sparkle", yawn: "sleep", stretch: "calm",
  pounce: "sly", headbutt: "happy", "tail-up": "smug", loaf: "bored", zoomies: "dizzy", "slow-blink": "sleep",
};

/** The face of a seat in its ring. */
export function faceOf(seat: SeatInfo, mood?: Mood): string {
  const face = looks(seat.away ? "" : (seat.cat ?? ""), seat.level);
  return avatar(mood === undefined ? face : { ...face, mood }, seat.seat);
}

/** The colour and pattern of a seat. */
export function band(seat: number): HTMLElement {
  const element = make("span", { class: "band", title: seatLook(seat).name });
  element.style.backgroundImage = `url("${seatTile(seat)}")`;
  return element;
}

/** What somebody at the table may wish about another seat. */
export interface SeatActs {
  sit(seat: number): void;
  replace(absent: number): void;
  back(seat: number): void;
  mute(seat: number): void;
  muted: ReadonlySet<number>;
  moods: ReadonlyMap<number, Mood>;
}

export function seatCards(connection: Connection, acts: SeatActs): HTMLElement[] {
  const { table, you, here } = connection.known;
  if (table === null) return [];
  const view = connection.known.place(you[0] ?? null);
  const asked = askedSeats(view?.view);
  return table.seats.map((seat) => {
    const mine = you.includes(seat.seat);
    const gone = seat.kind === "person" && !seat.away && !here.includes(seat.seat);
    const until = view?.deadlines?.find((deadline) => deadline.seat === seat.seat)?.until;
    const open = seat.kind === "open";
    const name = open ? "Free seat" : (seat.name ?? "");
    const card = make(
      "li",
      { class: "seat", "data-asked": asked.has(seat.seat), "data-gone": gone && table.status === "playing", "data-open": open },
      band(seat.seat),
      open ? make("span", { class: "avatar avatar--empty" }) : image(faceOf(seat, acts.moods.get(seat.seat)), "avatar"),
      make(
        "span",
        { class: "seat-words" },
        make("strong", {}, make("span", { class: "seat-name" }, name), mine ? make("span", { class: "tag" }, "you") : null),
        make("span", { class: "seat-state" }, stateOf(seat, asked.has(seat.seat), gone, table.status)),
        until === undefined ? null : clock(until - connection.known.ahead),
      ),
    );
    const does = (text: string, act: () => void): void => {
      card.append(make("button", { type: "button", class: "small", onclick: () => act() }, text));
    };
    if (open && you.length === 0 && table.status === "open") does("Sit here", () => acts.sit(seat.seat));
    if (mine && seat.away) does("I’m back", () => acts.back(seat.seat));
    if (!mine && gone && you.length > 0 && table.status === "playing") does("Let a bot play", () => acts.replace(seat.seat));
    if (!mine && seat.kind === "person" && table.talk !== "none") does(acts.muted.has(seat.seat) ? "Unmute" : "Mute", () => acts.mute(seat.seat));
    return card;
  });
}

function stateOf(seat: SeatInfo, asked: boolean, gone: boolean, status: string): string {
  if (seat.kind === "open") return "a friend may sit down";
  if (seat.away) return `away, a ${seat.level} plays on`;
  const turn = asked && status === "playing" ? "thinks" : "";
  if (seat.kind === "bot") return [`${seat.level} bot`, turn].filter(Boolean).join(" · ");
  if (gone) return "not connected";
  return turn || "here";
}

/** A time that runs down; the page ticks all of them. */
function clock(until: number): HTMLElement {
  const element = make("span", { class: "clock", "data-until": until });
  tick(element);
  return element;
}

function tick(element: HTMLElement): void {
  element.textContent = span(Number(element.dataset["until"]) - Date.now());
}

/** Let all clocks on the page run; what is returned stops them. */
export function runClocks(root: Element): () => void {
  const timer = setInterval(() => {
    for (const element of root.querySelectorAll<HTMLElement>("[data-until]")) tick(element);
  }, 500);
  return () => clearInterval(timer);
}

/** Every view says who is asked. */
export function askedSeats(view: unknown): ReadonlySet<number> {
  const asked = (view as { asked?: { seat?: unknown }[] } | null | undefined)?.asked ?? [];
  return new Set(asked.map((question) => question.seat).filter((seat) => typeof seat === "number"));
}

/** A table: who sits there, what is asked, what happened. */

import { api, Refused } from "../api.ts";
import type { Mood } from "../cats/coats.ts";
import { button, fill, make } from "../dom.ts";
import { curtain } from "../parts/curtain.ts";
import { frame, note, sentence } from "../parts/frame.ts";
import { fairness, farewell, invitation, leaveButton } from "../parts/hospitality.ts";
import { Log, wordsOf } from "../parts/log.ts";
import { Question } from "../parts/question.ts";
import { resultSheet } from "../parts/result.ts";
import { MOODS, runClocks, seatCards, titleOf } from "../parts/seats.ts";
import { sketch } from "../parts/sketch.ts";
import { Talk } from "../parts/talk.ts";
import { connect } from "../play/browser.ts";
import type { Connection } from "../play/connection.ts";
import type { Emote, FromServer, Refusal } from "../wire.ts";
import { lostPage } from "./lost.ts";

const MOOD_LASTS = 5000;

export function tablePage(root: HTMLElement, id: string): () => void {
  let close: () => void = () => {};
  let left = false;
  frame(root, "kibble-scuffle", "Table").append(make("p", { class: "hint lone" }, "One moment …"));
  void mySecrets(id).then(
    (secrets) => {
      if (left) return;
      const table = new TablePage(root, id, secrets);
      close = () => table.close();
    },
    (error: unknown) => {
      if (!left) lostPage(root, error instanceof Refused && error.code !== "unknown" ? sentence(error.message) : "There is no table at this link.");
    },
  );
  return () => {
    left = true;
    close();
  };
}

/** My seats' secrets, by who I am; an onlooker has none. */
async function mySecrets(id: string): Promise<string[]> {
  try {
    return (await api.secrets(id)).secrets.map(({ secret }) => secret);
  } catch (error) {
    if (error instanceof Refused && error.code === "not-yours") return [];
    throw error;
  }
}

class TablePage {
  readonly #root: HTMLElement;
  readonly #id: string;
  readonly #connection: Connection;
  readonly #question: Question;
  readonly #log: Log;
  readonly #talk: Talk;
  readonly #seats = make("ul", { class: "seats", "aria-label": "Who sits where" });
  readonly #board = make("section", { class: "board", "aria-label": "On the table" });
  readonly #before = make("div", { class: "before" });
  readonly #after = make("div", { class: "after" });
  readonly #line = make("p", { class: "line-state", role: "status" });
  readonly #aloud = make("div", { class: "unseen", "aria-live": "polite" });
  readonly #small = make("div", { class: "smallprint" });
  readonly #muted = new Set<number>();
  readonly #moods = new Map<number, Mood>();
  readonly #ends: (() => void)[] = [];
  #layout: HTMLElement | null = null;
  #front: number | null = null;
  #curtain: HTMLDialogElement | null = null;
  #title = "Table";
  #drawn: { [part: string]: string } = {};
  #waiting = false;

  constructor(root: HTMLElement, id: string, secrets: readonly string[]) {
    this.#root = root;
    this.#id = id;
    const listener = {
      changed: (message: FromServer | null) => this.#changed(message),
      refused: (refusal: Refusal) => this.#refused(refusal),
    };
    const [connection, hangUp] = connect(id, secrets, listener);
    this.#connection = connection;
    this.#question = new Question(connection);
    this.#log = new Log(connection);
    this.#talk = new Talk(connection);
    const keys = (event: KeyboardEvent): void => this.#key(event);
    document.addEventListener("keydown", keys);
    this.#ends.push(hangUp, () => document.removeEventListener("keydown", keys), () => this.#question.close());
  }

  close(): void {
    this.#curtain?.remove();
    for (const end of this.#ends) end();
  }

  #key(event: KeyboardEvent): void {
    const typing = event.target instanceof Element && event.target.closest("input, select, textarea, dialog") !== null;
    if (typing || event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
    this.#question.press(Number(event.key));
  }

  #refused(refusal: Refusal): void {
    if (this.#connection.status !== "refused") {
      note(sentence(refusal.message));
      return;
    }
    if (refusal.code === "not-yours") void mySecrets(this.#id).then((secrets) => this.#connection.reopen(secrets), () => lostPage(this.#root));
    else lostPage(this.#root, sentence(refusal.message));
  }

  #changed(message: FromServer | null): void {
    if (message?.type === "news") this.#happened(message);
    if (message?.type === "moves") this.#question.take(message);
    if (message?.type === "state" && this.#connection.known.lines(message.seat).length === 0) this.#connection.ask({ type: "history" });
    if (this.#waiting) return; // several messages at once are drawn once
    this.#waiting = true;
    queueMicrotask(() => {
      this.#waiting = false;
      if (this.#connection.status !== "closed") this.#show();
    });
  }

  #happened(message: Extract<FromServer, { type: "news" }>): void {
    const { table, you } = this.#connection.known;
    const { kind, seat, text } = message.happened;
    if (kind === "emoted" && seat != null && text) {
      this.#moods.set(seat, MOODS[text as Emote]);
      setTimeout(() => {
        this.#moods.delete(seat);
        this.#changed(null);
      }, MOOD_LASTS);
    }
    const front = you.length > 1 ? this.#front : (you[0] ?? null);
    if (table === null || message.seat !== front) return;
    if (kind === "stood" && seat === front) this.#connection.reopen([]);
    const words = wordsOf({ happened: message.happened, told: message.told?.events ?? [] }, table.seats, front);
    const asked = message.prompt == null ? "" : (message.told?.prompt ?? "");
    this.#aloud.textContent = [...words, asked].join(" ");
  }

  #show(): void {
    const { known, status } = this.#connection;
    this.#line.textContent = { connecting: known.table === null ? "" : "Connecting …", open: "", broken: "The line is broken; trying again …", refused: "", closed: "" }[status];
    const table = known.table;
    if (table === null) return;
    if (this.#layout === null) this.#lay(table.game);
    this.#chooseFront();
    const seat = known.you.length > 1 ? this.#front : (known.you[0] ?? null);
    this.#showSeats();
    if (seat === null && known.you.length > 1) return; // nobody has come to the device yet
    this.#question.show(seat);
    this.#log.show(seat);
    this.#talk.show(seat);
    const place = known.place(seat);
    const names = table.seats.map((one) => one.name || "a free seat");
    this.#part("board", [seat, place?.view], () => fill(this.#board, place?.view == null ? null : sketch(place.view, names)));
    this.#part("before", [table, known.you], () => fill(this.#before, invitation(this.#connection, (secrets) => this.#connection.reopen(secrets))));
    this.#part("after", [place?.result, table.rematch, table.seats], () => fill(this.#after, place?.result == null ? null : [resultSheet(place.result, table, known.you), farewell(this.#connection)]));
    this.#part("small", [seat, table.status, place?.seed, known.asked()], () => this.#showSmall(seat, place?.seed ?? ""));
    const turn = known.asked().length > 0;
    document.title = `${turn ? "● Your turn · " : ""}${this.#title} · Tabbytop`;
    this.#layout?.setAttribute("data-status", table.status);
  }

  /** Draw a part only if what it shows is different. */
  #part(name: string, shown: unknown, draw: () => void): void {
    const key = JSON.stringify(shown) ?? "";
    if (this.#drawn[name] === key) return;
    this.#drawn[name] = key;
    draw();
  }

  #lay(game: string): void {
    const layout = make(
      "div",
      { class: "table" },
      this.#seats,
      make("div", { class: "middle" }, this.#line, this.#after, this.#question.element, this.#before, this.#board),
      make("aside", { class: "side" }, this.#log.element, this.#talk.element, this.#small),
      this.#aloud,
    );
    this.#layout = layout;
    fill(frame(this.#root, game, ""), layout);
    this.#ends.push(runClocks(layout));
    void titleOf(game).then((title) => {
      this.#title = title;
      if (this.#layout !== layout || this.#connection.status === "closed") return;
      fill(frame(this.#root, game, title), layout);
      this.#show();
    });
  }

  #showSeats(): void {
    const { known } = this.#connection;
    const place = known.place(known.you[0] ?? null);
    const asked = (place?.view as { asked?: unknown } | null | undefined)?.asked;
    this.#part("seats", [known.table, known.here, known.you, asked, place?.deadlines, [...this.#muted], [...this.#moods]], () => {
      const mine = known.you[0] ?? 0;
      const acts = {
        sit: (seat: number) => void this.#sit(seat),
        replace: (absent: number) => this.#connection.act({ type: "replace", seat: mine, absent }),
        back: (seat: number) => this.#connection.act({ type: "back", seat }),
        mute: (seat: number) => this.#mute(seat),
        muted: this.#muted,
        moods: this.#moods,
      };
      fill(this.#seats, ...seatCards(this.#connection, acts));
    });
  }

  async #sit(seat: number): Promise<void> {
    try {
      const seated = await api.join(this.#id, { seat });
      this.#connection.reopen(seated.secrets.map(({ secret }) => secret));
    } catch (error) {
      if (error instanceof Refused) note(sentence(error.message));
      else throw error;
    }
  }

  #mute(seat: number): void {
    if (!this.#muted.delete(seat)) this.#muted.add(seat);
    this.#connection.mute([...this.#muted]);
    this.#changed(null);
  }

  #showSmall(seat: number | null, seed: string): void {
    const { known } = this.#connection;
    const table = known.table;
    if (table === null) return;
    const others = known.asked().filter((other) => other !== seat && known.you.length > 1);
    fill(
      this.#small,
      ...others.map((other) => button(`Hand over to ${table.seats[other]?.name ?? "the next"}`, () => this.#draw(other), "button button--quiet")),
      seat !== null && (table.status === "open" || table.status === "playing") ? leaveButton(this.#connection, seat) : null,
      fairness(table.commitment, seed),
    );
  }

  /** With several players on this device: the one who is asked comes to it, behind a curtain. */
  #chooseFront(): void {
    const { known } = this.#connection;
    if (known.you.length < 2) {
      this.#front = null;
      return;
    }
    if (this.#front !== null && !known.you.includes(this.#front)) this.#front = null;
    const asked = known.asked();
    if (this.#front !== null && (asked.length === 0 || asked.includes(this.#front))) return;
    if (known.table?.status !== "playing") {
      this.#front ??= known.you[0] ?? null;
      return;
    }
    const next = asked[0] ?? known.you[0];
    if (next !== undefined) this.#draw(next);
  }

  #draw(next: number): void {
    const seat = this.#connection.known.table?.seats[next];
    if (this.#curtain !== null || seat === undefined) return;
    this.#curtain = curtain(seat, () => {
      this.#curtain = null;
      this.#front = next;
      this.#show();
    });
    document.body.append(this.#curtain);
    this.#curtain.showModal();
  }
}

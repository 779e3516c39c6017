/** Saying something: words where the table allows them, and a cat's gestures. */

import { catPicture } from "../cats/cat.ts";
import { looks } from "../cats/coats.ts";
import { fill, image, make } from "../dom.ts";
import type { Connection } from "../play/connection.ts";
import type { Emote } from "../wire.ts";
import { spoken } from "../words.ts";
import { MOODS } from "./seats.ts";

export class Talk {
  readonly element = make("section", { class: "talk", "aria-label": "Talk" });
  readonly #connection: Connection;
  readonly #field = make("input", { class: "field", type: "text", maxlength: 300, placeholder: "Say something", "aria-label": "Say something", autocomplete: "off" });
  #seat: number | null = null;
  #shown = "";

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  show(seat: number | null): void {
    const { table } = this.#connection.known;
    this.#seat = seat;
    const key = `${seat} ${table?.talk} ${table?.seats[seat ?? -1]?.cat}`;
    if (key === this.#shown || table === null) return;
    this.#shown = key;
    fill(this.element);
    if (seat === null || table.talk === "none") return;
    const cat = looks(table.seats[seat]?.cat ?? "");
    const emotes = (Object.keys(MOODS) as Emote[]).map((emote) =>
      make("button", { type: "button", class: "emote", title: spoken(emote), onclick: () => this.#emote(emote) }, image(catPicture({ ...cat, pose: "head", mood: MOODS[emote] }), "emote-face"), make("span", {}, spoken(emote))),
    );
    if (table.talk === "chat") this.element.append(make("form", { class: "inline", onsubmit: (event: Event) => this.#say(event) }, this.#field, make("button", { type: "submit", class: "button button--quiet" }, "Say")));
    this.element.append(make("div", { class: "emotes" }, emotes));
  }

  #say(event: Event): void {
    event.preventDefault();
    const text = this.#field.value.trim();
    if (!text || this.#seat === null) return;
    this.#connection.act({ type: "say", seat: this.#seat, text });
    this.#field.value = "";
  }

  #emote(emote: Emote): void {
    if (this.#seat !== null) this.#connection.act({ type: "emote", seat: this.#seat, emote });
  }
}

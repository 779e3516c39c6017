/** What is around every page: the top of the table, and short messages that come and go. */

import { api, Refused } from "../api.ts";
import type { Me } from "../bodies.ts";
import { avatar, catPicture } from "../cats/cat.ts";
import { looks } from "../cats/coats.ts";
import { fill, image, link, make } from "../dom.ts";

const top = make("header", { class: "top" });
const notes = make("div", { class: "notes", role: "status", "aria-live": "polite" });
const whoAmI = make("span", { class: "top-me" });
let me: Promise<Me> | null = null;

/** Who I am; asked once. */
export function myself(): Promise<Me> {
  me ??= api.me().catch((error: unknown) => {
    me = null;
    throw error;
  });
  return me;
}

/** I am somebody else now; without a word the server is asked. */
export function iAm(person: Me | null): void {
  me = person === null ? null : Promise.resolve(person);
  void showMe();
}

async function showMe(): Promise<void> {
  const person = await myself().catch(() => null);
  if (person === null) return;
  const face = image(avatar(looks(person.cat), 0), "avatar avatar--small");
  fill(whoAmI, link("/me", [face, make("span", { class: "top-name" }, person.name)], "top-link"));
}

/** The frame of a page; the page goes into what is returned. */
export function frame(root: HTMLElement, accent: string, title = ""): HTMLElement {
  document.body.dataset["accent"] = accent;
  document.title = title ? `${title} · Tabbytop` : "Tabbytop";
  const logo = image(catPicture({ coat: "ginger", pattern: "tabby", pose: "peek" }), "logo-cat");
  const name = link("/", [logo, make("span", {}, "Tabbytop")], "logo");
  fill(top, name, title ? make("span", { class: "top-title" }, title) : null);
  top.append(make("nav", { class: "top-nav", "aria-label": "Tabbytop" }, link("/lobby", "Lobby", "top-link"), whoAmI));
  const main = make("main", { id: "main", tabindex: "-1" });
  fill(root, top, main, notes);
  void showMe();
  return main;
}

/** Say something for a while. */
export function note(text: string): void {
  const slip = make("p", { class: "note" }, text);
  notes.append(slip);
  setTimeout(() => slip.remove(), 6000);
}

/** Do it, and say why not if it is refused. */
export async function trying<T>(doing: Promise<T>): Promise<T | null> {
  try {
    return await doing;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    note(sentence(error.message));
    return null;
  }
}

/** A refusal begins small and has no full stop. */
export function sentence(text: string): string {
  const begun = text.slice(0, 1).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** What is around the pages of before, until they are components. */

import { avatar, catPicture } from "../cats/cat.ts";
import { looks } from "../cats/coats.ts";
import { fill, image, link, make } from "../dom.ts";
import { whoAmI } from "../person.svelte.ts";

export { note, sentence, trying } from "../notes.svelte.ts";

const top = make("header", { class: "top" });
const me = make("span", { class: "top-me" });

async function showMe(): Promise<void> {
  const person = await whoAmI().catch(() => null);
  if (person === null) return;
  const face = image(avatar(looks(person.cat), 0), "avatar avatar--small");
  fill(me, link("/me", [face, make("span", { class: "top-name" }, person.name)], "top-link"));
}

/** The frame of a page; the page goes into what is returned. */
export function frame(root: HTMLElement, accent: string, title = ""): HTMLElement {
  root.dataset["accent"] = accent;
  document.title = title ? `${title} · Tabbytop` : "Tabbytop";
  const logo = image(catPicture({ coat: "ginger", pattern: "tabby", pose: "peek" }), "logo-cat");
  const name = link("/", [logo, make("span", {}, "Tabbytop")], "logo");
  fill(top, name, title ? make("span", { class: "top-title" }, title) : null);
  top.append(make("nav", { class: "top-nav", "aria-label": "Tabbytop" }, link("/lobby", "Lobby", "top-link"), me));
  const main = make("main", { id: "main", tabindex: "-1" });
  fill(root, top, main);
  void showMe();
  return main;
}

/** An address that leads nowhere. */

import { catPicture } from "../cats/cat.ts";
import { image, link, make } from "../dom.ts";
import { frame } from "../parts/frame.ts";

export function lostPage(root: HTMLElement, words = "There is nothing here but a box. The cat likes it."): () => void {
  const main = frame(root, "kibble-scuffle");
  main.append(
    make(
      "section",
      { class: "paper lone" },
      image(catPicture({ coat: "smoke", pose: "loaf", mood: "up" }), "lone-cat"),
      make("h1", {}, "Nobody home"),
      make("p", {}, words),
      link("/", "Back to the shelf", "button"),
    ),
  );
  return () => {};
}

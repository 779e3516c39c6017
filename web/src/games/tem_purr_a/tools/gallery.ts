/** The pieces of Tem-Purr-A in the gallery (`node tools/gallery.mjs`). */

import { shown, type Shown } from "../../../../tools/shown.ts";
import { counter, dishPicture, sunburst, tempuraBack, token, tower, turningCard } from "../art/pieces.ts";

export function gallery(dark: boolean): Shown[] {
  return [
    ...(["2", "3", "4", "5", "6", "7", "plus", "reverse", "choose", "indigestion"] as const).map((card) =>
      shown(card, dishPicture(card), 100),
    ),
    shown("token", token(true), 40),
    shown("token", token(false), 40),
    shown("token", token(true), 17),
    shown("token", token(false), 17),
    shown("back", tempuraBack(), 100),
    shown("turning", turningCard(), 100),
    shown("sunburst", sunburst(dark), 210),
    shown("counter", counter(dark), 210),
    ...[
      ["4"],
      ["4", "4", "4", "plus", "plus"],
      ["2", "2"],
      ["3", "3", "3"],
      ["5", "5"],
      ["6", "6", "choose", "reverse"],
      ["7", "7", "7"],
    ].map((cards) => shown(cards.join(), tower(cards), 130)),
    shown("9 eaten", tower(["4", "4", "4", "plus", "plus"], 9), 130),
    shown(
      "17 + 13",
      tower([
        ...Array<string>(17).fill("2"),
        ...Array<string>(7).fill("plus"),
        "reverse",
        "choose",
        "reverse",
        "choose",
        "reverse",
        "choose",
      ]),
      130,
    ),
  ];
}

/** Public tables with free seats. */

import { api } from "../api.ts";
import type { TableCard } from "../bodies.ts";
import { catPicture } from "../cats/cat.ts";
import { button, fill, image, link, make } from "../dom.ts";
import { go } from "../routes.ts";
import { frame, trying } from "../parts/frame.ts";
import { faceOf, seatNames, titleOf } from "../parts/seats.ts";

const AGAIN = 5000;

export function lobbyPage(root: HTMLElement): () => void {
  const main = frame(root, "kitty-paw", "Lobby");
  const list = make("ul", { class: "rows", "aria-live": "polite" });
  main.append(make("section", { class: "paper lone lone--wide" }, make("h1", {}, "Who is waiting?"), list, make("p", {}, link("/", "Open a table of your own"))));
  let shown = "";
  const show = async (): Promise<void> => {
    if (document.visibilityState !== "visible") return;
    const lobby = await api.lobby().catch(() => null);
    const now = JSON.stringify(lobby);
    if (lobby === null || now === shown) return;
    shown = now;
    fill(list, ...(await Promise.all(lobby.tables.map(row))));
    if (lobby.tables.length === 0) fill(list, make("li", { class: "empty" }, image(catPicture({ coat: "siam", pattern: "points", pose: "sleep", mood: "sleep", props: ["zzz"] }), "lone-cat"), "Nobody just now. Somebody has to be the first."));
  };
  void show();
  const timer = setInterval(() => void show(), AGAIN);
  return () => clearInterval(timer);
}

async function row(table: TableCard): Promise<HTMLElement> {
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const sit = async (): Promise<void> => {
    if ((await trying(api.join(table.id, {}))) !== null) go(`/t/${table.id}`);
  };
  return make(
    "li",
    { class: "row", "data-accent": table.game },
    make("span", { class: "faces" }, table.seats.filter((seat) => seat.kind !== "open").slice(0, 4).map((seat) => image(faceOf(seat), "avatar avatar--small"))),
    make("span", { class: "row-words" }, make("strong", {}, await titleOf(table.game)), make("span", {}, `with ${seatNames(table.seats)} · ${free} ${free === 1 ? "seat" : "seats"} free`)),
    button("Sit down", () => void sit()),
  );
}

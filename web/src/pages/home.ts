/** The shelf: pick a game, go on with one, come to a friend's table. */

import { api, games } from "../api.ts";
import type { GameCard, MyTable } from "../bodies.ts";
import { cat, catPicture } from "../cats/cat.ts";
import { cover } from "../cats/covers.ts";
import { circle, drawn, filled, INK, moved, picture } from "../cats/pen.ts";
import { add, fill, image, link, make } from "../dom.ts";
import { go } from "../routes.ts";
import { frame, note, trying } from "../parts/frame.ts";
import { seatNames, titleOf } from "../parts/seats.ts";
import { seatsFrom } from "../words.ts";

const MOST_OF_MINE = 4;

export function homePage(root: HTMLElement): () => void {
  const main = frame(root, "kibble-scuffle");
  const shelf = make("div", { class: "shelf" });
  const mine = make("section", { class: "paper slip slip--left" });
  add(
    main,
    make(
      "section",
      { class: "wall" },
      image(lamp(), "lamp"),
      make(
        "div",
        { class: "hero" },
        make("h1", { class: "hero-title", "aria-label": "Tabbytop" }, "Tabbyt", image(logoCat(), "hero-cat"), "p"),
        make("p", { class: "hero-line" }, "Five cat games, one table. ", make("br"), "It’s raining. Stay a while."),
      ),
      image(rainyWindow(), "window"),
      shelf,
    ),
    make("div", { class: "slips" }, mine, friend(), nobody()),
  );
  void showShelf(shelf);
  void showMine(mine);
  return () => {};
}

async function showShelf(shelf: Element): Promise<void> {
  const known = await trying(games());
  if (known === null) return;
  const order = ["kibble-scuffle", "kitty-paw", "tem-purr-a", "cat-lady", "meow"];
  const place = (game: GameCard): number => (order.indexOf(game.name) + order.length + 1) % (order.length + 1);
  fill(shelf, ...[...known].sort((a, b) => place(a) - place(b)).map(box));
}

function box(game: GameCard, at: number): HTMLElement {
  const sleeper = at === 1 ? image(catPicture({ coat: "white", pattern: "calico", pose: "sleep", mood: "sleep", props: ["zzz"] }), "sleeper") : null;
  const watcher = at === 4 ? image(catPicture({ coat: "black", pose: "loaf" }), "sleeper") : null;
  const face = [
    make("span", { class: "box-title" }, game.title),
    image(cover(game.name), "box-art"),
    make("span", { class: "box-meta" }, `${seatsFrom(game.least_seats, game.most_seats)}${game.live ? " · live" : ""}`),
  ];
  const lid = link(`/new/${game.name}`, face, "box");
  lid.dataset["accent"] = game.name;
  lid.title = game.about;
  return make("div", { class: "shelf-place" }, sleeper, watcher, lid);
}

async function showMine(slip: Element): Promise<void> {
  const found = await api.myTables().catch(() => null);
  const current = (found?.tables ?? []).filter(({ table }) => table.status === "playing" || table.status === "open");
  const waiting = current.filter((one) => one.asked).length;
  const heading = waiting > 1 ? `Your turn at ${waiting} tables` : waiting === 1 ? "Your turn at a table" : current.length > 0 ? "Your tables" : "No game begun";
  fill(slip, make("h2", {}, heading));
  if (current.length === 0) {
    add(slip, make("p", {}, "Take a box from the shelf. Friends get a link, empty seats get a bot."), image(catPicture({ coat: "ginger", pattern: "tabby", pose: "loaf", mood: "calm" }), "slip-cat"));
    return;
  }
  const order = [...current].sort((a, b) => Number(b.asked) - Number(a.asked) || b.table.moved - a.table.moved);
  add(slip, make("ul", { class: "rows" }, await Promise.all(order.slice(0, MOST_OF_MINE).map(myRow))));
  if (order.length > MOST_OF_MINE) add(slip, link("/me", `and ${order.length - MOST_OF_MINE} more`));
}

/** One of my tables in a list. */
export async function myRow({ table, asked, seats }: MyTable): Promise<HTMLElement> {
  const others = seatNames(table.seats.filter((seat) => !seats.includes(seat.seat)));
  const state = table.status === "open" ? "waits for friends" : table.status === "over" ? "over" : asked ? "your turn" : "others play";
  return make(
    "li",
    { class: "row", "data-accent": table.game },
    make("span", { class: "row-words" }, make("strong", {}, await titleOf(table.game)), make("span", {}, others ? `with ${others} · ${state}` : state)),
    link(`/t/${table.id}`, table.status === "over" ? "Look back" : "Sit down", asked ? "button" : "button button--quiet"),
  );
}

function friend(): HTMLElement {
  const where = make("input", { type: "text", class: "field", placeholder: "link or name of the table", "aria-label": "Link or name of the table", autocomplete: "off", spellcheck: "false" });
  const join = (event: Event): void => {
    event.preventDefault();
    const id = /([\w-]+)\/?$/.exec(where.value.trim().replace(/\/replay\/?$/, ""))?.[1];
    if (id === undefined) note("That is no link to a table.");
    else go(`/t/${id}`);
  };
  return make(
    "section",
    { class: "paper slip" },
    make("h2", {}, "A friend has a table?"),
    make("p", {}, "Their link leads straight to it."),
    make("form", { class: "inline", onsubmit: join }, where, make("button", { class: "button", type: "submit" }, "Join")),
    make("p", {}, "or ", link("/lobby", "look who is waiting in the lobby")),
  );
}

function nobody(): HTMLElement {
  const faces = ["tux", "black", "cream", "lilac"] as const;
  return make(
    "section",
    { class: "paper slip slip--right" },
    make("h2", {}, "Nobody home?"),
    make("p", {}, "The bots are. They play fair and purr."),
    make("div", { class: "inline" }, make("span", { class: "faces" }, faces.map((coat) => image(catPicture({ coat, pose: "peek", ...(coat === "tux" && { pattern: "tux" as const }) }), "face"))), link("/new/kibble-scuffle", "Deal me in", "button")),
    make("p", {}, "From kitten to tiger. You say."),
  );
}

function logoCat(): string {
  return catPicture({ coat: "ginger", pattern: "tabby", pose: "head", mood: "happy" });
}

function lamp(): string {
  const art =
    drawn("M50 0 V64", 5) + filled("M5 128 C5 84 23 62 50 62 C77 62 95 84 95 128Z", "#D4472F", { width: 3.5 }) +
    filled("M61 66 C81 76 91 100 93 126 L71 126 C73 100 71 80 61 66Z", INK, { opacity: 0.18 }) + filled("M25 128 C27 146 73 146 75 128Z", "#FFE9A8", { width: 3 });
  return picture(art, "0 0 100 150");
}

function rainyWindow(): string {
  const [w, h] = [330, 176];
  let art = filled(`M-14 -14 h${w + 28} v${h + 28} h${-w - 28}Z`, "#FFF8EA", { width: 3 }) + filled(`M0 0 h${w} v${h} h${-w}Z`, "#7F97A8", { width: 3 });
  for (let drop = 0; drop < 44; drop += 1) {
    const [x, y, length] = [(drop * 73) % w, (drop * 41) % (h - 20), 8 + ((drop * 7) % 14)];
    art += drawn(`M${x} ${y} l${-length * 0.3} ${length}`, 2.2, "#C9D8DF", 0.75);
  }
  const bars = `M${w / 2} 0 v${h} M0 ${h * 0.48} h${w}`;
  art += drawn(bars, 12) + drawn(bars, 7, "#FFF8EA") + filled(`M-30 ${h + 14} h${w + 60} v14 h${-w - 60}Z`, "#FFF8EA", { width: 3 });
  const plant =
    filled("M0 -26 C-30 -60 -26 -84 -8 -88 C-4 -70 0 -50 0 -26Z", "#7D9A5B", { width: 3 }) + filled("M0 -26 C26 -50 34 -66 22 -76 C8 -66 0 -46 0 -26Z", "#93AF6E", { width: 3 }) +
    filled("M-22 -30 H22 L16 0 H-16Z", "#C8704A", { width: 3 }) + circle(0, -16, 0, INK);
  art += moved(plant, w - 34, h + 14) + moved(cat({ coat: "smoke", pose: "loaf", mood: "up" }), 70, h + 14, 0.62);
  return picture(art, `-34 -20 ${w + 68} ${h + 52}`);
}

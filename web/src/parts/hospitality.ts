/** Around the game: the link to share, free seats, getting up, and going on afterwards. */

import { api } from "../api.ts";
import { button, image, link, make } from "../dom.ts";
import { catPicture } from "../cats/cat.ts";
import { go } from "../routes.ts";
import type { Connection } from "../play/connection.ts";
import { note, trying } from "./frame.ts";

/** Before the start: who may come, and how. `seated` has new secrets. */
export function invitation(connection: Connection, seated: (secrets: string[]) => void): HTMLElement | null {
  const { table, you } = connection.known;
  if (table === null || table.status !== "open") return null;
  const join = async (wish: { seat?: number; name?: string }): Promise<void> => {
    const answer = await trying(api.join(table.id, wish));
    if (answer !== null) seated(answer.secrets.map(({ secret }) => secret));
  };
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const section = make(
    "section",
    { class: "paper invitation" },
    image(catPicture({ coat: "ginger", pattern: "tabby", pose: "peek", mood: "up" }), "invitation-cat"),
    make("h2", {}, you.length > 0 ? "Ask your friends over" : "There is a seat for you"),
    make("p", {}, `${free} ${free === 1 ? "seat is" : "seats are"} free. The game begins when all are taken.`),
  );
  if (you.length === 0) section.append(button("Sit down", () => void join({}), "button button--big"));
  else {
    section.append(shareLink());
    const name = make("input", { class: "field", type: "text", maxlength: 24, placeholder: "their name", "aria-label": "Their name" });
    const too = (event: Event): void => {
      event.preventDefault();
      if (name.value.trim()) void join({ name: name.value.trim() });
    };
    section.append(make("details", {}, make("summary", {}, "Somebody here plays too"), make("form", { class: "inline", onsubmit: too }, name, make("button", { type: "submit", class: "button button--quiet" }, "Sit down"))));
  }
  return section;
}

function shareLink(): HTMLElement {
  const address = `${location.origin}${location.pathname}`;
  const field = make("input", { class: "field", type: "text", readonly: true, value: address, "aria-label": "Link to this table" });
  const copy = async (): Promise<void> => {
    field.select();
    try {
      await navigator.clipboard.writeText(address);
      note("Copied. Send it to your friends.");
    } catch {
      note("The link is marked: copy it.");
    }
  };
  return make("div", { class: "inline" }, field, button("Copy the link", () => void copy()));
}

/** When it is over: again, look back, take it home. */
export function farewell(connection: Connection): HTMLElement {
  const { table, you } = connection.known;
  const place = make("div", { class: "farewell" });
  if (table === null) return place;
  const again = async (): Promise<void> => {
    const seated = await trying(api.rematch(table.id));
    if (seated !== null) go(`/t/${seated.table.id}`);
  };
  if (you.length > 0) place.append(button(table.rematch ? "Join the new table" : "Once more", () => void again(), "button button--big"));
  else if (table.rematch) place.append(link(`/t/${table.rematch}`, "They went on at a new table", "button"));
  place.append(link(`/t/${table.id}/replay`, "Replay, all hands open", "button button--quiet"), make("a", { href: api.recordPath(table.id), class: "button button--quiet", download: true }, "Download the record"));
  return place;
}

/** The promise about the shuffle, and how to hold us to it. */
export function fairness(commitment: string, seed: string): HTMLElement {
  const words = seed
    ? "The seed below is what was promised at the start. `tabbytop verify`, with the record, proves it."
    : "The shuffle was fixed before the first card, and this is its seal. The seed is shown when the game is over.";
  return make(
    "details",
    { class: "fairness" },
    make("summary", {}, "Is it fair?"),
    make("p", {}, words),
    make("p", {}, "Seal ", make("code", {}, commitment)),
    seed ? make("p", {}, "Seed ", make("code", {}, seed)) : null,
  );
}

/** Get up: asked twice, since there is no way back to a game that has begun. */
export function leaveButton(connection: Connection, seat: number): HTMLElement {
  let sure = false;
  const leave = button("Get up", () => {
    if (sure) connection.act({ type: "leave", seat });
    sure = true;
    leave.textContent = connection.known.table?.status === "open" ? "Really get up?" : "Really leave for good? A bot plays on.";
  }, "link-button");
  return leave;
}

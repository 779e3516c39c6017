/** The score sheet, as on the pad in the box. */

import { image, make } from "../dom.ts";
import type { TableInfo } from "../wire.ts";
import { capital, listed, spoken } from "../words.ts";
import { faceOf } from "./seats.ts";

interface SheetLine {
  key: string;
  points: number | null;
  [more: string]: unknown;
}

interface Result {
  scores: number[];
  places: number[];
  winners: number[];
  reason: string;
  sheets: SheetLine[][];
  opponents: { name: string; score: number; sheet: SheetLine[] }[];
}

export function resultSheet(plain: { [key: string]: unknown }, table: TableInfo, you: readonly number[]): HTMLElement {
  const result = plain as unknown as Result;
  const names = result.winners.map((seat) => (you.includes(seat) && you.length === 1 ? "you" : (table.seats[seat]?.name ?? "")));
  const won = names.length === 0 ? "Nobody wins" : `${capital(listed(names))} ${names.length > 1 || names[0] === "you" ? "win" : "wins"}`;
  const order = result.scores.map((_, seat) => seat).sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
  return make(
    "section",
    { class: "paper sheet", "aria-label": "Result" },
    make("h1", {}, `${won}!`),
    make("p", { class: "sheet-reason" }, capital(result.reason)),
    make("ol", { class: "sheet-seats" }, order.map((seat) => {
      const info = table.seats[seat];
      const winner = result.winners.includes(seat);
      return make(
        "li",
        { class: "sheet-seat" },
        info === undefined ? null : image(faceOf(info, winner ? "happy" : "bored"), "avatar"),
        make("div", { class: "sheet-words" }, make("strong", {}, info?.name ?? ""), lines(result.sheets[seat] ?? [])),
        make("span", { class: "sheet-score" }, result.scores[seat]),
      );
    }), result.opponents.map((other) => make("li", { class: "sheet-seat" }, make("div", { class: "sheet-words" }, make("strong", {}, spoken(other.name)), lines(other.sheet)), make("span", { class: "sheet-score" }, other.score)))),
  );
}

function lines(sheet: readonly SheetLine[]): HTMLElement {
  return make("ul", { class: "sheet-lines" }, sheet.map(({ key, points, ...more }) => {
    const details = Object.entries(more).map(([name, value]) => (typeof value === "string" ? spoken(value) : `${spoken(name).toLowerCase()} ${String(value)}`));
    return make("li", {}, make("span", {}, [spoken(key), ...details].join(", ")), make("span", {}, points ?? ""));
  }));
}

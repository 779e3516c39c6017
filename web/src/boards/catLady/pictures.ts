/** What lies on the table, drawn: one picture for each description, whoever asks for it. */

import { catPicture, type CatDescription } from "../../cats/cat.ts";
import type { Mood } from "../../cats/coats.ts";
import { factsOf } from "./facts.ts";
import { picture, filled } from "../../cats/pen.ts";

// TEMPORARY stand-ins until the art is merged
const COAT: { [c: string]: CatDescription["coat"] } = { black: "black", orange: "ginger", white: "white", gray: "grey" } as never;

export function catOf(name: string, mood?: Mood): CatDescription {
  const { colours } = factsOf(name);
  return { coat: COAT[colours[0] ?? "gray"] ?? "grey", pattern: "plain", mood: mood ?? "calm" } as CatDescription;
}
export function catCard(name: string, mood?: Mood): string {
  return catPicture(catOf(name, mood));
}
export function catHead(name: string, mood?: Mood): string {
  return catPicture({ ...catOf(name, mood), pose: "head" });
}
const dot = (c: string): string => picture(filled("M-17 1 C-9 -12 7 -12 13 -1 L21 -9 V11 L13 3 C7 13 -9 13 -17 1Z", c, { width: 2.6 }), "-24 -24 48 48");
const FOOD: { [f: string]: string } = { tuna: "#5E9BC0", chicken: "#D98A3D", milk: "#FFFDF6", wild: "#E9B949", treat: "#DB6583", any: "#999" };
export function foodPicture(food: string): string { return dot(FOOD[food] ?? "#999"); }
export function thingPicture(kind: string): string { return dot(kind.length % 2 ? "#7BA860" : "#6A4FA8"); }
export function thingPaper(_group: string): string { return "#DCCBB0"; }
export function goalArt(_goal: string): string { return dot("#7BA860"); }
export function tokenCat(): CatDescription { return { coat: "smoke", pattern: "plain", pose: "loaf", mood: "bored" } as CatDescription; }
export function lady(): CatDescription { return { coat: "lilac", pattern: "plain", mood: "happy" } as CatDescription; }
export function deckBack(): string { return dot("#DB6583"); }
export function pointToken(): string { return dot("#F3BE45"); }

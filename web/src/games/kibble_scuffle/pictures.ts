/** Pictures of the cards: portraits on paper, standees on the table. */

import { type BowlNumber, type CubeValue, cube, kibbleItem, type KibbleItem } from "./art/pieces.ts";
import { ITEM_ART } from "./art/items.ts";
import { boxOf } from "../../cats/box.ts";
import { cat, type CatDescription } from "../../cats/cat.ts";
import type { Mood } from "../../cats/coats.ts";
import { kibbleCat } from "./cats.ts";
import { remembered } from "../../art/memory.ts";
import { filled, INK, moved, picture } from "../../cats/pen.ts";
import { onCushion } from "../../cats/standee.ts";
import { isItem } from "./guide.ts";

const PAPER: { readonly [card: string]: string } = {
  house: "#F4CFA0",
  pounce: "#CFE0D2",
  kitten: "#F7D7C4",
  "robo-vac": "#D9D2E6",
  trickster: "#E4D3B4",
  mangy: "#DCE0C0",
  queen: "#E9CFE0",
  "big-eyes": "#F6DDA4",
  tom: "#F0CDB6",
  fat: "#D7E3DA",
  fraidy: "#F2D9A8",
  greedy: "#CFE2E8",
  bag: "#DDE4C6",
  copy: "#F1D6C0",
  catnip: "#E7E0B5",
  feral: "#F0C9B4",
  clumsy: "#D3E2EA",
  alley: "#D8D5E4",
  lazy: "#DCE6E0",
  mama: "#F8D6D2",
  "laser-pointer": "#F2CFCB",
  "toy-mouse": "#E3DCC8",
};
const LIT_RIM = "#FFD27A";
const SIDE = 120; // of a portrait
const ROOM = 106;

/** What a card shows, with the collar of its owner. */
export function portrait(card: string, seat: number | null, mood?: Mood): string {
  return remembered("kibble portrait", [card, seat, mood], () => {
    const ground = filled(`M0 ${SIDE * 0.82} Q${SIDE / 2} ${SIDE * 0.74} ${SIDE} ${SIDE * 0.84} V${SIDE} H0Z`, INK, {
      opacity: 0.12,
    });
    const art = isItem(card)
      ? moved(ITEM_ART[card as KibbleItem](false), SIDE / 2, 100, 0.74)
      : sitter(described(card, seat, mood));
    return picture(filled(`M0 0H${SIDE}V${SIDE}H0Z`, PAPER[card] ?? "#E7DAC1") + ground + art, `0 0 ${SIDE} ${SIDE}`);
  });
}

function sitter(description: CatDescription): string {
  const box = boxOf(description);
  const scale = Math.min(0.84, ROOM / box.width, ROOM / box.height);
  return moved(cat(description), SIDE / 2 - (box.x + box.width / 2) * scale, 112, scale);
}

function described(card: string, seat: number | null, mood?: Mood): CatDescription {
  return { ...kibbleCat(card), ...(seat !== null && { collar: seat }), ...(mood !== undefined && { mood }) };
}

/** On the cushion of its owner; lit with a golden rim. */
export function seatedCat(card: string, owner: number, mood?: Mood, lit = false): string {
  const description = { ...kibbleCat(card), ...(mood !== undefined && { mood }) };
  return lit ? onCushion(description, owner, LIT_RIM) : onCushion(description, owner);
}

export function itemPicture(card: string): string {
  return kibbleItem(card as KibbleItem, true);
}

export function cubePicture(value: number): string {
  return cube(value as CubeValue);
}

export function bowlNumber(bowl: number): BowlNumber {
  return bowl as BowlNumber;
}

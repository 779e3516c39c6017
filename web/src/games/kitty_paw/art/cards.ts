/** Hide-and-Seek cards and Box cards. */

import { circle, CREAM, drawn, ellipse, filled, INK, moved, picture } from "../../../cats/pen.ts";
import { remembered } from "../../../art/memory.ts";
import { hexagon, NOSE, REACH } from "./tiles.ts";

/** A cat that looks much like one of the tiles. */
interface Head {
  coat: string;
  ears: string;
  eye: string;
  muzzle: string;
  tall: number;
  marks?: string;
  cheeks?: number;
}

const MASK = "M0 -14C-20 -14 -22 8 -14 18C-6 24 6 24 14 18C22 8 20 -14 0 -14Z";
const HEADS: { readonly [symbol: string]: Head } = {
  birman: {
    coat: "#F7EBD8",
    ears: "#7A5A4C",
    eye: "#3F7FC0",
    muzzle: "#7A5A4C",
    tall: 20,
    marks: filled(MASK, "#A58873"),
    cheeks: 6,
  },
  somali: {
    coat: "#D8702B",
    ears: "#B4541A",
    eye: "#C9B23A",
    muzzle: "#FFEBCB",
    tall: 26,
    cheeks: 6,
    marks: drawn("M-6 -22V-14M0 -23V-12M6 -22V-14", 3, "#8E4213"),
  },
  cymric: {
    coat: "#40374C",
    ears: "#40374C",
    eye: "#9FC24E",
    muzzle: "#FFF8EC",
    tall: 15,
    marks: filled("M0 -23C-4 -8 -12 2 -12 14C-6 24 6 24 12 14C12 2 4 -8 0 -23Z", "#FFF8EC"),
  },
  tortie: {
    coat: "#453A4F",
    ears: "#E8913C",
    eye: "#E3B341",
    muzzle: "#E8913C",
    tall: 20,
    marks:
      filled("M0 -23C16 -24 27 -12 27 0C18 6 4 -4 0 -23Z", "#E8913C") +
      filled("M-24 8C-14 4 -8 14 -10 22C-18 20 -23 14 -24 8Z", "#E8913C"),
  },
  peterbald: {
    coat: "#E3B0A0",
    ears: "#E3B0A0",
    eye: "#4E8FCB",
    muzzle: "#F8DCD0",
    tall: 34,
    marks: drawn("M-9 -17Q0 -13 9 -17M-7 -12Q0 -9 7 -12", 2.4, "#B9786A"),
  },
  chartreux: { coat: "#7F8AA0", ears: "#7F8AA0", eye: "#E8852E", muzzle: "#B9C0CE", tall: 15, cheeks: 5 },
  "turkish van": {
    coat: "#FFFDF7",
    ears: "#D9603A",
    eye: "#5B9FC9",
    muzzle: "#FFFFFF",
    tall: 20,
    marks:
      filled("M-24 -10C-20 -22 -8 -24 -4 -22C-6 -12 -14 -6 -24 -6Z", "#D9603A") +
      filled("M24 -10C20 -22 8 -24 4 -22C6 -12 14 -6 24 -6Z", "#D9603A"),
  },
};

function cat({ coat, ears, eye, muzzle, tall, marks = "", cheeks = 0 }: Head): string {
  let art = "";
  for (const side of [-1, 1]) {
    art += filled(`M${side * 24} -8L${side * 24} ${-22 - tall}L${side * 6} -22Z`, ears, { width: 2.6 });
    art += filled(`M${side * 21} -13L${side * 21} ${-14 - tall}L${side * 11} -20Z`, NOSE);
  }
  const jaw = 25 + Math.floor(cheeks / 2);
  const skull = `M0 -24C18 -24 27 -12 27 2L${27 + cheeks} 10L${jaw} 14C20 26 8 27 0 27C-8 27 -20 26 ${-jaw} 14L${-27 - cheeks} 10L-27 2C-27 -12 -18 -24 0 -24Z`;
  art += filled(skull, coat, { width: 2.6 }) + marks;
  art += filled("M0 6C-7 5 -13 10 -12 15C-10 22 -3 21 0 19C3 21 10 22 12 15C13 10 7 5 0 6Z", muzzle);
  for (const x of [-11, 11])
    art += ellipse(x, 0, 6.4, 7, eye, 2.2) + ellipse(x, 0.6, 3, 5, "#1D1626") + circle(x - 2, -2, 2, "#fff");
  art +=
    filled("M-4 8Q0 6 4 8Q2 12 0 12.5Q-2 12 -4 8Z", NOSE, { width: 1.6 }) +
    drawn("M0 12.5V15Q-4 20 -8 16M0 15Q4 20 8 16", 2);
  return art + drawn("M-16 12L-29 9M-16 16L-28 18M16 12L29 9M16 16L28 18", 1.5);
}

export function chihuahua(): string {
  let art =
    filled("M-14 -20L-35 -33C-36 -14 -30 -4 -20 -2Z", "#C98F4E", { width: 2.6 }) +
    filled("M14 -20L35 -33C36 -14 30 -4 20 -2Z", "#C98F4E", { width: 2.6 });
  art +=
    filled("M-17 -16L-31 -26C-31 -15 -27 -8 -21 -6Z", "#E9A99A") +
    filled("M17 -16L31 -26C31 -15 27 -8 21 -6Z", "#E9A99A");
  art += filled(
    "M0 -26C18 -26 24 -12 22 2C20 12 14 16 12 22C8 29 -8 29 -12 22C-14 16 -20 12 -22 2C-24 -12 -18 -26 0 -26Z",
    "#D6A265",
    { width: 2.6 },
  );
  art += filled("M0 2C9 2 12 14 9 20C5 25 -5 25 -9 20C-12 14 -9 2 0 2Z", "#F6E3C4");
  for (const x of [-11, 11]) art += circle(x, -5, 6, INK) + circle(x - 2, -7, 2.2, "#fff");
  return art + filled("M-4.5 6H4.5Q4 11.5 0 11.5Q-4 11.5 -4.5 6Z", INK) + drawn("M0 11.5V16M-6 17Q0 21 6 17", 2.2);
}

/** The symbol of a Hide-and-Seek card on its yellow hexagon. */
export function symbolPicture(symbol: string): string {
  return remembered("paw-symbol", symbol, () => {
    const head = HEADS[symbol];
    const edge = filled(hexagon(), CREAM, { colour: CREAM, width: 8 });
    const ground = `<path d="${hexagon()}" fill="#F6D77E" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round" stroke-dasharray="7 4"/>`;
    const art = edge + ground + moved(head === undefined ? chihuahua() : cat(head), 0, 6, 0.8);
    return picture(art, `${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`);
  });
}

/** A Box card reaches that far around its middle. */
export const BOX_REACH = 72;

/** A cardboard box from above: its flaps are open to the left and right, or above and below. */
export function boxCardPicture(vertical: boolean): string {
  return remembered("paw-box-card", vertical, () => {
    const art =
      `<rect x="-68" y="-52" width="136" height="104" rx="9" fill="${CREAM}" stroke="${INK}" stroke-width="2.4"/>` +
      filled("M-42 -45L-62 -34V34L-42 45Z", "#DDB27C", { width: 2.2 }) +
      filled("M42 -45L62 -34V34L42 45Z", "#C99559", { width: 2.2 }) +
      filled("M-42 -45H42V45H-42Z", "#8A5F34", { width: 2.2 }) +
      drawn("M-30 -45V45M30 -45V45", 3, "#7A522B");
    return picture(
      vertical ? moved(art, 0, 0, 1, 90) : art,
      `${-BOX_REACH} ${-BOX_REACH} ${2 * BOX_REACH} ${2 * BOX_REACH}`,
    );
  });
}

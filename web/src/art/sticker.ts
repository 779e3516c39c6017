/** Stickers: a drawing on coloured paper, cut out with a white edge. One that is not earned yet is an outline. */

import { cat, type CatDescription } from "../cats/cat.ts";
import { circle, clipped, drawn, filled, INK, moved, picture } from "../cats/pen.ts";
import { remembered } from "./memory.ts";
import { star } from "./tools.ts";

const SHAPES = {
  round: "M0 -52 A52 52 0 1 1 0 52 A52 52 0 1 1 0 -52Z",
  square: "M-34 -49 H34 Q49 -49 49 -34 V34 Q49 49 34 49 H-34 Q-49 49 -49 34 V-34 Q-49 -49 -34 -49Z",
  tag: "M-20 -53 H20 Q26 -53 31 -48 L48 -31 Q53 -26 53 -20 V20 Q53 26 48 31 L31 48 Q26 53 20 53 H-20 Q-26 53 -31 48 L-48 31 Q-53 26 -53 20 V-20 Q-53 -26 -48 -31 L-31 -48 Q-26 -53 -20 -53Z",
  shield: "M-45 -46 Q-22 -42 0 -52 Q22 -42 45 -46 Q52 8 36 30 Q22 48 0 56 Q-22 48 -36 30 Q-52 8 -45 -46Z",
  heart: "M0 54 C-30 36 -56 12 -55 -16 C-54 -44 -20 -54 0 -28 C20 -54 54 -44 55 -16 C56 12 30 36 0 54Z",
  cloud:
    "M-30 40 C-54 44 -62 16 -46 4 C-60 -18 -38 -42 -20 -34 C-8 -58 26 -54 28 -34 C50 -40 62 -14 48 2 C62 20 48 44 28 38 C14 54 -16 54 -30 40Z",
  burst: wavy(12, 56, 47),
  flower: wavy(8, 56, 47),
} as const;

/** A ring that goes out and in, softly. */
function wavy(waves: number, far: number, near: number): string {
  const at = (degrees: number, r: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  };
  const wave = 360 / waves;
  let d = `M${at(-wave / 2, near)}`;
  for (let n = 0; n < waves; n += 1) d += ` Q${at(n * wave, 2 * far - near)} ${at((n + 0.5) * wave, near)}`;
  return `${d}Z`;
}

export interface Sticker {
  shape: keyof typeof SHAPES;
  /** the colour of its paper */
  paper: string;
  /** what is printed on the paper behind the drawing */
  behind?: "rays" | "dots" | "floor";
  /** a text of SVG, about 90 across around (0, 0) */
  art: () => string;
}

/** The stickers of a game by name. */
export type Stickers = { readonly [name: string]: Sticker };

const VIEW = "-64 -64 128 128";
/** Of one that is not earned: its drawing as if in pencil, pale and without colours. */
const PENCIL = [0.5, 0.44, 0.48].map((dark) => `.09 .2 .04 0 ${dark}`).join(" ");

const BEHIND = {
  rays: () => filled(star(0, 6, 14, 92, 9), "#FFFFFF", { opacity: 0.32 }),
  dots: () => {
    const dots: string[] = [];
    for (let x = -54; x <= 54; x += 18)
      for (let y = -54; y <= 54; y += 18) dots.push(circle(x + (y % 36 === 0 ? 9 : 0), y, 3, "#FFFFFF"));
    return `<g opacity=".4">${dots.join("")}</g>`;
  },
  floor: () => filled("M-70 30 Q0 22 70 30 V70 H-70Z", INK, { opacity: 0.14 }),
};

/** The address of the picture of a sticker. */
export function stickerPicture(key: string, { shape, paper, behind, art }: Sticker, earned = true): string {
  return remembered("sticker", [key, earned], () => {
    const d = SHAPES[shape];
    if (!earned) {
      const pale = `<filter id="f" color-interpolation-filters="sRGB"><feColorMatrix values="${PENCIL} 0 0 0 .62 0"/></filter>`;
      const line = `<path d="${d}" fill="#FFFFFF" fill-opacity=".35" stroke="#7A6874" stroke-width="2.6" stroke-dasharray="7 5"/>`;
      return picture(`${pale}${line}<g filter="url(#f)">${clipped(art(), d)}</g>`, VIEW);
    }
    const cut = (colour: string, width: number): string => filled(d, colour, { colour, width });
    return picture(
      `<g transform="translate(1.5 3)" opacity=".22">${cut("#3A2418", 13)}</g>` +
        cut("#D8CBB8", 13.5) +
        cut("#FFFFFF", 12) +
        clipped(filled(d, paper) + (behind === undefined ? "" : BEHIND[behind]()) + art(), d) +
        drawn(d, 2.6) +
        drawn("M-46 -24 Q-40 -40 -25 -47", 4, "#FFFFFF", 0.7),
      VIEW,
    );
  });
}

/** A sticker of a game that has drawn none. */
export function plainSticker(colour: string, face: CatDescription): Sticker {
  return { shape: "round", paper: colour, behind: "rays", art: () => head(face) };
}

// Parts of drawings.

/** A whole cat, on the ground. */
export function whole(description: CatDescription, x = 0, scale = 0.58, y = 42): string {
  return moved(cat(description), x, y, scale);
}

const CHIN = 40; // below the eyes

/** Only its head, with (x, y) between the eyes. */
export function head(description: CatDescription, x = 0, y = 10, scale = 0.72): string {
  return moved(cat({ ...description, pose: "head" }), x, y + CHIN * scale, scale);
}

export function heart(x: number, y: number, scale: number, colour = "#D9476A"): string {
  return moved(filled("M0 13 C-22 -1 -13 -17 0 -7 C13 -17 22 -1 0 13Z", colour, { width: 3 }), x, y, scale);
}

export function glitter(x: number, y: number, size: number): string {
  return filled(star(x, y, 4, size, size * 0.3), "#FFF3C4", { width: 2 });
}

/** Two arrows, there and back. */
export function swapping(colour = INK): string {
  return (
    drawn("M-30 -36 Q0 -54 30 -36 M30 -36 l-13 -3 M30 -36 l-4 -13", 6, colour) +
    drawn("M30 38 Q0 54 -30 38 M-30 38 l13 3 M-30 38 l4 13", 6, colour)
  );
}

/** A door that stands open, and what is seen through it. */
export function door(inside: string): string {
  return (
    filled("M-30 -40 H30 V46 H-30Z", "#F9DE9C", { width: 3 }) +
    inside +
    filled("M-30 -40 L-46 -48 V54 L-30 46Z", "#A9653A", { width: 3 }) +
    circle(-36, 6, 2.6, "#F3BE45", 1.6) +
    drawn("M-30 46 H46", 3)
  );
}

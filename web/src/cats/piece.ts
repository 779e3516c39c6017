/** A piece of a drawing: what is seen, and the card that is left around it when it is punched out. */

import { part, type Part, tail, type Tail } from "./pen.ts";

export interface Piece {
  art: string;
  rim: string; // shapes without colours: the standee paints them
}

export const RIM = 13;

/** A solid part with the card behind it. */
export function solid(d: string, fill: string, options: Part = {}): Piece {
  return {
    art: part(d, fill, options),
    rim: `<path d="${d}"${options.place ? ` transform="${options.place}"` : ""}/>`,
  };
}

export function solidTail(d: string, fill: string, options: Tail = {}): Piece {
  const { width = 14, line = 3 } = options;
  return {
    art: tail(d, fill, options),
    rim: `<path d="${d}" fill="none" stroke-width="${width + 2 * line + RIM - 2}"/>`,
  };
}

/** Something thin that needs no card of its own. */
export function loose(art: string): Piece {
  return { art, rim: "" };
}

/** The card around a finished drawing: its shapes once more, without colours and with broader lines. */
export function cardAround(art: string): string {
  return art
    .replace(/ (?:fill|stroke)="(?!none)[^"]*"| opacity="[^"]*"/g, "")
    .replace(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${Number(width) + RIM - 3}"`);
}

export function joined(...pieces: readonly Piece[]): Piece {
  return { art: pieces.map(({ art }) => art).join(""), rim: pieces.map(({ rim }) => rim).join("") };
}

/** The piece somewhere else; its rim stays as broad as all the others. */
export function placed({ art, rim }: Piece, place: string, scale = 1): Piece {
  const width = scale === 1 ? "" : ` stroke-width="${(RIM / scale).toFixed(1)}"`;
  return { art: `<g transform="${place}">${art}</g>`, rim: rim && `<g transform="${place}"${width}>${rim}</g>` };
}

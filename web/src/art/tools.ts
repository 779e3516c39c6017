/** What all drawings of things share: the same line, the same lamp, each picture made once. */

import { CREAM, drawn, ellipse, filled, KRAFT, part, picture } from "../cats/pen.ts";
import { remembered } from "./memory.ts";

/** The address of a picture that is drawn at its first use only. */
export function drawnOnce(name: string, viewBox: string, draw: () => string): string {
  return remembered("thing", name, () => picture(draw(), viewBox));
}

/** A solid thing of about 90 across: lit from the upper left. */
export function solid(d: string, fill: string, marks = "", width = 3): string {
  return part(d, fill, { marks, width, light: [-5, -4] });
}

/** The shine that the lamp leaves. */
export function glint(d: string, width = 3.4, opacity = 0.6): string {
  return drawn(d, width, "#FFFFFF", opacity);
}

/** A cord or a stick: colour inside, so that it is seen on a dark table too. */
export function cord(d: string, width: number, colour: string): string {
  return drawn(d, width + 3.6) + drawn(d, width, colour);
}

/** The shadow on the ground. */
export function ground(x: number, y: number, rx: number, ry = rx * 0.17): string {
  return `<g opacity="0.18">${ellipse(x, y, rx, ry, "#50301E")}</g>`;
}

/** A ring of points around (x, y), by turns far and near. */
export function star(x: number, y: number, points: number, far: number, near: number, turn = -90): string {
  let d = "";
  for (let at = 0; at < points * 2; at += 1) {
    const angle = ((turn + (at * 180) / points) * Math.PI) / 180;
    const r = at % 2 === 0 ? far : near;
    d += `${at === 0 ? "M" : "L"}${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)} `;
  }
  return `${d}Z`;
}

/** A thing as a punched-card standee: a cream rim, the kraft edge at its lower right. */
export function standing(art: string, ...outlines: readonly string[]): string {
  const rim = (colour: string): string => outlines.map((d) => filled(d, colour, { colour, width: 13 })).join("");
  return `<g transform="translate(2.6 4)">${rim(KRAFT)}</g>${rim(CREAM)}${art}`;
}

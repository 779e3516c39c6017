/** Drawing with a weighted line. Pictures are texts of SVG: each becomes an image of its own. */

export const INK = "#2B2233";
export const CREAM = "#FFF6E4";
export const KRAFT = "#C9A77C";

let ids = 0;

/** A name for a clip or a pattern, its own in every picture. */
export function newId(): string {
  ids += 1;
  return `p${ids}`;
}

interface Stroke {
  colour?: string;
  width?: number;
  opacity?: number;
}

/** A filled path with an ink outline, or without one. */
export function filled(d: string, fill: string, { colour = INK, width = 0, opacity = 1 }: Stroke = {}): string {
  const line = width
    ? ` stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
    : "";
  return `<path d="${d}" fill="${fill}"${line}${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

/** Only a line. */
export function drawn(d: string, width: number, colour = INK, opacity = 1): string {
  return filled(d, "none", { colour, width, opacity });
}

export function circle(x: number, y: number, r: number, fill: string, width = 0): string {
  const line = width ? ` stroke="${INK}" stroke-width="${width}"` : "";
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${line}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, width = 0): string {
  const line = width ? ` stroke="${INK}" stroke-width="${width}"` : "";
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${line}/>`;
}

export function moved(art: string, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn ? ` rotate(${turn})` : "";
  return `<g transform="translate(${x} ${y})${turned} scale(${scale})">${art}</g>`;
}

export function clipped(art: string, d: string): string {
  const id = newId();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${art}</g>`;
}

export interface Part {
  marks?: string;
  place?: string;
  width?: number;
  light?: readonly [number, number];
  shade?: number;
}

/** A solid part: the lamp is at the upper left, so the lower right is in shade. */
export function part(d: string, fill: string, options: Part = {}): string {
  const { marks = "", place = "", width = 3, light = [-7, -6], shade = 0.15 } = options;
  const weight =
    `<path d="${d}" fill="${INK}" stroke="${INK}" stroke-width="${width}" ` +
    `stroke-linejoin="round" transform="translate(.9,1.3)"/>`;
  const shadow = shade
    ? `<path d="M-400-400H400V400H-400Z ${d}" fill-rule="evenodd" fill="${INK}" ` +
      `opacity="${shade}" transform="translate(${light[0]},${light[1]})"/>`
    : "";
  const inside = clipped(`<path d="${d}" fill="${fill}"/>${marks}${shadow}`, d);
  return `<g transform="${place || "translate(0 0)"}">${weight}${inside}${drawn(d, width)}</g>`;
}

export interface Tail {
  width?: number;
  rings?: string | null;
  tip?: string | null;
  line?: number;
}

export function tail(d: string, fill: string, { width = 14, rings, tip, line = 3 }: Tail = {}): string {
  const stroke = (colour: string, w: number, more = ""): string =>
    `<path d="${d}" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke="${colour}" stroke-width="${w}" ${more}/>`;
  let art = stroke(INK, width + 2 * line - 2, 'transform="translate(.9,1.3)"');
  art += stroke(INK, width + 2 * line - 2.5) + stroke(fill, width - 1);
  if (rings)
    art += `<path d="${d}" fill="none" stroke="${rings}" stroke-width="${width - 1}" stroke-dasharray="6 10" stroke-dashoffset="-14"/>`;
  if (tip) art += stroke(tip, width - 1, 'pathLength="100" stroke-dasharray="0 78 22 100"');
  return art;
}

/** A picture as the address of an image. */
export function picture(art: string, viewBox: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${art}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

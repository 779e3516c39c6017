/** A cat as a cube, seen from above at a corner: its face on the left side, its back on top. */

import { type Coat, COATS } from "./coats.ts";
import { circle, clipped, CREAM, drawn, ellipse, filled, INK, moved } from "./pen.ts";

export type CubeCat = "tabby" | "tux" | "calico";

const COAT: { [kind in CubeCat]: Coat } = { tabby: COATS.ginger, tux: COATS.tux, calico: COATS.white };
const SQUARE = "M0 0H100V100H0Z";

function mixed(one: string, other: string, share: number): string {
  const parts = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [a, b] = [parts(one), parts(other)];
  const hex = a.map((value, i) => Math.round(value * (1 - share) + (b[i] as number) * share).toString(16).padStart(2, "0"));
  return `#${hex.join("")}`;
}

interface Sides {
  top: string;
  left: string;
  right: string;
}

function fur(kind: CubeCat, coat: Coat): Sides {
  const { base, dark, light } = coat;
  const side = (fill: string): string => filled(SQUARE, fill);
  if (kind === "calico")
    return {
      top: side("#FFFDF7") + filled("M0 40 C30 30 52 60 40 100 H0Z", "#E8913C") + filled("M60 0 H100 V60 C80 70 56 40 60 0Z", "#453A4F"),
      left: side("#FBF2E2") + filled("M0 0 H46 C46 26 30 44 0 40Z", "#E8913C") + filled("M62 0 H100 V40 C80 40 64 24 62 0Z", "#453A4F"),
      right: side("#DDCFC0") + filled("M50 0 H100 V50 C76 56 50 34 50 0Z", "#C4762D"),
    };
  const plain = { top: side(mixed(base, "#FFFFFF", 0.16)), left: side(base), right: side(mixed(base, INK, 0.2)) };
  if (kind === "tux")
    return {
      top: plain.top,
      left: plain.left + filled("M50 12 C42 34 14 50 14 72 V100 H86 V72 C86 50 58 34 50 12Z", light),
      right: plain.right + filled("M0 78 H100 V100 H0Z", mixed(light, INK, 0.15)),
    };
  return {
    top: plain.top + drawn("M20 30 H80 M28 52 H72 M20 74 H80 M50 88 V100", 8, dark),
    left: plain.left + drawn("M36 0 V16 M50 0 V20 M64 0 V16", 7, dark) + drawn("M0 50 L14 52 M0 64 L13 63 M100 50 L86 52 M100 64 L87 63", 6, dark),
    right: plain.right + drawn("M26 0 Q31 24 24 44 M50 0 Q55 24 48 44 M74 0 Q79 24 72 44", 8, mixed(dark, INK, 0.2)),
  };
}

function face(kind: CubeCat, coat: Coat): string {
  let art = kind === "tabby" ? filled("M50 56 C40 56 28 62 28 72 C28 84 42 84 50 81 C58 84 72 84 72 72 C72 62 60 56 50 56Z", coat.light) : "";
  for (const x of [29, 71]) art += ellipse(x, 47, 12, 13, coat.eye, 4) + ellipse(x, 48, 6.2, 9, "#1D1626") + circle(x - 4, 43, 4, "#fff");
  art += filled("M44 61 Q50 58 56 61 Q54 68 50 69 Q46 68 44 61Z", "#D9737B", { width: 2.4 });
  art += drawn("M50 69 V73 Q43 81 37 74 M50 73 Q57 81 63 74", 3.6) + drawn("M22 68 L2 63 M22 74 L3 78 M78 68 L98 63 M78 74 L97 78", 2.4);
  for (const x of [28, 72]) art += filled(`M${x - 13} 100 V94 Q${x} 82 ${x + 13} 94 V100Z`, coat.light, { width: 3.4 });
  return art;
}

/** The cube around (x, y), `r` from its middle to a corner. */
export function cubeCat(kind: CubeCat, x: number, y: number, r: number): string {
  const coat = COAT[kind];
  const w = r * 0.866;
  const sides = fur(kind, coat);
  const outline = `M${-w} ${-r / 2} L0 ${-r} L${w} ${-r / 2} L${w} ${r / 2} L0 ${r} L${-w} ${r / 2}Z`;
  const side = (art: string, matrix: string): string => `<g transform="matrix(${matrix})">${clipped(art, SQUARE)}</g>`;
  const furTail = "M94 34 C70 26 56 44 68 62";
  const right = sides.right + drawn(furTail, 19) + drawn(furTail, 12, kind === "calico" ? "#453A4F" : mixed(coat.base, INK, 0.08));
  const ear = (from: number, to: number, fill: string): string => {
    const at = (u: number, h: number): [number, number] => [-w + (u * w) / 100, -r / 2 + (u * r) / 200 - (h * r) / 100];
    const [a, b, tip] = [at(from, -3), at(to, -3), at((from + to) / 2 + (from < 40 ? -4 : 4), 40)];
    return filled(`M${a} Q${a[0] * 0.45 + tip[0] * 0.55 - 1} ${a[1] * 0.45 + tip[1] * 0.55} ${tip} Q${b[0] * 0.45 + tip[0] * 0.55 + 1} ${b[1] * 0.45 + tip[1] * 0.55} ${b}Z`, fill, { width: 2.6 });
  };
  const [leftEar, rightEar] = kind === "calico" ? ["#E8913C", "#453A4F"] : [coat.base, coat.base];
  const art =
    filled(outline, CREAM, { colour: CREAM, width: 9 }) +
    filled(outline, INK, { width: 5 }) +
    side(sides.top, `${w / 100} ${r / 200} ${w / 100} ${-r / 200} ${-w} ${-r / 2}`) +
    side(right, `${w / 100} ${-r / 200} 0 ${r / 100} 0 0`) +
    side(sides.left + face(kind, coat), `${w / 100} ${r / 200} 0 ${r / 100} ${-w} ${-r / 2}`) +
    drawn(`M${-w} ${-r / 2} L0 0 L${w} ${-r / 2} M0 0 V${r}`, 2, INK, 0.85) +
    drawn(outline, 3) +
    ear(6, 42, leftEar as string) +
    ear(58, 94, rightEar as string);
  return moved(filled(outline, "#3A2418", { opacity: 0.26 }), x + r * 0.09, y + r * 0.13) + moved(art, x, y);
}

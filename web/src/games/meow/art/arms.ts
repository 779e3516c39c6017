/** The front legs of a cat that does something: sleeves on a robe, fur on a bare cat. */

import type { Coat } from "../../../cats/coats.ts";
import { drawn, ellipse } from "../../../cats/pen.ts";

/** Elbow and paw of the right arm as one sees it; the left one is its mirror. */
type Arm = readonly [elbowX: number, elbowY: number, pawX: number, pawY: number];

interface Reach {
  right: Arm;
  left?: Arm | "mirror"; // without it the left paw rests
}

const REACHES = {
  waves: { right: [72, -48, 84, -98] },
  cheers: { right: [76, -52, 80, -128], left: "mirror" },
  spreads: { right: [70, -50, 98, -62], left: "mirror" },
  shrugs: { right: [60, -26, 86, -64], left: "mirror" },
  points: { right: [70, -62, 102, -76] },
  "points up": { right: [86, -64, 80, -142] },
  "points down": { right: [60, -40, 74, -16] },
  "to the mouth": { right: [76, -36, 16, -66] },
  "to the cheek": { right: [84, -44, 44, -78] },
  "to both cheeks": { right: [80, -40, 44, -74], left: "mirror" },
  "to the nose": { right: [84, -44, 6, -84] },
  "to the eyes": { right: [76, -56, 21, -99], left: "mirror" },
  "to the top": { right: [106, -92, 20, -152] },
  "to the hat": { right: [104, -86, 46, -164] },
  "beside the ears": { right: [92, -70, 52, -152], left: "mirror" },
  "to the chest": { right: [70, -28, 15, -52], left: "mirror" },
  "to the elbow": { right: [104, -58, -10, -68] },
  together: { right: [62, -26, 9, -46], left: "mirror" },
  holds: { right: [62, -24, 20, -42], left: "mirror" },
  carries: { right: [66, -28, 44, -58], left: "mirror" },
  hugs: { right: [66, -32, -16, -46], left: [66, -40, -16, -58] },
  lands: { right: [60, -30, 30, -8], left: "mirror" },
  kneads: { right: [66, -44, 34, -40], left: [60, -26, 30, -14] },
  "reads the wrist": { right: [62, -14, 26, -22], left: [66, -20, -6, -54] },
  pours: { right: [70, -50, 62, -88], left: [62, -30, 44, -46] },
} as const satisfies { [name: string]: Reach };

export type Gesture = keyof typeof REACHES;

/** Which front paws a gesture needs. */
export function busyPaws(gesture: Gesture): "right" | "both" {
  return "left" in REACHES[gesture] ? "both" : "right";
}

/** Whether a cat with this gesture needs more room around it. */
export function reachesFar(gesture: Gesture): boolean {
  const {
    right: [elbowX, , pawX, pawY],
  }: Reach = REACHES[gesture];
  return Math.max(elbowX, pawX) > 95 || pawY < -120;
}

/** What an arm is made of. */
export interface Sleeve {
  cloth: string;
  width: number;
  shoulder: readonly [x: number, y: number];
  paws: string;
}

export const furSleeve = (coat: Coat, paws: string): Sleeve => ({
  cloth: coat.base,
  width: 15,
  shoulder: [25, -62],
  paws,
});
export const robeSleeve = (cloth: string, paws: string): Sleeve => ({ cloth, width: 23, shoulder: [34, -60], paws });

/** The arms of a gesture, over a sitting cat. */
export function arms(gesture: Gesture, sleeve: Sleeve): string {
  const { right, left }: Reach = REACHES[gesture];
  const other = left === "mirror" ? right : left;
  return (other ? `<g transform="scale(-1 1)">${arm(other, sleeve)}</g>` : "") + arm(right, sleeve);
}

function arm([elbowX, elbowY, pawX, pawY]: Arm, { cloth, width, shoulder: [x, y], paws }: Sleeve): string {
  const away = Math.atan2(pawY - elbowY, pawX - elbowX);
  const [cuffX, cuffY] = [pawX - Math.cos(away) * 9, pawY - Math.sin(away) * 9].map((value) =>
    Number(value.toFixed(1)),
  );
  const d = `M${x} ${y} Q${elbowX} ${elbowY} ${cuffX} ${cuffY}`;
  const toes = drawn("M-4.5 -11 v6 M4.5 -11 v6", 2);
  const paw = ellipse(0, 0, 12, 11.5, paws, 2.6) + toes;
  return (
    drawn(d, width + 5) +
    drawn(d, width, cloth) +
    `<g transform="translate(${pawX} ${pawY}) rotate(${((away * 180) / Math.PI + 90).toFixed(0)})">${paw}</g>`
  );
}

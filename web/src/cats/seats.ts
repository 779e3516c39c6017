/** The twelve seats: a colour and a pattern, which is not optional. */

import { remembered } from "../art/memory.ts";
import { INK, newId, picture } from "./pen.ts";

interface SeatLook {
  colour: string;
  mark: (ink: string) => string;
  dark: boolean; // the pattern is ink, else cream
}

const line = (d: string, width: number) => (ink: string) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
const shape = (d: string) => (ink: string) => `<path d="${d}" fill="${ink}"/>`;
const seat = (colour: string, dark: boolean, mark: (ink: string) => string): SeatLook => ({
  colour,
  dark,
  mark,
});

export const SEATS: readonly SeatLook[] = [
  seat("#3E7FDD", false, () => ""),
  seat("#B64005", false, line("M-2 12 L12 -2 M-2 2 L2 -2 M8 12 L12 8", 2.6)),
  seat("#DFA646", true, shape("M5 2.7 a2.3 2.3 0 1 0 .1 0Z")),
  seat("#186C6A", false, line("M0 3 L5 8 L10 3", 2.2)),
  seat("#ACA0FE", true, shape("M0 0H5V5H0Z M5 5H10V10H5Z")),
  seat("#EC6D8E", true, shape("M5 .8 L6.2 3.8 L9.3 4 L6.9 6 L7.7 9 L5 7.3 L2.3 9 L3.1 6 L.7 4 L3.8 3.8Z")),
  seat("#6C2D1C", false, line("M0 5 Q2.5 1 5 5 T10 5", 2)),
  seat("#2CABC3", true, shape("M5 1.5 L8.5 5 L5 8.5 L1.5 5Z")),
  seat("#859330", true, line("M3 0 L7 5 L3 10", 2.2)),
  seat("#4F3659", false, line("M5 2V8M2 5H8", 2.2)),
  seat("#FDC58E", true, shape("M5 8.5 C0 5 2 1.5 5 3.6 C8 1.5 10 5 5 8.5Z")),
  seat("#D0BBC9", true, shape("M1 5 Q4 1.5 7 5 L9.5 3 V7 L7 5 Q4 8.5 1 5Z")),
];

export function seatLook(seatNumber: number): SeatLook {
  return SEATS[seatNumber % SEATS.length] as SeatLook;
}

/** The address of a tile of the seat's pattern, for bands. */
export function seatTile(seatNumber: number): string {
  return remembered("seat-tile", seatNumber, () => {
    const [definition, fill] = seatPattern(seatNumber, 1);
    return picture(`<defs>${definition}</defs><rect width="10" height="10" fill="${fill}"/>`, "0 0 10 10");
  });
}

/** A pattern to fill with: its definition, and how to name it. */
export function seatPattern(seatNumber: number, scale = 1): [definition: string, fill: string] {
  const { colour, mark, dark } = seatLook(seatNumber);
  const id = newId();
  const ink = mark(dark ? INK : "#FFF6E4");
  return [
    `<pattern id="${id}" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">` +
      `<rect width="10" height="10" fill="${colour}"/><g opacity="${dark ? 0.55 : 0.62}">${ink}</g></pattern>`,
    `url(#${id})`,
  ];
}

/** What a mat looks like with nothing on it: a grid of whole tiles, and a dot in every half step. */

import { remembered } from "../../art/memory.ts";
import { picture } from "../../cats/pen.ts";
import { COLUMNS, MAT_HEIGHT, MAT_WIDTH, middleOf, nameOf, ROWS, STEP } from "./lattice.ts";

const n = (value: number): string => value.toFixed(3);

export function matGround(): string {
  return remembered("paw-mat", "", () => {
    let hexagons = "";
    let dots = "";
    for (let row = 0; row < ROWS; row += 1) {
      for (let column = 0; column < COLUMNS; column += 1) {
        const { x, y } = middleOf(nameOf({ column, row }));
        if (row % 2 === 0 && (column - ((row / 2) % 2)) % 2 === 0)
          hexagons += `M${n(x - STEP)} ${n(y + 0.5)}v-1l${n(STEP)} -.5l${n(STEP)} .5v1l${n(-STEP)} .5Z`;
        else dots += `M${n(x)} ${n(y)}h.001`;
      }
    }
    const lines = `<path d="${hexagons}" fill="none" stroke="#BBDCC9" stroke-width=".055" stroke-linejoin="round"/>`;
    return picture(
      `${lines}<path d="${dots}" stroke="#BBDCC9" stroke-width=".11" stroke-linecap="round"/>`,
      `0 0 ${n(MAT_WIDTH)} ${n(MAT_HEIGHT)}`,
    );
  });
}

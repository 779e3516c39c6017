/** The poses that can be drawn. Calm ones are always there; the lively ones come with the games (`poses/lively.ts`). */

import type { Build, Pose } from "./coats.ts";
import { loose, type Piece } from "./piece.ts";
import type { Fur } from "./poses/fur.ts";
import { LOAF_STRIPES, loafing, SLEEP_STRIPES, sleeping } from "./poses/resting.ts";
import { SIT_STRIPES, sitting } from "./poses/sitting.ts";

/** Where a sitting cat has its front paws; those that are away are drawn by a prop. */
export type FrontPaws = "down" | "up" | "right away" | "both away";

export interface PoseDrawing {
  stripes: string; // of a tabby
  draw: (fur: Fur, build: Build, paws: FrontPaws) => Piece;
}

const HEAD_ONLY: PoseDrawing = { stripes: "", draw: () => loose("") };
const known = new Map<Pose, PoseDrawing>([
  ["sit", { stripes: SIT_STRIPES, draw: sitting }],
  ["loaf", { stripes: LOAF_STRIPES, draw: loafing }],
  ["sleep", { stripes: SLEEP_STRIPES, draw: sleeping }],
  ["peek", HEAD_ONLY],
  ["head", HEAD_ONLY],
]);

export function learn(pose: Pose, drawing: PoseDrawing): void {
  known.set(pose, drawing);
}

export function drawingOf(pose: Pose): PoseDrawing {
  const drawing = known.get(pose);
  if (drawing === undefined) throw new Error(`the pose ${pose} is drawn by poses/lively.ts, which nobody imported`);
  return drawing;
}

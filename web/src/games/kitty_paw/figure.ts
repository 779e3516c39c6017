/** A figure of pieces, as a card shows it or as it lies on a mat: where each is, and how large it all is. */

import type * as KittyPaw from "../../generated/games/kitty_paw.ts";
import { cellOf, pointOf, type Slanted, slantedOf, STEP, toOtherHalf } from "./lattice.ts";
import type { PieceView } from "./strokes.ts";

export interface Laid {
  piece: string;
  face: string;
  turn: number;
  symbol: string | null;
  x: number;
  y: number;
}

export interface Drawn {
  pieces: readonly Laid[];
  width: number;
  height: number;
}

type Lying = Slanted & { piece: string; face: string; turn: number; symbol: string | null };

export function figureOfCard({ pieces, symbol }: KittyPaw.CardView): Drawn {
  return drawnFrom(pieces.map((piece) => ({ ...piece, symbol: piece.piece === "symbol" ? symbol : null })));
}

export function figureOfMat(mat: readonly PieceView[]): Drawn {
  return drawnFrom(mat.map((piece) => ({ ...piece, ...slantedOf(cellOf(piece.cell ?? "a1")) })));
}

function drawnFrom(lying: readonly Lying[]): Drawn {
  const [xs, ys]: [number[], number[]] = [[], []];
  const reaches = (x: number, y: number, across: number, down: number): void => {
    xs.push(x - across, x + across);
    ys.push(y - down, y + down);
  };
  const laid = lying.map(({ piece, face, turn, symbol, q, r }) => {
    const { x, y } = pointOf({ q, r });
    if (piece === "box") reaches(x, y, face === "vertical" ? 1.3 : 1.7, face === "vertical" ? 1.7 : 1.3);
    else reaches(x, y, STEP, 1);
    if (piece === "bobtail") {
      const half = pointOf(toOtherHalf(turn));
      reaches(x + half.x, y + half.y, STEP, 1);
    }
    return { piece, face, turn, symbol, x, y };
  });
  if (laid.length === 0) return { pieces: [], width: 0, height: 0 };
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    pieces: laid.map((piece) => ({ ...piece, x: piece.x - left, y: piece.y - top })),
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
  };
}

export type Corner = "lower right" | "upper right" | "lower left";

/** The corner of a card where words hide nothing of its figure, which lies in the middle of it. */
export function freeCorner({ pieces, width, height }: Drawn, room: { width: number; height: number }): Corner {
  const [left, top] = [(room.width - width) / 2, (room.height - height) / 2];
  const [across, down] = [2.6, 3.3]; // radii that the words take, with half of what may lie beside them
  const isFree = (x: number, y: number): boolean =>
    pieces.every((laid) => Math.abs(left + laid.x - x) > across || Math.abs(top + laid.y - y) > down);
  if (isFree(room.width, room.height)) return "lower right";
  return isFree(room.width, 0) ? "upper right" : isFree(0, room.height) ? "lower left" : "lower right";
}

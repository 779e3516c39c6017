/**
 * What the table will look like once our own strokes have arrived there. The server has the last word:
 * a stroke that is refused was never in its view, and what was foretold of it is gone.
 */

import type * as KittyPaw from "../../generated/games/kitty_paw.ts";

export type View = KittyPaw.KittyPawView;
export type SeatView = KittyPaw.SeatView;
export type PieceView = KittyPaw.PieceView;

/** The view after these moves of a seat, as far as it can be foretold. */
export function foretold(view: View, seat: number, moves: readonly string[]): View {
  return moves.reduce((now, move) => after(now, seat, move), view);
}

function after(view: View, number: number, move: string): View {
  const seat = view.seats[number];
  if (seat === undefined) return view;
  const [verb = "", what = ""] = move.split(" ");
  const becomes = (change: Partial<SeatView>): View => ({
    ...view,
    seats: view.seats.map((one) => (one === seat ? { ...one, ...change } : one)),
  });
  const { paw } = seat;
  switch (verb) {
    case "paw":
      return becomes({ ready: true });
    case "take":
      return taken(view, seat, Number(what));
    case "lift":
      return paw === null && seat.peeking === null ? becomes(lifted(seat, what)) : view;
    case "turn":
      return paw === null || paw.piece === "box"
        ? view
        : becomes({ paw: { ...paw, turn: (paw.turn + (what === "left" ? 5 : 1)) % 6 } });
    case "flip":
      return paw === null || paw.piece === "symbol"
        ? view
        : becomes({
            paw: { ...paw, face: flipped(paw.face) },
            box: paw.piece === "box" ? { ...seat.box, side: flipped(paw.face) } : seat.box,
          });
    case "place":
      if (paw === null) return view;
      return becomes({
        paw: null,
        mat: [...seat.mat, { ...paw, cell: what }],
        box: paw.piece === "box" ? { ...seat.box, placed: true } : seat.box,
        stray: paw.stray ? "mat" : seat.stray,
      });
    case "home":
      return paw === null ? view : becomes({ paw: null, stray: paw.stray ? null : seat.stray });
    case "shut":
      return becomes({ peeking: null });
    default:
      return view; // who is first at a card, what a box hides and what Meow! brings, nobody can foretell
  }
}

function taken(view: View, seat: SeatView, spot: number): View {
  const tile = view.spots[spot - 1];
  if (tile == null || seat.peeking !== null || (seat.paw !== null && !seat.paw.stray)) return view;
  const mat = seat.mat.filter((piece) => !piece.stray);
  const stray = !isAskedFor(seat, tile.kind);
  const paw: PieceView = { piece: tile.kind, cell: null, face: tile.face, turn: tile.turn, symbol: null, stray };
  return {
    ...view,
    spots: view.spots.map((one, at) => (at === spot - 1 ? null : one)),
    seats: view.seats.map((one) => (one === seat ? { ...seat, paw, mat, stray: stray ? "paw" : null } : one)),
  };
}

/** Its kind is on the card and not yet on the mat. */
function isAskedFor({ card, mat }: SeatView, kind: string): boolean {
  return (
    card !== null &&
    card.pieces.some(({ piece }) => piece === kind) &&
    !mat.some(({ piece, stray }) => piece === kind && !stray)
  );
}

function lifted(seat: SeatView, what: string): Partial<SeatView> {
  const found = [...seat.mat]
    .reverse()
    .find(({ piece, stray }) => (what === "stray" ? stray : piece === what && !stray));
  if (found !== undefined) {
    const box = what === "box" ? { ...seat.box, placed: false } : seat.box;
    return {
      paw: { ...found, cell: null },
      mat: seat.mat.filter((piece) => piece !== found),
      box,
      stray: found.stray ? "paw" : seat.stray,
    };
  }
  if (what !== "box" || seat.box.placed) return {};
  return { paw: { piece: "box", cell: null, face: seat.box.side, turn: 0, symbol: null, stray: false } };
}

function flipped(face: string): string {
  return { back: "belly", belly: "back", horizontal: "vertical", vertical: "horizontal" }[face] ?? face;
}

/** The word by which a piece of one's own mat is lifted. */
export function liftOf({ piece, stray }: PieceView): string {
  return `lift ${stray ? "stray" : piece}`;
}

/** Whether a seat's Box card lies before it. */
export function boxWaits(seat: SeatView): boolean {
  return !seat.box.placed && seat.paw?.piece !== "box";
}

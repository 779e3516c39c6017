/** A big cat's advice as it is shown here: something glows, and the words say what. */

import type { Choice } from "../../table/board.ts";
import { kittyPaw as t } from "../../texts/kittyPaw.ts";
import type { SeatView, View } from "./strokes.ts";

/** Null: there is none, or things have changed since it was given. */
export function pointedAt(view: View, seat: SeatView, hint: Choice | null): Choice | null {
  if (hint === null) return null;
  const { move } = hint;
  const [verb = "", what = ""] = move.split(" ");
  switch (verb) {
    case "take": {
      const tile = view.spots[Number(what) - 1];
      return tile == null ? null : { move, words: t.hint.take(tile.kind) };
    }
    case "grab":
      return view.row[Number(what) - 1] == null ? null : { move, words: t.hint.grab };
    case "peek":
      return { move, words: t.hint.peek };
    case "place":
      return seat.paw === null ? null : { move, words: t.hint.place };
    case "turn":
    case "flip":
    case "home":
      return seat.paw === null ? null : hint;
    default:
      return hint;
  }
}

/** The last thing that a paw did, in a few words or in one. */

import type { GameEvent } from "../../table/board.ts";
import { kittyPaw as t } from "../../texts/kittyPaw.ts";

export function doingOf(event: GameEvent, briefly: boolean): string {
  const { doing, briefly: brief } = t;
  switch (event.event) {
    case "paw":
      return doing.ready;
    case "grabbed":
    case "given":
      return briefly ? brief.grabbed : doing.grabbed;
    case "took":
      return briefly ? brief.took : doing.took(String(event["kind"]));
    case "ran_home":
      return briefly ? brief.ranHome : doing.ranHome(String(event["kind"]));
    case "lifted":
      return briefly ? brief.lifted : doing.lifted(String(event["piece"]));
    case "placed":
      return briefly ? brief.placed : doing.placed(String(event["piece"]));
    case "home":
      return briefly ? brief.home : doing.home(String(event["piece"]));
    case "turned":
      return doing.turned;
    case "flipped":
      return doing.flipped;
    case "peeked":
      return briefly ? brief.peeked : doing.peeked;
    case "shut":
      return briefly ? brief.shut : doing.shut;
    case "kept":
      return briefly ? brief.kept : doing.kept(String(event["symbol"]));
    case "slipped":
      return briefly ? brief.slipped : doing.slipped;
    case "called":
      return doing.called;
    case "answered":
      return doing.answered;
    case "false_start":
      return doing.falseStart;
    case "released":
      return doing.released;
    default:
      return "";
  }
}

/** Between players on one device: nobody sees the other's hand. */

import { catPicture } from "../cats/cat.ts";
import { looks } from "../cats/coats.ts";
import { button, image, make } from "../dom.ts";
import type { SeatInfo } from "../wire.ts";

/** Covers the page until the one who is named says to be there. */
export function curtain(seat: SeatInfo, isHere: () => void): HTMLDialogElement {
  const name = seat.name || `Seat ${seat.seat + 1}`;
  const dialog = make("dialog", { class: "curtain", "aria-label": `For ${name} only` });
  const open = (): void => {
    dialog.close();
    dialog.remove();
    isHere();
  };
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.append(
    image(catPicture({ ...looks(seat.cat ?? ""), pose: "peek", mood: "calm" }), "curtain-cat"),
    make("h1", {}, `${name}’s turn`),
    make("p", {}, "The others look away."),
    button(`I am ${name}`, open, "button button--big"),
  );
  return dialog;
}

/** How a card is shown in a list of cards. */

export interface CardView {
  /** its width in pixels */
  width: number;
  /** its width divided by its height */
  ratio: number;
  /** what is printed on it and need not be written below it */
  prints: "all" | "title" | "nothing";
}

/** Our five boxes, as they stand on the shelf, from the left. */
export const BOXES = ["kibble-scuffle", "kitty-paw", "tem-purr-a", "cat-lady", "meow"] as const;

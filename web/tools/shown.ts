/** A picture in the gallery. */
export interface Shown {
  name: string;
  src?: string;
  width?: number;
  html?: string;
}

export const shown = (name: string, src: string, width = 110): Shown => ({ name, src, width });

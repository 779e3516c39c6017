/** How large cards can be so that all of them find room. */

export interface Fit {
  columns: number;
  width: number;
}

/** The widest cards of this shape (height by width) of which `count` lie in rows within a field. */
export function fitted(
  count: number,
  field: { width: number; height: number },
  shape: number,
  gap: number,
  most: number,
): Fit {
  let best: Fit = { columns: Math.max(1, count), width: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const wide = (field.width - gap * (columns - 1)) / columns;
    const high = (field.height - gap * (rows - 1)) / rows / shape;
    const width = Math.min(most, wide, high);
    if (width > best.width + 0.5) best = { columns, width };
  }
  return { ...best, width: Math.floor(best.width) };
}

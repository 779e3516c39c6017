/** Apply the changes between two views: paths and their new values. */

export type Path = readonly (string | number)[];
export type Changes = readonly (readonly [Path, unknown])[];

/** Return the view with the changes applied. The old view is not modified; unchanged parts are shared. */
export function applied(view: unknown, changes: Changes): unknown {
  return changes.reduce((before, [path, value]) => replaced(before, path, value), view);
}

function replaced(whole: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(whole) && typeof step === "number" && step < whole.length) {
    const copy: unknown[] = [...whole];
    copy[step] = replaced(copy[step], rest, value);
    return copy;
  }
  if (isObject(whole) && typeof step === "string" && Object.hasOwn(whole, step)) {
    return { ...whole, [step]: replaced(whole[step], rest, value) };
  }
  throw new RangeError(`the view has no place ${JSON.stringify(path)}`);
}

function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

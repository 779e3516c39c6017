/** Python in a worker of the page, as the page itself starts it. */

import type { Page } from "@playwright/test";

/** The part of the page's own class that is used here. */
interface Worker {
  call(module: string, name: string, argument: string): Promise<unknown>;
  stop(): void;
}

/** What the expressions are worth, one after the other; the page need not be online. */
export async function inPython(page: Page, expressions: readonly string[]): Promise<string[]> {
  return page.evaluate(async (expressions) => {
    const list = await caches.match("/offline/kit.json");
    const { files } = (await list?.json()) as { files: { name: string }[] };
    const script = files.find(({ name }) => /^assets\/pythonWorker-.*\.js$/.test(name));
    if (script === undefined) throw new Error("the kit has no script that starts Python");
    const exported = Object.values((await import(`/${script.name}`)) as Record<string, unknown>); // under short names
    const isWorker = (value: unknown): boolean => typeof value === "function" && "call" in (value.prototype ?? {});
    const python = new (exported.find(isWorker) as new () => Worker)();
    const results: string[] = [];
    for (const expression of expressions)
      results.push(String(await python.call("pyodide.code", "eval_code", `str(${expression})`)));
    python.stop();
    return results;
  }, expressions);
}

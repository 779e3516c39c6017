/** Where in the page's folder the files are that Python is started from; `web/tools/offlineKit.ts` knows it when the page is built. */
export interface KitPython {
  /** The folder of Pyodide's own files. */
  runtime: string;
  /** The standard library. */
  library: string;
  /** Archives for the folder of installed packages. */
  packages: string[];
  /** Pyodide's list of packages, as JSON. */
  lock: string;
}

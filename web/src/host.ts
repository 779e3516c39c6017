/** Who serves the page: our server, or any host of files (`make site`). There this device answers all requests itself. */

export const isStatic = import.meta.env?.MODE === "site"; // unit tests have no such settings

/** The whole address of a file of the page, wherever its folder is. */
export function fileAddress(name: string): string {
  return new URL(name, new URL(import.meta.env.BASE_URL, document.baseURI)).href;
}

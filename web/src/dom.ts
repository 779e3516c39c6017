/** Making elements. Text only ever goes in as text. */

type Child = Node | string | number | null | undefined | false;
export type Children = Child | readonly Child[];

interface Attributes {
  class?: string;
  [name: string]: string | number | boolean | ((event: never) => void) | null | undefined;
}

/** An element; `on…` are listeners, false and null leave an attribute out, true sets it empty. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Children[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value == null || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), value as (event: Event) => void);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  add(element, ...children);
  return element;
}

export function add(parent: Element, ...children: Children[]): void {
  for (const child of children.flat() as Child[]) {
    if (child == null || child === false) continue;
    parent.append(typeof child === "number" ? String(child) : child);
  }
}

/** Put these in place of what is there. */
export function fill(parent: Element, ...children: Children[]): void {
  parent.replaceChildren();
  add(parent, ...children);
}

/** A picture that says nothing to who cannot see it, unless it has a text. */
export function image(source: string, className: string, text = ""): HTMLImageElement {
  return make("img", { src: source, alt: text, class: className, draggable: "false" });
}

/** A button. */
export function button(
  text: Children,
  act: () => void,
  className = "button",
  more: Attributes = {},
): HTMLButtonElement {
  return make("button", { type: "button", class: className, onclick: () => act(), ...more }, text);
}

/** A link within the page. */
export function link(href: string, text: Children, className = "link"): HTMLAnchorElement {
  return make("a", { href, class: className, "data-inside": true }, text);
}

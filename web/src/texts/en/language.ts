/** The language of this page, as browsers and the server call it. */

export const language: string = "en";

/** What looks like words in the sources of Kibble Scuffle and is none that a person meets. */

export const noWords = [{ what: "the name of a drawing that is kept", matches: /^kibble portrait$/ }];

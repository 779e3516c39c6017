// On a host of files: choose the language, as the server would, by what was chosen or by what the browser prefers.
// language.ts writes the cookie; tools/site.ts fills in what each language has.
{
  const choices = CHOICES;
  const chosen = /(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1];
  const wanted = [chosen, ...navigator.languages].filter(Boolean).flatMap((name) => [name, name.split("-")[0]]);
  const language = wanted.find((name) => Object.hasOwn(choices, name)) ?? "en";
  document.documentElement.lang = language;
  const { fonts, manifest } = choices[language];
  for (const [rel, file] of [
    ["stylesheet", fonts],
    ["manifest", manifest],
  ])
    document.head.append(Object.assign(document.createElement("link"), { rel, href: `./${file}` }));
}

/** The placeholders in a text, each once: `{count}`, and `{draftDays}` of a template literal. */
export const placeholdersOf = (text: string): string[] => distinct(text.match(/\{[^{}]+\}/g));

/** What a translation has to keep: the placeholders and the tags, each once, in a fixed order. */
export const marksOf = (text: string): string =>
  [...placeholdersOf(text), ...distinct(text.match(/<\/?\w+>/g))].join(" ");

const distinct = (found: readonly string[] | null): string[] => [...new Set(found)].sort();

/** First letters of the first and last name: "Wanjiku Mwangi" is WM. */
export function initialsOf(name: string): string {
  // What stands in brackets is said about somebody, "(sample)", and no name.
  const words = name.split(/\s+/).filter((word) => word !== "" && !word.startsWith("("));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? "")[0])
    .join("")
    .toUpperCase();
}

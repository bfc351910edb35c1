/** First letters of the first and last name: "Wanjiku Mwangi" is WM. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? "")[0])
    .join("")
    .toUpperCase();
}

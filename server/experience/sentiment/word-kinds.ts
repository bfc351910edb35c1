const minRootLength = 3;

/** Which of several lists a word is in, by their notation: `word`, `beginning-`, `-within-`. */
export interface WordLists {
  size: number;
  /** A bit for each list. */
  of(word: string): number;
}

/** The lists in the notation of `lexicon.ts`, ready to look words up. At most 31 lists. */
export function wordLists(lists: readonly string[]): WordLists {
  const whole = new Map<string, number>();
  const beginnings = new Map<string, number>();
  const roots = new Map<string, number>();
  lists.forEach((list, place) => {
    for (const entry of list.split(/\s+/).filter(Boolean)) {
      const [kept, key] =
        entry.startsWith("-") && entry.length > minRootLength
          ? [roots, entry.replace(/^-|-$/g, "")]
          : entry.endsWith("-")
            ? [beginnings, entry.slice(0, -1)]
            : [whole, entry];
      kept.set(key, (kept.get(key) ?? 0) | (1 << place));
    }
  });
  const longest = Math.max(0, ...[...beginnings.keys(), ...roots.keys()].map(({ length }) => length));
  return {
    size: lists.length,
    of(word) {
      let bits = whole.get(word) ?? 0;
      const read = word.slice(0, 40);
      for (let length = 2; length <= longest && length <= read.length; length += 1) {
        bits |= beginnings.get(read.slice(0, length)) ?? 0;
        if (length < minRootLength) continue;
        // A root has something before it, or the word would stand in the list.
        for (let start = 0; start + length <= read.length; start += 1) {
          bits |= roots.get(read.slice(start, start + length)) ?? 0;
        }
      }
      return bits;
    },
  };
}

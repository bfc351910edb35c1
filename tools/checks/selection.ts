import path from "node:path";

/** The tests that belong to a change, as paths from the project's root. */
export interface Selection {
  /** Unit and database tests. */
  tests: string[];
  journeys: string[];
  /** What was named and is not a test: sources, whose format and lint are looked at too. */
  sources: string[];
}

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
export const isJourney = (file: string): boolean => /^e2e\/.*\.e2e\.ts$/.test(file);
const isSource = (file: string): boolean => /\.(tsx?|mjs)$/.test(file) && !isTest(file) && !isJourney(file);

/** `jobs` of `server/recruitment/jobs/jobs.service.ts`: what the file is about. */
const topicOf = (file: string): string => path.posix.basename(file).split(".")[0] ?? "";

/** The tests beside a source: those of its topic, or else those of its folder. */
function besideSource(source: string, files: readonly string[]): string[] {
  const folder = path.posix.dirname(source);
  const beside = files.filter((file) => isTest(file) && path.posix.dirname(file) === folder);
  const own = beside.filter((file) => topicOf(file) === topicOf(source));
  return own.length > 0 ? own : beside;
}

function matching(word: string, files: readonly string[]): string[] {
  if (files.includes(word)) return isSource(word) ? [word, ...besideSource(word, files)] : [word];
  const folder = `${word.replace(/\/+$/, "")}/`;
  const inFolder = files.filter((file) => file.startsWith(folder));
  if (inFolder.length > 0) return inFolder;
  const wanted = word.toLowerCase();
  return files.filter((file) => !isSource(file) && file.toLowerCase().includes(wanted));
}

/**
 * What `npm test -- <words>` runs. A word is a test, a source (the tests beside it), a folder (all beneath it)
 * or a part of the path of tests.
 * @param words as typed; `./` in front and `\` between folders are understood
 * @param files every file of the project, from its root, with `/` between folders
 * @returns the selection, and the words that nothing matches
 */
export function select(
  words: readonly string[],
  files: readonly string[],
): Selection & { unmatched: string[] } {
  const found = new Set<string>();
  const unmatched: string[] = [];
  for (const typed of words) {
    const word = path.posix.normalize(typed.replaceAll("\\", "/"));
    const matched = matching(word, files);
    if (!matched.some((file) => isTest(file) || isJourney(file))) unmatched.push(typed);
    for (const file of matched) found.add(file);
  }
  const all = [...found].sort();
  return {
    tests: all.filter(isTest),
    journeys: all.filter(isJourney),
    sources: all.filter(isSource),
    unmatched,
  };
}

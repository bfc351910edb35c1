/** A comment is read so far and no further; what the survey takes is as long. */
export const maxCommentLength = 2_000;

/** A comment as it is read: lower case, one way of writing what has many, and what its writing alone shows. */
export interface NormalText {
  tokens: readonly string[];
  /** Whether a sentence, a clause or the comment ends behind the token of the same index. */
  ends: readonly boolean[];
  questions: number;
  exclamations: number;
  /** Whether most letters are capitals, in a comment of more than a word or two. */
  shouted: boolean;
}

const tokenPattern = /[\p{L}\p{N}*#'’]+(?:[-/][\p{L}\p{N}]+)*|\p{Extended_Pictographic}|[?!.,;:…]+/gu;
const isWord = /[\p{L}\p{N}]/u;
const capital = /\p{Lu}/u;
const small = /\p{Ll}/u;

function wordOf(raw: string): string {
  const word = raw
    .replace(/[’']/g, "")
    .replace(/(\p{L})\1{2,}/gu, "$1$1")
    .replace(/^m[-/ ]?pesa$/, "mpesa")
    .replace(/^check[-/]off$/, "checkoff")
    .replace(/^pay[-/]bill$/, "paybill");
  if (/^\p{N}+$/u.test(word)) return "0";
  return word.replace(/\p{N}+/gu, "0");
}

/** Takes a comment apart. Longer ones are cut off. */
export function normalise(comment: string): NormalText {
  const text = comment.slice(0, maxCommentLength).normalize("NFKC");
  const joined = text
    .toLowerCase()
    .replace(/\bm[ ]pesa\b/g, "mpesa")
    .replace(/\bcheck[ ]off\b/g, "checkoff")
    .replace(/\bpay[ ]bill\b/g, "paybill")
    .replace(/\btop[ ]up\b/g, "topup");
  const tokens: string[] = [];
  const ends: boolean[] = [];
  let questions = 0;
  let exclamations = 0;
  for (const [raw] of joined.matchAll(tokenPattern)) {
    if (isWord.test(raw) || /\p{Extended_Pictographic}/u.test(raw)) {
      const parts = raw.includes("/") ? raw.split("/") : [raw];
      for (const part of parts) {
        tokens.push(wordOf(part));
        ends.push(false);
      }
    } else {
      if (raw.includes("?")) questions += 1;
      if (raw.includes("!")) exclamations += 1;
      if (ends.length > 0) ends[ends.length - 1] = true;
    }
  }
  let capitals = 0;
  let smalls = 0;
  for (const character of text) {
    if (capital.test(character)) capitals += 1;
    else if (small.test(character)) smalls += 1;
  }
  return { tokens, ends, questions, exclamations, shouted: capitals > 6 && capitals > 2 * smalls };
}

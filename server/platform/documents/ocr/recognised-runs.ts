import type { TextRun } from "../pdf/runs.ts";
import type { RecognisedLine, RecognisedWord } from "./recogniser.ts";

/** A recognised row of letters is this part of the font size high: from the top of `d` to the foot of `p`. */
const rowPerSize = 0.92;
/** Letters below this are specks, rules and stamps more often than words; signs are always unsure. */
const leastConfidence = 0.25;
/** What a list mark is recognised as; letters among them only count at the start of a line. */
const mark = /^(?:[•*«»©®°¢¥§·~=+<>¤]|«=)$/;
const markLookalike = /^[eo@.-]$/;
/** How far from a list mark its text may begin, and how wide the mark may be, in font sizes. */
const markReach = 3;
const markWidth = 1.1;

interface Line {
  words: RecognisedWord[];
  x: number;
  right: number;
  baseline: number;
  size: number;
}

/**
 * Recognised lines as the runs that a PDF with text would give, one a word.
 * @param pointsPerPixel Scale of the picture.
 */
export function runsFromLines(recognised: RecognisedLine[], pointsPerPixel: number): TextRun[] {
  const lines = recognised.flatMap((line) => lineOf(line));
  return lines.flatMap((line) => {
    const marked = startsWithMark(line) || isLoneMark(line, lines);
    return line.words.map((word, index) => ({
      text:
        (index === 0 && marked) || mark.test(word.text)
          ? "•"
          : isLetterI(line.words, index)
            ? "I"
            : cleanWord(word.text),
      x: word.x * pointsPerPixel,
      y: line.baseline * pointsPerPixel,
      width: word.width * pointsPerPixel,
      size: Math.round(2 * line.size * pointsPerPixel) / 2,
      bold: false,
    }));
  });
}

/** Mean confidence of the words, weighted by their length; 0 without words. */
export function meanConfidence(lines: RecognisedLine[]): number {
  const words = lines.flatMap((line) => line.words);
  const length = words.reduce((sum, word) => sum + word.text.length, 0);
  if (length === 0) return 0;
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / length;
}

function lineOf({ words: all, rowHeight, baseline }: RecognisedLine): Line[] {
  const words = all.filter((word) => word.confidence >= leastConfidence || /^[^\p{L}\d]+$/u.test(word.text));
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return [];
  return [{ words, x: first.x, right: last.x + last.width, baseline, size: rowHeight / rowPerSize }];
}

const startsWithMark = ({ words: [first, second] }: Line) =>
  first !== undefined && second !== undefined && markLookalike.test(first.text);

/** A mark set so far from its text that it was recognised on its own: `LJ` for a square. */
function isLoneMark(line: Line, lines: Line[]): boolean {
  const [word, ...more] = line.words;
  if (!word || more.some(({ text }) => text !== word.text) || !/^\D{1,2}$/.test(word.text)) return false;
  return lines.some(
    (other) =>
      other.x > line.right &&
      other.x - line.right < markReach * other.size &&
      word.width < markWidth * other.size &&
      Math.abs(other.baseline - line.baseline) < 0.4 * other.size,
  );
}

/**
 * An upright stroke is the letter after a word that a number follows, and before a word of a sentence. After a
 * title it is one only at the end: `Loan Officer | Jamii SACCO` has two parts.
 */
function isLetterI(words: RecognisedWord[], index: number): boolean {
  if (words[index]?.text !== "|") return false;
  const before = words[index - 1]?.text ?? "";
  const after = words[index + 1]?.text;
  return (
    /^(?:grade|part|section|class|phase|stage|form|test|what|where|who)$/i.test(before) ||
    (/^(?:officer|clerk)$/i.test(before) && after === undefined) ||
    /^\p{Ll}{2,}[.,]?$/u.test(after ?? "")
  );
}

/** Mends what recognition confuses by the letters' shapes alone. */
function cleanWord(text: string): string {
  return (
    text
      // A long dash seen twice: `2019 —- 2021`.
      .replace(/[—–-]{2,}/g, "–")
      // The round of the sign in an e-mail address seen as a bracket: `hassan(@barua.example`.
      .replace(/[([{]@|@[)\]}]/g, "@")
      // A slash between two parts that lost the space before it: `Manager/ Hotel`.
      .replace(/^(\p{L}{3,})\/$/u, "$1 /")
      // No English or Kiswahili word begins with `l` and a consonant: `lnternet`, `lllustrator`.
      .replace(/^l(?=[b-df-hj-np-tv-z])/, "I")
      // Letters that look alike in both cases, inside a word in capitals: `UJuZI`.
      .replace(/^(?=(?:.*\p{Lu}){2})[\p{Lu}couvwxz]+$/u, (word) =>
        /^[BM]Sc$/.test(word) ? word : word.toUpperCase(),
      )
  );
}

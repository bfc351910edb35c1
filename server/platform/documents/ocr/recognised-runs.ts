import type { TextRun } from "../pdf/runs.ts";
import type { RecognisedLine, RecognisedWord } from "./recogniser.ts";

/** A recognised row of letters is this part of the font size high: from the top of `d` to the foot of `p`. */
const rowPerSize = 0.92;
/** Letters below this are specks, rules and stamps more often than words; signs are always unsure. */
const minConfidence = 0.25;
/** No speck looks like that: a word of several letters, a year, an e-mail address. */
const wellFormed =
  /^(?:(?:\p{Lu}?\p{Ll}{4,}|\p{Lu}{4,}|[couvwxz]\p{Lu}[\p{Lu}cijkopsuvwxyz]{2,}|[#*«»©®]?(?:19|20)\d\d)[.,:]?|[\w.+-]{3,}@[\w-]{2,}\.[\w.-]{2,})$/u;
/** What a list mark is recognised as; letters among them only count at the start of a line. */
const mark = /^(?:[•*«»©®°¢¥§·~=+<>¤]|«=)$/;
const markLookalike = /^(?:[eo@.-]|[eo]{2})$/;
/** A long dash between words, as it is recognised where print is coarse. */
const dashLookalike = /^(?:[~=¬]|[—–-]?[~=¬][—–-]?)$/;
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
      text: textOf(line.words, index, marked),
      x: word.x * pointsPerPixel,
      y: line.baseline * pointsPerPixel,
      width: word.width * pointsPerPixel,
      size: Math.round(2 * line.size * pointsPerPixel) / 2,
      bold: false,
    }));
  });
}

function textOf(words: RecognisedWord[], index: number, marked: boolean): string {
  const text = words[index]?.text ?? "";
  if (index === 0 && marked) return "•";
  if (index > 0 && index < words.length - 1 && dashLookalike.test(text)) return "–";
  if (mark.test(text)) return "•";
  if (isLetterI(words, index)) return "I";
  if (isLabel(words, index)) return text.replace(";", ":");
  return cleanWord(countedBy.test(words[index - 1]?.text ?? "") ? romanNumber(text) : text);
}

/** The colon of a label seen as a semicolon: `Full name; Jane Auma`. */
const isLabel = (words: RecognisedWord[], index: number) =>
  index < 3 &&
  /^\p{L}{2,};$/u.test(words[index]?.text ?? "") &&
  /^[\p{Lu}\d+]/u.test(words[index + 1]?.text ?? "") &&
  words.filter(({ text }) => text.includes(";")).length === 1;

/** Words that a number follows. */
const countedBy = /^(?:grade|part|section|class|phase|stage|form|level|division|module|test)$/i;

/** `Il` -> `II`: upright strokes after a word that a number follows. */
const romanNumber = (text: string) =>
  text.replace(/^[Il|1]{1,3}(?=[,.;:)]*$)/, (strokes) =>
    strokes === "1" ? strokes : "I".repeat(strokes.length),
  );

/** Mean confidence of the words, weighted by their length; 0 without words. */
export function meanConfidence(lines: RecognisedLine[]): number {
  const words = lines.flatMap((line) => line.words);
  const length = words.reduce((sum, word) => sum + word.text.length, 0);
  if (length === 0) return 0;
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / length;
}

function lineOf({ words: all, rowHeight, baseline }: RecognisedLine): Line[] {
  const words = all.filter(
    (word) =>
      word.confidence >= minConfidence || /^[^\p{L}\d]+$/u.test(word.text) || wellFormed.test(word.text),
  );
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
      .replace(/^l(?=[b-df-hj-np-tv-xz])/, "I")
      .replace(/^\[(?=\p{Lu}{2,}[,.]?$)/u, "I")
      // Two strokes: `Umoja Il`.
      .replace(/^I[l|](?=[,.;:)]*$)/, "II")
      // Letters that look alike in both cases, inside a word in capitals: `UJuZI`, `uJuzi`.
      .replace(/^(?=(?:.*\p{Lu}){2})[\p{Lu}couvwxz]+$|^[couvwxz]\p{Lu}[\p{Lu}cijkopsuvwxyz]{2,}$/u, (word) =>
        /^[BM]Sc$/.test(word) ? word : word.toUpperCase(),
      )
      // Letters that look like digits, inside a year, a phone number and between the digits of an address.
      .replace(
        /^(?=(?:.*\d){2})[12][\dOolI]{3}(?=[,.;:)]?$)|^(?=(?:.*\d){5})\+?[\dOolI()-]{7,}[,;.]?$/,
        asDigits,
      )
      // A list mark that clings to a year.
      .replace(/^[#*«»©®](?=(?:19|20)\d\d(?!\d))/, "")
      .replace(/^[^@\s]+@[^@\s]+$/, mendedEmail)
      // The abbreviations of school exams, with a bracket or a digit among their letters: `K.C.5.E`.
      .replace(/^K\.?C\.?[S5$]\.?E(?=\.?[,:;)]?$)/, (exam) => exam.replace(/[5$]/, "S"))
  );
}

const asDigits = (text: string) => text.replace(/[Oo]/g, "0").replace(/[lI]/g, "1");

/** Nobody writes a capital `I` inside an e-mail address, and a letter between digits is one: `jane0l@Ietters.example`. */
const mendedEmail = (text: string) =>
  text.replace(/(?<=\d)[OolI](?=[\d@])/g, asDigits).replace(/(?<=[@a-z])I(?=[a-z])/g, "l");

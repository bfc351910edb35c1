import { nearestHeadingWord } from "./headings.ts";
import type { ResumeLine } from "./resume-lines.ts";

/**
 * Mends headings of one word in capitals that recognition took for small letters: alone in their line, with
 * space above, and at most one letter off a word that headings are made of (`ujuzi`, `uiuzi` for `UJUZI`).
 * Only for the text of pictures.
 */
export const mendHeadings = (lines: ResumeLine[]): ResumeLine[] => lines.map(mended);

function mended(line: ResumeLine): ResumeLine {
  const [segment, ...more] = line.segments;
  if (!segment || more.length > 0 || line.bullet || line.gapBefore < 0.3) return line;
  const word = /^\p{Ll}{5,14}(?=:?$)/u.exec(line.text)?.[0];
  const heading = word ? nearestHeadingWord(word) : null;
  if (!heading) return line;
  const text = heading.toUpperCase();
  return { ...line, text, segments: [{ ...segment, text }] };
}

import { nearestHeadingWord } from "./headings.ts";
import { type ResumeLine, withText } from "./resume-lines.ts";

/** Mends, in the lines of pictures only, what recognition loses that the field's own words and forms show. */
export const repairScanText = (lines: ResumeLine[]): ResumeLine[] => lines.map(withDot).map(withHeading);

/** `Email: jane auma@barua.example` -> `jane.auma@barua.example`: no address has a space; the dot is what is small. */
function withDot(line: ResumeLine): ResumeLine {
  const text = line.text.replace(
    /((?:e-?mail(?: address)?|barua pepe)\s*:\s*[a-z\d]{2,20}) (?=[a-z\d_-]{1,30}@[a-z])/i,
    "$1.",
  );
  return text === line.text ? line : withText(line, text);
}

/**
 * Headings of one word in capitals that were taken for small letters: alone in their line, with space above,
 * and at most one letter off a word that headings are made of (`ujuzi`, `uiuzi` for `UJUZI`).
 */
function withHeading(line: ResumeLine): ResumeLine {
  const [segment, ...more] = line.segments;
  if (!segment || more.length > 0 || line.bullet || line.gapBefore < 0.3) return line;
  const word = /^\p{Ll}{5,14}(?=:?$)/u.exec(line.text)?.[0];
  const heading = word ? nearestHeadingWord(word) : null;
  return heading ? withText(line, heading.toUpperCase()) : line;
}

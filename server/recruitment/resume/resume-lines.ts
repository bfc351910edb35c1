import { upTo } from "#contract/recruitment/text-limits.ts";
import {
  type BlockColumn,
  type BlockKind,
  type DocumentText,
  joinSpacedLetters,
  type TextLine,
} from "#server/platform/documents/document-text.ts";

/** A line of a CV with where it stands. */
export interface ResumeLine extends TextLine {
  page: number;
  pageWidth: number;
  block: BlockKind;
  column: BlockColumn;
  /** First line of a page or of a column: what comes before it in reading order need not belong to it. */
  startsRegion: boolean;
}

/** No real CV comes near these; what goes beyond is left out, and the notice `truncated` says so. */
export const maxLines = 2_000;
/** Characters of a line, all its segments together. */
const maxLineLength = 1_500;

/** The lines of a document in reading order, with letter-spaced words joined. */
export function resumeLines(document: DocumentText): ResumeLine[] {
  const lines: ResumeLine[] = [];
  for (const page of document.pages) {
    for (const block of page.blocks) {
      for (const line of block.lines) {
        if (lines.length >= maxLines) return withoutNumbers(lines);
        const last = lines.at(-1);
        const startsRegion = !last || last.page !== page.number || last.column !== block.column;
        const gapBefore = startsRegion ? Math.max(line.gapBefore, 1) : line.gapBefore;
        const segments = boundedSegments(line.segments);
        const text = segments.map((segment) => segment.text).join("\t");
        lines.push({
          ...line,
          segments,
          text,
          gapBefore,
          page: page.number,
          pageWidth: page.width,
          block: block.kind,
          column: block.column,
          startsRegion,
        });
      }
    }
  }
  return withoutNumbers(lines);
}

/** As much of a line's segments as is read, without runs of spaces, which say nothing once a line is parted. */
function boundedSegments(segments: TextLine["segments"]): TextLine["segments"] {
  const texts = upTo(
    segments.map((segment) => segment.text),
    maxLineLength,
  );
  return segments.flatMap((segment, index) => {
    const text = joinSpacedLetters(texts[index] ?? "").replace(/ {2,}/g, " ");
    return index > 0 && text.trim() === "" ? [] : [{ ...segment, text }];
  });
}

const outlineNumber = /^\d{1,2}\.\d{1,2}\.?\s+(?=[\p{L}(])/u;

/** Takes the numbers off where a CV numbers its paragraphs: `2.1 March 2010`. */
function withoutNumbers(lines: ResumeLine[]): ResumeLine[] {
  if (lines.filter((line) => outlineNumber.test(line.text)).length < 4) return lines;
  return lines.map((line) =>
    outlineNumber.test(line.text) ? withText(line, line.text.replace(outlineNumber, "")) : line,
  );
}

/** A copy of the line with other text; its segments are what tabs separate, in their old places. */
export function withText(line: ResumeLine, text: string): ResumeLine {
  const parts = text.split("\t");
  const offset = line.segments.length - parts.length;
  const segments = parts.map((part, index) => {
    const old = line.segments[Math.max(0, index + offset)];
    return { x: old?.x ?? line.x, width: old?.width ?? 0, bold: old?.bold ?? line.bold, text: part };
  });
  return { ...line, text, segments, x: segments[0]?.x ?? line.x };
}

/** A copy of the line with other segments. */
export function withSegments(line: ResumeLine, segments: ResumeLine["segments"]): ResumeLine {
  return { ...line, segments, text: segments.map((segment) => segment.text).join("\t") };
}

/** First parts of words that are written with a hyphen: at the end of a line it stays. */
const hyphenated =
  /(?:^|[\s(/-])(?:self|non|co|well|high|low|long|short|full|part|cross|multi|pre|post|re|semi|micro|ex|in|on|off|up|end|user|data|state|hands|time|cost|day|face|follow|problem|decision|back|front|open|third|first|second|one|two|three)-$/i;

/** Two pieces of running text as one: a word that was divided at the end of a line is put together. */
export function joinWords(text: string, next: string): string {
  if (!/\p{Ll}-$/u.test(text) || !/^\p{Ll}/u.test(next)) return `${text} ${next}`;
  return hyphenated.test(text) ? text + next : text.slice(0, -1) + next;
}

/** Whether a text is written in capitals only. */
export function isCapitals(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, "");
  return letters.length >= 2 && letters === letters.toUpperCase();
}

/** A text on its own, as a line without any layout. */
export function plainLine(text: string): ResumeLine {
  return {
    text,
    segments: text.split("\t").map((part) => ({ text: part, x: 0, width: 0, bold: false })),
    x: 0,
    y: 0,
    width: 0,
    size: 11,
    bold: false,
    bullet: false,
    heading: false,
    gapBefore: 0,
    page: 1,
    pageWidth: 0,
    block: "text",
    column: "full",
    startsRegion: false,
  };
}

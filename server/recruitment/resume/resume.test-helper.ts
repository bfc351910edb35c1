import type { DocumentText, TextLine } from "#server/platform/documents/document-text.ts";
import { LineBuilder } from "#server/platform/documents/text-lines.ts";
import { plainLine, type ResumeLine, resumeLines } from "./resume-lines.ts";

/** A document as a Word file would give it: `# bold line`, blank lines as white space, `- ` list items. */
export function documentOf(text: string): DocumentText {
  const builder = new LineBuilder();
  const lines: TextLine[] = [];
  for (const raw of text.split("\n")) {
    const bold = raw.trimStart().startsWith("# ");
    const line = builder.line(bold ? raw.replace("# ", "") : raw, { bold });
    if (line) lines.push(line);
  }
  return {
    kind: "docx",
    pages: [{ number: 1, width: 595, height: 842, blocks: [{ kind: "text", column: "full", lines }] }],
    pageCount: 1,
    links: [],
    flags: { scan: false, twoColumns: false, unreadableFonts: false, truncated: false },
    recognition: null,
  };
}

export const linesFrom = (text: string): ResumeLine[] => resumeLines(documentOf(text));

/** A line of a page 600 points wide from texts and their left edges. */
export function lineOf(segments: [string, number][], bullet = false): ResumeLine {
  const line = plainLine(segments.map(([text]) => text).join("\t"));
  return {
    ...line,
    pageWidth: 600,
    x: segments[0]?.[1] ?? 0,
    bullet,
    segments: segments.map(([text, x]) => ({ text, x, width: 5 * text.length, bold: false })),
  };
}

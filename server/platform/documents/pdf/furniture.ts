import type { TextBlock, TextLine, TextPage } from "../document-text.ts";

/** Text that is a page number in any wording: `2`, `Page 2 of 4`, `- 3 -`, `Ukurasa 2`. */
const pageNumber =
  /^(?:(?:page|ukurasa|pg\.?)\s*)?[-–|\s]*\d{1,2}[-–|\s]*(?:(?:of|\/|kati ya|ya)\s*\d{1,2})?[-–|\s]*$/i;

/** How far from the edge of the page, as a share of its height, a header or footer may reach. */
const marginShare = 0.12;

const keyOf = (line: TextLine) => line.text.replace(/\d+/g, "#").replace(/\s+/g, " ").toLowerCase();

/**
 * Takes page furniture out of the text: page numbers, and headers and footers that repeat. A repeated line is
 * kept once, as a block of its own, because a name or phone number may be nowhere else.
 */
export function withoutFurniture(pages: TextPage[]): TextPage[] {
  const numbered = pages.map(withoutPageNumbers);
  const counts = new Map<string, number>();
  for (const page of numbered) {
    const keys = new Set(
      page.blocks.flatMap((block) => block.lines.filter((line) => edgeOf(line, page)).map(keyOf)),
    );
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const seen = new Set<string>();
  return numbered.map((page) => {
    const header: TextLine[] = [];
    const footer: TextLine[] = [];
    const blocks = page.blocks.map((block) => ({
      ...block,
      lines: block.lines.filter((line) => {
        const edge = edgeOf(line, page);
        const key = keyOf(line);
        if (!edge || (counts.get(key) ?? 0) < 2) return true;
        if (!seen.has(key)) (edge === "top" ? header : footer).push(line);
        seen.add(key);
        return false;
      }),
    }));
    const all: TextBlock[] = [
      { kind: "header", column: "full", lines: header },
      ...blocks,
      { kind: "footer", column: "full", lines: footer },
    ];
    return { ...page, blocks: all.filter((block) => block.lines.length > 0) };
  });
}

/** Drops page numbers, also where they share the line with other text. */
function withoutPageNumbers(page: TextPage): TextPage {
  const blocks = page.blocks.map((block) => ({
    ...block,
    lines: block.lines.flatMap((line) => {
      if (!edgeOf(line, page)) return [line];
      const segments = line.segments.filter(({ text }) => !isPageNumber(text, line.segments.length > 1));
      if (segments.length === line.segments.length) return [line];
      return segments.length === 0
        ? []
        : [{ ...line, segments, text: segments.map(({ text }) => text).join("\t") }];
    }),
  }));
  return { ...page, blocks };
}

/** A number alone in a line is one; beside other text it must say so. */
function isPageNumber(text: string, beside: boolean): boolean {
  if (!/\d/.test(text) || !pageNumber.test(text)) return false;
  return !beside || /\p{L}|\//u.test(text);
}

/** The margin of the page that a line is in, if any. */
function edgeOf(line: TextLine, page: TextPage): "top" | "bottom" | null {
  if (line.y < marginShare * page.height) return "top";
  return line.y > (1 - marginShare) * page.height ? "bottom" : null;
}

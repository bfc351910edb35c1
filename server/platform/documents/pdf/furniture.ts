import type { TextLine, TextPage } from "../document-text.ts";

/** Text that stands for a page number in any wording: `2`, `Page 2 of 4`, `- 3 -`, `Ukurasa 2`. */
const pageNumber =
  /^(?:(?:page|ukurasa|pg\.?)\s*)?[-–|\s]*\d{1,2}[-–|\s]*(?:(?:of|\/|kati ya|ya)\s*\d{1,2})?[-–|\s]*$/i;

/** How far from the edge of the page, as a share of its height, a header or footer may reach. */
const marginShare = 0.12;

const keyOf = (line: TextLine) => line.text.replace(/\d+/g, "#").replace(/\s+/g, " ").toLowerCase();

/**
 * Takes page furniture out of the text: page numbers, and headers and footers that repeat. A repeated line
 * stays where it stands first, because a name or phone number may stand nowhere else.
 */
export function withoutFurniture(pages: TextPage[]): TextPage[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const keys = new Set(
      page.blocks.flatMap((block) => block.lines.filter((line) => inMargin(line, page)).map(keyOf)),
    );
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const seen = new Set<string>();
  const isFurniture = (line: TextLine, page: TextPage) => {
    if (!inMargin(line, page)) return false;
    if (/\d/.test(line.text) && pageNumber.test(line.text) && !/^\d{4}$/.test(line.text.trim())) return true;
    const key = keyOf(line);
    if ((counts.get(key) ?? 0) < 2) return false;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  };
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks
      .map((block) => ({ ...block, lines: block.lines.filter((line) => !isFurniture(line, page)) }))
      .filter((block) => block.lines.length > 0),
  }));
}

function inMargin(line: TextLine, page: TextPage): boolean {
  return line.y < marginShare * page.height || line.y > (1 - marginShare) * page.height;
}

import type { getDocumentProxy } from "unpdf";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;
type Tree = NonNullable<Awaited<ReturnType<Page["getStructTree"]>>>;
type TreeChild = Tree["children"][number];

/** A part of a tagged PDF that shows something, as `["H1", "Teller training"]`; of a picture, what stands in for it. */
export type TaggedText = [kind: string, text: string];

/** The text of each marked stretch of a page, by its id; pieces outside of any are what a screen reader skips. */
async function markedTexts(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ("str" in item) {
      const id = open.at(-1);
      if (id !== undefined) texts.set(id, (texts.get(id) ?? "") + item.str);
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(item.id ?? undefined);
  }
  return texts;
}

/**
 * Reads a PDF as a screen reader does: the parts that its structure names, in the order of the structure.
 * @returns every part that shows something, with its text without white space
 */
export async function readTags(pdf: Pdf): Promise<TaggedText[]> {
  const read: TaggedText[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const texts = await markedTexts(page);
    const walk = (part: TreeChild): void => {
      if (!("role" in part)) return;
      const shown = part.children.flatMap((child) => ("id" in child ? [texts.get(child.id) ?? ""] : []));
      const alt = "alt" in part ? String(part.alt) : "";
      if (shown.length > 0) read.push([part.role, (alt || shown.join("")).replace(/\s/g, "")]);
      part.children.forEach(walk);
    };
    const tree = await page.getStructTree();
    tree?.children.forEach(walk);
  }
  return read;
}

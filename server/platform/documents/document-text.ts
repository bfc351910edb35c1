/** Kinds of documents whose text can be extracted. */
export const documentKinds = ["pdf", "docx", "doc"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A piece of a line that a wide gap, a tab or a table cell sets apart from its neighbours. */
export interface TextSegment {
  text: string;
  /** Left edge and width in points from the left edge of the page; width 0 where the format has no layout. */
  x: number;
  width: number;
  bold: boolean;
  /** Zero-based table column, when the segment is a table cell. */
  column?: number;
  /** Place in the order in which a PDF draws its text. */
  order?: number;
}

/**
 * How wide the first word of a text is, in points, by the mean width of its letters.
 * @param more Letters or spaces that go with the word.
 */
export function firstWordWidth({ text, width }: Pick<TextSegment, "text" | "width">, more = 0): number {
  const letters = (text.split(" ")[0] ?? "").length + more;
  return (width * letters) / Math.max(1, text.length);
}

/** One line as printed (PDF) or one paragraph line (DOCX, DOC). */
export interface TextLine {
  /** The segments joined by a tab. */
  text: string;
  segments: TextSegment[];
  x: number;
  /** Baseline in points from the top of the page; a running count of line heights in DOCX and DOC. */
  y: number;
  width: number;
  /** Font size in points. */
  size: number;
  /** Every character is set in a bold face. */
  bold: boolean;
  /** The line is a list item, by its mark or by the document's own list formatting. */
  bullet: boolean;
  /** The document's own heading style, where the format has one. */
  heading: boolean;
  /** White space above, as a multiple of the usual distance between lines; 0 when none is extra. */
  gapBefore: number;
}

export type BlockKind = "text" | "table" | "header" | "footer";

/** Which part of the page a block was read from: the full width, or a column of a page with several. */
export type BlockColumn = "full" | "left" | "right";

export interface TextBlock {
  kind: BlockKind;
  column: BlockColumn;
  lines: TextLine[];
}

export interface TextPage {
  /** One-based. */
  number: number;
  width: number;
  height: number;
  /** In reading order. */
  blocks: TextBlock[];
}

export interface DocumentText {
  kind: DocumentKind;
  pages: TextPage[];
  /** Pages of the document, also those beyond the reading limit. Estimated for DOCX and DOC, which have none. */
  pageCount: number;
  /** Targets of links, for an e-mail address hidden behind an icon: `mailto:...`, `https://...`. */
  links: string[];
  flags: {
    /**
     * Pages hold a picture of text, or letters without a character map. With `recognise`: such pages were
     * recognised. Without it: there seem to be some, and asking again with `recognise` may find more.
     */
    scan: boolean;
    twoColumns: boolean;
    /** A font has no usable character map: much of the text is not text. */
    unreadableFonts: boolean;
    /** The document is longer than the reading limit; the rest was left out. */
    truncated: boolean;
  };
  /** How sure the recognition of pictured pages is, 0 to 1; null when nothing was recognised in pictures. */
  recognition: number | null;
}

/** Hints that make layout decisions better without the layout code knowing what the document is about. */
export interface ExtractOptions {
  /** Says whether a short text is a heading of the document's kind, so columns of their own are recognised. */
  isHeading?: (text: string) => boolean;
  /** Recognises the text of pages that are pictures, at seconds a page. Without it they stay empty. */
  recognise?: boolean;
  /** Called with how far the recognition of pictured pages has come, from its beginning on. */
  onProgress?: (progress: RecognitionProgress) => void;
}

export interface RecognitionProgress {
  /** The pictured page that is being recognised, one-based among them. */
  page: number;
  /** How many there are. */
  of: number;
  /** What is done of all of them, 0 to 1. A page that lies on its side is begun again: it may go back. */
  share: number;
}

/** Longest text that is read, in characters, and most pages: far beyond any real CV. */
export const maxCharacters = 300_000;
export const maxPages = 40;
/** Most pages that are recognised from their pictures: a CV of more is read as far as that. */
export const maxScannedPages = 6;

/** All lines of a document in reading order. */
export function linesOf(document: DocumentText): TextLine[] {
  return document.pages.flatMap((page) => page.blocks.flatMap((block) => block.lines));
}

/** The document as plain text: a tab between segments, a newline between lines, a blank one between blocks. */
export function plainText(document: DocumentText): string {
  return document.pages
    .flatMap((page) => page.blocks.map((block) => block.lines.map((line) => line.text).join("\n")))
    .join("\n\n");
}

const bulletMark =
  /^(?:[•●▪■□◦○‣⁃∙·➢➤►▶▸✓✔✦✧❖◆◇♦→⇒»¤§\uf000-\uf0ff\u00b7*–—-]|\((?:i{1,3}|iv|vi{0,3}|ix|x)\)|o(?=\s+\p{Lu}))[\s\t]+(?=\S)/u;

/** Splits a list mark from the text of a line. */
export function splitBullet(text: string): { bullet: boolean; text: string } {
  const match = bulletMark.exec(text);
  return match ? { bullet: true, text: text.slice(match[0].length) } : { bullet: false, text };
}

/**
 * Characters as a reader expects them: ligatures taken apart, odd spaces made plain, soft hyphens and
 * control characters removed. Newlines and tabs stay.
 */
export function cleanText(text: string): string {
  return (
    text
      .replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize("NFKC"))
      .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " ")
      // Pictograms beside contacts and dates, as emoji or in the private use area (whose list marks stay).
      .replace(
        /[\u2600-\u2604\u2607-\u26ff\u2706\u2709\ue000-\uefff\uf100-\uf8ff\u{1f000}-\u{1faff}]\ufe0f?/gu,
        "",
      )
      .replace(/[\u00ad\u200b-\u200f\u2060\ufeff\u202a-\u202e]/g, "")
      .replace(/[\u2010\u2011]/g, "-")
      .replace(/[\u2018\u2019\u02bc]/g, "'")
      .replace(/[\u201c\u201d]/g, '"')
      .replace(/\p{Cc}/gu, (control) => (control === "\n" || control === "\t" ? control : " "))
      .normalize("NFC")
  );
}

/** `C U R R I C U L U M` -> `CURRICULUM`: letters set apart for looks. Words are separate runs or wide gaps. */
export function joinSpacedLetters(text: string): string {
  if (!/^\P{Z}(?: \P{Z}){2,}$/u.test(text.replace(/ {2,}/g, " "))) return text;
  return text
    .split(/ {2,}/)
    .map((word) => word.replace(/ /g, ""))
    .join(" ");
}

/*
 * Who wrote a remark on a page of a PDF stands in the remark's own dictionary (`/T`, ISO 32000-1, 12.5.6.2). The same key
 * names the fields of forms, which stay: their programs find them by it.
 */

/** Kinds of annotations that somebody writes on a page, and the window that belongs to one. */
const remarkKinds =
  "Text|FreeText|Line|Square|Circle|Polygon|PolyLine|Highlight|Underline|Squiggly|StrikeOut|Stamp|Caret|Ink|Popup|FileAttachment|Sound|Redact";

/** Where a remark says of which kind it is. */
export const remarkSubtype = new RegExp(`/Subtype\\s{0,20}/(?:${remarkKinds})\\b`, "g");

const isRemark = new RegExp(`^/(?:${remarkKinds})$`);

/** A token, with the spaces and comments before it; a string in parentheses is read on from its first one. */
const token =
  /(?:[\0\t\n\f\r ]|%[^\r\n]*)*(<<|>>|[[\]{}]|\(|<[0-9A-Fa-f\0\t\n\f\r ]*>|\/[^\0\t\n\f\r ()<>[\]{}/%]*|[^\0\t\n\f\r ()<>[\]{}/%]+)/y;

/** Where the string ends that begins at a place; parentheses in it may nest. */
function endOfString(text: string, at: number): number {
  let open = 0;
  for (let place = at; place < text.length; place += 1) {
    const character = text[place];
    if (character === "\\") place += 1;
    else if (character === "(") open += 1;
    else if (character === ")" && --open === 0) return place + 1;
  }
  return text.length;
}

/** A dictionary under way: what is known of it. */
interface Dictionary {
  key: string;
  isRemark: boolean;
  author: { from: number; to: number } | null;
}

/**
 * Where the authors of the remarks stand among some objects: the key with its value, in characters of the text.
 * @param text objects, without the data of streams
 */
export function authorsOfRemarks(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  const around: (Dictionary | null)[] = [];
  token.lastIndex = 0;
  let keyAt = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const word = match[1] ?? "";
    const from = token.lastIndex - word.length;
    if (word === "(") token.lastIndex = endOfString(text, from);
    const inside = around.at(-1);
    if (word === ">>" || word === "]") {
      const closed = around.pop();
      if (closed?.isRemark && closed.author) found.push(closed.author);
    }
    if (word === "<<") around.push({ key: "", isRemark: false, author: null });
    else if (word === "[") around.push(null);
    else if (inside && word !== ">>") {
      // `5 0 R` is a value of three words.
      if (inside.author && inside.key === "/T" && !word.startsWith("/")) inside.author.to = token.lastIndex;
      else if (inside.key === "/Subtype" && isRemark.test(word)) inside.isRemark = true;
      if (word.startsWith("/")) {
        inside.key = inside.key === "/Subtype" ? "" : word;
        keyAt = from;
      } else if (inside.key === "/T") inside.author ??= { from: keyAt, to: token.lastIndex };
    }
  }
  return found;
}

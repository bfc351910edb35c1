/** A piece of a style sheet: something that stays, a rule that needs classes, or a group of pieces. */
type Piece =
  | { kind: "kept"; text: string }
  | { kind: "named"; text: string; name: string }
  | { kind: "rule"; text: string; needs: readonly (readonly string[])[] }
  | { kind: "group"; head: string; pieces: readonly Piece[] };

/** Where the block that opens at `from` ends. Nothing in a minified sheet has a brace within a text. */
function endOfBlock(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    if (css[at] === "{") depth += 1;
    else if (css[at] === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error("a block of the style sheet has no end");
}

/** What is in brackets may name classes that an element has not, or only some. */
function withoutBrackets(selector: string): string {
  let text = selector;
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, "");
  }
  return text;
}

/** The alternatives of a selector list; a comma in brackets, or escaped, parts nothing. */
const alternatives = (selectors: string): string[] => withoutBrackets(selectors).split(/(?<!\\),/);

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;

/** As an element's `class` has it: `sm\:w-1\.5` is `sm:w-1.5`, `\32 xl` is `2xl`. */
const unescaped = (name: string): string =>
  name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(className)].map(([, name = ""]) => unescaped(name));

const grouping = /^@(layer|media|supports|container)\b/;

function pieceOf(head: string, body: string): Piece {
  const text = `${head}{${body}}`;
  if (grouping.test(head)) return { kind: "group", head, pieces: piecesOf(body) };
  const [, name] = /^@(?:property|keyframes) (\S+)/.exec(head) ?? [];
  if (name) return { kind: "named", text, name };
  return head.startsWith("@")
    ? { kind: "kept", text }
    : { kind: "rule", text, needs: alternatives(head).map(classesIn) };
}

function piecesOf(css: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < css.length; ) {
    const [sign] = /[{;]/.exec(css.slice(at)) ?? [];
    if (!sign) break;
    const middle = css.indexOf(sign, at);
    if (sign === ";") {
      pieces.push({ kind: "kept", text: css.slice(at, middle + 1) });
      at = middle + 1;
      continue;
    }
    const end = endOfBlock(css, middle);
    pieces.push(pieceOf(css.slice(at, middle), css.slice(middle + 1, end)));
    at = end + 1;
  }
  return pieces;
}

function write(pieces: readonly Piece[], used: ReadonlySet<string>): string {
  let text = "";
  for (const piece of pieces) {
    if (piece.kind === "kept") text += piece.text;
    else if (piece.kind === "rule") {
      if (piece.needs.some((classes) => classes.every((name) => used.has(name)))) text += piece.text;
    } else if (piece.kind === "group") {
      const inner = write(piece.pieces, used);
      // An empty layer still says where it stands among the others.
      if (inner || piece.head.startsWith("@layer")) text += `${piece.head}{${inner}}`;
    }
  }
  return text;
}

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Begins the classes of an element, as React writes them. */
const classBegin = ' class="';

/** The distinct `class` attributes of a page or a part of it, as they are written. */
export function classAttributesOf(html: string): Set<string> {
  const attributes = new Set<string>();
  for (let at = html.indexOf(classBegin); at >= 0; at = html.indexOf(classBegin, at)) {
    const from = at + classBegin.length;
    at = html.indexOf('"', from);
    if (at < 0) break;
    attributes.add(html.slice(from, at));
  }
  return attributes;
}

const classesOf = (attribute: string): string[] =>
  attribute.replace(/&(#?\w+);/g, (all, sign: string) => signs[sign] ?? all).split(/\s+/);

/** Pages that look alike need the same rules: a board needs others when something else is on it. */
const maxPicks = 100;

/**
 * Picks out of a style sheet what a page needs as it is rendered: every rule whose classes all occur in it, and what
 * those refer to. What other states of the page need comes with the whole sheet (web/site/late-scripts.tsx).
 * @param css minified
 * @returns takes the `class` attributes of a page and gives its styles, in UTF-8
 */
export function createStylePicker(css: string): (attributes: ReadonlySet<string>) => Uint8Array {
  const sheet = piecesOf(css.replace(/\/\*[\s\S]*?\*\//g, ""));
  const named = sheet.filter((piece) => piece.kind === "named");
  const rest = sheet.filter((piece) => piece.kind !== "named");
  const picks = new Map<string, Uint8Array>();
  const encoder = new TextEncoder();
  const pick = (attributes: ReadonlySet<string>): Uint8Array => {
    const text = write(rest, new Set([...attributes].flatMap(classesOf)));
    return encoder.encode(
      text + named.flatMap((piece) => (text.includes(piece.name) ? [piece.text] : [])).join(""),
    );
  };
  return (attributes) => {
    const key = [...attributes].join("\n");
    const picked = picks.get(key) ?? pick(attributes);
    if (picks.size >= maxPicks) picks.clear();
    picks.set(key, picked);
    return picked;
  };
}

/*
 * Just enough of PDF's object syntax (ISO 32000-1, 7.3) to read one dictionary at a known place. It never
 * follows a reference, and stops after a fixed number of tokens.
 */

export type PdfValue = number | string | boolean | null | Buffer | PdfDictionary | PdfValue[];
/** Keys without the slash. Names are strings with it (`/Standard`), strings are Buffers. */
export type PdfDictionary = Map<string, PdfValue>;

const maxTokens = 2_000;
const maxDepth = 8;
/** An encryption dictionary takes a few hundred bytes; nothing sensible takes more than this. */
const maxLength = 32_768;

const whitespace = /[\0\t\n\f\r ]*(?:%[^\r\n]*[\0\t\n\f\r ]*)*/y;
const token =
  /<<|>>|\[|\]|\(|<[0-9A-Fa-f\0\t\n\f\r ]*>|\/[^\0\t\n\f\r ()<>[\]{}/%]*|[^\0\t\n\f\r ()<>[\]{}/%]+/y;

class Unreadable extends Error {}

class Reader {
  readonly #text: string;
  #at = 0;
  #left = maxTokens;

  constructor(text: string) {
    this.#text = text;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? "";
    this.#at += found.length;
    return found;
  }

  next(): string {
    this.#match(whitespace);
    const found = this.#match(token);
    if (!found || this.#left-- === 0) throw new Unreadable();
    return found;
  }

  value(first: string, depth: number): PdfValue {
    if (depth > maxDepth) throw new Unreadable();
    if (first === "<<") return this.dictionary(depth + 1);
    if (first === "[") return this.#array(depth + 1);
    if (first === "(") return this.#literal();
    if (first.startsWith("<")) return hexadecimal(first);
    if (first.startsWith("/")) return first;
    if (first === "true" || first === "false") return first === "true";
    if (first === "null") return null;
    const number = Number(first);
    // `5 0 R` is read as its parts; a keyword has no value that matters here.
    return Number.isFinite(number) ? number : first;
  }

  dictionary(depth: number): PdfDictionary {
    const found: PdfDictionary = new Map();
    let key = "";
    for (let read = this.next(); read !== ">>"; read = this.next()) {
      if (key) {
        found.set(key, this.value(read, depth));
        key = "";
      } else if (read.startsWith("/")) key = read.slice(1);
    }
    return found;
  }

  #array(depth: number): PdfValue[] {
    const found: PdfValue[] = [];
    for (let read = this.next(); read !== "]"; read = this.next()) found.push(this.value(read, depth));
    return found;
  }

  /** A string in parentheses, which may nest, with backslash escapes (7.3.4.2). */
  #literal(): Buffer {
    const bytes: number[] = [];
    for (let open = 1; ; ) {
      const character = this.#text[this.#at++];
      if (character === undefined) throw new Unreadable();
      if (character === "\\") {
        bytes.push(...this.#escape());
        continue;
      }
      if (character === "(") open++;
      if (character === ")" && --open === 0) return Buffer.from(bytes);
      bytes.push(character.charCodeAt(0));
    }
  }

  #escape(): number[] {
    const octal = this.#match(/[0-7]{1,3}/y);
    if (octal) return [Number.parseInt(octal, 8) & 0xff];
    if (this.#match(/\r\n|\r|\n/y)) return [];
    const character = this.#text[this.#at++] ?? "";
    const named = { n: 10, r: 13, t: 9, b: 8, f: 12 }[character];
    return [named ?? character.charCodeAt(0)];
  }
}

function hexadecimal(text: string): Buffer {
  const digits = text.replace(/[^0-9A-Fa-f]/g, "");
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, "hex");
}

/**
 * Reads the value that starts at `at`: a dictionary, an array, a string, a number or a name.
 * @returns undefined when there is no readable value
 */
export function readPdfValue(bytes: Buffer, at: number): PdfValue | undefined {
  const reader = new Reader(bytes.toString("latin1", at, at + maxLength));
  try {
    return reader.value(reader.next(), 0);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

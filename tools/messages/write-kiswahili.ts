import { marksOf, placeholdersOf } from "./marks.ts";
import { type MessageText, readMessages, type Wording } from "./read-messages.ts";
import type { SheetRow } from "./sheet.ts";

/** What came of the rows for one file. */
export interface Outcome {
  source: string;
  /** `errorMessages.gone: "..." → "..."` */
  changes: string[];
  /** Why a row was left out. */
  refusals: string[];
}

/** Why a row cannot be taken; null when it can. */
function refusal(row: SheetRow, message: MessageText | undefined): string | null {
  if (!message) return "there is no such message";
  if (row.english !== message.en.text) return `the English is now “${message.en.text}”`;
  if (!row.kiswahili.trim()) return "the Kiswahili is empty";
  if (row.kiswahili === message.sw.text) return null;
  const marks = marksOf(row.kiswahili);
  // A language may leave the count out of the form for one: what the present text has is right as well.
  if (marks === marksOf(message.en.text) || marks === marksOf(message.sw.text)) return null;
  return `its placeholders and tags are ${marks || "missing"}, not ${marksOf(message.en.text) || "any"}`;
}

/** A text as the kind of literal that it replaces. */
function literalOf(text: string, { literal }: Wording, placeholders: readonly string[]): string {
  if (literal.type === "Literal") {
    const quoted = JSON.stringify(text);
    // As the formatter would have it: no escapes where the other quotes need none.
    const single = text.includes('"') && !text.includes("'");
    return single ? `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'` : quoted;
  }
  const escaped = text.replace(/[\\`]|\$(?=\{)/g, "\\$&");
  return `\`${placeholders.reduce((all, one) => all.replaceAll(one, `$${one}`), escaped)}\``;
}

/** Puts the Kiswahili of a translator's rows into a source file; all else in it stays as it is. */
export function writeKiswahili(source: string, rows: readonly SheetRow[]): Outcome {
  const messages = new Map(readMessages(source).map((message) => [message.key, message]));
  const taken = new Map<string, { message: MessageText; text: string }>();
  const refusals: string[] = [];
  for (const row of rows) {
    const message = messages.get(row.key);
    const why = taken.has(row.key) ? "it stands in the file twice" : refusal(row, message);
    if (why || !message) refusals.push(`${row.key}: ${why}`);
    else taken.set(row.key, { message, text: row.kiswahili });
  }
  const changed = [...taken.values()].filter(({ message, text }) => text !== message.sw.text);
  // From the end, so that what comes before stays where it was.
  const written = changed.toSorted(
    (one, other) => other.message.sw.literal.start - one.message.sw.literal.start,
  );
  return {
    source: written.reduce((all, { message: { en, sw }, text }) => {
      const { start, end } = sw.literal;
      return all.slice(0, start) + literalOf(text, sw, placeholdersOf(en.text)) + all.slice(end);
    }, source),
    changes: changed.map(({ message: { key, sw }, text }) => `${key}: “${sw.text}” → “${text}”`),
    refusals,
  };
}

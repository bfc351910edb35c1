/** Somebody who can be named in a text. */
export interface MentionChoice {
  id: string;
  fullName: string;
}

/** What follows an `@` that is being typed: where the sign is, and the letters after it. */
export interface OpenMention {
  at: number;
  typed: string;
}

/** Most letters of a name that are looked for, and most people that are offered. */
const maxTyped = 40;
const maxOffered = 8;

/**
 * The mention that is being typed at the caret; null where none is. The sign begins a word, so that it is not the
 * middle of an email address.
 */
export function openMention(text: string, caret: number): OpenMention | null {
  const before = text.slice(Math.max(0, caret - maxTyped - 1), caret);
  const found = /(?:^|[\s(])@([\p{L}\p{M}'’ -]*)$/u.exec(before);
  if (!found) return null;
  const typed = found[1] ?? "";
  // A name has one space between its parts; what goes on behind it is text again.
  if (/ {2}/.test(typed) || typed.startsWith(" ")) return null;
  return { at: caret - typed.length - 1, typed };
}

/** People whose name, or a part of it, begins with what was typed. */
export function mentionChoices<P extends MentionChoice>(people: readonly P[], typed: string): P[] {
  const words = typed.toLowerCase();
  return people
    .filter(({ fullName }) => {
      const name = fullName.toLowerCase();
      return (
        name !== words && (name.startsWith(words) || name.split(" ").some((part) => part.startsWith(words)))
      );
    })
    .slice(0, maxOffered);
}

/** The text with the chosen name in the place of what was typed, and where the caret is then. */
export function withMention(text: string, { at, typed }: OpenMention, fullName: string) {
  const before = `${text.slice(0, at)}@${fullName} `;
  const after = text.slice(at + 1 + typed.length).replace(/^ /, "");
  return { text: before + after, caret: before.length };
}

/** A piece of a text; with `person` it names them. */
export interface TextPiece {
  text: string;
  person?: MentionChoice;
}

/** A text cut at the names of these people, longest names first: `@Ann Mary` is not `@Ann`. */
export function textPieces(text: string, people: readonly MentionChoice[]): TextPiece[] {
  const names = people
    .toSorted((a, b) => b.fullName.length - a.fullName.length)
    .map(({ fullName }) => fullName.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (names.length === 0) return [{ text }];
  const pattern = new RegExp(`(@(?:${names.join("|")}))(?![\\p{L}\\p{M}])`, "gu");
  return text.split(pattern).flatMap((piece) => {
    if (piece === "") return [];
    const person = piece.startsWith("@") && people.find(({ fullName }) => piece === `@${fullName}`);
    return person ? [{ text: piece, person }] : [{ text: piece }];
  });
}

/** Ids of the people whom a text names. Where two have one name, both: either may be meant. */
export function mentionedIn(text: string, people: readonly MentionChoice[]): string[] {
  const named = new Set(textPieces(text, people).flatMap(({ person }) => person?.fullName ?? []));
  return people.filter(({ fullName }) => named.has(fullName)).map(({ id }) => id);
}

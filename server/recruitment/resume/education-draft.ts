import type { DateSpan } from "./dates.ts";
import type { Level, Piece } from "./education-pieces.ts";

/** An entry while its parts are found. */
export interface Draft {
  institution: string | null;
  institutionScore: number;
  qualification: string | null;
  level: Level;
  grade: string | null;
  dates: DateSpan | null;
  /** A short text that no list knows; the qualification, when no other turns up. */
  unknown: string | null;
}

export const emptyDraft = (unknown: string | null = null): Draft => ({
  institution: null,
  institutionScore: 0,
  qualification: null,
  level: null,
  grade: null,
  dates: null,
  unknown,
});

/** What professional certificates carry behind a dash: `Solutions Architect - Associate`. */
const certificateLevel =
  /^(?:associate|professional|practitioner|foundation|fundamentals|advanced|expert|intermediate|specialty|(?:part|section|level|module|stage)\s+\S+)$/i;

/** Part of the university that was named before: `Eldoret West Campus`. */
export const isCampus = (piece: Piece) =>
  piece.kind === "institution" && /^(?!.*university).*\b(?:campus|kampasi)$|^kampasi ya\b/i.test(piece.text);

/** Puts a part where it belongs in an entry; what is there already stays. */
export function place(draft: Draft, piece: Piece): void {
  switch (piece.kind) {
    case "institution":
      if (draft.institution !== null && isCampus(piece)) {
        draft.institution += `, ${piece.text}`;
        return;
      }
      if (draft.institution !== null && piece.score <= draft.institutionScore) return;
      draft.institution = piece.text;
      draft.institutionScore = piece.score;
      return;
    case "qualification":
      if (draft.qualification !== null) return;
      draft.qualification = piece.text;
      draft.level = piece.level;
      return;
    case "grade":
      draft.grade ??= piece.text;
      return;
    case "dates":
      draft.dates ??= piece.span;
      return;
    case "unknown":
      placeUnknown(draft, piece.text);
  }
}

/** A degree without its subject: `PhD`, `B.Sc.`. */
const bareDegree = /^\p{Lu}[\p{L}.]{1,5}$/u;

function placeUnknown(draft: Draft, text: string): void {
  if (text.length <= 3 || !/\p{L}{2}/u.test(text)) return;
  if (draft.qualification === null) draft.unknown ??= text;
  else if (certificateLevel.test(text)) draft.qualification += ` - ${text}`;
  else if (draft.institution === null) {
    draft.institution = text;
    draft.institutionScore = 0.5;
  } else if (draft.level !== null && bareDegree.test(draft.qualification) && text.split(" ").length <= 5)
    draft.qualification += `, ${text}`;
}

import type { DocumentFieldName, IdentityDocumentKind } from "#contract/onboarding/documents.ts";
import { labelsIn } from "./labels.ts";
import { parseDocument } from "./parse-document.ts";
import { type DocumentLine, pieceOf } from "./pieces.ts";
import { looksLikeRow } from "./zone.ts";

/** With these fields a document of the kind was found for sure. */
export const essential: Record<IdentityDocumentKind, readonly DocumentFieldName[]> = {
  "id-front": ["idNumber", "fullName", "dateOfBirth"],
  "id-back": ["mrz"],
  passport: ["mrz"],
  "kra-pin": ["kraPin", "fullName"],
};

/** What kind of document lines are of, where they leave no doubt. */
export function kindOf(lines: readonly DocumentLine[]): IdentityDocumentKind | null {
  // Spaces are guessed between letters that stand apart; and a line of a zone never is without fillers.
  const texts = lines.map((line) => pieceOf(line).text.replaceAll(" ", ""));
  const rows = texts.filter((text) => text.includes("<<") && looksLikeRow(text));
  if (rows.some((row) => /^P[A-Z<]/.test(row))) return "passport";
  if (rows.some((row) => /^[I1L][D0O]/.test(row))) return "id-back";
  for (const kind of ["kra-pin", "id-front"] as const) {
    const { candidates } = parseDocument(kind, { lines, zone: [] });
    if (!essential[kind].every((name) => candidates.some((one) => one.name === name))) continue;
    const labels = new Set(lines.flatMap((line) => labelsIn(line).map(({ name }) => name)));
    if (labels.has(kind === "kra-pin" ? "kraPin" : "idNumber")) return kind;
  }
  return null;
}

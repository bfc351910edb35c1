import type { DocumentFieldName } from "#contract/onboarding/documents.ts";
import type { Candidate } from "./candidates.ts";
import type { DocumentText, ZoneRow } from "./document-text.ts";
import { lettersOf } from "./fuzzy.ts";
import { pieceOf, surenessOf, trimmed } from "./pieces.ts";
import { readZone, type Zone, type ZoneValue } from "./zone.ts";

/** How sure a value of a zone is by what its check digit says, and at most by how it was read. */
const worth = { proven: 0.97, none: 0.8, wrong: 0.4 };

/** What the machine-readable zone of a document says. */
export function zoneCandidates({
  zone: rows,
  lines,
}: DocumentText): { zone: Zone; candidates: Candidate[] } | null {
  const zone = readZone(rows.map(({ text }) => text));
  if (!zone) return null;
  const candidates: Candidate[] = [];
  const boxes = rows.map(({ box }) => box);
  const add = (name: DocumentFieldName, value: string, confidence: number, proven = false) =>
    candidates.push({ name, value, confidence, boxes, again: null, proven });
  const sureness = surenessOf(rows.flatMap(({ characters }) => characters));
  const addValue = (name: DocumentFieldName, found: ZoneValue | null, factor = 1) => {
    if (!found || found.value === "") return;
    const proven = found.proof === "proven";
    const whole = zone.whole === false ? 0.85 : 1;
    add(
      name,
      found.value,
      factor * whole * worth[found.proof] * (proven ? 1 : sureness),
      proven && whole === 1,
    );
  };
  const card = zone.kind !== "passport";
  addValue("documentNumber", zone.documentNumber);
  if (card) addValue("serialNumber", zone.documentNumber);
  addValue("dateOfBirth", zone.birth);
  addValue(zone.kind === "old-card" ? "dateOfIssue" : "dateOfExpiry", zone.end);
  if (zone.personNumber && /^\d{7,9}$/.test(zone.personNumber.value)) addValue("idNumber", zone.personNumber);
  if (zone.sex) add("sex", zone.sex, 0.95 * worstOf(rows));
  const { surname, givenNames, whole } = zone.names;
  const name = `${asPrinted(givenNames, lines)} ${asPrinted(surname, lines)}`.trim();
  if (name !== "") add("fullName", name, namesSureness(rows, zone) * (whole ? 0.9 : 0.7));
  const proofs = [zone.documentNumber, zone.birth, zone.end].every((value) => value?.proof === "proven");
  add(
    "mrz",
    zone.rows.join("\n"),
    proofs && zone.whole !== false ? 0.9 * namesSureness(rows, zone) : 0.5 * sureness,
  );
  return { zone, candidates };
}

const worstOf = (rows: readonly ZoneRow[]) =>
  Math.min(
    ...rows.map(
      ({ characters }) => characters.reduce((sum, one) => sum + one.confidence, 0) / characters.length,
    ),
  );

/** Names have no check digit: they are as sure as their letters. */
function namesSureness(rows: readonly ZoneRow[], zone: Zone): number {
  const row = zone.kind === "passport" ? rows[0] : rows.at(-1);
  const letters = row?.characters.filter(({ text }) => text !== "<") ?? [];
  return surenessOf(letters);
}

/** A part of a name as it is printed above the zone, which knows no hyphens and apostrophes. */
function asPrinted(part: string, lines: DocumentText["lines"]): string {
  const letters = lettersOf(part);
  if (letters === "") return part;
  for (const line of lines) {
    const text = trimmed(pieceOf(line)).text;
    if (/^[\p{L}' -]+$/u.test(text) && lettersOf(text) === letters && /['-]/.test(text)) return text;
  }
  return part;
}

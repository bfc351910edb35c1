import type { DocumentFieldName, DocumentNotice } from "#contract/onboarding/documents.ts";
import type { Candidate } from "./candidates.ts";

/** A field as it is answered, still in the view of the document. */
export type MergedField = Pick<Candidate, "name" | "value" | "confidence" | "boxes" | "proven">;

/** What is left of a confidence when something else on the document says otherwise. */
const contradicted = 0.5;
/** Below this a reading is no witness against another. */
const witness = 0.55;

/** One field of all that was read of it: agreement makes it surer, disagreement less sure. */
export function merge(candidates: readonly Candidate[]): {
  fields: MergedField[];
  notices: DocumentNotice[];
} {
  const byName = Map.groupBy(candidates, ({ name }) => name);
  const fields: MergedField[] = [];
  let disagree = false;
  for (const [name, all] of byName) {
    const sorted = all.toSorted((a, b) => Number(b.proven) - Number(a.proven) || b.confidence - a.confidence);
    const [best, ...others] = sorted;
    if (!best) continue;
    let { confidence } = best;
    for (const other of others) {
      if (sameValue(name, best.value, other.value))
        confidence = 1 - (1 - confidence) * (1 - 0.7 * other.confidence);
      else if (other.confidence > witness) {
        disagree = true;
        confidence *= best.proven && !other.proven ? 0.9 : contradicted;
      }
    }
    const shown =
      others.find((other) => sameValue(name, best.value, other.value) && isFuller(other, best)) ?? best;
    fields.push({ name, value: shown.value, confidence, boxes: shown.boxes, proven: best.proven });
  }
  return { fields, notices: disagree ? ["readings_disagree"] : [] };
}

/** Names are the same in any order: a zone puts the surname first, and knows neither hyphens nor apostrophes. */
function sameValue(name: DocumentFieldName, a: string, b: string): boolean {
  if (name !== "fullName") return a.toUpperCase().replace(/\s/g, "") === b.toUpperCase().replace(/\s/g, "");
  const words = (text: string) =>
    text
      .toUpperCase()
      .replace(/['’]/g, "")
      .split(/[^\p{L}]+/u)
      .toSorted()
      .join(" ");
  return words(a) === words(b);
}

/** Whether a name is written with the signs that a zone leaves out. */
const isFuller = (one: Candidate, other: Candidate) =>
  one.name === "fullName" && one.again !== null && other.again === null;

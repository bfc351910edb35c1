import { z } from "zod";
import type { IdentityCheck } from "#contract/onboarding/checks.ts";
import { type DetailsComparison, detailsComparison } from "#contract/onboarding/comparison.ts";
import { type DocumentReading, documentReading } from "#contract/onboarding/documents.ts";
import { type DuplicatesResult, duplicatesResult } from "#contract/onboarding/duplicates.ts";
import { type FaceComparisonAnswer, faceComparison } from "#contract/onboarding/faces.ts";
import { type RegistryResult, registryResult } from "#contract/onboarding/registry.ts";
import { type ScreeningResult, screeningResult } from "#contract/onboarding/screening.ts";

/** What the checks of a case were made from, the latest of each. */
export interface Evidence {
  /** By kind of document. */
  readings: ReadonlyMap<string, DocumentReading>;
  comparisons: ReadonlyMap<string, DetailsComparison>;
  registry: { result: RegistryResult; person: Readonly<Record<string, unknown>> } | null;
  faces: FaceComparisonAnswer | null;
  duplicates: DuplicatesResult | null;
  screening: ScreeningResult | null;
}

const ofDocument = z.object({ documentKind: z.string() });
const answered = z.object({ answer: z.object({ person: z.record(z.string(), z.unknown()) }) });

/** What is of a check's own shape; older checks may have had another. */
function ofKind<T>(
  evidence: readonly IdentityCheck[],
  kind: IdentityCheck["kind"],
  schema: z.ZodType<T>,
): { check: IdentityCheck; result: T }[] {
  return evidence.flatMap((check) => {
    if (check.kind !== kind) return [];
    const { data } = schema.safeParse(check.result);
    return data === undefined ? [] : [{ check, result: data }];
  });
}

/** The latest of each kind of document. @param found the newest first */
function byDocument<T>(found: { check: IdentityCheck; result: T }[]): Map<string, T> {
  const latest = new Map<string, T>();
  for (const { check, result } of found) {
    const kind = ofDocument.safeParse(check.evidence).data?.documentKind;
    if (kind !== undefined && !latest.has(kind)) latest.set(kind, result);
  }
  return latest;
}

/** @param evidence the newest first */
export function readEvidence(evidence: readonly IdentityCheck[]): Evidence {
  const [registry] = ofKind(evidence, "registry", registryResult);
  return {
    readings: byDocument(ofKind(evidence, "document", documentReading)),
    comparisons: byDocument(ofKind(evidence, "comparison", detailsComparison)),
    registry: registry
      ? {
          result: registry.result,
          person: answered.safeParse(registry.check.evidence).data?.answer.person ?? {},
        }
      : null,
    faces: ofKind(evidence, "faces", faceComparison)[0]?.result ?? null,
    duplicates: ofKind(evidence, "duplicates", duplicatesResult)[0]?.result ?? null,
    screening: ofKind(evidence, "screening", screeningResult)[0]?.result ?? null,
  };
}

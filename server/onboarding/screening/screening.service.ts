import {
  maxScreeningHits,
  type ScreeningHit,
  type ScreeningQuestion,
  type ScreeningResult,
} from "#contract/onboarding/screening.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { mapYielding } from "#server/platform/yielding.ts";
import { recordCheck } from "../checks/checks.service.ts";
import { keysOf } from "./entry.ts";
import { matchEntry } from "./match-entry.ts";
import * as queries from "./screening.queries.ts";

/** Entries that are compared in full: those that have most in common by ear. */
const maxCandidates = 500;

function toHit(question: ScreeningQuestion, candidate: queries.Candidate): ScreeningHit | null {
  const match = matchEntry(question, candidate);
  if (!match) return null;
  const { row, names, dateOfBirth, numbers, remarks, listId: id, name, source, listedAt } = candidate;
  return {
    list: { id, name, source, listedAt },
    entry: { row, names, dateOfBirth, numbers, remarks },
    ...match,
  };
}

/**
 * Looks for a person in the organisation's lists. It gives no verdict: each hit says why, and a person clears it.
 */
export async function screenPerson(
  { database, sealer }: Platform,
  actor: StaffOrToken,
  question: ScreeningQuestion,
): Promise<ScreeningResult> {
  const { organisationId } = actor;
  const { fullName, idNumber, passport, kraPin, reference } = question;
  const numbers = [idNumber, passport, kraPin].filter((number) => number !== undefined);
  const keys = keysOf(fullName ? [fullName] : [], numbers);
  const { candidates, size } = await inOrganisation(database, organisationId, async (scope) => ({
    candidates: await queries.candidatesFor(scope, keys, maxCandidates),
    size: await queries.sizeOf(scope),
  }));
  const found = (await mapYielding(candidates, (candidate) => toHit(question, candidate))).filter(
    (hit) => hit !== null,
  );
  const hits = found.toSorted((one, other) => other.score - one.score).slice(0, maxScreeningHits);
  const result: ScreeningResult = { ...size, hits, more: found.length > hits.length };
  await inOrganisation(database, organisationId, async (scope) => {
    await scope.audit(actor, {
      action: "person.screened",
      subject: "organisation",
      subjectId: organisationId,
      detail: { hits: found.length, lists: size.lists },
    });
    if (!reference) return;
    await recordCheck(scope, sealer, actor, reference, {
      kind: "screening",
      outcome: hits.length > 0 ? "hits" : "no_hits",
      engine: "screening",
      engineVersion: "1",
      result,
      evidence: { question },
    });
  });
  return result;
}

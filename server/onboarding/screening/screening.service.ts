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
import { type CheckOutcome, recordCheck } from "../checks/checks.service.ts";
import { keysOf } from "./entry.ts";
import { matchEntry } from "./match-entry.ts";
import * as queries from "./screening.queries.ts";

/** Entries that are compared in full: those that have most in common by ear. */
const maxCandidates = 500;

type List = Awaited<ReturnType<typeof queries.completeLists>>[number];

/** The entries that may mean the person, the strongest first. */
async function hitsAmong(
  question: ScreeningQuestion,
  lists: readonly List[],
  candidates: readonly queries.Candidate[],
): Promise<ScreeningHit[]> {
  const byId = new Map(lists.map(({ entries: _, ...list }) => [list.id, list]));
  const hits = await mapYielding(candidates, ({ listId, ...entry }) => {
    const list = byId.get(listId);
    const match = list && matchEntry(question, entry);
    return match ? { list, entry, ...match } : null;
  });
  return hits.filter((hit) => hit !== null).sort((one, other) => other.score - one.score);
}

/**
 * Looks for a person in the organisation's lists.
 * @param only the one list to look at; all of them without it
 * @returns what was found, and how it is kept in a case
 */
export async function lookInLists(
  { database }: Pick<Platform, "database">,
  organisationId: string,
  question: ScreeningQuestion,
  only?: string,
) {
  const { fullName, idNumber, passport, kraPin } = question;
  const numbers = [idNumber, passport, kraPin].filter((number) => number !== undefined);
  const keys = keysOf(fullName ? [fullName] : [], numbers);
  const { lists, candidates } = await inOrganisation(database, organisationId, async (scope) => {
    const all = await queries.completeLists(scope);
    const lists = only ? all.filter(({ id }) => id === only) : all;
    const listIds = lists.map(({ id }) => id);
    return { lists, candidates: await queries.candidatesFor(scope, { keys, listIds, limit: maxCandidates }) };
  });
  const found = await hitsAmong(question, lists, candidates);
  const hits = found.slice(0, maxScreeningHits);
  const result: ScreeningResult = {
    lists: lists.length,
    entries: lists.reduce((sum, { entries }) => sum + entries, 0),
    hits,
    more: found.length > hits.length,
  };
  return {
    kind: "screening",
    outcome: hits.length > 0 ? "hits" : "no_hits",
    engine: "screening",
    engineVersion: "1",
    result,
    evidence: { question },
  } satisfies CheckOutcome;
}

/**
 * Looks for a person for whoever asks. It gives no verdict: each hit says why, and a person clears it.
 */
export async function screenPerson(
  platform: Platform,
  actor: StaffOrToken,
  question: ScreeningQuestion,
): Promise<ScreeningResult> {
  const { organisationId } = actor;
  const check = await lookInLists(platform, organisationId, question);
  const { lists, hits } = check.result;
  await inOrganisation(platform.database, organisationId, async (scope) => {
    await scope.audit(actor, {
      action: "person.screened",
      subject: "organisation",
      subjectId: organisationId,
      detail: { hits: hits.length, lists },
    });
    const { reference } = question;
    if (reference) await recordCheck(scope, platform.sealer, actor, reference, check);
  });
  return check.result;
}

import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import type {
  ComparedCandidates,
  Distinction,
  DuplicatePair,
  distinctionList,
  duplicateList,
} from "#contract/recruitment/duplicates.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { reasonsFor } from "./duplicate-reasons.ts";
import * as queries from "./duplicates.queries.ts";
import { candidatesById } from "./hr-candidates.queries.ts";
import { describeCandidates } from "./hr-candidates.service.ts";
import { deleteDistinct, insertDistinct, listDistinct } from "./merges.queries.ts";

/** One page of the pairs that look like one person. */
export function listDuplicates(
  { database }: Platform,
  staff: Staff,
  query: z.output<typeof duplicateList.query>,
): Promise<Page<DuplicatePair>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const pairs = await queries.duplicatePairs(scope, query);
    const people = await queries.duplicatesById(
      scope,
      pairs.flatMap(({ first, second }) => [first, second]),
    );
    const rows = pairs.flatMap((pair) => {
      const [first, second] = [people.get(pair.first), people.get(pair.second)];
      return first && second ? [{ first, second, reasons: reasonsFor(first, second) }] : [];
    });
    return { rows, total: pairs[0]?.total ?? 0 };
  });
}

/** Two candidates beside each other. @throws CodedError not_found unless both are listed */
export function compareCandidates(
  { database }: Platform,
  staff: Staff,
  id: string,
  otherId: string | undefined,
): Promise<ComparedCandidates> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const ids = [id, ...(otherId === undefined ? [] : [otherId])];
    const described = await describeCandidates(scope, await candidatesById(scope, ids));
    const [first, second] = [id, otherId].map((one) => described.find((row) => row.id === one));
    if (!first || !second || first === second) throw new CodedError("not_found");
    const twoAccounts = (await queries.accountsAmong(scope, ids)) === 2;
    return { first, second, reasons: reasonsFor(first, second), twoAccounts };
  });
}

/** Two candidates as they are kept of whom somebody said that they are two. @throws CodedError not_found */
async function pairOf(scope: OrganisationScope, id: string, otherId: string) {
  const both = (await queries.isCandidate(scope, id)) && (await queries.isCandidate(scope, otherId));
  if (!both || id === otherId) throw new CodedError("not_found");
  const [firstId = id, secondId = otherId] = [id, otherId].toSorted();
  return { firstId, secondId };
}

/** One page of the pairs of whom somebody said that they are not one person. */
export function listDistinctions(
  { database }: Platform,
  staff: Staff,
  query: z.output<typeof distinctionList.query>,
): Promise<Page<Distinction>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await listDistinct(scope, query);
    const names = await namesOf(
      scope,
      rows.flatMap(({ saidBy }) => saidBy ?? []),
    );
    return {
      rows: rows.map(({ at, saidBy, ...pair }) => ({
        ...pair,
        at: at.toISOString(),
        by: saidBy === null ? null : (names.get(saidBy) ?? null),
      })),
      total,
    };
  });
}

/** Forgets that two candidates are not one person: they are found again. A repeat changes nothing. @throws CodedError not_found */
export function undoDistinct(
  { database }: Platform,
  staff: Staff,
  id: string,
  otherId: string,
): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if (!(await deleteDistinct(scope, await pairOf(scope, id, otherId)))) return;
    await scope.audit(staff, {
      action: "candidate.distinct_undone",
      subject: "candidate",
      subjectId: id,
      detail: { other: otherId },
    });
  });
}

/** Remembers that two candidates are not one person. @throws CodedError not_found */
export function sayDistinct(
  { database }: Platform,
  staff: Staff,
  id: string,
  otherId: string,
): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { firstId, secondId } = await pairOf(scope, id, otherId);
    await insertDistinct(scope, { firstId, secondId, saidBy: staff.userId });
    await scope.audit(staff, {
      action: "candidate.distinct",
      subject: "candidate",
      subjectId: id,
      detail: { other: otherId },
    });
  });
}

import { and, eq, inArray, or, sql } from "drizzle-orm";
import { users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { candidates, emailKey } from "../candidates/candidates.table.ts";
import { mailboxOf } from "../candidates/duplicate-reasons.ts";
import { appliedAs, listedApplicant, mergeOfApplicant } from "../candidates/merges.queries.ts";
import { candidateMerges } from "../candidates/merges.table.ts";
import { applications } from "./applications.table.ts";

/** Most candidates that are shown to whoever enters somebody: a number may be a whole family's. */
const maxKnown = 5;

/**
 * Candidates with a mailbox or a number, or with an account of that address, also where it is that of somebody who is listed
 * as them; those with the very address first. What is known of each is what they are listed with.
 */
export async function candidatesReachedAt(
  scope: OrganisationScope,
  { email, phone }: { email: string; phone: string },
) {
  if (email === "" && phone === "") return [];
  const listedId = sql<string>`coalesce(${candidateMerges.listedAs}, ${candidates.id})`;
  const ofAccount = sql`${candidates.userId} = any(array(select ${users.id} from ${users}
    where ${users.email} = lower(${email}) and ${users.emailVerified} and ${users.isCandidate}))`;
  const sameEmail = sql<boolean>`coalesce(
    bool_or(${email} <> '' and (lower(${candidates.email}) = lower(${email}) or ${ofAccount})), false)`;
  const reached = await scope
    .select(
      { id: listedId, sameEmail },
      candidates,
      or(
        email === "" ? undefined : or(sql`${emailKey(candidates.email)} = ${mailboxOf(email)}`, ofAccount),
        phone === "" ? undefined : eq(candidates.phone, phone),
      ),
    )
    .leftJoin(
      candidateMerges,
      and(
        eq(candidateMerges.organisationId, candidates.organisationId),
        eq(candidateMerges.absorbedId, candidates.id),
      ),
    )
    .groupBy(listedId)
    .orderBy(sql`${sameEmail} desc`, listedId)
    .limit(maxKnown);
  const ids = reached.map(({ id }) => id);
  const { id, name, email: address, phone: number } = candidates;
  const people = await scope.select(
    { id, name, email: address, phone: number },
    candidates,
    inArray(candidates.id, ids),
  );
  const known = new Map(people.map((one) => [one.id, one]));
  return reached.flatMap((one) => {
    const person = known.get(one.id);
    return person ? [{ ...person, sameEmail: one.sameEmail }] : [];
  });
}

/**
 * The applications of some candidates, or of those who are listed as them, for a job.
 * @returns their ids by that of whom they are listed with
 */
export async function applicationsFor(
  scope: OrganisationScope,
  jobId: string,
  candidateIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await scope
    .select(
      { id: applications.id, candidateId: listedApplicant },
      applications,
      and(eq(applications.jobId, jobId), appliedAs(scope, candidateIds)),
    )
    .leftJoin(candidateMerges, mergeOfApplicant);
  return new Map(rows.map(({ id, candidateId }) => [candidateId, id]));
}

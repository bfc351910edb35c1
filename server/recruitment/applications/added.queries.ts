import { and, eq, or, sql } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { candidates } from "../candidates/candidates.table.ts";
import { appliedAs, listedAsThemselves } from "../candidates/merges.queries.ts";
import { applications } from "./applications.table.ts";

/** Most candidates that are shown to whoever enters somebody: a number may be a whole family's. */
const maxKnown = 5;

/** Candidates with an address or a number, who are listed as themselves, those with the address first. */
export async function candidatesReachedAt(
  scope: OrganisationScope,
  { email, phone }: { email: string; phone: string },
) {
  if (email === "" && phone === "") return [];
  const sameEmail = sql<boolean>`(${email} <> '' and lower(${candidates.email}) = lower(${email}))`;
  return scope
    .select(
      {
        id: candidates.id,
        name: candidates.name,
        email: candidates.email,
        phone: candidates.phone,
        sameEmail,
      },
      candidates,
      and(
        or(
          email === "" ? undefined : sql`${candidates.email} in (${email}, lower(${email}))`,
          phone === "" ? undefined : eq(candidates.phone, phone),
        ),
        listedAsThemselves,
      ),
    )
    .orderBy(sql`${sameEmail} desc`, candidates.id)
    .limit(maxKnown);
}

/** The application of a candidate, or of somebody who is listed as them, for a job. */
export async function applicationFor(
  scope: OrganisationScope,
  jobId: string,
  candidateId: string,
): Promise<string | null> {
  const [row] = await scope
    .select(
      { id: applications.id },
      applications,
      and(eq(applications.jobId, jobId), appliedAs(scope, [candidateId])),
    )
    .limit(1);
  return row?.id ?? null;
}

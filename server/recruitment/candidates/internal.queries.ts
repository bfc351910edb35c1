import { type AnyColumn, and, eq, isNotNull, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { CandidateData } from "#contract/recruitment/applications.ts";
import { memberships, organisations, users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applications } from "../applications/applications.table.ts";
import { candidates } from "./candidates.table.ts";
import { listedApplicant, mergeOfApplicant } from "./merges.queries.ts";
import { candidateMerges } from "./merges.table.ts";

/** What the accounts of the organisation's team have in a column. */
const ofTeam = (scope: OrganisationScope, column: PgColumn): SQLWrapper =>
  scope
    .select({ value: column }, memberships, isNotNull(column))
    .innerJoin(users, eq(users.id, memberships.userId));

/**
 * Whether an account, an address or a number is that of somebody in the organisation's team. The team is the same for
 * each row, so that it is read once.
 */
const inTeam = (
  scope: OrganisationScope,
  { userId, email, phone }: Record<"userId" | "email" | "phone", AnyColumn>,
): SQL<boolean> =>
  sql<boolean>`coalesce(${userId} in ${ofTeam(scope, users.id)} or lower(${email}) in ${ofTeam(scope, users.email)}
    or (${phone} <> '' and ${phone} in ${ofTeam(scope, users.phone)}), false)`;

/** A name of an organisation without case, blanks and signs. */
const plain = (name: SQLWrapper): SQL => sql`regexp_replace(lower(${name}), '[^[:alnum:]]', '', 'g')`;

/** Whether a candidate is in the team of the organisation whose candidate they are. */
export const candidateInTeam = (scope: OrganisationScope): SQL<boolean> => inTeam(scope, candidates);

/** Whether one of the places where somebody works now is the organisation, by its present name. For a value of a new row. */
export function namesOrganisation(
  { organisationId }: OrganisationScope,
  workExperiences: CandidateData["workExperiences"],
): SQL<boolean> {
  const employers = workExperiences.filter(({ current }) => current).map(({ company }) => company);
  return sql<boolean>`exists (select from ${organisations}, unnest(${sql.param(employers)}::text[]) as employer
    where ${organisations.id} = ${organisationId} and ${plain(sql`employer`)} = ${plain(organisations.name)})`;
}

/** Whether an applicant works at the organisation: is in its team, or says so. */
export const internalApplicant = (scope: OrganisationScope): SQL<boolean> =>
  sql<boolean>`(${inTeam(scope, {
    userId: applications.userId,
    email: applications.candidateEmail,
    phone: applications.phone,
  })} or ${applications.saysInternal})`;

/**
 * Whether a candidate works at the organisation: is in its team, or says so in their latest application. In arrays of
 * ids, each of which an index serves: a condition for each row would read everybody's applications.
 */
export function isInternal(scope: OrganisationScope, wanted: boolean): SQL {
  const inTeamBy = (column: PgColumn, same: PgColumn, given?: SQL) =>
    scope.select({ id: candidates.id }, candidates, and(given, sql`${column} in ${ofTeam(scope, same)}`));
  const later = sql`exists (select from ${applications} as later
    where later.organisation_id = ${scope.organisationId}
      and later.candidate_id = any(array[${listedApplicant}] || array(select absorbed.absorbed_id
        from ${candidateMerges} as absorbed where absorbed.organisation_id = ${scope.organisationId}
          and absorbed.listed_as = ${listedApplicant}))
      and (later.applied_at > ${applications.appliedAt}
        or (later.applied_at = ${applications.appliedAt} and later.id < ${applications.id})))`;
  const saying = scope
    .select(
      { id: listedApplicant },
      applications,
      and(eq(applications.saysInternal, true), sql`not ${later}`),
    )
    .leftJoin(candidateMerges, mergeOfApplicant);
  const among = sql`${candidates.id} = any(array(${inTeamBy(candidates.userId, users.id)})
    || array(${inTeamBy(candidates.email, users.email)})
    || array(${inTeamBy(candidates.phone, users.phone, ne(candidates.phone, ""))}) || array(${saying}))`;
  return wanted ? among : sql`not ${among}`;
}

import { type AnyColumn, eq, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { memberships, organisations, users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applications } from "../applications/applications.table.ts";
import { candidates } from "./candidates.table.ts";

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

/** Whether the person says that they work at the organisation, or names it as where they work now. */
export const saysInternal: SQL<boolean> = sql<boolean>`(${applications.worksHere} is true or exists (
  select from jsonb_array_elements(${applications.workExperiences}) one, ${organisations}
  where ${organisations.id} = ${applications.organisationId} and one ->> 'current' = 'true'
    and ${plain(sql`one ->> 'company'`)} = ${plain(organisations.name)}))`;

/** Whether an applicant works at the organisation: is in its team, or says so. */
export const internalApplicant = (scope: OrganisationScope): SQL<boolean> =>
  sql<boolean>`(${inTeam(scope, {
    userId: applications.userId,
    email: applications.candidateEmail,
    phone: applications.phone,
  })} or ${saysInternal})`;

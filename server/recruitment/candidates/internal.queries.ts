import { type AnyColumn, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { memberships, organisations, users } from "#server/accounts/accounts.table.ts";
import { applications } from "../applications/applications.table.ts";
import { candidates } from "./candidates.table.ts";

/** Whether an account, an address or a number is that of somebody in the organisation's team. */
const inTeam = (person: Record<"organisationId" | "userId" | "email" | "phone", AnyColumn>): SQL<boolean> =>
  sql<boolean>`exists (select from ${memberships} join ${users} on ${users.id} = ${memberships.userId}
    where ${memberships.organisationId} = ${person.organisationId}
      and (${users.id} = ${person.userId} or ${users.email} = lower(${person.email})
        or (${person.phone} <> '' and ${users.phone} = ${person.phone})))`;

/** A name of an organisation without case, blanks and signs. */
const plain = (name: SQLWrapper): SQL => sql`regexp_replace(lower(${name}), '[^[:alnum:]]', '', 'g')`;

/** Whether a candidate is in the team of the organisation whose candidate they are. */
export const candidateInTeam: SQL<boolean> = inTeam(candidates);

/** Whether the person says that they work at the organisation, or names it as where they work now. */
export const saysInternal: SQL<boolean> = sql<boolean>`(${applications.worksHere} is true or exists (
  select from jsonb_array_elements(${applications.workExperiences}) one, ${organisations}
  where ${organisations.id} = ${applications.organisationId} and one ->> 'current' = 'true'
    and ${plain(sql`one ->> 'company'`)} = ${plain(organisations.name)}))`;

/** Whether an applicant works at the organisation: is in its team, or says so. */
export const internalApplicant: SQL<boolean> = sql<boolean>`(${inTeam({
  organisationId: applications.organisationId,
  userId: applications.userId,
  email: applications.candidateEmail,
  phone: applications.phone,
})} or ${saysInternal})`;

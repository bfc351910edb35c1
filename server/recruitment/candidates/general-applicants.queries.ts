import { and, count, eq, type SQL, sql } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { generalApplications } from "../general-applications/general-applications.table.ts";
import { candidates } from "./candidates.table.ts";
import { absorbedBy, listedAsThemselves } from "./merges.queries.ts";
import { candidateMerges } from "./merges.table.ts";

const mergeOfGeneral = and(
  eq(candidateMerges.organisationId, generalApplications.organisationId),
  eq(candidateMerges.absorbedId, generalApplications.candidateId),
);

/** Whom a general application is listed with, where `mergeOfGeneral` is joined. */
const listedWith: SQL<string> = sql<string>`coalesce(${candidateMerges.listedAs}, ${generalApplications.candidateId})`;

/** Whether a candidate, or somebody who is listed as them, has sent a general application. */
export function sentGeneral(scope: OrganisationScope, wanted: boolean): SQL {
  const all = scope.select({ id: listedWith }, generalApplications).leftJoin(candidateMerges, mergeOfGeneral);
  const among = sql`${candidates.id} = any(array(${all}))`;
  return wanted ? among : sql`not ${among}`;
}

/** The general applications of some candidates, and of who is listed as one of them; the last renewed first. */
export const generalApplicationsOfCandidates = (scope: OrganisationScope, ids: readonly string[]) =>
  scope
    .select(
      {
        id: generalApplications.id,
        candidateId: listedWith,
        renewedAt: generalApplications.renewedAt,
        departments: generalApplications.departments,
        types: generalApplications.types,
        words: generalApplications.words,
        workExperiences: generalApplications.workExperiences,
        education: generalApplications.education,
        skills: generalApplications.skills,
        cvName: storedFiles.name,
      },
      generalApplications,
      sql`${generalApplications.candidateId} = any(${sql.param([...ids])}::uuid[] || array(${absorbedBy(scope, ids)}))`,
    )
    .leftJoin(candidateMerges, mergeOfGeneral)
    .leftJoin(
      storedFiles,
      and(
        eq(storedFiles.organisationId, generalApplications.organisationId),
        eq(storedFiles.id, generalApplications.cvFileId),
      ),
    )
    .orderBy(sql`${generalApplications.renewedAt} desc`, generalApplications.id);

/** How many of the organisation's candidates have sent a general application. */
export async function countGeneral(scope: OrganisationScope): Promise<number> {
  const [counted] = await scope.select(
    { count: count() },
    candidates,
    and(sentGeneral(scope, true), listedAsThemselves),
  );
  return counted?.count ?? 0;
}

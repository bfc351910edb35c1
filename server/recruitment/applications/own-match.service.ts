import { and, eq } from "drizzle-orm";
import { CodedError } from "#contract/core/errors.ts";
import type { MatchPart } from "#contract/recruitment/hr.ts";
import type { OwnMatch } from "#contract/recruitment/match-weights.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { noSkillRequired, skillIn } from "../match/match.ts";
import { applications } from "./applications.table.ts";

/** Percent from which a part is strong, and from which it is there in part. */
const levels = { strong: 70, partly: 40 } as const;

const levelOf = (score: number) =>
  score >= levels.strong ? "strong" : score >= levels.partly ? "partly" : "little";

/** Only skills are named: they are in the job's own words, whatever language the candidate reads. */
const toOwnPart = ({ name, score, matched, missing }: MatchPart): OwnMatch["parts"][number] => ({
  name,
  level: levelOf(score),
  matched: name === "skills" ? matched.filter((line) => line !== noSkillRequired).map(skillIn) : [],
  missing: name === "skills" ? missing : [],
});

/** How an application matches its job, as its candidate is told. @throws CodedError not_found, also for another's */
export async function getOwnMatch(
  { database }: Platform,
  { userId }: SignedIn,
  id: string,
): Promise<OwnMatch> {
  const [row] = await acrossOrganisations(database, (tx) =>
    tx
      .select({ match: applications.match })
      .from(applications)
      .where(and(eq(applications.id, id), eq(applications.userId, userId))),
  );
  if (!row) throw new CodedError("not_found");
  return { parts: row.match.map(toOwnPart) };
}

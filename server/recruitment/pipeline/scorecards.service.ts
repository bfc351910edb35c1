import { asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Scorecard, ScorecardFile, scorecardInput } from "#contract/recruitment/scorecards.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { type Staff, trialEnded } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { insertEvent } from "../applications/applications.queries.ts";
import { actorColumns } from "../applications/history.service.ts";
import { type ApplicationRow, applicationById } from "../applications/hr-applications.queries.ts";
import { lockedApplication } from "./hiring-file.service.ts";
import { mayGiveScorecard, mayReadOthers, summaryOf } from "./scorecards.policy.ts";
import { scorecards } from "./scorecards.table.ts";

/** All scorecards of an application, oldest first. */
const scorecardsOf = (scope: OrganisationScope, applicationId: string) =>
  scope
    .select(
      {
        id: scorecards.id,
        authorId: scorecards.authorId,
        author: users.name,
        ratings: scorecards.ratings,
        recommendation: scorecards.recommendation,
        note: scorecards.note,
        createdAt: scorecards.createdAt,
        changedAt: scorecards.changedAt,
      },
      scorecards,
      eq(scorecards.applicationId, applicationId),
    )
    .leftJoin(users, eq(users.id, scorecards.authorId))
    .orderBy(asc(scorecards.createdAt), asc(scorecards.id));

type ScorecardRow = Awaited<ReturnType<typeof scorecardsOf>>[number];

const shown = ({ createdAt, changedAt, authorId: _, ...row }: ScorecardRow): Scorecard => ({
  ...row,
  givenAt: createdAt.toISOString(),
  changedAt: changedAt?.toISOString() ?? null,
});

async function describeScorecards(
  scope: OrganisationScope,
  { userId, principal }: Staff,
  { id, status }: ApplicationRow,
): Promise<ScorecardFile> {
  const rows = await scorecardsOf(scope, id);
  const own = rows.find((row) => row.authorId === userId);
  const theirs = rows.filter((row) => row !== own);
  const open = mayReadOthers(status, own !== undefined);
  const { membership } = principal;
  const ended = membership !== null && trialEnded(membership, new Date());
  return {
    own: own ? shown(own) : null,
    others: open ? theirs.map(shown) : [],
    hidden: open ? 0 : theirs.length,
    summary: open ? summaryOf(rows.map(shown)) : null,
    mayGive: mayGiveScorecard(status) && !ended,
  };
}

/** The scorecards of an application, as far as this person may see them. @throws CodedError not_found */
export function getScorecards({ database }: Platform, staff: Staff, id: string): Promise<ScorecardFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const row = await applicationById(scope, id);
    if (!row) throw new CodedError("not_found");
    return describeScorecards(scope, staff, row);
  });
}

/**
 * Gives this person's scorecard or replaces it. It, its line in the history and its audit entry are written together;
 * the line says that it was given and by whom, never what is in it.
 * @throws CodedError not_found, conflict once the application is decided
 */
export function giveScorecard(
  { database }: Platform,
  staff: Staff,
  id: string,
  { note, ...input }: z.output<typeof scorecardInput>,
): Promise<ScorecardFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const application = await lockedApplication(scope, id);
    const { status, stage } = application;
    if (!mayGiveScorecard(status)) {
      throw new CodedError("conflict", "This application is closed, so scorecards stay as they are.");
    }
    const own = (await scorecardsOf(scope, id)).find((row) => row.authorId === staff.userId);
    const now = new Date();
    const values = { ...input, note: note || null };
    if (own) await scope.update(scorecards, { ...values, changedAt: now }, eq(scorecards.id, own.id));
    else
      await scope.insert(scorecards, { id: newId(), applicationId: id, authorId: staff.userId, ...values });
    await insertEvent(scope, {
      applicationId: id,
      at: now,
      ...actorColumns(staff),
      fromStatus: status,
      toStatus: status,
      stage,
      notes: own ? "Changed their scorecard." : "Gave a scorecard.",
    });
    await scope.audit(staff, {
      action: own ? "scorecard.changed" : "scorecard.given",
      subject: "application",
      subjectId: id,
    });
    return describeScorecards(scope, staff, application);
  });
}

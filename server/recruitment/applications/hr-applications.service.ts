import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { newNote } from "#contract/core/notes.ts";
import type { Page } from "#contract/core/paging.ts";
import type { HrApplication, HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { together } from "#server/platform/database/together.ts";
import { documentKinds } from "#server/platform/documents/document-text.ts";
import { fileKinds } from "#server/platform/files/kinds.ts";
import { withBytes } from "#server/platform/files/uploads.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { eventsOf, insertEvent, openBeside } from "./applications.queries.ts";
import { cvFileOf } from "./cv-reading.service.ts";
import { undoLimitsOf } from "./held.queries.ts";
import { actorColumns } from "./history.service.ts";
import { applicationAbilities } from "./hr-applications.policy.ts";
import * as queries from "./hr-applications.queries.ts";
import { mentionsIn } from "./mentions.queries.ts";
import { mentionColleagues } from "./mentions.service.ts";
import { staffNextStep } from "./next-step.ts";
import { noPending, type Pending, pendingOf } from "./pending.queries.ts";
import { nextActionOf, timelineOf } from "./progress.ts";
import { referralOf } from "./referral.queries.ts";
import { freshAmong } from "./visits.queries.ts";
import { viewerOf } from "./visits.service.ts";

type ListRow = Awaited<ReturnType<typeof queries.listApplications>>["rows"][number];

/** The day until which an application is put aside (`2026-12-03`), null while it is among the others. */
export const snoozedDay = ({ snoozedUntil }: Pick<ListRow, "snoozedUntil">, now = new Date()) =>
  snoozedUntil && snoozedUntil > now ? nairobiDay(snoozedUntil) : null;

function toHrApplication(
  row: ListRow,
  events: { at: Date; stage: number }[],
  pending: Pending,
  { undoUntil, ...own }: Pick<HrApplication, "abilities" | "news"> & { undoUntil: Date | undefined },
  now: Date,
): HrApplication {
  const standing = { ...row, events };
  return {
    ...row,
    appliedDate: row.appliedAt.toISOString(),
    snoozedUntil: snoozedDay(row, now),
    currentStage: row.stage,
    totalStages: row.milestones.length,
    timeline: timelineOf(standing),
    nextAction: staffNextStep(row.status, pending) ?? nextActionOf(standing, "staff"),
    undoUntil: undoUntil?.toISOString() ?? null,
    ...own,
  };
}

/** The organisation's applications, filtered, sorted and paged in the database. */
export function listHrApplications(
  { database }: Platform,
  staff: StaffOrToken,
  query: queries.HrApplicationQuery,
): Promise<Page<HrApplication>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const now = new Date();
    const asked = { now, viewer: viewerOf(staff) };
    const { rows, total } = await queries.listApplications(scope, query, asked);
    return { rows: await listedApplications(scope, staff, rows, now), total };
  });
}

/** Applications as a list shows them, with where they stand and what may be done with each. */
export async function listedApplications(
  scope: OrganisationScope,
  staff: StaffOrToken,
  rows: readonly ListRow[],
  now: Date,
): Promise<HrApplication[]> {
  const ids = rows.map((row) => row.id);
  const these = { organisationIds: [scope.organisationId], ids };
  const [events, pending, fresh, limits] = await together([
    eventsOf(scope.tx, these, "staff"),
    pendingOf(scope.tx, these, now),
    freshAmong(scope, ids, viewerOf(staff), now),
    undoLimitsOf(scope, rows),
  ]);
  return rows.map((row) =>
    toHrApplication(
      row,
      events.get(row.id) ?? [],
      pending.get(row.id) ?? noPending(),
      {
        abilities: applicationAbilities(staff, row.status, now),
        news: fresh.get(row.id) ?? null,
        undoUntil: limits.get(row.id),
      },
      now,
    ),
  );
}

/** @throws CodedError not_found */
export async function findApplication(scope: OrganisationScope, id: string): Promise<queries.ApplicationRow> {
  const row = await queries.applicationById(scope, id);
  if (!row) throw new CodedError("not_found");
  return row;
}

/** The history of an application, and whom its entries mention. */
async function historyWithMentions(scope: OrganisationScope, applicationId: string) {
  const history = await queries.historyOf(scope, applicationId);
  const mentions = await mentionsIn(
    scope,
    history.map((event) => event.id),
  );
  return { history, mentions };
}

/** An application as staff see it, with its history. @throws CodedError not_found */
export async function describeApplication(
  scope: OrganisationScope,
  staff: StaffOrToken,
  id: string,
): Promise<HrApplicationDetail> {
  const row = await findApplication(scope, id);
  const now = new Date();
  const [{ history, mentions }, pending, fresh, undoLimits, beside, referral] = await together([
    historyWithMentions(scope, id),
    pendingOf(scope.tx, { organisationIds: [scope.organisationId], ids: [id] }, now),
    freshAmong(scope, [id], viewerOf(staff), now),
    undoLimitsOf(scope, [row]),
    openBeside(scope, row),
    referralOf(scope, id),
  ]);
  const own = {
    abilities: applicationAbilities(staff, row.status, now),
    news: fresh.get(id) ?? null,
    undoUntil: undoLimits.get(id),
  };
  return {
    ...row,
    ...toHrApplication(row, history.toReversed(), pending.get(id) ?? noPending(), own, now),
    openBeside: beside,
    referral,
    cv:
      row.cvName && row.cvType && row.cvBytes
        ? { name: row.cvName, type: row.cvType, bytes: row.cvBytes }
        : null,
    history: history.map((event) => ({
      ...event,
      at: event.at.toISOString(),
      mentions: mentions.get(event.id) ?? [],
    })),
  };
}

/** @throws CodedError not_found */
export function getHrApplication(
  { database }: Platform,
  staff: StaffOrToken,
  id: string,
): Promise<HrApplicationDetail> {
  return inOrganisation(database, staff.organisationId, (scope) => describeApplication(scope, staff, id));
}

/** The CV of an application; the view goes into the audit trail. @throws CodedError not_found */
export async function readApplicationCv({ database, files }: Platform, staff: StaffOrToken, id: string) {
  const file = await inOrganisation(database, staff.organisationId, async (scope) => {
    const cv = await cvFileOf(scope, id);
    await scope.audit(staff, {
      action: "application.cv_viewed",
      subject: "application",
      subjectId: id,
    });
    return cv;
  });
  return withBytes(files, file);
}

/** The CV of an application as text. @throws CodedError not_found, or why the file cannot be read */
export async function readApplicationCvText(platform: Platform, staff: StaffOrToken, id: string) {
  const { bytes, contentType } = await readApplicationCv(platform, staff, id);
  const kind = documentKinds.find((one) => fileKinds[one].contentType === contentType);
  if (!kind) throw new CodedError("file_type");
  return platform.documents.read(bytes, kind);
}

/**
 * Adds a note to the history of an application, which stays as it is. The note and its audit entry are written
 * together.
 * @throws CodedError not_found
 */
export function addApplicationNote(
  { database }: Platform,
  staff: StaffOrToken,
  id: string,
  { notes, mentions }: z.output<typeof newNote>,
): Promise<HrApplicationDetail> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    // Nobody moves it meanwhile: the note belongs to the status that it was written at.
    await queries.lockApplication(scope, id);
    const { status, stage } = await findApplication(scope, id);
    const eventId = await insertEvent(scope, {
      applicationId: id,
      at: new Date(),
      ...actorColumns(staff),
      fromStatus: status,
      toStatus: status,
      stage,
      notes,
    });
    await mentionColleagues(scope, staff, { applicationId: id, eventId, userIds: mentions });
    await scope.audit(staff, {
      action: "application.note_added",
      subject: "application",
      subjectId: id,
    });
    return describeApplication(scope, staff, id);
  });
}

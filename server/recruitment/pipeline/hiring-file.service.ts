import { CodedError } from "#contract/core/errors.ts";
import { defaultLanguage } from "#contract/core/language.ts";
import { type HiringFile, joinUrlOf, type StaffInterview } from "#contract/recruitment/hiring.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { shownRequest } from "#server/platform/document-requests/document-requests.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { shownMessage } from "#server/platform/thread/thread.ts";
import {
  type ApplicationRow,
  applicationById,
  lockApplication,
} from "../applications/hr-applications.queries.ts";
import { applicationLink, applicationThread } from "../applications/links.ts";
import { recruiters } from "../applications/recruiters.queries.ts";
import type { CandidateContext } from "./candidate.mail.ts";
import type { ApplicationContext, StaffContext } from "./pipeline.mail.ts";
import * as queries from "./pipeline.queries.ts";
import { scheduledOf } from "./scheduled/scheduled.queries.ts";

/** Where staff work on an application. */
const staffLink = (origin: string, id: string): string =>
  `${origin}/hr-manager/applications?application=${id}`;

const mailContext = ({ id, candidateName, jobTitle, organization }: ApplicationRow): ApplicationContext => ({
  thread: applicationThread(id),
  candidateName,
  jobTitle,
  organization,
});

/** What mails to staff about an application begin with. */
export const staffContext = (origin: string, row: ApplicationRow): StaffContext => ({
  ...mailContext(row),
  link: staffLink(origin, row.id),
});

/** What mails to the candidate of an application begin with. */
export const candidateContext = (origin: string, row: ApplicationRow): CandidateContext => ({
  ...mailContext(row),
  to: row.accountEmail,
  link: applicationLink(origin, row.id),
});

/** Locks an application for this transaction and reads it. @throws CodedError not_found */
export async function lockedApplication(
  scope: OrganisationScope,
  id: string | null,
): Promise<ApplicationRow> {
  if (id) await lockApplication(scope, id);
  const row = id && (await applicationById(scope, id));
  if (!row) throw new CodedError("not_found");
  return row;
}

function toInterview(
  row: queries.InterviewOfApplication,
  interviewerIds: string[],
  now: Date,
): StaffInterview {
  const state = row.cancelledAt ? "cancelled" : row.endsAt > now ? "upcoming" : "past";
  return {
    ...row,
    interviewerIds,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    state,
    joinUrl: state === "upcoming" ? joinUrlOf(row.type, row.location) : null,
  };
}

/**
 * Interviews, messages and documents of an application, as both sides may see them; who of the team interviews
 * is for staff alone, which the calls' answers see to.
 */
export async function correspondenceOf(scope: OrganisationScope, applicationId: string, now: Date) {
  const messages = await queries.messagesOf(scope, applicationId);
  const interviewers = await queries.interviewersOf(scope, applicationId);
  const idsOf = (interviewId: string) =>
    interviewers.filter((one) => one.interviewId === interviewId).map(({ id }) => id);
  const interviews = await queries.interviewsOf(scope, applicationId);
  return {
    interviews: interviews.map((row) => toInterview(row, idsOf(row.id), now)),
    messages: messages.map(shownMessage),
    documentRequests: (await queries.documentRequestsOf(scope, applicationId)).map(shownRequest),
  };
}

/** What a template's placeholders stand for in a mail about an application. */
export const placeholdersOf = (
  staff: Staff,
  row: Pick<ApplicationRow, "candidateName" | "jobTitle" | "department" | "organization">,
): HiringFile["placeholders"] => ({
  candidateName: row.candidateName,
  firstName: row.candidateName.trim().split(/\s+/)[0] ?? row.candidateName,
  jobTitle: row.jobTitle,
  department: row.department,
  organization: row.organization,
  senderName: staff.principal.fullName,
});

export async function describeHiring(
  scope: OrganisationScope,
  staff: Staff,
  row: ApplicationRow,
): Promise<HiringFile> {
  return {
    ...(await correspondenceOf(scope, row.id, new Date())),
    scheduled: await scheduledOf(scope, row.id),
    interviewerChoices: (await recruiters(scope)).map(({ id, name, email }) => ({
      id,
      fullName: name,
      email,
      self: id === staff.userId,
    })),
    candidateLanguage: row.accountLanguage ?? defaultLanguage,
    placeholders: placeholdersOf(staff, row),
  };
}

/** @throws CodedError not_found */
export function getHiring({ database }: Platform, staff: Staff, id: string): Promise<HiringFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const row = await applicationById(scope, id);
    if (!row) throw new CodedError("not_found");
    return describeHiring(scope, staff, row);
  });
}

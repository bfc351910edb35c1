import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import { textOf } from "#contract/core/messages.ts";
import type { Page } from "#contract/core/paging.ts";
import type { applicationCalls } from "#contract/recruitment/applications.calls.ts";
import {
  isDecided,
  type MyApplication,
  type MyApplicationStatistics,
} from "#contract/recruitment/applications.ts";
import { joinUrlOf } from "#contract/recruitment/hiring.ts";
import { interviewTypeMessages } from "#contract/recruitment/interview.messages.ts";
import { nairobiDay, nairobiTime } from "#server/platform/clock.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { together } from "#server/platform/database/together.ts";
import { type SignedIn, trialEnded } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { JobRow } from "../jobs/jobs.queries.ts";
import * as queries from "./applications.queries.ts";
import { asksForDocuments } from "./hr-applications.policy.ts";
import { ownApplicationMessages } from "./my-applications.messages.ts";
import { candidateNextStep } from "./next-step.ts";
import { noPending, type Pending, pendingOf } from "./pending.queries.ts";
import { nextActionOf, timelineOf } from "./progress.ts";

type OwnRow = Omit<Awaited<ReturnType<typeof queries.listOwnApplications>>["rows"][number], "organisationId">;
type OwnEvent = { at: Date; stage: number; messageToCandidate: string | null };

/** The next interview as the candidate's card shows it. */
function interviewDetails(
  row: OwnRow,
  { interview }: Pending,
  language: Language,
): MyApplication["interviewDetails"] {
  if (!interview || isDecided(row.status)) return null;
  const { startsAt, type, interviewer, location } = interview;
  return {
    date: nairobiDay(startsAt),
    time: nairobiTime(startsAt),
    type: interviewTypeMessages[language][type],
    interviewer,
    location,
    joinUrl: joinUrlOf(type, location),
  };
}

function toMyApplication(
  row: OwnRow,
  events: OwnEvent[],
  pending: Pending,
  language: Language,
): MyApplication {
  const standing = { ...row, events };
  return {
    ...row,
    paused: trialEnded(row, new Date()) && !isDecided(row.status),
    appliedDate: row.appliedAt.toISOString(),
    currentStage: row.stage,
    totalStages: row.milestones.length,
    timeline: timelineOf(standing, language),
    nextAction: candidateNextStep(row.status, pending, language) ?? nextActionOf(standing, language),
    interviewDetails: interviewDetails(row, pending, language),
    recruiterNotes: events.findLast((event) => event.messageToCandidate)?.messageToCandidate ?? null,
    unreadMessages: pending.unread.staff,
    openDocuments: pending.open.length,
    abilities: { withdraw: !isDecided(row.status), uploadDocuments: asksForDocuments(row.status) },
  };
}

/** A signed-in candidate, and the language that they read. */
export interface Reader extends SignedIn {
  language: Language;
}

async function ownApplications(
  tx: Tx,
  { userId, language }: Reader,
  page: { page: number; pageSize: number },
  filter: queries.OwnFilter,
) {
  const { rows, total } = await queries.listOwnApplications(tx, userId, page, filter);
  const these = {
    organisationIds: [...new Set(rows.map((row) => row.organisationId))],
    ids: rows.map((row) => row.id),
  };
  const [events, pending] = await together([
    queries.eventsOf(tx, these, "candidate"),
    pendingOf(tx, these, new Date()),
  ]);
  return {
    rows: rows.map((row) =>
      toMyApplication(row, events.get(row.id) ?? [], pending.get(row.id) ?? noPending(), language),
    ),
    total,
  };
}

/** The signed-in candidate's applications, newest first. */
export function listMyApplications(
  { database }: Platform,
  reader: Reader,
  { page, pageSize, ...filter }: z.output<(typeof applicationCalls.mine)["query"]>,
): Promise<Page<MyApplication>> {
  return acrossOrganisations(database, (tx) => ownApplications(tx, reader, { page, pageSize }, filter));
}

/** How many applications the signed-in candidate has, by where they stand, at every SACCO. */
export async function countMyApplications(
  { database }: Platform,
  actor: SignedIn,
): Promise<MyApplicationStatistics> {
  const { total, active, interviews } = await acrossOrganisations(database, (tx) =>
    queries.countOwnApplications(tx, actor.userId, new Date()),
  );
  return { active, decided: total - active, interviews };
}

/** @throws CodedError not_found, also for somebody else's */
export async function ownApplication(
  { database }: Platform,
  reader: Reader,
  id: string,
): Promise<MyApplication> {
  const { rows } = await acrossOrganisations(database, (tx) =>
    ownApplications(tx, reader, { page: 1, pageSize: 1 }, { id }),
  );
  if (!rows[0]) throw new CodedError("not_found");
  return rows[0];
}

/** An application that has just been written: nobody has asked anything of its candidate yet, and nothing is read for it. */
export function newOwnApplication(
  { language }: Reader,
  job: Pick<
    JobRow,
    "id" | "title" | "language" | "department" | "milestones" | "organisationName" | "trialEndsAt"
  >,
  { appliedAt, ...application }: Pick<OwnRow, "id" | "appliedAt" | "cvName">,
): MyApplication {
  const { id: jobId, title: jobTitle, organisationName: organization, ...shown } = job;
  const { department, milestones, trialEndsAt } = shown;
  const row: OwnRow = {
    ...application,
    ...{ appliedAt, jobId, jobTitle, organization, department, milestones, trialEndsAt },
    language: job.language,
    entered: false,
    status: "submitted",
    stage: 1,
  };
  return toMyApplication(row, [{ at: appliedAt, stage: 1, messageToCandidate: null }], noPending(), language);
}

/** Why somebody cannot apply again for the same job. */
export const alreadyApplied = ({ status }: Pick<OwnRow, "status">): CodedError =>
  new CodedError(
    "already_applied",
    status === "withdrawn" ? textOf(ownApplicationMessages, (t) => t.withdrawnBefore) : undefined,
  );

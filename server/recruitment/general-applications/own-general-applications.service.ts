import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { generalApplicationEvents } from "#contract/recruitment/events.ts";
import type { ownGeneralCalls } from "#contract/recruitment/general-applications.calls.ts";
import type { GeneralForm, JobProposal, OwnGeneral } from "#contract/recruitment/general-applications.ts";
import type { GeneralStart } from "#contract/recruitment/general-drafts.ts";
import { maxTags } from "#contract/recruitment/tags.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { monthsFrom, nairobiDay } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Tx } from "#server/platform/database/database.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { announce } from "#server/platform/events/announce.ts";
import { discardUpload, discardUploads, releaseFiles } from "#server/platform/files/uploads.ts";
import { type SignedIn, trialEnded } from "#server/platform/http/access.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Reader } from "../applications/my-applications.service.ts";
import { keepCv, notifyRecruiters, sendingCandidate, sendOnce } from "../applications/sending.ts";
import { storeSentCv } from "../applications/sent-cv.ts";
import { lockCandidate } from "../candidates/candidate-lock.queries.ts";
import { profileOf } from "../candidates/profile.queries.ts";
import { saveDetails } from "../candidates/profile.service.ts";
import { giveTags, tagIds, tagsOf } from "../candidates/tags.queries.ts";
import { isOpen } from "../jobs/jobs.service.ts";
import { generalReceivedMail, generalReceivedNotice } from "./general-applications.mail.ts";
import { generalErrors } from "./general-applications.messages.ts";
import * as queries from "./general-applications.queries.ts";
import { readGeneralCvTask } from "./general-cv.service.ts";
import { saccoAt, toDraft } from "./general-drafts.service.ts";
import { removeGeneralApplications } from "./remove-general-applications.ts";

/** Whether a SACCO takes general applications now. */
const accepts = (sacco: Pick<queries.SaccoRow, "switchedOn" | "trialEndsAt">): boolean =>
  sacco.switchedOn && !trialEnded(sacco, new Date());

type ProposalRow = Awaited<ReturnType<typeof queries.proposalsTo>>[number];
const toProposal = (row: ProposalRow): JobProposal => ({
  jobId: row.jobId,
  title: row.title,
  at: row.at.toISOString(),
  open: isOpen(row, new Date()),
  applied: row.applied,
});

/** The day on which a general application is erased: its time, or that in the talent pool, is over. */
function endsOn({ erases, renewedAt, months, poolUntil }: queries.OwnRow): string | null {
  if (!erases) return null;
  const end = monthsFrom(renewedAt, months);
  return nairobiDay(poolUntil && poolUntil > end ? poolUntil : end);
}

const toOwn = (row: queries.OwnRow, proposals: readonly ProposalRow[]): OwnGeneral => ({
  ...row,
  organization: { name: row.organizationName, slug: row.organizationSlug },
  paused: trialEnded(row, new Date()),
  accepts: accepts(row),
  sentAt: row.sentAt.toISOString(),
  renewedAt: row.renewedAt.toISOString(),
  endsOn: endsOn(row),
  proposals: proposals.filter(({ generalId }) => generalId === row.id).map(toProposal),
});

async function ownOf(tx: Tx, userId: string, which: Parameters<typeof queries.ownGeneralApplications>[2]) {
  const rows = await queries.ownGeneralApplications(tx, userId, which);
  const proposals = rows.length > 0 ? await queries.proposalsTo(tx, userId) : [];
  return rows.map((row) => toOwn(row, proposals));
}

/** The signed-in person's general applications, who was told last first. */
export const listOwnGeneralApplications = (
  { database }: Platform,
  { userId }: SignedIn,
): Promise<OwnGeneral[]> => acrossOrganisations(database, (tx) => ownOf(tx, userId, {}));

/** What the form of a general application to a SACCO begins with. @throws CodedError not_found */
export const startGeneral = (
  { database }: Platform,
  { userId }: SignedIn,
  slug: string,
): Promise<GeneralStart> =>
  acrossOrganisations(database, async (tx) => {
    const sacco = await saccoAt(tx, slug);
    const { organisationId } = sacco;
    const [sent] = await ownOf(tx, userId, { organisationId });
    const draft = await queries.generalDraftOf(tx, userId, organisationId);
    return {
      organization: { name: sacco.organizationName, slug: sacco.organizationSlug },
      accepts: accepts(sacco),
      keptMonths: sacco.months,
      sent: sent ?? null,
      draft: draft ? toDraft(draft) : null,
    };
  });

export interface GeneralSubmission {
  form: z.output<(typeof ownGeneralCalls.send)["form"]["fields"]>;
  cvFile: UploadedFile | undefined;
  /** Chosen by the browser, the same for every attempt at one submission. */
  key: string | null;
}

/** Tags the candidate with the departments that they wish for, as far as there may be more tags. */
async function tagWishes(
  scope: OrganisationScope,
  candidateId: string,
  departments: string[],
): Promise<void> {
  const ids = await tagIds(scope, departments);
  const had = (await tagsOf(scope, [candidateId])).map(({ id }) => id);
  if (new Set([...had, ...ids]).size <= maxTags) await giveTags(scope, [candidateId], ids);
}

/** Everything the submission writes, in one transaction of the SACCO. @returns the file that it has taken the place of */
function writeGeneral(
  platform: Platform,
  actor: Reader,
  sacco: queries.SaccoRow,
  { form, key }: GeneralSubmission,
  cvFileId: string | null,
): Promise<{ id: string; replaced: string | null }> {
  const { agree: _, fullName: name, email, ...answers }: GeneralForm = form.application;
  const { phone, location, education, skills } = answers;
  const { userId } = actor;
  return inOrganisation(platform.database, sacco.organisationId, async (scope) => {
    const { tx } = scope;
    const { id: candidateId } = await sendingCandidate(scope, actor, { name, email, phone, location });
    const [before] = await queries.ownGeneralApplications(tx, userId, {
      organisationId: sacco.organisationId,
    });
    const { profile } = await profileOf(tx, userId);
    const now = new Date();
    const id = await queries.writeGeneral(scope, {
      ...answers,
      id: newId(),
      candidateId,
      userId,
      submissionKey: key,
      candidateName: name,
      candidateEmail: email,
      workExperiences: profile.details.workExperiences ?? [],
      cvFileId,
      sentAt: now,
      renewedAt: now,
    });
    await keepCv(platform.queue, scope, cvFileId, {
      task: readGeneralCvTask,
      data: { organisationId: scope.organisationId, generalId: id },
    });
    const replaced = before?.cvFileId ?? null;
    if (replaced) await releaseFiles(tx, [replaced]);
    await tagWishes(scope, candidateId, answers.departments);
    await queries.deleteDraft(tx, userId, scope.organisationId);
    await saveDetails(tx, userId, { fullName: name, phone, location, education, skills });
    await scope.audit(actor, {
      action: "general_application.sent",
      subject: "general_application",
      subjectId: id,
    });
    await announce(platform.queue, scope, generalApplicationEvents.received, {
      generalApplicationId: id,
      again: before !== undefined,
    });
    // A change of what HR has already is no news to everybody.
    if (!before) await notifyRecruiters(scope, { kind: "general_application_received", subjectId: id });
    // To the account's address, not the one typed into the form: nobody gets mail that they did not cause.
    const mail = generalReceivedMail({
      to: actor.principal.email,
      name,
      organization: sacco.organizationName,
      origin: platform.origin,
    });
    await queueAccountMail(tx, platform, scope.organisationId, mail, {
      notice: generalReceivedNotice,
      language: actor.language,
    });
    return { id, replaced };
  });
}

/**
 * Takes a general application, in place of an earlier one to the same SACCO. Idempotent by the submission's key.
 * @throws CodedError not_found, conflict where the SACCO takes none, malformed_request, or what is wrong with the CV
 */
export async function sendGeneral(
  platform: Platform,
  actor: Reader,
  submission: GeneralSubmission,
): Promise<OwnGeneral> {
  const { form, cvFile, key } = submission;
  const { database } = platform;
  const repeated = async (slug: string) => {
    if (!key) return null;
    const [same] = await acrossOrganisations(database, (tx) => ownOf(tx, actor.userId, { key }));
    if (same && same.organization.slug !== slug) {
      throw new CodedError(
        "malformed_request",
        textOf(generalErrors, (t) => t.keyUsed),
      );
    }
    return same ?? null;
  };
  const sacco = await acrossOrganisations(database, (tx) => saccoAt(tx, form.sacco));
  const earlier = await repeated(sacco.organizationSlug);
  if (earlier) return earlier;
  if (!accepts(sacco)) throw takesNone(sacco.organizationName);
  return sendOnce(platform, {
    store: () =>
      storeSentCv(platform, actor.userId, sacco.organisationId, { resumeId: form.resumeId, cvFile }),
    write: async (cvFileId) => {
      const { id, replaced } = await writeGeneral(platform, actor, sacco, submission, cvFileId);
      if (replaced) await discardUpload(platform, replaced);
      return ownById(platform, actor, id);
    },
    once: ["general_application_submission"],
    first: () => repeated(sacco.organizationSlug),
  });
}

const takesNone = (organization: string) =>
  new CodedError(
    "conflict",
    textOf(generalErrors, (t) => t.takesNone({ organization })),
  );

/** @throws CodedError not_found */
async function ownById({ database }: Platform, { userId }: SignedIn, id: string): Promise<OwnGeneral> {
  const [own] = await acrossOrganisations(database, (tx) => ownOf(tx, userId, { id }));
  if (!own) throw new CodedError("not_found");
  return own;
}

/** A general application of one's own as it is kept. @throws CodedError not_found */
async function ownRow({ database }: Platform, { userId }: SignedIn, id: string): Promise<queries.OwnRow> {
  const [own] = await acrossOrganisations(database, (tx) =>
    queries.ownGeneralApplications(tx, userId, { id }),
  );
  if (!own) throw new CodedError("not_found");
  return own;
}

/**
 * Says that a general application of one's own still holds: its time begins anew.
 * @throws CodedError not_found; conflict where the SACCO takes none any more
 */
export async function renewOwnGeneral(platform: Platform, actor: SignedIn, id: string): Promise<OwnGeneral> {
  const own = await ownRow(platform, actor, id);
  if (!accepts(own)) throw takesNone(own.organizationName);
  await inOrganisation(platform.database, own.organisationId, async (scope) => {
    await queries.renewGeneral(scope.tx, actor.userId, id, new Date());
    await scope.audit(actor, {
      action: "general_application.renewed",
      subject: "general_application",
      subjectId: id,
    });
  });
  return ownById(platform, actor, id);
}

/**
 * Takes a general application of one's own back: the SACCO has nothing of it any more, nor of the person, unless they
 * have applied there, too.
 * @throws CodedError not_found
 */
export async function withdrawOwnGeneral(platform: Platform, actor: SignedIn, id: string): Promise<void> {
  const own = await ownRow(platform, actor, id);
  const files = await inOrganisation(platform.database, own.organisationId, async (scope) => {
    await lockCandidate(scope.tx, actor.userId);
    const removed = await removeGeneralApplications(scope, [own]);
    await announce(platform.queue, scope, generalApplicationEvents.withdrawn, { generalApplicationId: id });
    await scope.audit(actor, {
      action: "general_application.withdrawn",
      subject: "general_application",
      subjectId: id,
    });
    return removed;
  });
  await discardUploads(platform, files);
}

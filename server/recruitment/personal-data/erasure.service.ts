import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import { textOf } from "#contract/core/messages.ts";
import { isDecided } from "#contract/recruitment/applications.ts";
import type { ErasureAnswer } from "#contract/recruitment/candidate.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { revokePasswordLinks } from "#server/accounts/password.service.ts";
import { audit, systemActor } from "#server/platform/audit/audit.ts";
import { calendarInvitation } from "#server/platform/calendar/invitation.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations, OrganisationScope } from "#server/platform/database/scope.ts";
import { discardUploads, releaseFiles } from "#server/platform/files/uploads.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { forgetNotifications } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { announceMove } from "../applications/announcements.ts";
import { endWaiting, waitingDecision } from "../candidates/candidate-decisions.queries.ts";
import {
  deleteImportedOf,
  enteredWithAccount,
  joinImported,
} from "../candidates/candidate-import.queries.ts";
import { deleteWaitingCvsOf } from "../candidates/cv-imports/cv-imports.queries.ts";
import { lockCandidates } from "../candidates/merges.queries.ts";
import { separateErased } from "../candidates/merges.service.ts";
import { removeGeneralApplicationsOf } from "../general-applications/general-personal-data.queries.ts";
import { deleteAlertsOf } from "../job-alerts/job-alerts.queries.ts";
import { lockedApplication } from "../pipeline/hiring-file.service.ts";
import { releaseApplication } from "../pipeline/rejections.service.ts";
import { deleteReferralsOf } from "../referrals/referrals.queries.ts";
import { applicantErasedMail, erasedMail } from "./erasure.mail.ts";
import { erasureMessages } from "./erasure.messages.ts";
import * as queries from "./erasure.queries.ts";

/** Takes an interview out of the calendar of one who interviews; it names nobody else. */
function cancelledEntry(
  { config, origin }: Platform,
  meeting: queries.UpcomingInterview,
  { jobTitle, email }: { jobTitle: string; email: string },
) {
  const { id, startsAt, endsAt, calendarUid, organizerName, organizerEmail } = meeting;
  const { brand } = config;
  return calendarInvitation(
    {
      uid: calendarUid ?? `interview-${id}@${new URL(origin).hostname}`,
      startsAt,
      endsAt,
      summary: `Interview: ${jobTitle}`,
      description: "The applicant has withdrawn.",
      location: "",
      organizer: { name: organizerName ?? brand.product, email: organizerEmail ?? brand.email },
      attendees: [{ name: email, email }],
      method: "cancel",
      sequence: meeting.sequence + 1,
    },
    new Date(),
  );
}

/** Notifies every recruiter of the open applications' SACCOs and who was to interview; the calendars of those who interview follow. */
export async function notifyRecruiters(
  tx: Tx,
  platform: Platform,
  open: queries.ErasableApplication[],
): Promise<void> {
  const meetings = await queries.upcomingInterviews(
    tx,
    open.map((one) => one.id),
    new Date(),
  );
  const interviewers = await queries.interviewersAt(
    tx,
    meetings.map((one) => one.id),
  );
  for (const { id, organisationId, jobTitle } of open) {
    const ahead = meetings.filter((one) => one.applicationId === id);
    const recruiters = await queries.recruitersOf(tx, organisationId);
    const others = interviewers.filter(({ interviewId }) => ahead.some((one) => one.id === interviewId));
    for (const to of new Set([...recruiters, ...others.map(({ email }) => email)])) {
      const theirs = ahead.filter((meeting) =>
        interviewers.some((one) => one.interviewId === meeting.id && one.email === to),
      );
      const entries = theirs.map((meeting) => cancelledEntry(platform, meeting, { jobTitle, email: to }));
      // Who interviews and does not hire has no page of applications, and no business with other interviews.
      const hires = recruiters.includes(to);
      const news = {
        jobTitle,
        interviews: (hires ? ahead : theirs).map(({ startsAt }) => startsAt),
        entries,
        link: hires ? `${platform.origin}/hr-manager` : null,
      };
      await queueAccountMail(tx, platform, organisationId, applicantErasedMail(to, news));
    }
  }
}

/** Ends rejections that the person does not know of yet: their mail never leaves, and what they hold is open again. */
async function endRejections(tx: Tx, userId: string): Promise<void> {
  for (const { organisationId, id } of await queries.candidatesOf(tx, userId)) {
    const scope = new OrganisationScope(tx, organisationId);
    // The person first, as everybody who decides on several of their applications.
    await lockCandidates(scope, [id]);
    const waiting = await waitingDecision(scope, id);
    if (waiting) await endWaiting(scope, waiting.id, { undoneAt: new Date() });
  }
  for (const { id, organisationId, heldBy } of await queries.applicationsOf(tx, userId)) {
    if (heldBy === null) continue;
    const scope = new OrganisationScope(tx, organisationId);
    await releaseApplication(scope, systemActor, await lockedApplication(scope, id));
  }
}

/** Organisations that one person's applications were entered at; there are not as many SACCOs. */
const maxEntered = 1_000;

async function eraseIn(tx: Tx, platform: Platform, actor: SignedIn, language: Language) {
  const { userId } = actor;
  const person = await queries.lockUser(tx, userId);
  if (!person?.isCandidate) throw new CodedError("unauthenticated");
  if ((await queries.organisationsOf(tx, userId)) > 0) {
    throw new CodedError(
      "conflict",
      textOf(erasureMessages, (t) => t.inTeam),
    );
  }
  if (person.emailVerified) {
    // What HR entered of the person goes with the rest, also where nothing has joined it to the account yet.
    for (const { organisationId, email } of await enteredWithAccount(tx, maxEntered, userId)) {
      await joinImported(new OrganisationScope(tx, organisationId), userId, email);
    }
  }
  await separateErased(tx, { userId });
  if (person.emailVerified) await separateErased(tx, { importedAs: person.email });
  await endRejections(tx, userId);
  const all = await queries.applicationsOf(tx, userId);
  const kept = all.filter((one) => one.status === "accepted");
  const erased = all.filter((one) => one.status !== "accepted");
  const open = erased.filter((one) => !isDecided(one.status));
  // The recruiters' mail names the interview, which goes with the rest.
  await notifyRecruiters(tx, platform, open);
  await queries.withdraw(tx, open, userId);
  for (const one of open) {
    const place = { tx, organisationId: one.organisationId };
    await announceMove(platform.queue, place, one, { status: "withdrawn", stage: one.stage });
  }
  await forgetNotifications(
    tx,
    erased.map((one) => one.id),
  );
  const ownEmail = person.emailVerified ? person.email : null;
  const files = [
    ...(await queries.anonymise(tx, erased)),
    ...(await removeGeneralApplicationsOf(tx, platform.queue, userId)),
    ...(await deleteReferralsOf(tx, userId, ownEmail)),
    ...(await queries.deleteOwnData(tx, userId)),
  ];
  await releaseFiles(tx, files);
  const imported = [
    await queries.anonymiseCandidates(
      tx,
      userId,
      kept.map((one) => one.candidateId),
    ),
    ownEmail === null ? [] : await deleteImportedOf(tx, ownEmail),
    ownEmail === null ? [] : await deleteWaitingCvsOf(tx, ownEmail),
  ].flat();
  await releaseFiles(tx, imported);
  await deleteAlertsOf(tx, userId, ownEmail);
  await revokePasswordLinks(tx, userId);
  await queries.anonymiseAccount(tx, userId, person.email);
  // Employment Act 2007, section 10(6): particulars of an employee are kept for five years after the employment.
  const reason = erasureMessages[language].retention;
  const answer: ErasureAnswer = {
    erasedApplications: erased.length,
    retained: kept.map(({ organization, jobTitle }) => ({ organization, jobTitle, reason })),
  };
  const { queue, config } = platform;
  const mail = erasedMail(person, answer, config.brand);
  await queueMail(tx, queue, null, mail[person.language ?? language]);
  await audit(tx, actor, {
    organisationId: null,
    action: "user.erased",
    subject: "user",
    subjectId: userId,
    detail: { erased: erased.length, retained: kept.length },
  });
  return { answer, files: [...files, ...imported] };
}

/**
 * Erases the signed-in person's account and takes everything personal out of their applications, in one
 * transaction (Data Protection Act 2019, section 40). An application that led to employment is retained. The
 * caller has checked the password.
 * @param language of the answer
 * @throws CodedError conflict when the account also works in an organisation
 */
export async function eraseOwnData(
  platform: Platform,
  actor: SignedIn,
  language: Language,
): Promise<ErasureAnswer> {
  const { answer, files } = await acrossOrganisations(platform.database, (tx) =>
    eraseIn(tx, platform, actor, language),
  );
  await discardUploads(platform, files);
  return answer;
}

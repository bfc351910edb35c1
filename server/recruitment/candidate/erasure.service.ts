import { CodedError } from "#contract/core/errors.ts";
import { isDecided } from "#contract/recruitment/applications.ts";
import type { ErasureAnswer } from "#contract/recruitment/candidate.ts";
import { audit } from "#server/platform/audit/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { dropFile, releaseFiles } from "#server/platform/files/uploads.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { applicantErasedMail, erasedMail } from "./erasure.mail.ts";
import * as queries from "./erasure.queries.ts";

/** Employment Act 2007, section 10(6): particulars of an employee are kept for five years after the employment. */
const retentionReason =
  "You were accepted for it, and Kenya's Employment Act makes the employer keep the particulars of its employees until five years after the employment ends. Ask that SACCO about it.";

/** Tells every recruiter of the open applications' SACCOs. */
async function tellRecruiters(
  tx: Tx,
  { queue, origin }: Platform,
  open: queries.ErasableApplication[],
): Promise<void> {
  const meetings = await queries.coming(
    tx,
    open.map((one) => one.id),
    new Date(),
  );
  for (const { id, organisationId, jobTitle } of open) {
    const interview = meetings.find((one) => one.applicationId === id)?.startsAt ?? null;
    for (const to of await queries.recruitersOf(tx, organisationId)) {
      const news = { jobTitle, interview, link: `${origin}/hr-manager` };
      await queueMail(tx, queue, organisationId, applicantErasedMail(to, news));
    }
  }
}

async function eraseIn(tx: Tx, platform: Platform, actor: SignedIn) {
  const { userId } = actor;
  const person = await queries.lockPerson(tx, userId);
  if (!person?.isCandidate) throw new CodedError("unauthenticated");
  if ((await queries.organisationsOf(tx, userId)) > 0) {
    throw new CodedError(
      "conflict",
      "You also work in a SACCO's workspace with this account. Ask its owner to take you out of the team first.",
    );
  }
  const all = await queries.applicationsOf(tx, userId);
  const kept = all.filter((one) => one.status === "accepted");
  const erased = all.filter((one) => one.status !== "accepted");
  const open = erased.filter((one) => !isDecided(one.status));
  // The recruiters' mail names the interview, which goes with the rest.
  await tellRecruiters(tx, platform, open);
  await queries.withdraw(tx, open, userId);
  const files = [...(await queries.anonymise(tx, erased)), ...(await queries.deleteKept(tx, userId))];
  await releaseFiles(tx, files);
  await queries.anonymiseCandidates(
    tx,
    userId,
    kept.map((one) => one.candidateId),
  );
  await queries.closeAccount(tx, userId, person.email);
  const answer: ErasureAnswer = {
    erasedApplications: erased.length,
    retained: kept.map(({ organization, jobTitle }) => ({ organization, jobTitle, reason: retentionReason })),
  };
  const { queue, config } = platform;
  await queueMail(tx, queue, null, erasedMail(person, answer, config.brand));
  await audit(tx, actor, {
    organisationId: null,
    action: "user.erased",
    subject: "user",
    subjectId: userId,
    detail: { erased: erased.length, retained: kept.length },
  });
  return { answer, files };
}

/**
 * Erases the signed-in person's account and takes everything personal out of their applications, in one
 * transaction (Data Protection Act 2019, section 40). An application that led to employment is retained. The
 * caller has checked the password.
 * @throws CodedError conflict when the account also works in an organisation
 */
export async function eraseOwnData(platform: Platform, actor: SignedIn): Promise<ErasureAnswer> {
  const { answer, files } = await acrossOrganisations(platform.database, (tx) =>
    eraseIn(tx, platform, actor),
  );
  for (const file of files) await dropFile(platform, file);
  return answer;
}

import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type {
  AddedPerson,
  addedApplicationCalls,
  KnownCandidate,
} from "#contract/recruitment/added-applications.calls.ts";
import { workExperience } from "#contract/recruitment/applications.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { newId } from "#server/platform/database/columns.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import { withBytes } from "#server/platform/files/uploads.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { recordAgentWork } from "#server/site/agents.service.ts";
import { importedCvsOf } from "../candidates/candidate-cvs.queries.ts";
import { enteredWithAccount, joinImported } from "../candidates/candidate-import.queries.ts";
import { insertEntered } from "../candidates/candidates.queries.ts";
import { applicationsOfCandidates } from "../candidates/hr-candidates.queries.ts";
import { toMatchCandidate } from "../candidates/known.ts";
import { listedAs, lockCandidates, writeCandidate } from "../candidates/merges.queries.ts";
import { profileOfReading } from "../candidates/reading-profile.ts";
import { ownOpenJob } from "../jobs/jobs.service.ts";
import { scoreMatch, scoreVersion } from "../match/match.ts";
import { applicationsFor, candidatesReachedAt } from "./added.queries.ts";
import { announceApplication } from "./announcements.ts";
import { applicationAddedMail, applicationAddedNotice } from "./applications.mail.ts";
import { insertApplication } from "./applications.queries.ts";
import { readCvTask } from "./cv-reading.service.ts";
import { applicationLink, applicationThread } from "./links.ts";
import { attachReferral } from "./referral.queries.ts";
import { keepCv, notifyRecruiters, sendOnce } from "./sending.ts";
import { storeSentCv } from "./sent-cv.ts";

/** Joins applications that HR entered to the accounts that their people have opened since. */
export const joinEnteredTask = defineScheduledTask(
  "recruitment.applications.join_entered",
  "Join applications that HR entered to their people's accounts",
  "* * * * *",
);

/** People joined in one run; the next minute finds the rest. */
const maxJoined = 200;

type Fields = z.output<(typeof addedApplicationCalls.add)["form"]["fields"]>;

/** Whom somebody that HR is about to enter may be. */
export function knownCandidates(
  { database }: Platform,
  staff: Staff,
  { email = "", phone = "", jobId }: z.output<typeof addedApplicationCalls.known.query>,
): Promise<KnownCandidate[]> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const reached = await candidatesReachedAt(scope, { email, phone });
    const ids = reached.map(({ id }) => id);
    const applied = jobId && ids.length > 0 ? await applicationsFor(scope, jobId, ids) : null;
    return reached.map((one) => ({ ...one, applicationId: applied?.get(one.id) ?? null }));
  });
}

const knownAddress = () =>
  new CodedError("conflict", "Somebody with this email address is a candidate already. Choose them instead.");

/** The candidate whom an application is entered for: an existing one, or a new one. */
async function candidateFor(
  scope: OrganisationScope,
  candidateId: string | undefined,
  { name, email, phone, location }: AddedPerson,
): Promise<{ id: string; userId: string | null }> {
  if (candidateId === undefined) {
    const [known] = await candidatesReachedAt(scope, { email, phone: "" });
    if (known?.sameEmail) throw knownAddress();
    return { id: await insertEntered(scope, { name, email, phone, location }), userId: null };
  }
  const [found] = await lockCandidates(scope, [await listedAs(scope, candidateId)]);
  if (!found || found.email + found.phone === "") throw new CodedError("not_found");
  // What the candidate said of themselves stays; what was not known of them is filled in.
  await writeCandidate(scope, found.id, {
    ...(found.email === "" ? { email } : {}),
    ...(found.phone === "" ? { phone } : {}),
    ...(found.location === "" ? { location } : {}),
  });
  return found;
}

/** Work of a candidate as they sent it last, or as the CV says that was imported of them. */
async function workBefore(
  scope: OrganisationScope,
  candidateId: string,
): Promise<AddedPerson["workExperiences"]> {
  const [latest] = await applicationsOfCandidates(scope, [candidateId]);
  if (latest) return latest.workExperiences;
  const [cv] = await importedCvsOf(scope, [candidateId]);
  // A reading may lack what an application says of each position.
  const read = cv ? profileOfReading(cv.reading).workExperiences : [];
  return read.filter((one) => workExperience.safeParse(one).success);
}

/** Everything that entering an application writes, in one transaction. @returns its id */
function writeAdded(
  platform: Platform,
  staff: Staff,
  { jobId, candidateId, person, note, notify }: Fields,
  cvFileId: string | null,
): Promise<string> {
  const { database, queue, origin } = platform;
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { tx, organisationId } = scope;
    const job = await ownOpenJob(scope, jobId);
    const candidate = await candidateFor(scope, candidateId, person);
    const { size: applied } = await applicationsFor(scope, jobId, [candidate.id]);
    if (applied > 0) throw appliedAlready(person.name);
    const { name, email, ...entered } = person;
    const workExperiences =
      candidateId && entered.workExperiences.length === 0
        ? await workBefore(scope, candidate.id)
        : entered.workExperiences;
    const known = { ...entered, workExperiences };
    const { score, parts } = scoreMatch(job, toMatchCandidate(known), new Date());
    const id = newId();
    await insertApplication(
      scope,
      {
        ...known,
        id,
        jobId,
        candidateId: candidate.id,
        userId: candidate.userId,
        candidateName: name,
        candidateEmail: email,
        expectedSalary: "",
        coverLetter: "",
        source: "hr",
        matchScore: score,
        match: parts,
        scoreVersion,
        jobMatchVersion: job.matchVersion,
        cvFileId,
      },
      { actorId: staff.userId, notes: note || null },
    );
    await keepCv(queue, scope, cvFileId, { task: readCvTask, data: { organisationId, applicationId: id } });
    await attachReferral(scope, { id, jobId, source: "hr" }, { key: null, email: email.toLowerCase() });
    await recordAgentWork(tx, "Recruitment Specialist AI");
    await scope.audit(staff, {
      action: "application.added",
      subject: "application",
      subjectId: id,
      detail: { told: notify === true },
    });
    await announceApplication(queue, scope, id, job);
    await notifyRecruiters(scope, { kind: "application_received", subjectId: id, actorId: staff.userId });
    if (notify) {
      const mail = applicationAddedMail({
        to: email,
        thread: applicationThread(id),
        name,
        jobTitle: job.title,
        organization: job.organisationName,
        link: applicationLink(origin, id),
        keptMonths: job.keptMonths,
        origin,
      });
      await queueAccountMail(tx, platform, organisationId, mail, { notice: applicationAddedNotice });
    }
    return id;
  });
}

const appliedAlready = (name: string) =>
  new CodedError("already_applied", `There is an application by ${name} for this job already.`);

/** The CV that was imported of a candidate, for who brings no other. */
async function importedCv(
  { database, files }: Platform,
  { organisationId }: Staff,
  candidateId: string | undefined,
): Promise<UploadedFile | undefined> {
  if (!candidateId) return undefined;
  const cv = await inOrganisation(database, organisationId, async (scope) => {
    const [latest] = await importedCvsOf(scope, [await listedAs(scope, candidateId)]);
    return latest;
  });
  return cv && withBytes(files, cv);
}

/**
 * Enters an application for somebody who gave their details to HR, by the rules of a submission. They are told only where
 * HR says so.
 * @throws CodedError validation, not_found, job_closed, already_applied, email_unverified; conflict where a new person is
 *   a candidate already; or what is wrong with the CV
 */
export async function addApplication(
  platform: Platform,
  staff: Staff,
  fields: Fields,
  cvFile: UploadedFile | undefined,
): Promise<{ id: string }> {
  if (!fields.agreed) throw new CodedError("validation", undefined, { agreed: "Ask them first" });
  if (fields.notify) requireVerifiedEmail(staff);
  await inOrganisation(platform.database, staff.organisationId, (scope) => ownOpenJob(scope, fields.jobId));
  const { organisationId, userId } = staff;
  try {
    return await sendOnce(platform, {
      store: async () =>
        storeSentCv(platform, userId, organisationId, {
          cvFile: cvFile ?? (await importedCv(platform, staff, fields.candidateId)),
        }),
      write: async (cvFileId) => ({ id: await writeAdded(platform, staff, fields, cvFileId) }),
      once: ["application_once_per_job"],
      first: () => Promise.reject(appliedAlready(fields.person.name)),
    });
  } catch (error) {
    if (violatedUnique(error) === "candidate_imported_email") throw knownAddress();
    throw error;
  }
}

/** Joins what HR entered of people to the accounts that they have opened since, with a verified address. */
export async function joinEntered({ database }: Pick<Platform, "database">): Promise<void> {
  const found = await acrossOrganisations(database, (tx) => enteredWithAccount(tx, maxJoined));
  for (const { organisationId, userId, email } of found) {
    await inOrganisation(database, organisationId, (scope) => joinImported(scope, userId, email));
  }
}

import { nairobiDayAfter } from "#contract/core/clock.ts";
import { asSample, sampleMailDomain } from "#contract/core/sample.ts";
import { defaultMilestones } from "#contract/recruitment/milestones.ts";
import { insertUser } from "#server/accounts/accounts.queries.ts";
import { splitName } from "#server/accounts/naming.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { insertJob } from "#server/recruitment/jobs/jobs.queries.ts";
import { scoreMatch } from "#server/recruitment/match/match.ts";
import { interviewers, interviews } from "#server/recruitment/pipeline/pipeline.table.ts";
import type { CollectedRows } from "../collected-rows.ts";
import { planApplications } from "../content/applications.ts";
import { demoCandidates } from "../content/candidates.ts";
import { nairobiTime } from "../content/dates.ts";
import { demoJobs } from "../content/jobs.ts";
import { demoStaff } from "../content/people.ts";
import type { DemoApplication, DemoCandidate, DemoJob } from "../content/types.ts";
import { required } from "../required.ts";
import { CollectedApplications } from "../seed-applications.ts";

/** The demo's jobs that make the sample: enough applications to look through, few enough to know them all. */
const sampleJobs = [
  "jirani-teller-tala",
  "jirani-micro-credit-officer",
  "jirani-accountant",
  "jirani-customer-care-wote",
];

interface Made {
  today: Date;
  ownerId: string;
}

function addJob(scope: OrganisationScope, job: DemoJob, today: Date): Promise<string> {
  const { key: _, organization, postedDaysAgo, deadlineInDays, professions, level, appeal, ...texts } = job;
  return insertJob(scope, {
    ...texts,
    title: asSample(job.title),
    milestones: defaultMilestones.map((milestone) => ({ id: newId(), ...milestone })),
    postedAt: nairobiTime(today, postedDaysAgo, 9, 0),
    deadline: nairobiDayAfter(today, Math.max(deadlineInDays, 7)),
    sample: true,
  });
}

/** The candidate as the sample shows them, whom no mail can reach. @param owner what makes the address this organisation's */
function sampleOf(candidate: DemoCandidate, owner: string): DemoCandidate {
  return {
    ...candidate,
    name: asSample(candidate.name),
    email: `${candidate.key}.${owner}@${sampleMailDomain}`,
  };
}

function addInterview(
  rows: CollectedRows,
  applicationId: string,
  { at }: NonNullable<DemoApplication["interview"]>,
  ownerId: string,
): void {
  const id = newId();
  rows.add(interviews, {
    id,
    applicationId,
    startsAt: at,
    endsAt: new Date(at.getTime() + 45 * 60_000),
    type: "phone",
    location: "We call the number in your application",
    interviewer: "",
    note: "",
    scheduledBy: ownerId,
  });
  rows.add(interviewers, { interviewId: id, userId: ownerId });
}

/** Positions of a made-up SACCO with their applications, in every status. Its own people are the owner's. */
export async function addRecruitmentSample(
  scope: OrganisationScope,
  { today, ownerId }: Made,
): Promise<void> {
  const staffIds = new Map(demoStaff.map(({ email }) => [email, ownerId]));
  const people = new Map(demoCandidates(today).map((person) => [person.key, person]));
  const userIds = new Map<string, string>();
  const jobIds = new Map<string, string>();
  const jobs = new Map(demoJobs.map((job) => [job.key, job]));
  for (const key of sampleJobs) jobIds.set(key, await addJob(scope, required(jobs, key), today));
  const rows = new CollectedApplications(scope);
  for (const application of planApplications(today)) {
    const jobId = jobIds.get(application.jobKey);
    if (!jobId) continue;
    const candidate = sampleOf(required(people, application.candidateKey), scope.organisationId);
    const userId = userIds.get(candidate.key) ?? (await addAccount(scope, candidate));
    userIds.set(candidate.key, userId);
    const match = scoreMatch(
      required(jobs, application.jobKey),
      {
        ...candidate,
        coverLetter: application.coverLetter,
        additionalInfo: candidate.additionalInfo ?? undefined,
      },
      today,
    );
    const ids = { jobId, userId, cvFileId: null, staffIds };
    const applicationId = rows.addApplication(application, candidate, ids, match, true);
    if (application.interview) addInterview(rows, applicationId, application.interview, ownerId);
  }
  await rows.write();
}

/** An account that nobody signs in to: it has no password, and no mail reaches it. */
async function addAccount(scope: OrganisationScope, { name, email, phone }: DemoCandidate): Promise<string> {
  const account = { ...splitName(name), email, phone, isCandidate: true, passwordHash: null };
  return (await insertUser(scope.tx, account)).id;
}

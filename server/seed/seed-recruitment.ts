import { nairobiDayAfter } from "#contract/core/clock.ts";
import { standardTemplates } from "#contract/recruitment/email-templates.ts";
import { defaultMilestones } from "#contract/recruitment/milestones.ts";
import { insertUsers } from "#server/accounts/accounts.queries.ts";
import { splitName } from "#server/accounts/naming.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import { newId } from "#server/platform/database/columns.ts";
import { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Demo } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { findUnreadCvsTask } from "#server/recruitment/applications/cv-reading.service.ts";
import { insertJob } from "#server/recruitment/jobs/jobs.queries.ts";
import { emailTemplates } from "#server/recruitment/pipeline/pipeline.table.ts";
import { organisationName } from "#server/recruitment/reports/figures.queries.ts";
import { planApplications } from "./content/applications.ts";
import { demoCandidates } from "./content/candidates.ts";
import { demoDocumentRequests } from "./content/correspondence.ts";
import { nairobiTime } from "./content/dates.ts";
import { demoJobs } from "./content/jobs.ts";
import type { DemoApplication, DemoCandidate, DemoJob } from "./content/types.ts";
import { createPapers, type Papers } from "./papers.ts";
import { required } from "./required.ts";
import { type ApplicationsToSeed, type SeededJob, seedApplications } from "./seed-applications.ts";
import { seedAssessments } from "./seed-assessments.ts";
import { seedFirstDays } from "./seed-first-days.ts";
import { seedOffers } from "./seed-offers.ts";
import { seedSlots } from "./seed-slots.ts";
import { seedTalent } from "./seed-talent.ts";

type Candidates = ApplicationsToSeed["candidates"];

async function seedCandidateAccounts({ tx, passwordHash }: Demo, candidates: DemoCandidate[]) {
  const accounts = candidates.map(({ key, name, email, phone }) => ({
    key,
    account: {
      ...splitName(name),
      id: newId(),
      email,
      phone,
      isCandidate: true,
      emailVerified: true,
      passwordHash,
    },
  }));
  await insertUsers(
    tx,
    accounts.map(({ account }) => account),
  );
  return new Map(accounts.map(({ key, account }) => [key, account.id]));
}

async function seedJob({ tx, organisationIds, today }: Demo, job: DemoJob): Promise<SeededJob> {
  const organisationId = required(organisationIds, job.organization);
  const milestones = defaultMilestones.map((milestone) => ({ id: newId(), ...milestone }));
  const id = await insertJob(new OrganisationScope(tx, organisationId), {
    title: job.title,
    department: job.department,
    location: job.location,
    type: job.type,
    salary: job.salary,
    experience: job.experience,
    education: job.education,
    description: job.description,
    requirements: job.requirements,
    responsibilities: job.responsibilities,
    benefits: job.benefits,
    skills: job.skills,
    status: job.status,
    milestones,
    postedAt: nairobiTime(today, job.postedDaysAgo, 9, 0),
    deadline: nairobiDayAfter(today, job.deadlineInDays),
  });
  return { id, organisationId, job };
}

/** Begins to draw all documents of the planned applications, in the order in which they are needed. */
function drawPapers(papers: Papers, plan: DemoApplication[], seed: { candidates: Candidates; today: Date }) {
  for (const application of plan) {
    const candidate = required(seed.candidates, application.candidateKey);
    void papers.cv(candidate);
    const job = demoJobs.find(({ key }) => key === application.jobKey);
    for (const { title, receivedAt } of job ? demoDocumentRequests(application, job, seed.today) : [])
      if (receivedAt) void papers.paper(title, candidate.name);
  }
}

/**
 * The demo's jobs, candidates and applications, with the CVs that the queue then reads. Applications come when the other
 * domains have written theirs: their documents are drawn meanwhile.
 */
export async function seedRecruitment(platform: Platform, demo: Demo): Promise<void> {
  const { today } = demo;
  const papers = createPapers();
  const candidates = new Map(demoCandidates(today).map((candidate) => [candidate.key, candidate]));
  const plan = planApplications(today);
  drawPapers(papers, plan, { candidates, today });
  const userIds = await seedCandidateAccounts(demo, [...candidates.values()]);
  const jobs = new Map<string, SeededJob>();
  for (const job of demoJobs) jobs.set(job.key, await seedJob(demo, job));
  demo.later(async () => {
    try {
      await seedWithPapers(platform, demo, { candidates, plan, userIds, jobs, papers });
    } finally {
      await papers.close();
    }
  });
}

async function seedWithPapers(
  { files, queue }: Platform,
  { tx, today, organisationIds, staffIds }: Demo,
  { candidates, plan, userIds, jobs, papers }: Omit<ApplicationsToSeed, "today" | "staffIds">,
): Promise<void> {
  const { assessed, offered } = await seedApplications(tx, files, {
    today,
    jobs,
    candidates,
    userIds,
    staffIds,
    plan,
    papers,
  });
  for (const [slug, organisationId] of organisationIds) {
    const scope = new OrganisationScope(tx, organisationId);
    for (const template of standardTemplates) await scope.insert(emailTemplates, template);
    await seedAssessments(scope, assessed.get(organisationId) ?? [], today);
    const hrId = required(staffIds, `hr@${slug}.example`);
    const ownerId = required(staffIds, `owner@${slug}.example`);
    await seedOffers(scope, offered.get(organisationId) ?? [], {
      organization: await organisationName(scope),
      hr: { id: hrId, name: (await namesOf(scope, [hrId])).get(hrId) ?? "" },
      ownerId,
      today,
    });
    const hired = offered.get(organisationId)?.find(({ application }) => application.status === "accepted");
    if (hired) {
      const userId = required(userIds, hired.candidate.key);
      await seedFirstDays(scope, { applicationId: hired.applicationId, hrId, userId }, today);
    }
    const invited = assessed.get(organisationId)?.at(-1);
    if (invited) await seedSlots(scope, { ...invited, ownerId }, today);
    await seedTalent(scope, { today, candidates, userIds, staffIds, jobs: [...jobs.values()], slug });
  }
  await queue.enqueue(tx, findUnreadCvsTask, {});
}

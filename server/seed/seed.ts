import { hashPassword } from "better-auth/crypto";
import { count, eq } from "drizzle-orm";
import { standardTemplates } from "#contract/recruitment/email-templates.ts";
import { defaultMilestones } from "#contract/recruitment/jobs.ts";
import * as accounts from "#server/accounts/accounts.queries.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import { splitName } from "#server/accounts/naming.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations, OrganisationScope } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { findUnreadCvsTask } from "#server/recruitment/applications/cv-reading.service.ts";
import { insertJob } from "#server/recruitment/jobs/jobs.queries.ts";
import { emailTemplates } from "#server/recruitment/pipeline/pipeline.table.ts";
import { planApplications } from "./content/applications.ts";
import { demoCandidates } from "./content/candidates.ts";
import { dayAfter, nairobiTime } from "./content/dates.ts";
import { demoJobs } from "./content/jobs.ts";
import { demoOrganizations, demoPassword, demoStaff } from "./content/people.ts";
import type { DemoCandidate, DemoJob } from "./content/types.ts";
import { required, type SeededJob, seedApplications } from "./seed-applications.ts";
import { seedSite } from "./seed-site.ts";

async function seedOrganisations(tx: Tx): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { slug, name } of demoOrganizations) {
    ids.set(slug, await accounts.insertOrganisation(tx, { slug, name, trialEndsAt: null }));
  }
  return ids;
}

async function seedStaff(tx: Tx, organisationIds: Map<string, string>, passwordHash: string) {
  const ids = new Map<string, string>();
  for (const { email, fullName, organization, roles } of demoStaff) {
    const { id } = await accounts.insertUser(tx, {
      ...splitName(fullName),
      email,
      isCandidate: false,
      emailVerified: true,
      passwordHash,
    });
    await accounts.insertMembership(tx, required(organisationIds, organization), id, [...roles]);
    ids.set(email, id);
  }
  return ids;
}

async function seedCandidateAccounts(tx: Tx, candidates: DemoCandidate[], passwordHash: string) {
  const ids = new Map<string, string>();
  for (const { key, name, email, phone } of candidates) {
    const { id } = await accounts.insertUser(tx, {
      ...splitName(name),
      email,
      phone,
      isCandidate: true,
      emailVerified: true,
      passwordHash,
    });
    ids.set(key, id);
  }
  return ids;
}

async function seedJob(
  tx: Tx,
  organisationIds: Map<string, string>,
  job: DemoJob,
  today: Date,
): Promise<SeededJob> {
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
    deadline: dayAfter(today, job.deadlineInDays),
  });
  return { id, organisationId, job };
}

/**
 * Fills an empty embedded database with the demo, in one transaction: it is there whole or not at all.
 * The same day gives the same demo. A database that holds an organisation besides
 * the provider's is left as it is.
 * @throws if the database is not the embedded one: a production database is never seeded
 */
export async function seedDemo(platform: Platform, today = new Date()): Promise<void> {
  if (platform.database.kind !== "embedded") throw new Error("a production database is never seeded");
  const passwordHash = await hashPassword(demoPassword);
  await acrossOrganisations(platform.database, async (tx) => {
    const [existing] = await tx
      .select({ total: count() })
      .from(organisations)
      .where(eq(organisations.isProvider, false));
    if (existing?.total) return;
    const candidates = demoCandidates(today);
    const organisationIds = await seedOrganisations(tx);
    const staffIds = await seedStaff(tx, organisationIds, passwordHash);
    const userIds = await seedCandidateAccounts(tx, candidates, passwordHash);
    const jobs = new Map<string, SeededJob>();
    for (const job of demoJobs) jobs.set(job.key, await seedJob(tx, organisationIds, job, today));
    await seedApplications(tx, platform.files, {
      today,
      jobs,
      candidates: new Map(candidates.map((candidate) => [candidate.key, candidate])),
      userIds,
      staffIds,
      plan: planApplications(today),
    });
    for (const organisationId of organisationIds.values()) {
      const scope = new OrganisationScope(tx, organisationId);
      for (const template of standardTemplates) await scope.insert(emailTemplates, template);
    }
    await seedSite(tx, today, passwordHash);
    await platform.queue.enqueue(tx, findUnreadCvsTask, {});
  });
}

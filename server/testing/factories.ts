import { eq } from "drizzle-orm";
import type { Role } from "#contract/core/access.ts";
import type { Language } from "#contract/core/language.ts";
import type { CandidateData } from "#contract/recruitment/applications.ts";
import { defaultMilestones } from "#contract/recruitment/milestones.ts";
import { insertMembership, insertOrganisation, insertUser } from "#server/accounts/accounts.queries.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import { apiTokens } from "#server/accounts/api-tokens.table.ts";
import { createAuth } from "#server/accounts/auth.ts";
import { hashPassword } from "#server/accounts/password-hash.ts";
import { installationSecret } from "#server/config.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { applications } from "#server/recruitment/applications/applications.table.ts";
import { insertJob } from "#server/recruitment/jobs/jobs.queries.ts";
import type { jobs } from "#server/recruitment/jobs/jobs.table.ts";
import type { TestApp } from "./test-app.ts";

export const password = "Karibu-2026!";

// Hashing is slow by design; every person of a test has the same password.
let hash: Promise<string> | undefined;
let last = 0;
const unique = () => `${process.pid}-${++last}`;

/** A person who has signed in. */
export interface TestPerson {
  userId: string;
  email: string;
  token: string;
}

interface PersonOptions {
  emailVerified?: boolean;
  firstName?: string;
  language?: Language;
}

const auths = new WeakMap<TestApp["platform"], ReturnType<typeof createAuth>>();

/** A session as signing in leaves it, without the check of a password, which is slow by design. @returns its token */
export async function createSession({ platform }: TestApp, userId: string): Promise<string> {
  const { config, database, origin } = platform;
  const auth =
    auths.get(platform) ??
    createAuth({
      db: database.db,
      secret: installationSecret(config),
      origin,
      https: config.secureCookies,
    });
  auths.set(platform, auth);
  const { internalAdapter } = await auth.$context;
  return (await internalAdapter.createSession(userId)).token;
}

async function createPerson(app: TestApp, kind: PersonOptions & { isCandidate: boolean }) {
  hash ??= hashPassword(password);
  const passwordHash = await hash;
  const email = `person-${unique()}@test.example`;
  const user = await acrossOrganisations(app.platform.database, (tx) =>
    insertUser(tx, {
      email,
      firstName: "Achieng",
      lastName: "Otieno",
      passwordHash,
      emailVerified: true,
      ...kind,
    }),
  );
  return { userId: user.id, email, token: await createSession(app, user.id) };
}

export const createCandidate = (app: TestApp, options: PersonOptions = {}): Promise<TestPerson> =>
  createPerson(app, { isCandidate: true, ...options });

export async function createOrganisation(app: TestApp, trialEndsAt: Date | null = null) {
  const slug = `sacco-${unique()}`;
  const name = `Test SACCO ${slug}`;
  const id = await acrossOrganisations(app.platform.database, (tx) =>
    insertOrganisation(tx, { slug, name, trialEndsAt }),
  );
  return { id, slug, name };
}

export async function createStaff(
  app: TestApp,
  organisationId: string,
  roles: Role[],
  options: PersonOptions = {},
): Promise<TestPerson> {
  const person = await createPerson(app, { isCandidate: false, ...options });
  await acrossOrganisations(app.platform.database, (tx) =>
    insertMembership(tx, organisationId, person.userId, roles),
  );
  return person;
}

/** An open job; `values` overrides any column. @returns its id */
export function createJob(
  app: TestApp,
  organisationId: string,
  values: Partial<typeof jobs.$inferInsert> = {},
): Promise<string> {
  return inOrganisation(app.platform.database, organisationId, (scope) =>
    insertJob(scope, {
      title: "Loan Officer",
      department: "Credit",
      location: "Nakuru",
      type: "full-time",
      salary: "KSh 60,000 - 80,000",
      experience: "At least 2 years",
      education: "Diploma",
      description: "Appraise loans and follow up guarantors.",
      requirements: ["Two years in a SACCO"],
      responsibilities: ["Appraise loans"],
      benefits: ["Medical cover"],
      skills: ["Loan appraisal", "Excel"],
      milestones: defaultMilestones.map((milestone, index) => ({ id: String(index + 1), ...milestone })),
      deadline: nairobiDayAfter(new Date(), 14),
      ...values,
    }),
  );
}

export const candidateData: CandidateData = {
  name: "Achieng Otieno",
  email: "achieng@test.example",
  phone: "+254712345678",
  location: "Kisumu",
  workExperiences: [
    {
      company: "Lake Credit",
      position: "Loan Officer",
      startDate: "2021-03",
      current: true,
      description: "Appraised loans for members of three branches.",
    },
  ],
  education: "diploma",
  skills: ["Loan appraisal", "Excel"],
  expectedSalary: "KSh 70,000",
  availableStartDate: nairobiDayAfter(new Date(), 40),
};

/** The multipart fields of a complete application. */
export const applicationFields = (jobId: string) => ({
  jobId,
  candidateData,
  coverLetter: "I have appraised loans for five years and would like to do so for your members.",
  workAuthorization: "citizen" as const,
  willingToRelocate: true,
  hasBackground: false,
});

/**
 * An application that the candidate sends over the API; `values` then overrides any column, such as the
 * moment it was sent. @returns its id
 */
export async function createApplication(
  app: TestApp,
  candidate: TestPerson,
  jobId: string,
  values: Partial<typeof applications.$inferInsert> = {},
): Promise<string> {
  const { id } = await app.as(candidate.token).applications.create({ form: applicationFields(jobId) });
  if (Object.keys(values).length > 0) {
    await acrossOrganisations(app.platform.database, (tx) =>
      tx.update(applications).set(values).where(eq(applications.id, id)),
    );
  }
  return id;
}

/** Lets an API token's time be over. */
export const expireToken = (app: TestApp, id: string): Promise<unknown> =>
  acrossOrganisations(app.platform.database, (tx) =>
    tx
      .update(apiTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(apiTokens.id, id)),
  );

/** Lets an organisation's trial be over. */
export const endTrial = (app: TestApp, id: string): Promise<unknown> =>
  acrossOrganisations(app.platform.database, (tx) =>
    tx
      .update(organisations)
      .set({ trialEndsAt: new Date(Date.now() - 1000) })
      .where(eq(organisations.id, id)),
  );

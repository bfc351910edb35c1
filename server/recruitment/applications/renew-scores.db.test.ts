import { eq, sql, TransactionRollbackError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { defaultMatchWeights } from "#contract/recruitment/match-weights.ts";
import { rowsOf, type Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
} from "#server/testing/factories.ts";
import { jobForm } from "#server/testing/jobs.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { applications } from "./applications.table.ts";
import { jobsWithOutdatedScores, outdatedScoreQueries } from "./renew-scores.queries.ts";
import { renewScoresOf } from "./renew-scores.service.ts";

const app = startTestApp();

/** A job with an application, and who hires for it. */
async function setUp() {
  const { id: organisationId } = await createOrganisation(app.current);
  const hr = await createStaff(app.current, organisationId, ["hr"]);
  const jobId = await createJob(app.current, organisationId);
  const candidate = await createCandidate(app.current);
  const id = await createApplication(app.current, candidate, jobId);
  const staff = app.current.as(hr.token).hr;
  const read = () => staff.applications.get({ params: { id } });
  const renew = () => renewScoresOf(app.current.platform, { organisationId, jobId });
  return { organisationId, jobId, id, staff, read, renew, me: app.current.as(candidate.token) };
}

/**
 * Adds `count` applications like the one with this id, of candidates that do not exist, and counts the table. Of a few rows
 * any index is as good as another, and which one the planner takes changes with what was counted last.
 */
async function repeatApplication(tx: Tx, id: string, count: number): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`);
  await tx.execute(sql`
    insert into application
    select another.* from application, generate_series(1, ${count}::int) number,
      jsonb_populate_record(application, jsonb_build_object(
        'id', gen_random_uuid(), 'candidate_id', gen_random_uuid(), 'submission_key', number::text)) another
    where application.id = ${id}`);
  await tx.execute(sql`analyze application`);
}

describe("the weights of a job", () => {
  it("are the usual ones until HR sets others, which add up to 100", async () => {
    const { staff, jobId } = await setUp();
    const params = { id: jobId };
    expect(await staff.jobs.match({ params })).toEqual({
      weights: defaultMatchWeights,
      own: false,
      renewing: 0,
    });
    const weights = { ...defaultMatchWeights, text: 20 };
    await expect(staff.jobs.weigh({ params, body: { weights } })).rejects.toMatchObject({
      code: "validation",
    });
  });

  it("make another score of the same parts, once renewed", async () => {
    const { staff, jobId, read, renew } = await setUp();
    const before = await read();
    const weights = { skills: 0, experience: 0, education: 100, title: 0, text: 0 };
    await staff.jobs.weigh({ params: { id: jobId }, body: { weights } });
    await renew();
    const after = await read();
    const education = before.match.find(({ name }) => name === "education");
    expect(after.matchScore).toBe(education?.score);
    expect(after.match.map(({ weight }) => weight)).toEqual([0, 0, 100, 0, 0]);
    expect(await staff.jobs.match({ params: { id: jobId } })).toEqual({ weights, own: true, renewing: 0 });
    await staff.jobs.weigh({ params: { id: jobId }, body: { weights: null } });
    await renew();
    expect((await read()).matchScore).toBe(before.matchScore);
  });
});

describe("scores", () => {
  it("are renewed when the job asks something else, and say so meanwhile", async () => {
    const { staff, jobId, read, renew } = await setUp();
    const before = await read();
    const skills = ["Kubernetes", "Terraform"];
    await staff.jobs.change({ params: { id: jobId }, body: { ...jobForm(), skills } });
    await renew();
    expect((await read()).match[0]).toMatchObject({ score: 0, missing: skills });
    expect((await read()).matchScore).toBeLessThan(before.matchScore);
    expect(await staff.jobs.match({ params: { id: jobId } })).toMatchObject({ renewing: 0 });
  });

  it("of an earlier version of the scoring are counted and renewed", async () => {
    const { organisationId, staff, jobId, id, renew } = await setUp();
    const outdate = { scoreVersion: 1, matchScore: 3 };
    await inOrganisation(app.current.platform.database, organisationId, (scope) =>
      scope.update(applications, outdate, eq(applications.id, id)),
    );
    expect(await staff.jobs.match({ params: { id: jobId } })).toMatchObject({ renewing: 1 });
    await renew();
    expect(await staff.jobs.match({ params: { id: jobId } })).toMatchObject({ renewing: 0 });
  });
});

describe("jobs whose scores are outdated", () => {
  const found = () =>
    acrossOrganisations(app.current.platform.database, (tx) => jobsWithOutdatedScores(tx, 10_000));

  it("are found by what the job asks and by the version of the scoring, but for who has withdrawn", async () => {
    const { organisationId, jobId, id, renew } = await setUp();
    const isFound = async () => (await found()).filter((one) => one.jobId === jobId).length;
    const set = (values: Partial<typeof applications.$inferInsert>) =>
      inOrganisation(app.current.platform.database, organisationId, (scope) =>
        scope.update(applications, values, eq(applications.id, id)),
      );
    expect(await isFound()).toBe(0);
    await set({ jobMatchVersion: 9 });
    expect(await isFound()).toBe(1);
    await set({ scoreVersion: 1 });
    expect(await isFound()).toBe(1);
    await renew();
    expect(await isFound()).toBe(0);
    await set({ scoreVersion: 1 });
    expect(await isFound()).toBe(1);
    await set({ status: "withdrawn" });
    expect(await isFound()).toBe(0);
  });

  it("are looked for in indexes, not among all applications", async () => {
    const { id } = await setUp();
    const { db } = app.current.platform.database;
    const plans: string[] = [];
    const rolledBack = db.transaction(async (tx) => {
      await repeatApplication(tx, id, 3000);
      const { jobs: byJob, scoring } = outdatedScoreQueries(tx, 500);
      for (const query of [byJob, ...scoring]) {
        const rows = await rowsOf<Record<string, string>>(tx, sql`explain ${query.getSQL()}`);
        plans.push(rows.flatMap((row) => Object.values(row)).join("\n"));
      }
      tx.rollback();
    });
    await expect(rolledBack).rejects.toThrow(TransactionRollbackError);
    expect(plans).toHaveLength(3);
    expect(plans[0]).toContain("application_job_score");
    expect(plans[1]).toContain("application_score_version");
    expect(plans[2]).toContain("application_score_version");
    for (const plan of plans) expect(plan).not.toContain("Seq Scan on application");
  });
});

describe("a candidate", () => {
  it("reads in words how an application of their own matches, and no other", async () => {
    const { me, id } = await setUp();
    const { parts } = await me.applications.match({ params: { id } });
    expect(parts.map(({ name }) => name)).toEqual(["skills", "experience", "education", "title", "text"]);
    expect(parts[0]).toMatchObject({ level: "strong", matched: ["Loan appraisal", "Excel"], missing: [] });
    const other = await createCandidate(app.current);
    await expect(app.current.as(other.token).applications.match({ params: { id } })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { profileInput } from "#contract/recruitment/candidate.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import {
  candidateData,
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  type TestPerson,
} from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { candidateProfiles } from "./candidates.table.ts";
import { writeProfile } from "./profile.queries.ts";

const app = startTestApp();
let person: TestPerson;
beforeEach(async () => {
  person = await createCandidate(app.current);
});

const nothing = { departments: [], locations: [], types: [] };
const calls = (who = person) => app.current.as(who.token).candidate;
const save = (input: Partial<z.input<typeof profileInput>>, who = person) =>
  calls(who).profile.save({ body: { details: {}, preferences: nothing, recommendations: true, ...input } });

describe("a profile", () => {
  it("is empty at first, and then what was saved last", async () => {
    expect(await calls().profile.get()).toEqual({
      details: {},
      preferences: nothing,
      recommendations: { given: true, at: null },
      savesAnswers: true,
      updatedAt: null,
    });
    const { workExperiences, skills, education, location } = candidateData;
    const details = { workExperiences, skills, education, location, willingToRelocate: true };
    const preferences = { ...nothing, departments: ["Credit"], types: ["full-time" as const] };
    const saved = await save({ details, preferences });
    expect(saved).toMatchObject({ details, preferences, recommendations: { given: true, at: null } });
    expect(await calls().profile.get()).toEqual(saved);
    expect((await save({ details: { location: "Kisii" } })).details).toEqual({ location: "Kisii" });
  });

  it("notes when a consent was changed, and keeps the chosen CV", async () => {
    const { resumeId } = await app.current
      .as(person.token)
      .resumes.parse({ form: { keep: true }, files: { resume: await demoCv() } });
    await calls().resumes.makeDefault({ params: { id: resumeId ?? "" } });
    const refused = await save({ recommendations: false });
    expect(refused.recommendations).toMatchObject({ given: false, at: expect.any(String) });
    expect((await save({ recommendations: false })).recommendations).toEqual(refused.recommendations);
    expect((await calls().resumes.list())[0]?.isDefault).toBe(true);
  });

  it("still saves no answers for who chose so under the name that this had before", async () => {
    await save({ savesAnswers: false });
    const { database } = app.current.platform;
    await acrossOrganisations(database, (tx) =>
      tx
        .update(candidateProfiles)
        .set({ details: sql`(details - 'savesAnswers') || '{"keepsSent": false}'` })
        .where(eq(candidateProfiles.userId, person.userId)),
    );
    expect(await calls().profile.get()).toMatchObject({ savesAnswers: true });
    const migration = "../../platform/database/migrations/0035_profile_saves_answers.sql";
    const renames = readFileSync(path.join(import.meta.dirname, migration), "utf8");
    await acrossOrganisations(database, (tx) => tx.execute(sql.raw(renames)));
    expect(await calls().profile.get()).toMatchObject({ savesAnswers: false });
  });

  it("takes nothing that the form would refuse", async () => {
    await expect(save({ details: { phone: "12" } })).rejects.toMatchObject({
      code: "validation",
      fields: { "details.phone": "Please enter a valid phone number" },
    });
    await expect(
      save({ preferences: { ...nothing, departments: Array(21).fill("Credit") } }),
    ).rejects.toMatchObject({ code: "validation" });
    expect((await calls().profile.get()).updatedAt).toBeNull();
  });

  it("is within limits as a whole, and what was kept before there were any is still shown and used", async () => {
    const [sample] = candidateData.workExperiences;
    if (!sample) throw new Error("no sample");
    const entry = { ...sample, description: "C.P.A.".repeat(1000) };
    const longest = { workExperiences: Array(6).fill(entry) };
    expect((await save({ details: longest })).details).toEqual(longest);
    const tooLong = { workExperiences: Array(24).fill(entry) };
    await expect(save({ details: tooLong })).rejects.toMatchObject({
      code: "validation",
      fields: { "details.workExperiences": expect.stringContaining("together they may have 40,000") },
    });
    await acrossOrganisations(app.current.platform.database, (tx) =>
      writeProfile(tx, person.userId, { details: tooLong }),
    );
    expect((await calls().profile.get()).details).toEqual(tooLong);
    expect((await calls().recommendations()).jobs).toBeInstanceOf(Array);
  });

  it("is its owner's", async () => {
    await save({ details: { location: "Kisii" } });
    expect((await calls(await createCandidate(app.current)).profile.get()).details).toEqual({});
  });
});

describe("recommended jobs", () => {
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    const { id } = await createOrganisation(app.current);
    const jobs = {
      developer: {
        title: "Software Developer",
        department: "ICT",
        description: "Build and run our mobile banking application in TypeScript.",
        skills: ["TypeScript", "PostgreSQL"],
        experience: "2 years",
        education: "Degree in computer science",
      },
      accountant: {
        title: "Accountant",
        department: "Finance",
        description: "Keep the ledgers, reconcile bank accounts and prepare financial statements.",
        skills: ["Bank reconciliation", "Financial reporting"],
        experience: "2 years",
        education: "Diploma in accounting, CPA",
      },
      auditor: {
        title: "Internal Auditor",
        department: "Finance",
        description: "Audit branches and reconcile accounts; reports to the board on controls.",
        skills: ["Internal audit", "Financial reporting"],
        experience: "2 years",
        education: "Degree, CPA",
      },
      closed: {
        title: "Senior Accountant",
        department: "Finance",
        description: "Reconcile bank accounts and prepare financial statements.",
        skills: ["Bank reconciliation"],
        status: "Closed" as const,
      },
      newest: {
        title: "Office Cook",
        description: "Prepare lunch for the head office.",
        skills: ["Cooking"],
        postedAt: new Date(Date.now() + 1000),
      },
    };
    for (const [name, job] of Object.entries(jobs)) ids[name] = await createJob(app.current, id, job);
  });
  const accounting = {
    details: {
      workExperiences: [
        {
          company: "Boresha SACCO",
          position: "Accountant",
          startDate: "2020-01",
          current: true,
          description: "Reconciled bank accounts and prepared financial statements.",
        },
      ],
      education: "diploma" as const,
      skills: ["Bank reconciliation", "CPA"],
    },
  };

  it("are the newest, and say so, while nothing is known", async () => {
    const { basis, jobs } = await calls().recommendations();
    expect(basis).toBe("newest");
    expect(jobs).toHaveLength(3);
    expect(jobs[0]).toMatchObject({ job: { id: ids.newest }, matches: [], score: null });
  });

  it("are chosen by the profile, with what matches, and never closed", async () => {
    await save(accounting);
    const { basis, jobs } = await calls().recommendations();
    expect(basis).toBe("profile");
    expect(jobs[0]).toMatchObject({
      job: { id: ids.accountant },
      matches: ["Bank reconciliation", "Financial reporting", "CPA"],
    });
    expect(jobs[0]?.score).toBeGreaterThan(70);
    expect(jobs.map(({ job }) => job.id)).not.toContain(ids.closed);
    const fitting = jobs.filter(({ score }) => score !== null);
    expect(fitting.map(({ job }) => job.id)).not.toContain(ids.newest);
  });

  it("are three for whose titles say it all, though no job names a skill of theirs", async () => {
    const { id } = await createOrganisation(app.current);
    const lending = ["Loan Officer", "Credit Administration Officer", "Branch Credit Manager"];
    for (const title of lending) {
      const skills = ["Guarantor statements", "Committee papers"];
      await createJob(app.current, id, { title, skills, description: "Join a growing team in Embu." });
    }
    await save({
      details: {
        workExperiences: [
          {
            company: "Boresha SACCO",
            position: "Senior Credit Officer",
            startDate: "2016-01",
            current: true,
            description: "As agreed.",
          },
        ],
        education: "degree",
        skills: ["Provisioning"],
      },
    });
    const { basis, jobs } = await calls().recommendations();
    expect(basis).toBe("profile");
    expect(jobs).toHaveLength(3);
    for (const { job, score, matches } of jobs) {
      expect(job.title).toMatch(/credit|loan/i);
      expect(score).toBeGreaterThan(25);
      expect(matches).not.toEqual([]);
    }
  });

  it("are the same whoever has that profile: name, phone and place change nothing", async () => {
    await save(accounting);
    const other = await createCandidate(app.current);
    const identity = { fullName: "Wanjiru wa Kamau", phone: "+254733000111", location: "Lodwar" };
    await save({ details: { ...accounting.details, ...identity } }, other);
    expect(await calls(other).recommendations()).toEqual(await calls().recommendations());
  });

  it("follow what the person would rather have", async () => {
    await save({ details: { skills: ["Financial reporting", "TypeScript"], education: "degree" } });
    const first = async () => (await calls().recommendations()).jobs[0]?.job.department;
    await save({
      details: { skills: ["Financial reporting", "TypeScript"], education: "degree" },
      preferences: { ...nothing, departments: ["ICT"] },
    });
    expect(await first()).toBe("ICT");
  });

  it("leave out what the person has applied for, and start from the application without a profile", async () => {
    const data = { ...candidateData, ...accounting.details };
    await app.current.as(person.token).applications.create({
      form: {
        jobId: ids.accountant ?? "",
        candidateData: data,
        coverLetter: "I have kept the books of a SACCO for years and would like to keep yours.",
        workAuthorization: "citizen",
        willingToRelocate: false,
        hasBackground: false,
      },
    });
    const { basis, jobs } = await calls().recommendations();
    expect(basis).toBe("profile");
    expect(jobs.map(({ job }) => job.id)).toContain(ids.auditor);
    expect(jobs.map(({ job }) => job.id)).not.toContain(ids.accountant);
  });

  it("are not chosen for a person who does not want that", async () => {
    await save({ ...accounting, recommendations: false });
    expect((await calls().recommendations()).basis).toBe("newest");
    await createApplication(app.current, person, ids.developer ?? "");
    expect((await calls().recommendations()).basis).toBe("newest");
  });

  it("read nothing typed as an instruction to the search", async () => {
    await save({ details: { skills: ["'); drop table job; --", "a & | ! ( :*", "the of and"] } });
    expect((await calls().recommendations()).basis).toBe("newest");
  });
});

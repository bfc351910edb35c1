import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { DraftInput } from "#contract/recruitment/drafts.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import {
  applicationFields,
  createCandidate,
  createJob,
  createOrganisation,
  type TestPerson,
} from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { cleanDrafts } from "./drafts.service.ts";
import { applicationDrafts } from "./drafts.table.ts";

const app = startTestApp();
let person: TestPerson;
let organisation: { id: string; name: string };
let jobId: string;
beforeEach(async () => {
  person = await createCandidate(app.current);
  organisation = await createOrganisation(app.current);
  jobId = await createJob(app.current, organisation.id);
});

const draftsOf = (who: TestPerson) => app.current.as(who.token).candidate.drafts;
const first: DraftInput = {
  values: { fullName: "Achieng", coverLetter: "Dear" },
  step: 2,
  resumeId: null,
  version: 0,
};
const save = (input: Partial<DraftInput> = {}, who = person, id = jobId) =>
  draftsOf(who).save({ params: { id }, body: { ...first, ...input } });
const read = (who = person) => draftsOf(who).get({ params: { id: jobId } });

describe("a draft", () => {
  it("is found again as it was left, half-typed as it may be", async () => {
    const values = {
      ...first.values,
      email: "not yet an addr",
      workExperiences: [{ company: "", position: "T", startDate: "", current: true, description: "" }],
      skills: ["Excel"],
      willingToRelocate: true,
    };
    const saved = await save({ values, step: 3 });
    expect(await read()).toEqual(saved);
    expect(saved).toMatchObject({ jobId, values, step: 3, version: 1 });
    const next = await save({ values: { fullName: "Achieng Otieno" }, version: 1 });
    expect(next).toMatchObject({ values: { fullName: "Achieng Otieno" }, version: 2 });
    expect(await draftsOf(person).list()).toMatchObject([
      { jobId, jobTitle: "Loan Officer", organization: organisation.name, step: 2 },
    ]);
  });

  it("is not overwritten from an older version: the second tab is notified", async () => {
    await save();
    await save({ version: 1, values: { fullName: "From the first tab" } });
    await expect(save({ version: 1, values: { fullName: "From the second" } })).rejects.toMatchObject({
      code: "stale",
      status: 409,
    });
    await expect(save({ version: 0 })).rejects.toMatchObject({ code: "stale" });
    expect((await read()).values.fullName).toBe("From the first tab");
  });

  it("lets exactly one of two saves at the same moment through", async () => {
    for (const version of [0, 1]) {
      const outcomes = await Promise.allSettled([1, 2, 3, 4].map((step) => save({ version, step })));
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    }
    expect((await read()).version).toBe(2);
  });

  it("takes the last words of an editor whose save before was lost, is under way or has arrived", async () => {
    const editorId = crypto.randomUUID();
    const last = { editorId, replacesUnanswered: true };
    // Lost: nothing came between.
    expect(await save({ ...last, step: 1 })).toMatchObject({ version: 1, step: 1 });
    // Arrived: it came between, from the same editor.
    await save({ editorId, version: 1, step: 2 });
    expect(await save({ ...last, version: 1, step: 3 })).toMatchObject({ version: 3, step: 3 });
    // Arrives late: the newer stays.
    await expect(save({ editorId, version: 1, step: 2 })).rejects.toMatchObject({ code: "stale" });
    // Another tab's save came between.
    await save({ editorId: crypto.randomUUID(), version: 3, step: 4 });
    await expect(save({ ...last, version: 3 })).rejects.toMatchObject({ code: "stale" });
    expect(await read()).toMatchObject({ version: 4, step: 4 });
  });

  it("replaces a first save that was not answered", async () => {
    const editorId = crypto.randomUUID();
    await save({ editorId, step: 1 });
    expect(await save({ editorId, replacesUnanswered: true, step: 2 })).toMatchObject({
      version: 2,
      step: 2,
    });
    await expect(save({ step: 3 })).rejects.toMatchObject({ code: "stale" });
  });

  it("belongs to one person and one job", async () => {
    const other = await createCandidate(app.current);
    await save();
    await expect(read(other)).rejects.toMatchObject({ code: "not_found" });
    await save({ values: { fullName: "Somebody else" } }, other);
    await draftsOf(other).discard({ params: { id: jobId } });
    expect((await read()).values.fullName).toBe("Achieng");
    const second = await createJob(app.current, organisation.id);
    await save({}, person, second);
    expect(await draftsOf(person).list()).toHaveLength(2);
    expect(await draftsOf(other).list()).toEqual([]);
  });

  it("can be thrown away, and another tab does not bring it back unasked", async () => {
    await save();
    await draftsOf(person).discard({ params: { id: jobId } });
    await draftsOf(person).discard({ params: { id: jobId } });
    await expect(read()).rejects.toMatchObject({ code: "not_found" });
    await expect(save({ version: 1 })).rejects.toMatchObject({ code: "stale" });
    expect((await save()).version).toBe(1);
  });

  it("remembers a kept CV of its author, and goes on without it once it is removed", async () => {
    const { resumeId } = await app.current
      .as(person.token)
      .resumes.parse({ form: { keep: true }, files: { resume: await demoCv() } });
    if (!resumeId) throw new Error("nothing was kept");
    expect((await save({ resumeId })).resumeId).toBe(resumeId);
    const other = await createCandidate(app.current);
    expect((await save({ resumeId }, other)).resumeId).toBeNull();
    await app.current.as(person.token).candidate.resumes.remove({ params: { id: resumeId } });
    expect((await read()).resumeId).toBeNull();
    expect((await save({ resumeId, version: 1 })).resumeId).toBeNull();
  });
});

describe("an application", () => {
  it("takes its draft away, and a save that comes late does not bring it back", async () => {
    await save();
    await app.current.as(person.token).applications.create({ form: applicationFields(jobId) });
    await expect(read()).rejects.toMatchObject({ code: "not_found" });
    await expect(save({ version: 1 })).rejects.toMatchObject({ code: "already_applied" });
    await expect(save()).rejects.toMatchObject({ code: "already_applied" });
  });

  it("leaves no draft behind when both arrive at the same moment", async () => {
    await Promise.allSettled([
      app.current.as(person.token).applications.create({ form: applicationFields(jobId) }),
      save(),
      save({ version: 1 }),
    ]);
    expect(await draftsOf(person).list()).toEqual([]);
  });
});

it("is kept on when the job closes meanwhile, and says so", async () => {
  expect((await save()).open).toBe(true);
  await acrossOrganisations(app.current.platform.database, (tx) =>
    tx.update(jobs).set({ status: "Closed" }).where(eq(jobs.id, jobId)),
  );
  expect(await save({ version: 1, values: { fullName: "Typed after it closed" } })).toMatchObject({
    open: false,
    values: { fullName: "Typed after it closed" },
  });
  expect((await read()).open).toBe(false);
  const list = await app.current.as(person.token).candidate.drafts.list();
  expect(list).toMatchObject([{ jobId, open: false }]);
});

describe("nothing is kept", () => {
  it("for a job that does not exist", async () => {
    await expect(save({}, person, organisation.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it.each([
    ["a step that the form does not have", { step: 5 }],
    ["a letter beyond its size", { values: { coverLetter: "x".repeat(10_001) } }],
    ["text that no database takes", { values: { fullName: "a\0b" } }],
    ["a version that never was", { version: -1 }],
  ])("of %s", async (_, input) => {
    await expect(save(input)).rejects.toMatchObject({ code: "validation" });
    await expect(read()).rejects.toMatchObject({ code: "not_found" });
  });

  it("longer than 90 days after the last change", async () => {
    await save();
    await cleanDrafts(app.current.platform);
    expect((await read()).version).toBe(1);
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx
        .update(applicationDrafts)
        .set({ updatedAt: new Date(Date.now() - 91 * dayMillis) })
        .where(eq(applicationDrafts.userId, person.userId)),
    );
    await cleanDrafts(app.current.platform);
    await expect(read()).rejects.toMatchObject({ code: "not_found" });
  });
});

import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import {
  applicationFields,
  createCandidate,
  createJob,
  createOrganisation,
  type TestPerson,
} from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { applications } from "./applications.table.ts";

const app = startTestApp();
let organisationId: string;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
});

const newJob = () => createJob(app.current, organisationId);

const submit = (who: TestPerson, jobId: string, key?: string, cvFile?: File) =>
  app.current.as(who.token).applications.create({
    form: applicationFields(jobId),
    files: { cvFile },
    headers: key ? { "idempotency-key": key } : {},
  });

const rowsOf = (who: TestPerson) =>
  acrossOrganisations(app.current.platform.database, (tx) =>
    tx.select().from(applications).where(eq(applications.userId, who.userId)),
  );

const filesOf = (owner: string) =>
  acrossOrganisations(app.current.platform.database, (tx) =>
    tx.select().from(storedFiles).where(eq(storedFiles.organisationId, owner)),
  );

const alreadyApplied = { code: "already_applied", status: 409 };

describe("the same submission again", () => {
  it("answers the application that the first attempt made", async () => {
    const candidate = await createCandidate(app.current);
    const jobId = await newJob();
    const first = await submit(candidate, jobId, "key-of-the-form");
    expect(await submit(candidate, jobId, "key-of-the-form")).toEqual(first);
    expect(await rowsOf(candidate)).toHaveLength(1);
    expect(await mailsTo(app.current, candidate.email)).toHaveLength(1);
  });

  it("does so also when the job has closed in between", async () => {
    const candidate = await createCandidate(app.current);
    const jobId = await newJob();
    const first = await submit(candidate, jobId, "key-of-the-form");
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.update(jobs).set({ status: "Closed" }).where(eq(jobs.id, jobId)),
    );
    expect(await submit(candidate, jobId, "key-of-the-form")).toEqual(first);
  });

  it("is one of ten at the same moment: one row, ten equal answers", async () => {
    const candidate = await createCandidate(app.current);
    const { id } = await createOrganisation(app.current);
    const jobId = await createJob(app.current, id);
    const cv = await demoCv();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submit(candidate, jobId, "key-of-the-form", cv)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rowsOf(candidate)).toHaveLength(1);
    expect(await mailsTo(app.current, candidate.email)).toHaveLength(1);
    // The nine others' files are gone again.
    expect(await filesOf(id)).toEqual([expect.objectContaining({ kept: true, name: "cv.pdf" })]);
  });

  it("belongs to its person: another's same key is another submission", async () => {
    const [one, other] = [await createCandidate(app.current), await createCandidate(app.current)];
    const jobId = await newJob();
    const first = await submit(one, jobId, "key-of-the-form");
    const second = await submit(other, jobId, "key-of-the-form");
    expect(second.id).not.toBe(first.id);
  });

  it("is none for another job: its key was used", async () => {
    const candidate = await createCandidate(app.current);
    await submit(candidate, await newJob(), "key-of-the-form");
    await expect(submit(candidate, await newJob(), "key-of-the-form")).rejects.toMatchObject({
      code: "malformed_request",
      status: 400,
    });
    expect(await rowsOf(candidate)).toHaveLength(1);
  });

  it.each([undefined, "key-of-another-form"])(
    "is none for another job, also where that has an application (its key: %s)",
    async (key) => {
      const candidate = await createCandidate(app.current);
      const applied = await newJob();
      await submit(candidate, applied, key);
      await submit(candidate, await newJob(), "key-of-the-form");
      await expect(submit(candidate, applied, "key-of-the-form")).rejects.toMatchObject({
        code: "malformed_request",
      });
    },
  );
});

describe("another submission for the same job", () => {
  it.each([
    ["with another key", "key-of-the-form", "another-key"],
    ["without a key", "key-of-the-form", undefined],
    ["after one without a key", undefined, "key-of-the-form"],
    ["both without a key", undefined, undefined],
  ])("is refused: %s", async (_, firstKey, secondKey) => {
    const candidate = await createCandidate(app.current);
    const jobId = await newJob();
    await submit(candidate, jobId, firstKey);
    await expect(submit(candidate, jobId, secondKey)).rejects.toMatchObject(alreadyApplied);
    expect(await rowsOf(candidate)).toHaveLength(1);
  });

  it.each([
    ["with keys of their own", (index: number) => `key-number-${index}`],
    ["without keys", () => undefined],
  ])("loses when they come at the same moment: exactly one wins, %s", async (_, keyOf) => {
    const candidate = await createCandidate(app.current);
    const jobId = await newJob();
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, (__, index) => submit(candidate, jobId, keyOf(index))),
    );
    expect(all.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    for (const one of all) {
      if (one.status === "rejected") expect(one.reason).toMatchObject(alreadyApplied);
    }
    expect(await rowsOf(candidate)).toHaveLength(1);
    expect(await mailsTo(app.current, candidate.email)).toHaveLength(1);
  });

  it("is welcome for another job, at the same moment, too", async () => {
    const candidate = await createCandidate(app.current);
    const at = await Promise.all([newJob(), newJob(), newJob()]);
    await Promise.all(at.map((jobId, index) => submit(candidate, jobId, `key-number-${index}`)));
    expect((await rowsOf(candidate)).map((row) => row.jobId).sort()).toEqual(at.sort());
  });
});

it.each(["short", "a".repeat(101), "with a space", "key;of=the,form", ""])(
  "refuses a key that is none (%j)",
  async (key) => {
    const candidate = await createCandidate(app.current);
    const jobId = await newJob();
    const submission = app.current.as(candidate.token).applications.create({
      form: applicationFields(jobId),
      headers: { "idempotency-key": key },
    });
    await expect(submission).rejects.toMatchObject({ code: "malformed_request", status: 400 });
    expect(await rowsOf(candidate)).toEqual([]);
  },
);

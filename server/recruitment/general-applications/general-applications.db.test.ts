import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { followRetention } from "#server/recruitment/personal-data/retention.service.ts";
import {
  applicationFields,
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  endTrial,
  password,
  type TestPerson,
} from "#server/testing/factories.ts";
import { generalOf } from "#server/testing/general.ts";
import { smallPdf } from "#server/testing/hiring.ts";
import { linkIn, mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { applicationEvents } from "../applications/applications.table.ts";
import { candidates } from "../candidates/candidates.table.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { generalApplications } from "./general-applications.table.ts";

const app = startTestApp();
let sacco: Awaited<ReturnType<typeof createOrganisation>>;
let hr: TestPerson;
let person: TestPerson;
let jobId: string;
beforeEach(async () => {
  sacco = await createOrganisation(app.current);
  hr = await createStaff(app.current, sacco.id, ["hr"]);
  person = await createCandidate(app.current);
  jobId = await createJob(app.current, sacco.id, { title: "Loan Officer", department: "Credit" });
});

const as = ({ token }: TestPerson) => app.current.as(token);
const cv = () => smallPdf("achieng-cv.pdf");
const send = (
  values: Parameters<typeof generalOf>[0] = {},
  { who = person, key, cvFile }: { who?: TestPerson; key?: string; cvFile?: File } = {},
) =>
  as(who).general.mine.send({
    form: { sacco: sacco.slug, application: generalOf(values) },
    files: { cvFile },
    ...(key ? { headers: { "idempotency-key": key } } : {}),
  });
const listed = async (query: object = { general: true }) => (await as(hr).hr.candidates.list({ query })).rows;
const stored = () =>
  acrossOrganisations(app.current.platform.database, (tx) =>
    tx
      .select({ id: storedFiles.id })
      .from(storedFiles)
      .where(and(eq(storedFiles.organisationId, sacco.id), eq(storedFiles.kept, true))),
  );
const matching = async (job = jobId) => (await as(hr).general.matching({ params: { id: job } })).rows;
const propose = (id: string, job = jobId, by = hr) =>
  as(by).general.propose({ params: { id }, body: { jobId: job } });

describe("a general application", () => {
  it("is told of on both sides, and an entry of the talent pool with its wishes as tags", async () => {
    const sent = await send({}, { cvFile: cv() });
    expect(sent).toMatchObject({
      organization: { name: sacco.name, slug: sacco.slug },
      cvName: "achieng-cv.pdf",
      phone: "+254712345678",
      proposals: [],
    });
    const [mail] = await mailsTo(app.current, person.email);
    expect(mail?.subject).toBe(`${sacco.name} has your general application`);
    expect((await as(hr).notifications.list()).rows).toMatchObject([
      { kind: "general_application_received", detail: "Achieng Otieno" },
    ]);
    expect(await listed()).toMatchObject([
      {
        name: "Achieng Otieno",
        applicationsCount: 0,
        education: "diploma",
        skills: ["Loan appraisal", "Excel"],
        general: { id: sent.id, departments: ["Credit", "Finance"], cvName: "achieng-cv.pdf" },
        tags: [{ name: "Credit" }, { name: "Finance" }],
      },
    ]);
    expect(await as(hr).hr.candidates.counts()).toMatchObject({ total: 1, general: 1 });
    expect(await listed({ general: false })).toEqual([]);
    const file = await as(hr).general.cv({ params: { id: sent.id } });
    expect(await file.text()).toContain("%PDF");
  });

  it("is one however often it is sent, and a later one takes its place", async () => {
    const key = crypto.randomUUID();
    const first = await send({}, { key, cvFile: cv() });
    expect(await send({}, { key, cvFile: cv() })).toEqual(first);
    const both = await Promise.all([
      send({ words: "Anything in Nakuru, also for a year." }, { key: "12345678-a" }),
      send({ words: "Anything in Nakuru, also for a year." }, { key: "12345678-a" }),
    ]);
    expect(both[0]?.id).toBe(first.id);
    expect(both[1]?.id).toBe(first.id);
    expect(await as(person).general.mine.list()).toMatchObject([
      { id: first.id, words: "Anything in Nakuru, also for a year.", cvName: null },
    ]);
    expect(await stored()).toEqual([]);
    expect((await as(hr).notifications.list()).rows).toHaveLength(1);
  });

  it("keeps what is typed until it is sent, in whatever browser", async () => {
    const { drafts, start } = as(person).general.mine;
    const params = { slug: sacco.slug };
    const body = { values: { words: "A post in" }, step: 1, resumeId: null, version: 0 };
    await drafts.save({ params, body });
    expect(await start({ params })).toMatchObject({
      accepts: true,
      keptMonths: 12,
      sent: null,
      draft: { values: { words: "A post in" }, version: 1 },
    });
    await expect(drafts.save({ params, body })).rejects.toMatchObject({ code: "stale" });
    await send();
    expect(await start({ params })).toMatchObject({
      draft: null,
      sent: { skills: ["Loan appraisal", "Excel"] },
    });
    expect((await as(person).candidate.profile.get()).details).toMatchObject({ location: "Nakuru" });
  });

  it("is refused without consent or words, and where the SACCO takes none", async () => {
    await expect(send({ agree: false as never })).rejects.toMatchObject({ code: "validation" });
    await expect(send({ words: "Work" })).rejects.toMatchObject({ code: "validation" });
    const { settings } = as(hr).hr.jobs;
    const before = await settings.get();
    expect(before.generalApplications).toBe(true);
    await settings.save({ body: { ...before, generalApplications: false } });
    // Who leaves it out leaves it as it is.
    const { generalApplications: _, ...others } = before;
    expect(await settings.save({ body: others })).toMatchObject({ generalApplications: false });
    const page = () => app.current.as().saccos.get({ params: { slug: sacco.slug } });
    expect((await page()).generalApplications).toBe(false);
    await expect(send()).rejects.toMatchObject({ code: "conflict" });
    await settings.save({ body: before });
    expect((await page()).generalApplications).toBe(true);
    await endTrial(app.current, sacco.id);
    expect((await page()).generalApplications).toBe(false);
    await expect(send()).rejects.toMatchObject({ code: "conflict" });
  });

  it("is withdrawn with everything that the SACCO has of the person, unless they have applied", async () => {
    const { id } = await send({}, { cvFile: cv() });
    const other = await createCandidate(app.current);
    const { id: others } = await send({ fullName: "Barasa Wafula" }, { who: other });
    await createApplication(app.current, other, jobId);
    await expect(as(other).general.mine.withdraw({ params: { id } })).rejects.toMatchObject({
      code: "not_found",
    });
    await as(person).general.mine.withdraw({ params: { id } });
    await as(other).general.mine.withdraw({ params: { id: others } });
    expect(await as(person).general.mine.list()).toEqual([]);
    expect(await listed()).toEqual([]);
    expect(await listed({})).toMatchObject([{ applicationsCount: 1, general: null }]);
    expect(await stored()).toEqual([]);
    expect((await as(hr).notifications.list()).rows.map(({ kind }) => kind)).toEqual([
      "application_received",
    ]);
  });
});

describe("a job that meets the wishes of general applicants", () => {
  it("counts and lists them by match, and nobody whose wishes are others", async () => {
    const strong = await send();
    const weak = await createCandidate(app.current);
    await send(
      { fullName: "Barasa Wafula", departments: [], types: [], skills: ["Painting"] },
      { who: weak },
    );
    const other = await createCandidate(app.current);
    await send({ departments: ["ICT"] }, { who: other });
    const rows = await matching();
    expect(rows.map(({ name }) => name)).toEqual(["Achieng Otieno", "Barasa Wafula"]);
    expect(rows[0]).toMatchObject({ id: strong.id, matches: ["Loan appraisal", "Excel"], hasCv: false });
    expect(rows[0]?.score).toBeGreaterThan(rows[1]?.score ?? 100);
    const closed = await createJob(app.current, sacco.id, { status: "Closed" });
    const counts = new Map((await as(hr).hr.jobs.list({})).rows.map((job) => [job.id, job.generalCount]));
    expect([counts.get(jobId), counts.get(closed)]).toEqual([2, 0]);
    const stranger = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
    await expect(as(stranger).general.matching({ params: { id: jobId } })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("is proposed once: the person is invited, and applies themselves", async () => {
    const { id } = await send();
    await propose(id);
    const [mail] = await mailsTo(app.current, person.email);
    expect(mail?.subject).toBe("A position that may fit you: Loan Officer");
    const link = linkIn(mail);
    expect(link.searchParams.get("job")).toBe(jobId);
    expect((await as(hr).hr.applications.list({})).total).toBe(0);
    expect(await as(person).general.mine.list()).toMatchObject([
      { proposals: [{ jobId, title: "Loan Officer", open: true, applied: false }] },
    ]);
    await expect(propose(id)).rejects.toMatchObject({ code: "conflict" });
    const form = { ...applicationFields(jobId), source: link.searchParams.get("source") ?? "" };
    const { id: applicationId } = await as(person).applications.create({ form });
    expect(await as(hr).hr.applications.get({ params: { id: applicationId } })).toMatchObject({
      source: "general",
      sourceName: null,
    });
    expect(await matching()).toMatchObject([{ applicationId, proposedAt: expect.any(String) }]);
    expect(await as(person).general.mine.list()).toMatchObject([{ proposals: [{ applied: true }] }]);
  });

  it("is not proposed when closed, to who has applied, by a stranger or from an unknown address", async () => {
    const { id } = await send();
    const closed = await createJob(app.current, sacco.id, { status: "Closed" });
    await expect(propose(id, closed)).rejects.toMatchObject({ code: "job_closed" });
    const theirs = await createOrganisation(app.current);
    const stranger = await createStaff(app.current, theirs.id, ["hr"]);
    await expect(propose(id, jobId, stranger)).rejects.toMatchObject({ code: "not_found" });
    await expect(propose(id, await createJob(app.current, theirs.id))).rejects.toMatchObject({
      code: "not_found",
    });
    const unproven = await createStaff(app.current, sacco.id, ["hr"], { emailVerified: false });
    await expect(propose(id, jobId, unproven)).rejects.toMatchObject({ code: "email_unverified" });
    await createApplication(app.current, person, jobId);
    await expect(propose(id)).rejects.toMatchObject({ code: "conflict" });
    // Who applies by themselves comes from where they came.
    expect((await as(hr).hr.applications.list({})).rows).toMatchObject([{ source: "board" }]);
  });
});

describe("the time of a general application", () => {
  const age = (months: number) =>
    acrossOrganisations(app.current.platform.database, (tx) =>
      tx
        .update(generalApplications)
        .set({ renewedAt: new Date(Date.now() - months * 31 * dayMillis) })
        .where(eq(generalApplications.organisationId, sacco.id)),
    );
  const inDays = (days: number) => new Date(Date.now() + days * dayMillis);

  it("ends with the SACCO's: the person is told, can renew it, and else everything goes", async () => {
    const { id } = await send({}, { cvFile: cv() });
    await as(hr).retention.start();
    await age(13);
    await followRetention(app.current.platform);
    await followRetention(app.current.platform);
    const mails = (await mailsTo(app.current, person.email)).map(({ subject }) => subject);
    expect(mails).toEqual([
      `Your general application at ${sacco.name} ends soon`,
      `${sacco.name} has your general application`,
    ]);
    const renewed = await as(person).general.mine.renew({ params: { id } });
    expect(renewed.endsOn).toMatch(/^\d{4}-/);
    await followRetention(app.current.platform, inDays(20));
    expect(await listed()).toHaveLength(1);
    await age(13);
    await followRetention(app.current.platform);
    await followRetention(app.current.platform, inDays(15));
    expect(await as(person).general.mine.list()).toEqual([]);
    expect(await listed({})).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it("outlives that of an application: the person stays in the list", async () => {
    const past = new Date(Date.now() - 800 * dayMillis);
    const applicationId = await createApplication(app.current, person, jobId, { appliedAt: past });
    await acrossOrganisations(app.current.platform.database, async (tx) => {
      await tx
        .update(applicationEvents)
        .set({ at: past })
        .where(eq(applicationEvents.applicationId, applicationId));
      await tx.update(jobs).set({ deadline: "2024-01-01" }).where(eq(jobs.id, jobId));
    });
    await send();
    await as(hr).retention.start();
    await followRetention(app.current.platform);
    await followRetention(app.current.platform, inDays(15));
    const { candidateName } = await as(hr).hr.applications.get({ params: { id: applicationId } });
    expect(candidateName).toBe("Erased after its time");
    expect(await listed()).toMatchObject([{ name: "Achieng Otieno", location: "Nakuru" }]);
  });
});

it("goes with the person's export and erasure", async () => {
  await send({}, { cvFile: cv() });
  const params = { slug: sacco.slug };
  const body = { values: { words: "Another one" }, step: 1, resumeId: null, version: 0 };
  await as(person).general.mine.drafts.save({ params, body });
  await as(person).candidate.erase({ body: { password } });
  const left = await acrossOrganisations(app.current.platform.database, (tx) =>
    tx.select({ name: candidates.name }).from(candidates).where(eq(candidates.organisationId, sacco.id)),
  );
  expect(left).toEqual([]);
  expect(await stored()).toEqual([]);
});

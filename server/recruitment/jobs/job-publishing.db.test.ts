import { beforeAll, describe, expect, it } from "vitest";
import { nairobiDayAfter } from "#contract/core/clock.ts";
import { progressLines } from "#contract/core/progress-lines.ts";
import { defaultMilestones } from "#contract/recruitment/milestones.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { jobForm } from "#server/testing/jobs.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
const today = new Date();
let hr: TestPerson;
let colleague: TestPerson;
let organisationId: string;
const jobs = (who = hr) => app.current.as(who.token).hr.jobs;
const publicJob = (id: string) => app.current.as().jobs.get({ params: { id } });
const onBoard = async (q: string) => (await app.current.as().jobs.list({ query: { q } })).rows;

beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  hr = await createStaff(app.current, organisationId, ["hr"]);
  colleague = await createStaff(app.current, organisationId, ["hr"]);
});

describe("publishing a job", () => {
  it("puts it on the board with all that was written", async () => {
    const form = jobForm({ title: "Agribusiness Loan Officer" });
    const job = await jobs().create({ body: form });
    expect(job).toMatchObject({ ...form, open: true, version: 1, applicationsCount: 0, language: "en" });
    expect(await publicJob(job.id)).toMatchObject({ title: form.title, benefits: form.benefits });
    expect((await onBoard("Agribusiness")).map(({ id }) => id)).toEqual([job.id]);
  });

  it("asks for title, department and description, and fills in the rest", async () => {
    const body = {
      title: "Night Guard",
      department: "Operations",
      description: "You guard our branch at night.",
    };
    const job = await jobs().create({ body });
    expect(job).toMatchObject({ location: "Kenya", type: "full-time", deadline: nairobiDayAfter(today, 30) });
    expect(job.milestones.map(({ stage }) => stage)).toEqual(defaultMilestones.map(({ stage }) => stage));
    const answer = await app.current.http.inject({
      method: "POST",
      url: "/api/hr/jobs",
      headers: { authorization: `Bearer ${hr.token}` },
      payload: { title: " ", department: "", description: "" },
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields).sort()).toEqual(["department", "description", "title"]);
  });

  it("recognises a Kiswahili advert", async () => {
    const description =
      "Tunatafuta afisa wa mikopo atakayehudumia wanachama wetu na kufuatilia mikopo yao kila siku.";
    expect(await jobs().create({ body: jobForm({ title: "Afisa wa Mikopo", description }) })).toMatchObject({
      language: "sw",
    });
  });

  it.each([
    ["a deadline that has passed", { deadline: nairobiDayAfter(today, -1) }, "deadline"],
    ["a path without a required step", { milestones: jobForm().milestones.slice(1) }, "milestones"],
    [
      "steps that take no time",
      { milestones: jobForm().milestones.map((step) => ({ ...step, estimatedDays: 0 })) },
      "milestones.0.estimatedDays",
    ],
    ["a list without end", { skills: Array.from({ length: 41 }, (_, index) => `Skill ${index}`) }, "skills"],
  ])("refuses %s", async (_, values, field) => {
    await expect(jobs().create({ body: jobForm(values) })).rejects.toMatchObject({
      code: "validation",
      fields: { [field]: expect.any(String) },
    });
  });

  it("says which phase it is in, and answers last", async () => {
    const answer = await app.current.http.inject({
      method: "POST",
      url: "/api/hr/jobs",
      headers: { authorization: `Bearer ${hr.token}`, accept: progressLines },
      payload: jobForm(),
    });
    const lines = answer.body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.slice(0, -1)).toEqual(
      ["validating", "creating", "posting"].map((phase) => ({ progress: { phase } })),
    );
    expect(lines.at(-1).answer).toMatchObject({ title: "Loan Officer", open: true });
  });

  it("twice from one draft makes one job, also at the same moment, and takes the draft away", async () => {
    const draftId = crypto.randomUUID();
    const values = { title: "Twice Wanted Clerk" };
    await jobs().drafts.save({ params: { id: draftId }, body: { values, step: 5, version: 0 } });
    const body = { ...jobForm(values), draftId };
    const made = await Promise.all([jobs().create({ body }), jobs().create({ body })]);
    expect(new Set(made.map(({ id }) => id))).toEqual(new Set([draftId]));
    expect(await onBoard("Twice Wanted")).toHaveLength(1);
    await expect(jobs().drafts.get({ params: { id: draftId } })).rejects.toMatchObject({ code: "not_found" });
    await expect(
      jobs().drafts.save({ params: { id: draftId }, body: { values, step: 5, version: 0 } }),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("does not take the id of another organisation's job", async () => {
    const other = await createOrganisation(app.current);
    const draftId = await createJob(app.current, other.id);
    await expect(jobs().create({ body: { ...jobForm(), draftId } })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("changing a published job", () => {
  it("replaces what it says, on the public page too", async () => {
    const { id, version } = await jobs().create({ body: jobForm({ title: "Teller" }) });
    const body = { ...jobForm({ title: "Senior Teller", benefits: [] }), expectedVersion: version };
    expect(await jobs().change({ params: { id }, body })).toMatchObject({
      title: "Senior Teller",
      version: 2,
    });
    expect(await publicJob(id)).toMatchObject({ title: "Senior Teller", benefits: [] });
  });

  it("tells the second of two people, and loses nothing of the first", async () => {
    const { id } = await jobs().create({ body: jobForm() });
    const change = (who: TestPerson, salary: string) =>
      jobs(who).change({ params: { id }, body: { ...jobForm({ salary }), expectedVersion: 1 } });
    await change(hr, "KSh 70,000");
    await expect(change(colleague, "KSh 90,000")).rejects.toMatchObject({ code: "stale" });
    expect(await publicJob(id)).toMatchObject({ salary: "KSh 70,000" });
  });

  it("keeps the path as long as an application has come", async () => {
    const jobId = await createJob(app.current, organisationId);
    const id = await createApplication(app.current, await createCandidate(app.current), jobId);
    await app.current
      .as(hr.token)
      .hr.applications.updateStatus({ params: { id }, body: { status: "final_review", notes: "" } });
    const milestones = jobForm().milestones.filter(({ isRequired }) => isRequired);
    await expect(
      jobs().change({ params: { id: jobId }, body: jobForm({ milestones }) }),
    ).rejects.toMatchObject({ fields: { milestones: expect.stringContaining("stage 5") } });
  });
});

describe("closing a job", () => {
  it("takes it off the board, and opening it brings it back", async () => {
    const { id } = await jobs().create({ body: jobForm({ title: "Seasonal Marketer" }) });
    expect(await jobs().changeStatus({ params: { id }, body: { status: "Closed" } })).toMatchObject({
      open: false,
    });
    expect(await onBoard("Seasonal Marketer")).toEqual([]);
    await jobs().changeStatus({ params: { id }, body: { status: "Active" } });
    expect(await onBoard("Seasonal Marketer")).toHaveLength(1);
  });

  it("asks for a new deadline where the old one has passed", async () => {
    const id = await createJob(app.current, organisationId, {
      status: "Closed",
      deadline: nairobiDayAfter(today, -3),
    });
    const reopen = (deadline?: string) =>
      jobs().changeStatus({ params: { id }, body: { status: "Active", deadline } });
    await expect(reopen()).rejects.toMatchObject({ fields: { deadline: expect.any(String) } });
    expect(await reopen(nairobiDayAfter(today, 7))).toMatchObject({ open: true });
  });

  it("is for people with a confirmed address only", async () => {
    const newcomer = await createStaff(app.current, organisationId, ["hr"], { emailVerified: false });
    const { id } = await jobs().create({ body: jobForm() });
    await expect(
      jobs(newcomer).changeStatus({ params: { id }, body: { status: "Closed" } }),
    ).rejects.toMatchObject({ code: "email_unverified" });
    expect(await jobs(newcomer).get({ params: { id } })).toMatchObject({ abilities: { edit: false } });
  });
});

describe("drafts of jobs", () => {
  it("are found again by every recruiter of the organisation, and by nobody else", async () => {
    const id = crypto.randomUUID();
    const draft = { values: { title: "Half Written Accountant", mode: "ai" }, step: 2, version: 0 };
    await jobs().drafts.save({ params: { id }, body: draft });
    expect(await jobs(colleague).drafts.get({ params: { id } })).toMatchObject({
      values: draft.values,
      version: 1,
    });
    const listed = await jobs(colleague).drafts.list();
    expect(listed.find((one) => one.id === id)).toMatchObject({ title: "Half Written Accountant", step: 2 });
    const stranger = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
    expect(await jobs(stranger).drafts.list()).toEqual([]);
  });

  it("of two people who write at once, the second is told", async () => {
    const params = { id: crypto.randomUUID() };
    const save = (who: TestPerson, title: string, version: number) =>
      jobs(who).drafts.save({ params, body: { values: { title }, step: 1, version } });
    await save(hr, "Mine", 0);
    await expect(save(colleague, "Theirs", 0)).rejects.toMatchObject({ code: "stale" });
    await jobs().drafts.discard({ params });
    await expect(save(hr, "Mine again", 1)).rejects.toMatchObject({ code: "not_found" });
  });

  it("begin with what another job says", async () => {
    const { id } = await jobs().create({ body: jobForm({ title: "Copied Officer" }) });
    const { values, step } = await jobs().duplicate({ params: { id } });
    expect(values).toMatchObject({ title: "Copied Officer", skills: jobForm().skills, mode: "manual" });
    expect({ step, deadline: values.deadline }).toEqual({ step: 3, deadline: undefined });
  });
});

import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { nairobiDay } from "#contract/core/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { jobForm } from "#server/testing/jobs.ts";
import { linkIn, mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { jobDrafts } from "./job-drafts.table.ts";

const app = startTestApp();
let organisationId: string;
let hr: TestPerson;
let owner: TestPerson;
let theirOwner: TestPerson;

const as = (person: TestPerson) => app.current.as(person.token).hr.jobs;
const notified = async (person: TestPerson) => (await app.current.as(person.token).notifications.list()).rows;
const require = (approvalRequired: boolean, person = owner) =>
  as(person).settings.save({ body: { approvalRequired, embedSites: [] } });
const publicJob = (id: string) => app.current.as().jobs.get({ params: { id } });

/** A draft that was asked about. */
async function asked(title = "Loan Officer"): Promise<string> {
  const id = crypto.randomUUID();
  await as(hr).drafts.save({ params: { id }, body: { values: { title }, step: 5, version: 0 } });
  await as(hr).approvals.ask({ body: { ...jobForm({ title }), draftId: id } });
  return id;
}

beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  hr = await createStaff(app.current, organisationId, ["hr"]);
  owner = await createStaff(app.current, organisationId, ["owner"]);
  theirOwner = await createStaff(app.current, (await createOrganisation(app.current)).id, ["owner"]);
  await require(true);
});

describe("a job of an organisation that approves", () => {
  it("is not published by anybody but an owner", async () => {
    await expect(as(hr).create({ body: jobForm() })).rejects.toMatchObject({ code: "forbidden" });
    const job = await as(owner).create({ body: jobForm() });
    expect(await publicJob(job.id)).toMatchObject({ id: job.id });
    const direct = as(owner).approvals.ask({ body: jobForm() });
    await expect(direct).rejects.toMatchObject({ code: "conflict" });
  });

  it("is put before the owner by mail and in the workspace, and published as it was asked for", async () => {
    const id = await asked("Branch Accountant");
    await expect(publicJob(id)).rejects.toMatchObject({ code: "not_found" });
    const [mail] = await mailsTo(app.current, owner.email);
    expect(mail?.subject).toBe("A job waits for your approval: Branch Accountant");
    expect(linkIn(mail).pathname).toBe(`/hr-manager/jobs/approval/${id}`);
    expect((await notified(owner))[0]).toMatchObject({
      kind: "job_to_approve",
      detail: "Branch Accountant",
      path: `/hr-manager/jobs/approval/${id}`,
    });
    expect(await as(hr).drafts.list()).toContainEqual(
      expect.objectContaining({ id, approval: expect.objectContaining({ state: "waiting" }) }),
    );
    expect((await as(hr).approvals.get({ params: { id } })).abilities).toEqual({
      decide: false,
      takeBack: true,
    });
    await expect(as(hr).approvals.approve({ params: { id } })).rejects.toMatchObject({ code: "forbidden" });
    const job = await as(owner).approvals.approve({ params: { id } });
    expect(job).toMatchObject({ id, title: "Branch Accountant", open: true });
    expect(await publicJob(id)).toMatchObject({ title: "Branch Accountant" });
    // A second press, and a second owner, find it done.
    expect((await as(owner).approvals.approve({ params: { id } })).version).toBe(job.version);
    expect((await notified(hr))[0]).toMatchObject({ kind: "job_approved" });
    expect((await as(hr).drafts.list()).map((draft) => draft.id)).not.toContain(id);
  });

  it("is sent back with words, changed and asked about again", async () => {
    const id = await asked();
    await as(owner).approvals.giveBack({
      params: { id },
      body: { reason: "The salary is above our scale." },
    });
    expect((await notified(hr))[0]).toMatchObject({ kind: "job_returned" });
    expect(await as(hr).approvals.get({ params: { id } })).toMatchObject({
      state: "returned",
      reason: "The salary is above our scale.",
    });
    const late = as(owner).approvals.approve({ params: { id } });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
    const { version } = await as(hr).drafts.get({ params: { id } });
    await as(hr).drafts.save({ params: { id }, body: { values: { title: "Teller" }, step: 5, version } });
    const again = await as(hr).approvals.ask({ body: { ...jobForm({ salary: "" }), draftId: id } });
    expect(again).toMatchObject({ state: "waiting", reason: null });
  });

  it("stays as the owner reads it, until the request is taken back", async () => {
    const id = await asked();
    const { version } = await as(hr).drafts.get({ params: { id } });
    const save = () =>
      as(hr).drafts.save({ params: { id }, body: { values: { title: "Other" }, step: 5, version } });
    await expect(save()).rejects.toMatchObject({ code: "conflict" });
    await as(hr).approvals.takeBack({ params: { id } });
    await expect(as(owner).approvals.approve({ params: { id } })).rejects.toMatchObject({
      code: "not_found",
    });
    expect((await save()).values.title).toBe("Other");
  });

  it("is not published after its last day", async () => {
    const id = await asked();
    await inOrganisation(app.current.platform.database, organisationId, (scope) =>
      scope.update(
        jobDrafts,
        { askedForm: jobForm({ deadline: nairobiDay(new Date(0)) }) },
        eq(jobDrafts.id, id),
      ),
    );
    await expect(as(owner).approvals.approve({ params: { id } })).rejects.toMatchObject({
      fields: { deadline: expect.stringContaining("has passed") },
    });
  });

  it("is another organisation's to neither read nor decide", async () => {
    const id = await asked();
    await expect(as(theirOwner).approvals.get({ params: { id } })).rejects.toMatchObject({
      code: "not_found",
    });
    const approve = as(theirOwner).approvals.approve({ params: { id } });
    await expect(approve).rejects.toMatchObject({ code: "not_found" });
  });

  it("can be asked about by a program that keeps no draft", async () => {
    const { id } = await as(hr).approvals.ask({ body: jobForm({ title: "Driver" }) });
    expect((await as(hr).drafts.get({ params: { id } })).values).toMatchObject({ title: "Driver" });
  });

  it("can be changed once it is published, and the owner hears of what it says", async () => {
    const id = await asked();
    await as(owner).approvals.approve({ params: { id } });
    const seen = (await notified(owner)).length;
    const form = jobForm();
    await as(hr).change({ params: { id }, body: { ...form, questions: [] } });
    expect(await notified(owner)).toHaveLength(seen);
    await as(hr).change({ params: { id }, body: { ...form, salary: "KSh 900,000" } });
    expect((await notified(owner))[0]).toMatchObject({ kind: "job_changed" });
  });
});

describe("the setting", () => {
  it("is the owner's alone", async () => {
    await expect(require(false, hr)).rejects.toMatchObject({ code: "forbidden" });
    expect(await as(hr).settings.get()).toMatchObject({ approvalRequired: true });
  });

  it("lets HR publish at once where it is off, also what waited", async () => {
    const id = await asked();
    await require(false);
    const job = await as(hr).create({ body: { ...jobForm(), draftId: id } });
    expect(job.id).toBe(id);
    await require(true);
  });
});

import { and, count, eq, isNotNull, like } from "drizzle-orm";
import { expect, it } from "vitest";
import { isSamplePhone, sampleMailDomain, sampleMark } from "#contract/core/sample.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { feedbackTable } from "#server/experience/feedback/feedback.table.ts";
import { interactions } from "#server/experience/interactions/interactions.table.ts";
import { loansTable } from "#server/finance/loans/loans.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { mails } from "#server/platform/mail/mail.table.ts";
import { createComplaint } from "#server/testing/complaints.ts";
import {
  applicationFields,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
} from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();

async function newWorkspace() {
  const organisation = await createOrganisation(app.current, new Date(Date.now() + 86_400_000));
  const owner = await createStaff(app.current, organisation.id, ["owner"]);
  return { organisation, owner, api: app.current.as(owner.token) };
}

const doneOf = ({ steps }: { steps: { name: string; done: boolean }[] }) =>
  steps.filter(({ done }) => done).map(({ name }) => name);

it("counts a first step as done by what is really there", async () => {
  const { organisation, api } = await newWorkspace();
  const { firstSteps } = api.workspace;
  expect(await firstSteps.get()).toMatchObject({ beginning: null, dismissed: false, holdsSample: false });
  expect(doneOf(await firstSteps.get())).toEqual([]);

  const jobId = await createJob(app.current, organisation.id);
  await createStaff(app.current, organisation.id, ["hr"]);
  expect(doneOf(await firstSteps.change({ body: { shared: "join_link" } }))).toEqual([
    "position",
    "join_link",
    "colleague",
  ]);
  const applicant = await createCandidate(app.current);
  await app.current.as(applicant.token).applications.create({ form: applicationFields(jobId) });
  expect(doneOf(await firstSteps.get())).toContain("arrival");

  await firstSteps.change({ body: { dismissed: true } });
  expect(await firstSteps.change({ body: { beginning: "empty" } })).toMatchObject({
    beginning: "empty",
    dismissed: true,
  });
});

it("puts in a made-up SACCO that nobody outside sees, and takes out exactly that", async () => {
  const { organisation, api } = await newWorkspace();
  const jobId = await createJob(app.current, organisation.id, { title: "Own Officer" });
  const own = { fullName: "Wanjiku Kamau", idNumber: "23456789", phoneNumber: "0712345678" };
  await api.members.create({ body: own });
  const before = await api.members.figures();

  // Two presses at once make one sample.
  await Promise.all([api.workspace.firstSteps.addSample(), api.workspace.firstSteps.addSample()]);
  const steps = await api.workspace.firstSteps.get();
  expect(steps).toMatchObject({ beginning: "sample", holdsSample: true });
  expect(doneOf(steps)).toEqual(["position", "arrival"]);
  expect((await api.auth.me()).workspace?.holdsSample).toBe(true);

  const jobs = (await api.hr.jobs.list()).rows;
  const sampled = jobs.filter(({ id }) => id !== jobId);
  expect(sampled).toHaveLength(4);
  expect(sampled.every(({ title, open }) => open && title.endsWith(sampleMark))).toBe(true);
  const applications = await api.hr.applications.list({ query: { pageSize: 200 } });
  expect(applications.total).toBeGreaterThan(20);
  expect(applications.rows.every(({ candidateName }) => candidateName.endsWith(sampleMark))).toBe(true);
  expect((await api.members.figures()).members.now).toBeGreaterThan(before.members.now);

  // Its jobs are on no board, and take no applications.
  const board = await app.current.as().jobs.list({ query: { sacco: organisation.slug } });
  expect(board.rows.map(({ id }) => id)).toEqual([jobId]);
  expect((await app.current.as().jobs.list({ query: { q: "sample" } })).total).toBe(0);
  const [sampleJob] = sampled;
  expect(await app.current.as().jobs.get({ params: { id: sampleJob?.id ?? "" } })).toMatchObject({
    paused: true,
  });
  const applicant = await createCandidate(app.current);
  const applying = app.current
    .as(applicant.token)
    .applications.create({ form: applicationFields(sampleJob?.id ?? "") });
  await expect(applying).rejects.toMatchObject({ code: "job_closed" });

  // A mail to somebody who does not exist is kept, never sent.
  const submitted = applications.rows.find(({ status }) => status === "submitted");
  await api.hr.applications.updateStatus({
    params: { id: submitted?.id ?? "" },
    body: { status: "screening", notes: "" },
  });

  expect(await api.workspace.firstSteps.removeSample()).toMatchObject({ holdsSample: false });
  expect((await api.hr.jobs.list()).rows.map(({ id }) => id)).toEqual([jobId]);
  expect((await api.hr.applications.list()).total).toBe(0);
  expect((await api.hr.candidates.list()).total).toBe(0);
  expect((await api.members.list()).rows.map(({ fullName }) => fullName)).toEqual([own.fullName]);
  expect(await api.members.figures()).toEqual(before);
  const left = await acrossOrganisations(app.current.platform.database, async (tx) => [
    ...(await tx
      .select({ total: count() })
      .from(users)
      .where(like(users.email, `%@${sampleMailDomain}`))),
    ...(await tx.select({ total: count() }).from(mails).where(eq(mails.organisationId, organisation.id))),
  ]);
  expect(left).toEqual([{ total: 0 }, { total: 0 }]);
});

it("has samples of contacts, answers and complaints on every tab, which leave nothing among one's own", async () => {
  const { organisation, api } = await newWorkspace();
  const params = { slug: organisation.slug };
  await app.current
    .as()
    .experience.feedback.answer({ params, body: { csat: 2, comment: "Foleni ni ndefu" } });
  const own = await api.experience.figures.overview();
  const list = await api.workspace.firstSteps.addSample();
  expect(list.steps.find(({ name }) => name === "feedback_link")).toMatchObject({ done: true });
  const { now } = await api.experience.figures.overview();
  expect(now.interactions).toBeGreaterThan(40);
  expect(now.csat.answers).toBeGreaterThan(20);
  expect((await api.experience.figures.complaints()).open).toBe(5);
  const contacts = (await api.experience.interactions.list({ query: { pageSize: 200 } })).rows;
  const strangers = await acrossOrganisations(app.current.platform.database, (tx) =>
    tx
      .select({ phone: interactions.contactPhone })
      .from(interactions)
      .where(and(eq(interactions.organisationId, organisation.id), isNotNull(interactions.contactPhone))),
  );
  expect(strangers.length).toBeGreaterThan(0);
  for (const { phone } of strangers) expect(isSamplePhone(phone ?? "")).toBe(true);
  // An answer to a contact of the sample, given to try it.
  const asked = contacts.find(({ member }) => member !== null)?.id ?? "";
  await acrossOrganisations(app.current.platform.database, (tx) =>
    tx.insert(feedbackTable).values({
      organisationId: organisation.id,
      id: newId(),
      interactionId: asked,
      csat: 1,
      pageLanguage: "en",
    }),
  );
  const { rows } = await api.experience.complaints.list();
  for (const { fullName } of rows) expect(fullName ?? sampleMark).toContain(sampleMark);
  await api.workspace.firstSteps.removeSample();
  expect((await api.experience.complaints.list()).total).toBe(0);
  expect((await api.experience.interactions.list()).total).toBe(1);
  expect((await api.experience.figures.overview()).now).toEqual(own.now);
  // A second time the numbers and the tracking codes are free again.
  await api.workspace.firstSteps.addSample();
  expect((await api.experience.complaints.list()).total).toBe(7);
});

it("has samples of campaigns, statements, loans and months, and keeps what is one's own apart from them", async () => {
  const { organisation, owner, api } = await newWorkspace();
  const { experience, finance } = api;
  await api.workspace.firstSteps.addSample();
  const [campaign] = (await experience.campaigns.list({ query: { state: "sent" } })).rows;
  expect(campaign?.name).toContain(sampleMark);
  expect(campaign?.results.visitors).toBeGreaterThan(0);
  for (const { name } of await experience.segments.list()) expect(name).toContain(sampleMark);
  expect((await finance.loans.list()).rows.every(({ loanNumber }) => loanNumber.startsWith("SAMPLE"))).toBe(
    true,
  );
  const lines = (await finance.transactions.list({ query: { pageSize: 200 } })).rows;
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.every(({ reference }) => reference.startsWith("SAMPLE"))).toBe(true);
  const months = (await finance.figures.list()).rows;
  expect(months.length).toBeGreaterThan(9);
  expect(months.every(({ source }) => source === "sample")).toBe(true);
  // What stands on the overview is counted, so that it moves with what is done.
  const before = await finance.figures.latest();
  expect(before).toMatchObject({ source: "computed", before: { loans: expect.any(Number) } });

  // Staff try things on people of the sample, and enter what is their own.
  const person = (await api.members.list()).rows.find(({ memberNumber }) => memberNumber !== null);
  const asked = { person: person?.memberNumber ?? "", channel: "call", topic: "loans" } as const;
  await experience.interactions.create({ body: asked });
  const loan = { loanNumber: "LN-1", asOf: "2026-01-31", principal: 100_000, outstanding: 50_000 };
  await acrossOrganisations(app.current.platform.database, async (tx) => {
    await tx.insert(loansTable).values({
      ...loan,
      organisationId: organisation.id,
      id: newId(),
      daysInArrears: 0,
      memberId: person?.id ?? null,
      assignedBy: owner.userId,
      borrower: "Own Borrower",
    });
  });
  const month = months[0]?.month ?? "";
  const own = { month, members: 5, activeAccounts: 4, deposits: 100, loans: null };
  await finance.figures.save({ body: own });

  await api.workspace.firstSteps.removeSample();
  expect((await experience.campaigns.list()).total).toBe(0);
  expect(await experience.segments.list()).toEqual([]);
  expect(await experience.nextActions.rules()).toEqual([]);
  expect((await experience.interactions.list()).total).toBe(0);
  expect((await finance.transactions.list()).total).toBe(0);
  expect((await finance.loans.list()).rows).toMatchObject([
    { ...loan, member: null, borrower: "Own Borrower" },
  ]);
  expect((await finance.figures.list()).rows).toMatchObject([{ ...own, source: "entered" }]);
});

it("lets go a complaint that was merged into one of the sample", async () => {
  const { api, owner, organisation } = await newWorkspace();
  const { complaints } = api.experience;
  await api.workspace.firstSteps.addSample();
  const [sampled] = (await complaints.list({ query: { status: "investigating" } })).rows;
  const { id } = await createComplaint(app.current, { slug: organisation.slug, token: owner.token });
  const params = { id };
  const { version } = await complaints.get({ params });
  await complaints.act({ params, body: { action: "merge", version, into: sampled?.id ?? "" } });
  await api.workspace.firstSteps.removeSample();
  const { rows } = await complaints.list();
  expect(rows).toMatchObject([{ id, status: "new" }]);
});

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { dayMillis, nairobiDayAfter } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { remindOfDrafts } from "./draft-reminders.service.ts";
import { applicationDrafts } from "./drafts.table.ts";

const app = startTestApp();
const inDays = (days: number) => nairobiDayAfter(new Date(), days);
let organisation: { id: string; name: string };
let jobId: string;
let person: TestPerson;

const remind = () => remindOfDrafts(app.current.platform);
const reminders = async ({ email }: TestPerson) =>
  (await mailsTo(app.current, email)).filter(({ message }) =>
    /^(Not sent yet|Bado hujatuma)/.test(message?.subject ?? ""),
  );

/** A draft that was begun some days ago. */
async function beginDraft(who: TestPerson, id = jobId, daysAgo = 5) {
  await app.current.as(who.token).candidate.drafts.save({
    params: { id },
    body: { values: { coverLetter: "Dear" }, step: 2, resumeId: null, version: 0 },
  });
  const begunAt = new Date(Date.now() - daysAgo * dayMillis);
  await acrossOrganisations(app.current.platform.database, (tx) =>
    tx.update(applicationDrafts).set({ begunAt }).where(eq(applicationDrafts.userId, who.userId)),
  );
}

beforeEach(async () => {
  organisation = await createOrganisation(app.current);
  jobId = await createJob(app.current, organisation.id, { title: "Twiga Keeper", deadline: inDays(2) });
  person = await createCandidate(app.current);
});

describe("an application that is not sent two days before the deadline", () => {
  it("is reminded of once, also with several processes at it", async () => {
    await beginDraft(person);
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    const mails = await reminders(person);
    expect(mails).toHaveLength(1);
    const written = JSON.stringify(mails);
    for (const part of ["Twiga Keeper", organisation.name, `/jobs/apply?job=${jobId}`])
      expect(written).toContain(part);
  });

  it("is reminded of in the language of the account", async () => {
    const kiswahili = await createCandidate(app.current, { language: "sw" });
    await beginDraft(kiswahili);
    await remind();
    expect((await reminders(kiswahili))[0]?.message?.subject).toMatch(/^Bado hujatuma.*Twiga Keeper$/);
  });

  it("is not reminded of when it was begun in these days, or the deadline is further away", async () => {
    await beginDraft(person, jobId, 0);
    const early = await createCandidate(app.current);
    await beginDraft(early, await createJob(app.current, organisation.id, { deadline: inDays(4) }));
    await remind();
    expect([...(await reminders(person)), ...(await reminders(early))]).toEqual([]);
  });

  it("is not reminded of when the person has applied already", async () => {
    await beginDraft(person);
    await createApplication(app.current, person, jobId);
    await remind();
    expect(await reminders(person)).toEqual([]);
  });

  it("is not reminded of when the job is closed, whatever another organisation does", async () => {
    await beginDraft(person);
    const other = await createOrganisation(app.current);
    const elsewhere = await createCandidate(app.current);
    await beginDraft(elsewhere, await createJob(app.current, other.id, { deadline: inDays(1) }));
    const hr = await createStaff(app.current, organisation.id, ["hr"]);
    await app.current
      .as(hr.token)
      .hr.jobs.changeStatus({ params: { id: jobId }, body: { status: "Closed" } });
    await remind();
    expect(await reminders(person)).toEqual([]);
    expect(await reminders(elsewhere)).toHaveLength(1);
  });
});

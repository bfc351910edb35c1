import { beforeEach, describe, expect, it } from "vitest";
import { dayMillis, nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  endTrial,
  type TestPerson,
} from "#server/testing/factories.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { closeEndedJobs } from "./deadline.service.ts";

const app = startTestApp();
const today = nairobiDay(new Date());
const tomorrow = new Date(Date.now() + dayMillis);
let organisationId: string;
let jobId: string;
let hr: TestPerson;
let waiting: TestPerson;

const api = () => app.current.as(hr.token);
const job = (id = jobId) => api().hr.jobs.get({ params: { id } });
const close = (now = tomorrow) => closeEndedJobs(app.current.platform, now);
const closedMails = async ({ email }: TestPerson) =>
  (await mailsTo(app.current, email)).filter(({ message }) =>
    /closed|yamefungwa/.test(message?.subject ?? ""),
  );

beforeEach(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  hr = await createStaff(app.current, organisationId, ["hr"]);
  jobId = await createJob(app.current, organisationId, { title: "Kasuku Keeper", deadline: today });
  waiting = await createCandidate(app.current);
  await createApplication(app.current, waiting, jobId);
});

describe("a job whose last day is over", () => {
  it("is open until that day ends in Nairobi, and then closes by itself", async () => {
    await close(new Date());
    expect((await job()).status).toBe("Active");
    const { version } = await job();
    await close();
    expect(await job()).toMatchObject({ status: "Closed", deadline: today, version: version + 1 });
  });

  it("says so to everyone who waits, and to nobody else", async () => {
    const kiswahili = await createCandidate(app.current, { language: "sw" });
    await createApplication(app.current, kiswahili, jobId);
    const rejected = await createCandidate(app.current);
    await createApplication(app.current, rejected, jobId, { status: "rejected" });
    await close();
    const [mail, ...more] = await closedMails(waiting);
    expect(more).toEqual([]);
    expect(mail?.message?.subject).toBe("Applications have closed: Kasuku Keeper");
    expect((await closedMails(kiswahili))[0]?.message?.subject).toBe("Maombi yamefungwa: Kasuku Keeper");
    expect(await closedMails(rejected)).toEqual([]);
  });

  it("closes once, however many processes look", async () => {
    await Promise.all([close(), close(), close()]);
    await close();
    expect(await closedMails(waiting)).toHaveLength(1);
    const { rows } = await api().notifications.list();
    expect(rows.filter(({ kind }) => kind === "job_ended")).toHaveLength(1);
  });

  it("leads HR to the applications that wait", async () => {
    await close();
    const { rows } = await api().notifications.list();
    expect(rows.find(({ kind }) => kind === "job_ended")).toMatchObject({
      title: "Kasuku Keeper takes no more applications",
      detail: "1 application waits for a decision",
      path: `/hr-manager/applications?jobId=${jobId}`,
    });
  });

  it("informs only who came since, when it was opened again", async () => {
    await close();
    const deadline = nairobiDayAfter(tomorrow, 0);
    await api().hr.jobs.changeStatus({ params: { id: jobId }, body: { status: "Active", deadline } });
    const later = await createCandidate(app.current);
    await createApplication(app.current, later, jobId, { appliedAt: new Date(tomorrow.getTime() + 1000) });
    await close(new Date(tomorrow.getTime() + dayMillis));
    expect((await job()).status).toBe("Closed");
    expect(await closedMails(waiting)).toHaveLength(1);
    expect(await closedMails(later)).toHaveLength(1);
  });

  it("closes in silence where that is old news", async () => {
    await close(new Date(Date.now() + 9 * dayMillis));
    expect((await job()).status).toBe("Closed");
    expect(await closedMails(waiting)).toEqual([]);
  });

  it("waits with everything else while the workspace is paused", async () => {
    await endTrial(app.current, organisationId);
    await close();
    expect((await job()).status).toBe("Active");
    expect(await closedMails(waiting)).toEqual([]);
  });
});

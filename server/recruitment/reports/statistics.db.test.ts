import { beforeAll, describe, expect, it } from "vitest";
import type { ApplicationStatus } from "#contract/recruitment/applications.ts";
import { dayMillis, nairobiDay, nairobiDayAfter, nairobiMoment } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { mondayOf } from "#server/platform/period.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { insertEvent } from "../applications/applications.queries.ts";
import { interviews } from "../pipeline/pipeline.table.ts";

const app = startTestApp();
const hour = 3_600_000;
const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * dayMillis);

let hr: TestPerson;
let empty: TestPerson;
const stats = (person = hr) => app.current.as(person.token).hr.dashboard.stats();
const report = (query: { from?: string; to?: string } = {}, person = hr) =>
  app.current.as(person.token).analytics.recruitment({ query });

/** When each application was sent, where it stands, and for the accepted after how many days. */
const sent: { job: "loans" | "systems"; status: ApplicationStatus; at: Date; hiredAfter?: number[] }[] = [
  { job: "loans", status: "submitted", at: new Date(now - hour) },
  { job: "loans", status: "interview", at: daysAgo(2) },
  { job: "systems", status: "assessment", at: daysAgo(3) },
  { job: "systems", status: "rejected", at: daysAgo(9) },
  // Accepted, reopened and accepted again: the last time counts.
  { job: "loans", status: "accepted", at: daysAgo(40), hiredAfter: [4, 10] },
  { job: "systems", status: "accepted", at: daysAgo(60), hiredAfter: [25] },
];

async function createSent(organisationId: string, jobs: Record<"loans" | "systems", string>) {
  const ids: string[] = [];
  for (const { job, status, at, hiredAfter = [] } of sent) {
    const candidate = await createCandidate(app.current);
    const id = await createApplication(app.current, candidate, jobs[job], { status, appliedAt: at });
    for (const days of hiredAfter) {
      await inOrganisation(app.current.platform.database, organisationId, async (scope) => {
        const event = { applicationId: id, actorId: null, toStatus: "accepted", stage: 6 } as const;
        const hiredAt = at.getTime() + days * dayMillis;
        await insertEvent(scope, { ...event, at: new Date(hiredAt), fromStatus: "final_review" });
        // A note a week later is no second hire.
        const notedAt = new Date(hiredAt + 7 * dayMillis);
        await insertEvent(scope, {
          ...event,
          at: notedAt,
          fromStatus: "accepted",
          notes: "Contract signed.",
        });
      });
    }
    ids.push(id);
  }
  return ids;
}

async function createInterview(organisationId: string, applicationId: string, values: object = {}) {
  const startsAt = new Date(now + dayMillis);
  await inOrganisation(app.current.platform.database, organisationId, (scope) =>
    scope.insert(interviews, {
      applicationId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + hour),
      type: "video",
      location: "https://meet.example/umoja",
      interviewer: "Wanjiku Mwangi",
      ...values,
    }),
  );
}

beforeAll(async () => {
  const { id } = await createOrganisation(app.current);
  const ids = await createSent(id, {
    loans: await createJob(app.current, id, { department: "Credit" }),
    systems: await createJob(app.current, id, { department: "ICT" }),
  });
  await createJob(app.current, id, { department: "Legal", status: "Closed" });
  await createJob(app.current, id, { department: "Finance", deadline: nairobiDayAfter(new Date(), -1) });
  const [, interviewing = "", assessed = "", rejected = ""] = ids;
  // One application is one interview to come, however often they meet.
  for (const applicationId of [interviewing, assessed, assessed]) await createInterview(id, applicationId);
  await createInterview(id, ids[0] ?? "", { cancelledAt: new Date() });
  await createInterview(id, ids[0] ?? "", { startsAt: daysAgo(1) });
  await createInterview(id, rejected);
  hr = await createStaff(app.current, id, ["hr"]);
  // Another organisation's figures, that must never show.
  const other = await createOrganisation(app.current);
  const job = await createJob(app.current, other.id, { department: "Marketing" });
  const theirs = await createApplication(app.current, await createCandidate(app.current), job);
  await createInterview(other.id, theirs);
  empty = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
});

describe("the dashboard's figures", () => {
  it("come from the organisation's rows", async () => {
    expect(await stats()).toEqual({
      totalApplications: 6,
      applicationsTrend: "+200% this week",
      activeJobs: 2,
      activeDepartments: 2,
      pendingInterviews: 2,
      candidatesHired: 2,
      averageTimeToHire: "18 days",
    });
  });

  it("claim nothing for an organisation that has just begun", async () => {
    expect(await stats(empty)).toEqual({
      totalApplications: 0,
      applicationsTrend: "No change this week",
      activeJobs: 0,
      activeDepartments: 0,
      pendingInterviews: 0,
      candidatesHired: 0,
      averageTimeToHire: null,
    });
  });
});

describe("the report", () => {
  it("covers thirty days up to today unless asked otherwise", async () => {
    const answer = await report();
    const today = nairobiDay(new Date());
    expect(answer).toMatchObject({
      from: nairobiDayAfter(new Date(), -29),
      to: today,
      applications: 4,
      applicationsBefore: 1,
      hired: 0,
      averageDaysToHire: null,
      departments: [
        { department: "Credit", applications: 2, hired: 0 },
        { department: "ICT", applications: 2, hired: 0 },
      ],
    });
    expect(answer.statuses.map(({ status, applications }) => `${status} ${applications}`)).toEqual([
      "submitted 1",
      "screening 0",
      "interview 1",
      "assessment 1",
      "final_review 0",
      "accepted 0",
      "rejected 1",
      "withdrawn 0",
    ]);
    expect(answer.weeks.at(-1)?.monday).toBe(mondayOf(today));
    expect(answer.weeks.reduce((sum, week) => sum + week.applications, 0)).toBe(4);
  });

  it("says how long hiring took in a longer period", async () => {
    const answer = await report({ from: nairobiDayAfter(new Date(), -90) });
    expect(answer).toMatchObject({ applications: 6, hired: 2, averageDaysToHire: 18 });
    expect(answer.departments).toEqual([
      { department: "Credit", applications: 3, hired: 1 },
      { department: "ICT", applications: 3, hired: 1 },
    ]);
  });

  it("begins and ends with the day in Nairobi, and puts each moment into its own week", async () => {
    const { id } = await createOrganisation(app.current);
    const job = await createJob(app.current, id);
    const monday = "2026-03-02";
    const start = nairobiMoment(monday).getTime();
    const moments = [start - 1, start, start + 7 * dayMillis - 1, start + 7 * dayMillis];
    for (const moment of moments) {
      const candidate = await createCandidate(app.current);
      await createApplication(app.current, candidate, job, { appliedAt: new Date(moment) });
    }
    const person = await createStaff(app.current, id, ["hr"]);
    const week = await report({ from: monday, to: "2026-03-08" }, person);
    expect(week).toMatchObject({ applications: 2, applicationsBefore: 1 });
    expect(week.weeks).toEqual([{ monday, applications: 2 }]);
    const longer = await report({ from: "2026-03-01", to: "2026-03-09" }, person);
    expect(longer.weeks).toEqual([
      { monday: "2026-02-23", applications: 1 },
      { monday, applications: 2 },
      { monday: "2026-03-09", applications: 1 },
    ]);
  });

  it.each([
    { from: "2026-03-02", to: "2026-03-01" },
    { from: "2020-01-01", to: "2026-01-01" },
  ])("refuses the period %o", async (query) => {
    await expect(report(query)).rejects.toMatchObject({ code: "validation" });
  });
});

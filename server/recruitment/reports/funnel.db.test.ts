import { beforeAll, describe, expect, it } from "vitest";
import { dayMillis, nairobiDayAfter } from "#server/platform/clock.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { createPastApplication, type StatusAfter } from "#server/testing/past-applications.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
const now = Date.now();
const daysBefore = (days: number) => new Date(now - days * dayMillis);
let organisationId: string;
let hr: TestPerson;
const report = (query: { from?: string; to?: string } = {}, person = hr) =>
  app.current.as(person.token).hr.analytics.funnel({ query });

const history = (jobId: string, sentDaysAgo: number, changes: StatusAfter[]) =>
  createPastApplication(app.current, { organisationId, jobId, sentAt: daysBefore(sentDaysAgo), changes });

beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  const job = await createJob(app.current, organisationId);
  await history(job, 1, []);
  await history(job, 10, [
    ["screening", 2],
    ["screening", 3],
    ["interview", 6],
  ]);
  // Sent back and then rejected: it had come as far as the assessment.
  await history(job, 20, [
    ["assessment", 4],
    ["screening", 5],
    ["rejected", 6],
  ]);
  await history(job, 60, [
    ["interview", 1],
    ["accepted", 11],
  ]);
  hr = await createStaff(app.current, organisationId, ["hr"]);
  const other = await createOrganisation(app.current);
  const foreign = await createJob(app.current, other.id);
  await createApplication(app.current, await createCandidate(app.current), foreign);
});

describe("the hiring path", () => {
  it("counts how far the applications of thirty days came, unless asked otherwise", async () => {
    const { funnel, from, to } = await report();
    expect([from, to]).toEqual([nairobiDayAfter(new Date(), -29), nairobiDayAfter(new Date(), 0)]);
    expect(funnel.map(({ status, reached }) => `${status} ${reached}`)).toEqual([
      "submitted 3",
      "screening 2",
      "interview 2",
      "assessment 1",
      "final_review 0",
      "accepted 0",
    ]);
  });

  it("says how long they waited at each status, a note being no move", async () => {
    const { waiting, funnel } = await report({ from: nairobiDayAfter(new Date(), -90) });
    expect(waiting).toEqual([
      { status: "submitted", moves: 3, averageDays: 2.3 },
      { status: "screening", moves: 2, averageDays: 2.5 },
      { status: "interview", moves: 1, averageDays: 10 },
      { status: "assessment", moves: 1, averageDays: 1 },
      { status: "final_review", moves: 0, averageDays: null },
    ]);
    expect(funnel.at(-1)).toEqual({ status: "accepted", reached: 1 });
  });

  it("leads from the wait at a status to those who were moved on from it", async () => {
    const from = nairobiDayAfter(new Date(), -90);
    const { waiting } = await report({ from });
    for (const { status, moves } of waiting) {
      const { total } = await app.current
        .as(hr.token)
        .hr.applications.list({ query: { from, movedFrom: status } });
      expect({ status, total }).toEqual({ status, total: moves });
    }
  });

  it("is empty, not broken, before the first application", async () => {
    const fresh = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
    const { funnel, waiting } = await report({}, fresh);
    expect(funnel.every(({ reached }) => reached === 0)).toBe(true);
    expect(waiting.every(({ averageDays }) => averageDays === null)).toBe(true);
  });

  it("refuses a period without a day", async () => {
    await expect(report({ from: "2026-03-02", to: "2026-03-01" })).rejects.toMatchObject({
      code: "validation",
    });
  });
});

import Papa from "papaparse";
import { extractText } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { calls } from "#contract/calls.ts";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import {
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { createPastApplication } from "#server/testing/past-applications.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { interviewers, interviews } from "../pipeline/pipeline.table.ts";

const app = startTestApp();
const now = Date.now();
const hour = 3_600_000;
const daysAgo = (days: number) => new Date(now - days * dayMillis);

let organisationId: string;
let hr: TestPerson;
let others: TestPerson;
const ids: Record<"waiting" | "hired" | "rejected", string> = { waiting: "", hired: "", rejected: "" };

const api = (person = hr) => app.current.as(person.token).hr;
const figures = (person = hr) => api(person).analytics.figures({ query: {} });
const listed = async (query: object) =>
  (await api().applications.list({ query })).rows.map(({ id }) => id).toSorted();
const sorted = (...names: (keyof typeof ids)[]) => names.map((name) => ids[name]).toSorted();

/** An hour's interview by the HR officer. */
const interview = (applicationId: string, startsAt: Date, cancelledAt: Date | null = null) =>
  inOrganisation(app.current.platform.database, organisationId, async (scope) => {
    const endsAt = new Date(startsAt.getTime() + hour);
    const meeting = { applicationId, startsAt, endsAt, type: "video" as const, cancelledAt };
    const place = { location: "https://meet.example/umoja", interviewer: "Wanjiku Mwangi" };
    const [row] = await scope.insert(interviews, { ...meeting, ...place }).returning({ id: interviews.id });
    await scope.insert(interviewers, { interviewId: row?.id ?? "", userId: hr.userId });
  });

beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  hr = await createStaff(app.current, organisationId, ["hr"]);
  const jobId = await createJob(app.current, organisationId, { postedAt: daysAgo(25) });
  const past = { organisationId, jobId };
  ids.waiting = await createPastApplication(app.current, {
    ...past,
    sentAt: daysAgo(2),
    changes: [["interview", 1]],
    values: { matchScore: 100, source: "link", sourceName: "linkedin" },
  });
  ids.hired = await createPastApplication(app.current, {
    ...past,
    sentAt: daysAgo(20),
    changes: [
      ["interview", 4],
      ["accepted", 10],
    ],
    values: { matchScore: 71, source: "careers_page" },
  });
  ids.rejected = await createPastApplication(app.current, {
    ...past,
    sentAt: daysAgo(20),
    changes: [["rejected", 1]],
    values: { matchScore: 9 },
  });
  await interview(ids.waiting, new Date(now - dayMillis));
  await interview(ids.waiting, new Date(now + 2000 * dayMillis));
  await interview(ids.hired, daysAgo(12));
  await interview(ids.rejected, daysAgo(12), new Date());
  // Another organisation's, that must never show.
  const other = await createOrganisation(app.current);
  const foreign = await createJob(app.current, other.id);
  const changes = [["accepted", 1] as ["accepted", number]];
  const theirs = { organisationId: other.id, jobId: foreign, changes };
  await createPastApplication(app.current, { ...theirs, sentAt: daysAgo(3) });
  others = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
});

describe("the figures of a period", () => {
  it("say how long it took to hire, and to fill a job", async () => {
    expect(await figures()).toMatchObject({
      timeToHire: { cases: 1, averageDays: 10, medianDays: 10 },
      timeToFill: { cases: 1, averageDays: 15, medianDays: 15 },
    });
  });

  it("count applications by tens of their score, the best with the nineties", async () => {
    const { scores } = await figures();
    const some = scores.filter(({ applications }) => applications > 0);
    expect(some).toEqual([
      { from: 0, applications: 1, hired: 0 },
      { from: 70, applications: 1, hired: 1 },
      { from: 90, applications: 1, hired: 0 },
    ]);
    expect(scores).toHaveLength(10);
  });

  it("say where the applications came from, and how far they got", async () => {
    const { sources } = await figures();
    const link = { source: "link", sourceName: "linkedin" };
    expect(sources).toEqual([
      { source: "board", sourceName: null, applications: 1, shortlisted: 0, interviewed: 0, hired: 0 },
      { source: "careers_page", sourceName: null, applications: 1, shortlisted: 1, interviewed: 1, hired: 1 },
      { ...link, applications: 1, shortlisted: 1, interviewed: 1, hired: 0 },
    ]);
    expect(await listed({ source: ["link"], sourceName: "linkedin" })).toEqual(sorted("waiting"));
    expect(await listed({ source: ["board"] })).toEqual(sorted("rejected"));
  });

  it("count the interviews of the period that were not called off, by who holds them", async () => {
    const { interviews: load } = await figures();
    expect(load).toMatchObject({ held: 2, ahead: 0 });
    expect(load.interviewers).toEqual([
      { id: hr.userId, name: expect.any(String), held: 2, ahead: 0, hours: 2 },
    ]);
  });

  it("claim nothing where nothing was", async () => {
    const none = await figures(others);
    expect(none.timeToHire).toEqual({ cases: 0, averageDays: null, medianDays: null });
    expect(none.timeToFill.cases).toBe(0);
    expect(none.scores.every(({ applications }) => applications === 0)).toBe(true);
    expect(none.sources).toEqual([]);
    expect(none.interviews).toEqual({ held: 0, ahead: 0, interviewers: [] });
  });
});

describe("the applications behind a figure", () => {
  it("are those that came to a status, or beyond it", async () => {
    expect(await listed({ reached: "submitted" })).toEqual(sorted("waiting", "hired", "rejected"));
    expect(await listed({ reached: "interview" })).toEqual(sorted("waiting", "hired"));
    expect(await listed({ reached: "accepted" })).toEqual(sorted("hired"));
  });

  it("are those sent on the days asked for, the last one included", async () => {
    const day = nairobiDay(daysAgo(20));
    expect(await listed({ from: day, to: day })).toEqual(sorted("hired", "rejected"));
    expect(await listed({ from: nairobiDay(daysAgo(19)) })).toEqual(sorted("waiting"));
  });

  it("are those that filled their job on the days asked for", async () => {
    const { from, to } = await figures(hr);
    expect(await listed({ filledFrom: from, filledTo: to })).toEqual(sorted("hired"));
    expect(await listed({ filledTo: nairobiDay(daysAgo(60)) })).toEqual([]);
    expect(await listed({ filledFrom: nairobiDay(daysAgo(10)), filledTo: nairobiDay(daysAgo(10)) })).toEqual(
      sorted("hired"),
    );
  });

  it("are those that a person interviews", async () => {
    expect(await listed({ interviewerId: hr.userId })).toEqual(sorted("waiting", "hired"));
    expect(await listed({ interviewerId: others.userId })).toEqual([]);
  });
});

describe("the report as a file", () => {
  const file = (person: TestPerson, search: string) =>
    app.current.http.inject({
      url: `${calls.hr.analytics.report.path}${search}`,
      headers: { authorization: `Bearer ${person.token}` },
    });

  it("has the same figures as CSV", async () => {
    const answer = await file(hr, "?format=csv");
    expect(answer.headers["content-disposition"]).toMatch(/recruitment-report-.*\.csv/);
    const { data } = Papa.parse<string[]>(answer.body.slice(1).trim());
    expect(data).toContainEqual(["Hiring funnel", "Interview", "Applications", "2"]);
    expect(data).toContainEqual(["Time to hire and to fill", "To fill", "Average (days)", "15"]);
    expect(data).toContainEqual(["Sources", "Shared link: linkedin", "Shortlisted", "1"]);
    expect(data).toContainEqual(["Match scores", "90-100", "Applications", "1"]);
  });

  it("is typeset as PDF", async () => {
    const answer = await file(hr, "");
    expect(answer.headers["content-type"]).toBe("application/pdf");
    const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
    const words = text.replaceAll(/\s+/g, " ");
    expect(words).toMatch(/Week from Applications \d{1,2} [A-Z][a-z]{2} \d{4} \d/);
    expect(words).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  });

  it("is refused to candidates, and for days that are none", async () => {
    expect((await file(await createCandidate(app.current), "")).statusCode).toBe(403);
    expect((await file(hr, "?from=2026-03-02&to=2026-03-01")).statusCode).toBe(400);
  });
});

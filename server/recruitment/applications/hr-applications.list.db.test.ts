import { beforeAll, describe, expect, it } from "vitest";
import type { ApplicationStatus } from "#contract/recruitment/applications.ts";
import { hrApplication } from "#contract/recruitment/hr.ts";
import { dayMillis, nairobiDay, nairobiMoment } from "#server/platform/clock.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
type List = ReturnType<typeof app.current.as>["hr"]["applications"]["list"];
type Query = NonNullable<NonNullable<Parameters<List>[0]>["query"]>;

let hr: TestPerson;
let systemsJob: string;
const list = (query: Query = {}) => app.current.as(hr.token).hr.applications.list({ query });
/** Names of the candidates on the list, in its order. */
const names = async (query: Query = {}) => (await list(query)).rows.map((row) => row.candidateName);

const now = Date.now();
const today = nairobiMoment(nairobiDay(new Date(now))).getTime();
const hour = 3_600_000;

/** One application of each kind that the filters distinguish; by name in the order of their arrival. */
const kinds: {
  name: string;
  email?: string;
  job: "loans" | "systems";
  status: ApplicationStatus;
  score: number;
  appliedAt: number;
}[] = [
  { name: "Akinyi", job: "loans", status: "submitted", score: 100, appliedAt: now },
  { name: "Barasa", job: "systems", status: "screening", score: 70, appliedAt: today - 1 },
  { name: "Chebet", job: "loans", status: "interview", score: 69, appliedAt: today - dayMillis },
  { name: "Dalmar", job: "systems", status: "screening", score: 0, appliedAt: today - dayMillis - 1 },
  { name: "Ekai_K%", job: "loans", status: "accepted", score: 55, appliedAt: now - 7 * dayMillis + hour },
  {
    name: "Faraja",
    email: "NG'ang'a@Post.example",
    job: "systems",
    status: "rejected",
    score: 55,
    appliedAt: now - 7 * dayMillis - hour,
  },
  { name: "Gathoni", job: "loans", status: "final_review", score: 30, appliedAt: now - 91 * dayMillis },
];
const everyone = kinds.map((kind) => kind.name);

beforeAll(async () => {
  const { id } = await createOrganisation(app.current);
  const jobs = {
    loans: await createJob(app.current, id, { title: "Loan Officer", department: "Credit" }),
    systems: await createJob(app.current, id, { title: "Systems Analyst", department: "ICT" }),
  };
  for (const { name, email, job, status, score, appliedAt } of kinds) {
    await createApplication(app.current, await createCandidate(app.current), jobs[job], {
      candidateName: name,
      candidateEmail: email ?? `${name.toLowerCase()}@test.example`,
      status,
      matchScore: score,
      appliedAt: new Date(appliedAt),
    });
  }
  systemsJob = jobs.systems;
  hr = await createStaff(app.current, id, ["hr"]);
  // Another organisation's, that must never show.
  const other = await createOrganisation(app.current);
  const job = await createJob(app.current, other.id, { title: "Loan Officer", department: "Credit" });
  await createApplication(app.current, await createCandidate(app.current), job, { candidateName: "Foreign" });
});

describe("the list", () => {
  it("holds those for one job, where its tab leads", async () => {
    expect(await names({ jobId: systemsJob })).toEqual(["Barasa", "Dalmar", "Faraja"]);
  });

  it("holds the organisation's applications, newest first", async () => {
    expect(await names()).toEqual(everyone);
    expect((await list()).total).toBe(7);
  });

  it("says of each what a card shows, and nothing else", async () => {
    const answer = await app.current.http.inject({
      url: "/api/hr/applications?q=Barasa",
      headers: { authorization: `Bearer ${hr.token}` },
    });
    expect(answer.headers["x-total-count"]).toBe("1");
    const [row] = answer.json();
    expect(Object.keys(row).sort()).toEqual(Object.keys(hrApplication.shape).sort());
    expect(row).toMatchObject({
      candidateName: "Barasa",
      candidateEmail: "barasa@test.example",
      jobTitle: "Systems Analyst",
      department: "ICT",
      status: "screening",
      matchScore: 70,
      appliedDate: new Date(today - 1).toISOString(),
      currentStage: 1,
      totalStages: 6,
      nextAction: { type: "wait", description: "Hold the screening call" },
    });
    expect(row.timeline).toHaveLength(6);
  });

  it("is whole to the owner, too", async () => {
    const organisation = await createOrganisation(app.current);
    const owner = await createStaff(app.current, organisation.id, ["owner"]);
    const { rows } = await app.current.as(owner.token).hr.applications.list();
    expect(rows).toEqual([]);
  });
});

describe("searching and filtering", () => {
  it.each<[Query, string[]]>([
    [{ q: "akinyi" }, ["Akinyi"]],
    [{ q: "KIN" }, ["Akinyi"]],
    [{ q: "post.EXAMPLE" }, ["Faraja"]],
    [{ q: "ng'ang'a@" }, ["Faraja"]],
    [{ q: "analyst" }, ["Barasa", "Dalmar", "Faraja"]],
    [{ q: "Loan Officer" }, ["Akinyi", "Chebet", "Ekai_K%", "Gathoni"]],
    // Signs with a meaning in LIKE mean themselves.
    [{ q: "%" }, ["Ekai_K%"]],
    [{ q: "i_k" }, ["Ekai_K%"]],
    [{ q: "nobody" }, []],
    [{ status: "screening" }, ["Barasa", "Dalmar"]],
    [{ status: ["accepted", "rejected"] }, ["Ekai_K%", "Faraja"]],
    [{ department: "ICT" }, ["Barasa", "Dalmar", "Faraja"]],
    [{ department: ["ICT", "Credit"] }, everyone],
    [{ department: "credit" }, []],
    [{ minScore: 70 }, ["Akinyi", "Barasa"]],
    [{ maxScore: 0 }, ["Dalmar"]],
    [{ minScore: 55, maxScore: 69 }, ["Chebet", "Ekai_K%", "Faraja"]],
    [{ minScore: 71, maxScore: 99 }, []],
    [{ status: "screening", department: "ICT", minScore: 1, q: "bar" }, ["Barasa"]],
  ])("%j", async (query, found) => {
    const { rows, total } = await list(query);
    expect(rows.map((row) => row.candidateName)).toEqual(found);
    expect(total).toBe(found.length);
  });

  it("today and yesterday are days in Nairobi, to the millisecond", async () => {
    expect(await names({ date: "today" })).toEqual(["Akinyi"]);
    expect(await names({ date: "yesterday" })).toEqual(["Barasa", "Chebet"]);
  });

  it.each<[Query["date"], string[]]>([
    ["week", everyone.slice(0, 5)],
    ["month", everyone.slice(0, 6)],
    ["quarter", everyone.slice(0, 6)],
    ["year", everyone],
  ])("a %s reaches back from now", async (date, found) => {
    expect(await names({ date })).toEqual(found);
  });

  it.each(["status=hired", "date=decade", "minScore=101", "maxScore=-1", "minScore=half", "pageSize=201"])(
    "refuses %s",
    async (search) => {
      const answer = await app.current.http.inject({
        url: `/api/hr/applications?${search}`,
        headers: { authorization: `Bearer ${hr.token}` },
      });
      expect(answer.statusCode).toBe(400);
      const field = search.split("=")[0] ?? "";
      expect(answer.json()).toMatchObject({ code: "validation", fields: { [field]: expect.any(String) } });
    },
  );
});

describe("order and pages", () => {
  it.each<[Query["sort"], string[]]>([
    ["-appliedDate", everyone],
    ["appliedDate", everyone.toReversed()],
    ["candidateName", everyone],
    ["-candidateName", everyone.toReversed()],
  ])("by %s", async (sort, order) => {
    expect(await names({ sort })).toEqual(order);
  });

  it("by score, both ways", async () => {
    const scores = async (sort: Query["sort"]) => (await list({ sort })).rows.map((row) => row.matchScore);
    expect(await scores("-matchScore")).toEqual([100, 70, 69, 55, 55, 30, 0]);
    expect(await scores("matchScore")).toEqual([0, 30, 55, 55, 69, 70, 100]);
  });

  it("gives every row on one page exactly, also those of one score", async () => {
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { rows, total } = await list({ sort: "matchScore", page, pageSize: 2 });
      expect(total).toBe(7);
      seen.push(...rows.map((row) => row.candidateName));
    }
    expect(seen.toSorted()).toEqual(everyone);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { hrJob } from "#contract/recruitment/hr-jobs.ts";
import { dayMillis, nairobiDayAfter } from "#server/platform/clock.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { type QueryOf, startTestApp, type TestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
type Query = QueryOf<ReturnType<TestApp["as"]>["hr"]["jobs"]["list"]>;
let hr: TestPerson;
const list = (query: Query = {}) => app.current.as(hr.token).hr.jobs.list({ query });
const titles = async (query: Query = {}) => (await list(query)).rows.map((job) => job.title);

const now = Date.now();
/** The day `days` after today. */
const day = (days: number) => nairobiDayAfter(new Date(now), days);

beforeAll(async () => {
  const { id } = await createOrganisation(app.current);
  const jobs = [
    { title: "Loan Officer", department: "Credit", deadline: day(14) },
    { title: "Systems Analyst", department: "ICT", deadline: day(3) },
    { title: "Credit Analyst", department: "Credit", deadline: day(-1) },
    { title: "Branch Manager 50%", department: "Operations", status: "Closed" as const, deadline: day(30) },
  ];
  const ids: string[] = [];
  for (const [index, job] of jobs.entries()) {
    ids.push(await createJob(app.current, id, { ...job, postedAt: new Date(now - index * dayMillis) }));
  }
  for (let count = 0; count < 3; count += 1) {
    await createApplication(app.current, await createCandidate(app.current), ids[0] ?? "");
  }
  hr = await createStaff(app.current, id, ["hr"]);
  const other = await createOrganisation(app.current);
  await createJob(app.current, other.id, { title: "Foreign Loan Officer" });
});

const everything = ["Loan Officer", "Systems Analyst", "Credit Analyst", "Branch Manager 50%"];

describe("the jobs of an organisation", () => {
  it("are all its own, open or not, newest first", async () => {
    expect(await titles()).toEqual(everything);
    expect((await list()).total).toBe(4);
  });

  it("say what a card shows, and nothing else", async () => {
    const answer = await app.current.http.inject({
      url: "/api/hr/jobs",
      headers: { authorization: `Bearer ${hr.token}` },
    });
    const [first, , past, closed] = answer.json();
    expect(Object.keys(first).sort()).toEqual(Object.keys(hrJob.shape).sort());
    expect(first).toMatchObject({
      department: "Credit",
      location: "Nakuru",
      status: "Active",
      open: true,
      applicationsCount: 3,
      postedDate: new Date(now).toISOString(),
      deadline: day(14),
      slug: `loan-officer-${first.id}`,
    });
    expect(past).toMatchObject({ status: "Active", open: false, applicationsCount: 0 });
    expect(closed).toMatchObject({ status: "Closed", open: false });
  });

  it.each<[Query, string[]]>([
    [{ q: "analyst" }, ["Systems Analyst", "Credit Analyst"]],
    [{ q: "50%" }, ["Branch Manager 50%"]],
    [{ q: "_" }, []],
    [{ status: "Closed" }, ["Branch Manager 50%"]],
    [{ department: ["Credit", "ICT"] }, everything.slice(0, 3)],
    [{ department: "Credit", status: "Active", q: "loan" }, ["Loan Officer"]],
    [{ sort: "postedDate" }, everything.toReversed()],
    [{ sort: "deadline" }, ["Credit Analyst", "Systems Analyst", "Loan Officer", "Branch Manager 50%"]],
    [{ sort: "title" }, everything.toSorted()],
    [{ page: 2, pageSize: 3 }, ["Branch Manager 50%"]],
  ])("%j", async (query, found) => {
    expect(await titles(query)).toEqual(found);
  });
});

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { job as jobSchema } from "#contract/recruitment/jobs.ts";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import { createJob, createOrganisation } from "#server/testing/factories.ts";
import { type QueryOf, startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
const jobs = () => app.current.as().jobs;
type Query = QueryOf<ReturnType<typeof jobs>["list"]>;

const unknownId = "01900000-0000-7000-8000-000000000000";
const inDays = (days: number) => nairobiDayAfter(new Date(), days);

/** A new SACCO with these jobs, and the titles that its board lists. */
async function saccoWith(positions: Parameters<typeof createJob>[2][]) {
  const organisation = await createOrganisation(app.current);
  const ids: string[] = [];
  for (const values of positions) ids.push(await createJob(app.current, organisation.id, values));
  return {
    ...organisation,
    ids,
    async titles(query: Query = {}) {
      const { rows } = await jobs().list({ query: { sacco: organisation.slug, ...query } });
      return rows.map((row) => row.title);
    },
  };
}

describe("what is open", () => {
  afterEach(() => vi.useRealTimers());

  it("is active and not past its deadline", async () => {
    const sacco = await saccoWith([
      { title: "Open", deadline: inDays(5) },
      { title: "Last day", deadline: nairobiDay(new Date()) },
      { title: "Past", deadline: inDays(-1) },
      { title: "Closed", deadline: inDays(5), status: "Closed" },
    ]);
    expect((await sacco.titles()).sort()).toEqual(["Last day", "Open"]);
  });

  it("stays so until the deadline's day is over in Nairobi, wherever the server is", async () => {
    const today = nairobiDay(new Date());
    const sacco = await saccoWith([{ title: "Teller", deadline: today }]);
    // No further ahead: the embedded database's own timers would be due beyond what a timer can wait.
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${today}T20:59:59.999Z`) });
    expect(await sacco.titles()).toEqual(["Teller"]);
    vi.setSystemTime(new Date(`${today}T21:00:00Z`));
    expect(await sacco.titles()).toEqual([]);
  });

  it("is listed of every SACCO, or of the one that is asked for", async () => {
    const [own, other] = [await saccoWith([{ title: "Own" }]), await saccoWith([{ title: "Other" }])];
    const { rows } = await jobs().list({ query: { pageSize: 200 } });
    const ids = rows.map((row) => row.id);
    expect(ids).toEqual(expect.arrayContaining([...own.ids, ...other.ids]));
    expect(await own.titles()).toEqual(["Own"]);
    expect(await jobs().list({ query: { sacco: "nobody" } })).toEqual({ rows: [], total: 0 });
  });
});

describe("the answers kept in memory", () => {
  it("are old as soon as a job has been added", async () => {
    const organisation = await createOrganisation(app.current);
    const query = { sacco: organisation.slug };
    const seen = async () => [(await jobs().list({ query })).total, (await jobs().facets({ query })).total];
    expect(await seen()).toEqual([0, 0]);
    await createJob(app.current, organisation.id);
    expect(await seen()).toEqual([1, 1]);
    await createJob(app.current, organisation.id);
    expect(await seen()).toEqual([2, 2]);
  });
});

describe("searching", () => {
  let sacco: Awaited<ReturnType<typeof saccoWith>>;
  beforeAll(async () => {
    sacco = await saccoWith([
      { title: "Loan Officer", description: "Appraise loans." },
      { title: "Teller", description: "Count cash, 100% of the time." },
      { title: "Head of ICT", description: "Run the core_banking system\\service." },
    ]);
  });

  it.each([
    ["loan", ["Loan Officer"]],
    ["LOAN OFF", ["Loan Officer"]],
    ["appraise", ["Loan Officer"]],
    ["  cash ", ["Teller"]],
    // Signs with a meaning in LIKE mean themselves.
    ["%", ["Teller"]],
    ["100%", ["Teller"]],
    ["_", ["Head of ICT"]],
    ["core_bank", ["Head of ICT"]],
    ["corexbanking", []],
    ["\\", ["Head of ICT"]],
    ["'; drop table job; --", []],
    ["Nakuru", []],
    // Words in any order and form.
    ["loans appraising", ["Loan Officer"]],
    ["system running", ["Head of ICT"]],
    ["-", []],
    ['"', []],
    // Typos.
    ["loan oficer", ["Loan Officer"]],
    ["teler", ["Teller"]],
    ["tellerr", ["Teller"]],
    ["zzzzz", []],
    ["", ["Head of ICT", "Loan Officer", "Teller"]],
  ])("%j finds %j", async (q, titles) => {
    expect(await sacco.titles({ q, sort: "title" })).toEqual(titles);
  });

  it("says when only a similar title was found", async () => {
    const similar = async (q: string) =>
      (await jobs().list({ query: { q, sacco: sacco.slug } })).rows.map((job) => job.similar);
    expect(await similar("teller")).toEqual([undefined]);
    expect(await similar("teler")).toEqual([true]);
  });

  it("puts a title before a description, and the nearest title first", async () => {
    const own = await saccoWith([
      { title: "Driver", description: "Carry the auditor to the branches.", postedAt: new Date() },
      { title: "Auditor", description: "Check the books.", postedAt: new Date(Date.now() - 86_400_000) },
      { title: "Audio Technician", description: "Run the sound at meetings." },
    ]);
    expect(await own.titles({ q: "auditor" })).toEqual(["Auditor", "Driver"]);
    expect((await own.titles({ q: "auditr" }))[0]).toBe("Auditor");
  });
});

describe("filters", () => {
  let sacco: Awaited<ReturnType<typeof saccoWith>>;
  beforeAll(async () => {
    sacco = await saccoWith([
      { title: "A", department: "Credit", location: "Nakuru", type: "full-time" },
      { title: "B", department: "Credit Control", location: "Nakuru", type: "contract" },
      { title: "C", department: "ICT", location: "Kisumu, Milimani", type: "full-time" },
      { title: "D", department: "Finance", location: "Kisumu", type: "internship" },
    ]);
  });

  it.each<[Query, string[]]>([
    [{ department: "Credit" }, ["A"]],
    [{ department: "credit" }, []],
    [{ department: ["Credit", "ICT"] }, ["A", "C"]],
    [{ location: "Kisumu" }, ["D"]],
    [{ location: ["Kisumu, Milimani"] }, ["C"]],
    [{ type: "full-time" }, ["A", "C"]],
    [{ type: ["contract", "internship"] }, ["B", "D"]],
    [{ type: "full-time", location: "Nakuru" }, ["A"]],
    [{ type: "full-time", q: "zzz" }, []],
  ])("%j", async (query, titles) => {
    expect(await sacco.titles({ ...query, sort: "title" })).toEqual(titles);
  });

  it("count what they offer: open jobs only, most first", async () => {
    const own = await saccoWith([
      { department: "ICT", location: "Nakuru", type: "contract" },
      { department: "ICT", location: "Kisumu", type: "full-time" },
      { department: "Audit", location: "Kisumu", type: "full-time" },
      { department: "ICT", location: "Kisumu", type: "full-time", status: "Closed" },
      { department: "Legal", deadline: inDays(-1) },
    ]);
    expect(await jobs().facets({ query: { sacco: own.slug } })).toEqual({
      total: 3,
      departments: [
        { value: "ICT", count: 2 },
        { value: "Audit", count: 1 },
      ],
      locations: [
        { value: "Kisumu", count: 2 },
        { value: "Nakuru", count: 1 },
      ],
      types: [
        { value: "full-time", count: 2 },
        { value: "contract", count: 1 },
      ],
    });
    const everyone = await jobs().facets();
    expect(everyone.total).toBe((await jobs().list({ query: { pageSize: 1 } })).total);
  });
});

describe("order and pages", () => {
  let sacco: Awaited<ReturnType<typeof saccoWith>>;
  const posted = new Date("2026-01-05T09:00:00Z");
  beforeAll(async () => {
    sacco = await saccoWith([
      { title: "B first", postedAt: new Date("2026-01-01T09:00:00Z"), deadline: inDays(3) },
      { title: "C second", postedAt: new Date("2026-01-02T09:00:00Z"), deadline: inDays(1) },
      { title: "A third", postedAt: new Date("2026-01-03T09:00:00Z"), deadline: inDays(2) },
      ...["D", "E", "F", "G"].map((title) => ({ title, postedAt: posted, deadline: inDays(9) })),
    ]);
  });

  it.each<[NonNullable<Query>["sort"], string[]]>([
    ["postedDate", ["B first", "C second", "A third"]],
    ["deadline", ["C second", "A third", "B first"]],
    ["title", ["A third", "B first", "C second"]],
  ])("by %s", async (sort, titles) => {
    expect((await sacco.titles({ sort })).slice(0, 3)).toEqual(titles);
  });

  it("newest first unless asked otherwise", async () => {
    const newest = await sacco.titles();
    expect(newest.slice(-3)).toEqual(["A third", "C second", "B first"]);
    expect(await sacco.titles({ sort: "-postedDate" })).toEqual(newest);
  });

  it("gives every row on one page exactly, also those posted at the same moment", async () => {
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const query = { sacco: sacco.slug, page, pageSize: 2 };
      const { rows, total } = await jobs().list({ query });
      expect(total).toBe(7);
      expect(rows).toHaveLength(page === 4 ? 1 : 2);
      seen.push(...rows.map((row) => row.id));
    }
    expect(seen.toSorted()).toEqual(sacco.ids.toSorted());
    expect(await jobs().list({ query: { sacco: sacco.slug, page: 9 } })).toEqual({ rows: [], total: 7 });
  });

  it.each([
    ["pageSize=201", "pageSize"],
    ["pageSize=0", "pageSize"],
    ["pageSize=ten", "pageSize"],
    ["page=0", "page"],
    ["page=1.5", "page"],
    ["sort=salary", "sort"],
    ["type=seasonal", "type"],
  ])("refuses %s", async (search, field) => {
    const answer = await app.current.http.inject({ url: `/api/jobs?${search}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "validation", fields: { [field]: expect.any(String) } });
  });

  it("takes 200 rows a page, and says the total in a header beside the bare list", async () => {
    const answer = await app.current.http.inject({ url: `/api/jobs?pageSize=200&sacco=${sacco.slug}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["x-total-count"]).toBe("7");
    expect(answer.json()).toHaveLength(7);
  });
});

describe("one job", () => {
  it.each(["Active", "Closed"] as const)("is there when it is %s", async (status) => {
    const { ids, name, slug } = await saccoWith([
      { title: "Chief Ng'ombe Officer", status, deadline: "2026-01-31" },
    ]);
    const job = await jobs().get({ params: { id: ids[0] ?? "" } });
    expect(job).toMatchObject({
      id: ids[0],
      slug: `chief-ng-ombe-officer-${ids[0]}`,
      status,
      deadline: "2026-01-31",
      requirements: ["Two years in a SACCO"],
      organization: { name, slug },
    });
  });

  it.each([unknownId, "1"])("is not there when nobody has it (%s)", async (id) => {
    await expect(jobs().get({ params: { id } })).rejects.toMatchObject({ code: "not_found", status: 404 });
  });
});

it("answers what the contract names, and nothing else of the row", async () => {
  const { ids, slug } = await saccoWith([{}]);
  const { similar: _onlyInSearches, ...always } = jobSchema.shape;
  const answers = [
    { url: `/api/jobs?sacco=${slug}`, fields: Object.keys(always) },
    {
      url: `/api/jobs/${ids[0]}`,
      fields: [...Object.keys(always), "terms", "questions", "keptMonths"],
    },
  ];
  for (const { url, fields } of answers) {
    const answer = [(await app.current.http.inject({ url })).json()].flat()[0];
    expect(Object.keys(answer).sort()).toEqual(fields.sort());
    expect(Object.keys(answer.organization).sort()).toEqual(["name", "slug"]);
  }
});

import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { applicationList } from "#contract/recruitment/hr.ts";
import { rowsOf } from "#server/platform/database/database.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
} from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { matchingApplications } from "./applications/hr-applications.queries.ts";

const app = startTestApp();
const database = () => app.current.platform.database;
let own: string;
let other: string;

beforeAll(async () => {
  own = (await createOrganisation(app.current)).id;
  other = (await createOrganisation(app.current)).id;
  for (const id of [own, other]) {
    const job = await createJob(app.current, id);
    await createApplication(app.current, await createCandidate(app.current), job);
  }
});

const searches = ["search_applications", "search_jobs", "search_candidates"];

/** How many rows of `organisation` a search finds in the transaction of `reader`. */
function found(search: string, organisation: string, reader: string | null): Promise<number> {
  const work = async (tx: Parameters<typeof rowsOf>[0]) => {
    const query = sql`select ${sql.identifier(search)}(${organisation}::uuid, '%o%') as id`;
    return (await rowsOf<{ id: string }>(tx, query)).length;
  };
  return reader === null
    ? acrossOrganisations(database(), work)
    : inOrganisation(database(), reader, (scope) => work(scope.tx));
}

describe.each(searches)("%s", (search) => {
  it("finds an organisation's rows in its own transaction", async () => {
    expect(await found(search, own, own)).toBe(1);
  });

  it("finds nothing of another organisation, although no policy binds it", async () => {
    expect(await found(search, other, own)).toBe(0);
  });

  it("finds any organisation's rows in a transaction across all", async () => {
    expect(await found(search, other, null)).toBe(1);
  });

  it("finds nothing in a transaction that named no organisation", async () => {
    const query = sql`select ${sql.identifier(search)}(${own}::uuid, '%o%') as id`;
    expect(await database().db.transaction((tx) => rowsOf(tx, query))).toEqual([]);
  });
});

/** The plan of a page of the list where reading and sorting whole tables counts as dear. */
function planOf(query: object): Promise<string> {
  return inOrganisation(database(), own, async (scope) => {
    await scope.tx.execute(sql`set local enable_seqscan = off`);
    await scope.tx.execute(sql`set local enable_bitmapscan = off`);
    await scope.tx.execute(sql`set local enable_sort = off`);
    const page = matchingApplications(scope, applicationList.query.parse(query), {
      now: new Date(),
      viewer: null,
    }).limit(20);
    const rows = await rowsOf<Record<string, string>>(scope.tx, sql`explain ${page.getSQL()}`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}

describe("a page of the applications is read in its order", () => {
  it.each([
    ["-appliedDate", "application_applied"],
    ["appliedDate", "Scan Backward using application_applied"],
    ["-matchScore", "application_score"],
    ["matchScore", "Scan Backward using application_score"],
    ["candidateName", "application_name"],
    ["-candidateName", "Scan Backward using application_name"],
  ])("by %s from %s", async (sort, index) => {
    const plan = await planOf({ sort });
    expect(plan).toContain(index);
    expect(plan).not.toContain("Sort");
  });

  it("a search asks for its rows by their ids, and compares no text behind the policy", async () => {
    const plan = await planOf({ q: "otieno" });
    expect(plan).toMatch(/id = ANY/);
    expect(plan).not.toContain("~~*");
  });
});

import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import Papa from "papaparse";
import { beforeAll, describe, expect, it } from "vitest";
import { applicationList } from "#contract/recruitment/hr.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { addressOf, type QueryOf, startTestApp } from "#server/testing/test-app.ts";
import { candidates } from "../candidates/candidates.table.ts";
import { applications } from "./applications.table.ts";

const app = startTestApp();
const count = 5000;
const hostile = [
  '=HYPERLINK("http://evil.example";"x")',
  "+254700000000+1",
  "-2+3",
  "@SUM(A1:A9)",
  "\t=1",
  "=1\nsecond",
];

let owner: TestPerson;
let hr: TestPerson;
let organisationId: string;

/** Many applications at once: one that came over the API, written down again for other people. */
async function furnish() {
  organisationId = (await createOrganisation(app.current)).id;
  owner = await createStaff(app.current, organisationId, ["owner"]);
  hr = await createStaff(app.current, organisationId, ["hr"]);
  const job = await createJob(app.current, organisationId, { title: "=Loan Officer", department: "Credit" });
  const model = await createApplication(app.current, await createCandidate(app.current), job);
  await acrossOrganisations(app.current.platform.database, async (tx) => {
    const [row] = await tx.select().from(applications).where(eq(applications.id, model));
    if (!row) throw new Error("just made");
    const people = Array.from({ length: count - 1 }, (_, index) => {
      const name = hostile[index] ?? `Candidate ${index % 700}`;
      return { userId: newId(), id: newId(), name, email: `many-${newId()}@test.example`, index };
    });
    for (let from = 0; from < people.length; from += 500) {
      const some = people.slice(from, from + 500);
      await tx.insert(users).values(
        some.map(({ userId, email }) => ({
          id: userId,
          name: "N N",
          firstName: "N",
          lastName: "N",
          email,
          isCandidate: true,
        })),
      );
      await tx.insert(candidates).values(
        some.map(({ id, userId, name, email }) => ({
          organisationId,
          id,
          userId,
          name,
          email,
          phone: "+254712345678",
          location: "Kisumu",
        })),
      );
      await tx.insert(applications).values(
        some.map(({ id, userId, name, email, index }) => {
          return {
            ...row,
            id: newId(),
            candidateId: id,
            userId,
            submissionKey: null,
            candidateName: name,
            candidateEmail: email,
            matchScore: index % 101,
            status: index % 2 === 0 ? ("submitted" as const) : ("rejected" as const),
            // Several at one moment: the id decides.
            appliedAt: new Date(Date.UTC(2026, 0, 1 + (index % 40))),
          };
        }),
      );
    }
  });
}

beforeAll(furnish);

const api = (token: string) => app.current.as(token).hr.applications;
type ExportQuery = QueryOf<ReturnType<typeof api>["export"]>;

async function exported(query: ExportQuery = {}, token = hr.token): Promise<Record<string, string>[]> {
  const answer = await api(token).export({ query });
  return Papa.parse<Record<string, string>>(await answer.text(), {
    header: true,
    skipEmptyLines: true,
  }).data;
}

describe("the applications as CSV", () => {
  it("are all there once, with a dated name, and nothing in them calculates", async () => {
    const answer = await api(hr.token).export();
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"/,
    );
    const { data } = Papa.parse<Record<string, string>>(await answer.text(), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toHaveLength(count);
    expect(new Set(data.map((row) => row["Application ID"])).size).toBe(count);
    const names = new Set(data.map((row) => row.Candidate));
    for (const cell of hostile) expect(names).toContain(`'${cell}`);
    for (const cell of data.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^\s*[=+\-@]/);
  });

  it.each(applicationList.sorts)("come in the list's own order: %s", async (sort) => {
    // More than what is read at once, and few enough to be quick.
    const filter = { sort, q: "candidate 6" };
    const ids = (await exported(filter)).map((row) => row["Application ID"]);
    expect(ids.length).toBeGreaterThan(600);
    for (const page of [1, 3, 4]) {
      const { rows } = await api(hr.token).list({ query: { ...filter, page, pageSize: 200 } });
      expect(ids.slice((page - 1) * 200, page * 200)).toEqual(rows.map(({ id }) => id));
    }
  });

  it("are those that the filters let through", async () => {
    const query = { status: "rejected" as const, minScore: 90, q: "candidate 6" };
    const rows = await exported(query);
    const { total } = await api(hr.token).list({ query });
    expect(total).toBeGreaterThan(20);
    expect(rows).toHaveLength(total);
    expect(new Set(rows.map((row) => row.Status))).toEqual(new Set(["rejected"]));
  });

  it("are one organisation's, and are in its audit trail without what was searched for", async () => {
    const other = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
    expect(await exported({}, other.token)).toEqual([]);
    await exported({ q: "Wanjiku", status: ["screening"] });
    const trail = await app.current.as(owner.token).workspace.audit.list({ query: { kind: "exports" } });
    expect(trail.rows[0]).toMatchObject({
      action: "application.exported",
      actor: { email: hr.email },
      detail: { searched: true, status: "screening", sort: "-appliedDate" },
    });
    expect(JSON.stringify(trail.rows)).not.toContain("Wanjiku");
  });

  it("are read no further once the reader has gone", async () => {
    const address = await addressOf(app.current);
    await new Promise<void>((resolve, reject) => {
      const request = get(
        `${address}/api/hr/applications/export`,
        { headers: { authorization: `Bearer ${hr.token}` } },
        (answer) =>
          answer.once("data", () => {
            request.destroy();
            resolve();
          }),
      ).on("error", reject);
    });
    await pause(50);
    // The connection of the embedded database is free at once: nobody reads on.
    expect(await exported({ q: "nobody of this name" })).toEqual([]);
  });
});

import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import { jobs } from "#server/recruitment/jobs/jobs.table.ts";
import { emailTemplates } from "#server/recruitment/pipeline/pipeline.table.ts";
import { createJob, createOrganisation } from "#server/testing/factories.ts";
import { onPostgres } from "#server/testing/once.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";
import { inBackground } from "../background.ts";
import { rowsOf, type Tx } from "./database.ts";
import { acrossOrganisations, inOrganisation } from "./scope.ts";
import { violatedUnique } from "./violations.ts";

const app = startOwnTestApp();
const database = () => app.current.platform.database;

let own: string;
let other: string;
let foreignJob: string;

beforeAll(async () => {
  own = (await createOrganisation(app.current)).id;
  other = (await createOrganisation(app.current)).id;
  await createJob(app.current, own);
  foreignJob = await createJob(app.current, other);
});

const countJobs = async (tx: Tx) => (await tx.select({ id: jobs.id }).from(jobs)).length;

describe("an organisation's transaction", () => {
  it("finds its own rows only", async () => {
    const found = await inOrganisation(database(), own, (scope) =>
      scope.select({ organisationId: jobs.organisationId }, jobs),
    );
    expect(found).toEqual([{ organisationId: own }]);
  });

  it("changes and deletes no row of another, even by its id", async () => {
    await inOrganisation(database(), own, async (scope) => {
      await scope.update(jobs, { title: "Taken over" }, eq(jobs.id, foreignJob));
      await scope.delete(jobs, eq(jobs.id, foreignJob));
    });
    const [job] = await acrossOrganisations(database(), (tx) =>
      tx.select().from(jobs).where(eq(jobs.id, foreignJob)),
    );
    expect(job?.title).toBe("Loan Officer");
  });
});

describe("a statement of a PostgreSQL server", () => {
  const limit = () =>
    inOrganisation(database(), own, async ({ tx }) => {
      const [row] = await rowsOf<{ limit: string }>(
        tx,
        sql`select current_setting('statement_timeout') as "limit"`,
      );
      return row?.limit;
    });

  it("ends after two minutes where somebody waits for it", async () => {
    expect(await limit()).toBe(onPostgres ? "2min" : "0");
    expect(await inBackground(limit)).toBe("0");
  });
});

describe("row-level security, behind the WHERE", () => {
  it("hides other organisations from a query that forgot its WHERE", async () => {
    expect(await inOrganisation(database(), own, (scope) => countJobs(scope.tx))).toBe(1);
    expect(await acrossOrganisations(database(), countJobs)).toBe(2);
  });

  it("shows nothing to a transaction that named no organisation", async () => {
    const seen = await database().db.transaction(async (tx) => {
      if (database().runAs) await tx.execute(sql`select set_config('role', ${database().runAs}, true)`);
      return countJobs(tx);
    });
    expect(seen).toBe(0);
  });

  it("refuses a row for another organisation", async () => {
    const smuggle = inOrganisation(database(), own, (scope) =>
      scope.tx.update(jobs).set({ organisationId: other }).where(eq(jobs.organisationId, own)),
    );
    await expect(smuggle).rejects.toThrow();
  });

  it("is forced on every table that belongs to organisations", async () => {
    const open = await rowsOf<{ name: string }>(
      database().db,
      sql`select c.relname as name from pg_class c
          join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id' and not a.attisdropped
          where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
            and not (c.relrowsecurity and c.relforcerowsecurity)`,
    );
    // Who works where is read before the organisation is known: it is looked up by the person.
    expect(open.map((row) => row.name)).toEqual(["membership"]);
  });

  // As one expression over the row it is evaluated for each: counting 100,000 rows takes four times as long.
  it("reads the transaction's setting once a statement, in each table (migration 0010)", async () => {
    const each = await rowsOf<{ name: string }>(
      database().db,
      sql`select tablename as name from pg_policies
          where schemaname = current_schema and policyname = 'organisation'
            and (qual not like '%( SELECT visible_organisation()%' or with_check is distinct from qual)`,
    );
    expect(each).toEqual([]);
  });
});

describe("the audit trail", () => {
  const entry = () => ({
    action: "email_template.saved" as const,
    subject: "test",
    subjectId: own,
  });
  const nobody = { userId: null, ip: null, requestId: null };

  it("is written in the transaction that it is about", async () => {
    const failed = inOrganisation(database(), own, async (scope) => {
      await scope.audit(nobody, { ...entry(), action: "email_template.removed" });
      throw new Error("rolled back");
    });
    await expect(failed).rejects.toThrow("rolled back");
    const left = await acrossOrganisations(database(), (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.action, "email_template.removed")),
    );
    expect(left).toEqual([]);
  });

  it("cannot be changed or deleted", async () => {
    await inOrganisation(database(), own, (scope) => scope.audit(nobody, entry()));
    for (const change of [
      (tx: Tx) => tx.update(auditEvents).set({ action: "test.forged" }),
      (tx: Tx) => tx.delete(auditEvents),
    ]) {
      await expect(acrossOrganisations(database(), change)).rejects.toThrow();
      // Not even by the role that owns the tables.
      await expect(database().db.transaction(change)).rejects.toThrow();
    }
  });
});

it("says which unique constraint a statement ran into", async () => {
  const template = { name: "Invitation", subject: "Your interview", body: "Dear candidate" };
  const twice = inOrganisation(database(), own, async (scope) => {
    await scope.insert(emailTemplates, template);
    await scope.insert(emailTemplates, template);
  });
  const error = await twice.catch((reason: unknown) => reason);
  expect(violatedUnique(error)).toBe("email_template_name");
  expect(violatedUnique(new Error("something else"))).toBeNull();
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, inject, it } from "vitest";
import { createApp } from "#server/app.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
} from "#server/testing/factories.ts";
import { describeOnce } from "#server/testing/once.ts";
import { databaseUrl, onServer } from "#server/testing/template.ts";
import { asTestApp, startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { rowsOf, type Tx } from "./database.ts";
import { prepareRoles } from "./roles.ts";
import { acrossOrganisations } from "./scope.ts";
import { sqlStateOf } from "./violations.ts";

const shared = startTestApp();

const publicFunctions = (tx: Tx) =>
  rowsOf<{ name: string }>(
    tx,
    sql`select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and has_function_privilege('public', p.oid, 'EXECUTE')
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
  );

const owners = (tx: Tx) =>
  rowsOf<{ owner: string }>(
    tx,
    sql`select distinct pg_get_userbyid(proowner) as owner from pg_proc
      where pronamespace = 'public'::regnamespace and proname like 'search\\_%'`,
  );

describe("on the embedded database and on PostgreSQL", () => {
  it("nobody but who needs them may execute the product's functions", async () => {
    expect(await publicFunctions(shared.current.platform.database.db)).toEqual([]);
  });

  it("the search functions have an owner whom no policy keeps from the indexes", async () => {
    const { db } = shared.current.platform.database;
    expect(await owners(db)).toEqual([{ owner: "ushirika_search" }]);
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local role ushirika_search`);
      // Of a few rows, reading all of them by any index costs as much.
      for (const way of ["seqscan", "indexscan", "indexonlyscan"]) {
        await tx.execute(sql.raw(`set local enable_${way} = off`));
      }
      return rowsOf(tx, sql`explain select id from job where title ilike '%officer%'`);
    });
    expect(JSON.stringify(plan)).toContain("job_title_parts");
  });
});

describeOnce("rights at a start", () => {
  const written = async (tx: Tx) =>
    rowsOf(
      tx,
      sql`select relname, xmin, relacl from pg_class where relname in ('job', 'audit_event') order by 1`,
    );

  it("are given where they are missing, taken where they are too many, and left alone otherwise", async () => {
    const { db } = shared.current.platform.database;
    const before = await written(db);
    await prepareRoles(db, null);
    expect(await written(db)).toEqual(before);
    await db.execute(sql`revoke insert on job from ushirika_app`);
    await db.execute(sql`grant delete on audit_event to ushirika_app`);
    await prepareRoles(db, null);
    const [may] = await rowsOf(
      db,
      sql`select has_table_privilege('ushirika_app', 'job', 'INSERT') as add,
        has_table_privilege('ushirika_app', 'audit_event', 'DELETE') as "deleteEvents"`,
    );
    expect(may).toEqual({ add: true, deleteEvents: false });
  });
});

/** What the role that serves must not be able to do. */
const forbidden = [
  "alter table job add column extra text",
  "alter table job disable row level security",
  "drop policy organisation on job",
  "alter table audit_event disable trigger all",
  "truncate mail",
  "truncate audit_event",
  "update audit_event set action = 'test.forged'",
  "delete from audit_event",
  "create table extra (id int)",
];

// The embedded database has one role for everything; every kind of role is tried on PostgreSQL alone.
describe.runIf(process.env.TEST_DATABASE_URL)("on PostgreSQL, connected as", () => {
  const name = `roles_${process.pid}`;
  const [owner, server] = [`${name}_owner`, `${name}_server`];
  const folder = mkdtempSync(path.join(tmpdir(), "ushirika-roles-"));
  const administrate = (statement: string) => onServer(process.env.TEST_DATABASE_URL as string, statement);
  const address = (role: string) => {
    const url = new URL(databaseUrl((inject("template") as { url: string }).url, name));
    url.username = role;
    return url.href;
  };
  let app: TestApp | undefined;

  afterEach(async () => {
    await app?.http.close();
    app = undefined;
    await administrate(`drop database if exists ${name} with (force)`);
    for (const role of [owner, server]) await administrate(`drop role if exists ${role}`);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function makeOwner(attributes: string) {
    await administrate(`create role ${owner} login ${attributes}`);
    await administrate(`create database ${name} template template0 owner ${owner}`);
  }

  async function start(environment: NodeJS.ProcessEnv = {}, role = owner) {
    const config = testConfig(folder, address(role), environment);
    app = asTestApp(await createApp(config, { rateLimits: false }));
    return app;
  }

  /** What the refusals ask an administrator to run. */
  async function followAdvice(role: string) {
    for (const made of ["ushirika_app", "ushirika_search"]) {
      // Roles belong to the whole server, on which other tests have made these.
      await administrate(
        `do $$ begin create role ${made} nologin; exception when duplicate_object or unique_violation then null; end $$`,
      );
      await administrate(`grant ${made} to ${role}`);
    }
  }

  async function expectUse(running: TestApp) {
    const { id } = await createOrganisation(running);
    const job = await createJob(running, id, { title: "Quality Inspector" });
    await createJob(running, id, { title: "Bank Teller" });
    await createApplication(running, await createCandidate(running), job);
    const found = await running.as().jobs.list({ query: { q: "inspect" } });
    expect(found.rows.map((one) => one.id)).toEqual([job]);
    expect(await publicFunctions(running.platform.database.db)).toEqual([]);
  }

  async function expectDefended({ platform }: TestApp) {
    expect(await owners(platform.database.db)).toEqual([{ owner: "ushirika_search" }]);
    for (const statement of forbidden) {
      const attempt = acrossOrganisations(platform.database, (tx) => tx.execute(sql.raw(statement)));
      const state = await attempt.then(() => "succeeded", sqlStateOf);
      expect([statement, state]).toEqual([statement, "42501"]);
    }
  }

  it("a superuser", async () => {
    await makeOwner("superuser");
    const running = await start();
    await expectUse(running);
    await expectDefended(running);
  });

  it("an owner with BYPASSRLS who may make roles, as managed services give out", async () => {
    await makeOwner("bypassrls createrole");
    const running = await start();
    await expectUse(running);
    await expectDefended(running);
  });

  it("an owner with BYPASSRLS who may not: the start names the SQL, and works once it was run", async () => {
    await makeOwner("bypassrls");
    await expect(start()).rejects.toThrow(
      `CREATE ROLE ushirika_app NOLOGIN; GRANT ushirika_app TO "${owner}"; CREATE ROLE ushirika_search NOLOGIN; GRANT ushirika_search TO "${owner}";`,
    );
    await followAdvice(owner);
    const running = await start();
    await expectUse(running);
    await expectDefended(running);
  });

  it("an ordinary owner: it works, and is defended once the administrator has made the roles", async () => {
    await makeOwner("");
    const running = await start();
    expect(running.platform.database.runAs).toBeNull();
    await expectUse(running);
    await running.http.close();
    await followAdvice(owner);
    await expectDefended(await start());
  });

  it("two roles: one migrates, the other serves, with or without the first one's address", async () => {
    await makeOwner("");
    await administrate(`create role ${server} login`);
    await followAdvice(owner);
    const running = await start({ MIGRATION_DATABASE_URL: address(owner) }, server);
    await expectUse(running);
    await expectDefended(running);
    await running.http.close();
    const web = await start({ ROLE: "web" }, server);
    const { id } = await createOrganisation(web);
    await createApplication(web, await createCandidate(web), await createJob(web, id));
    await expectDefended(web);
  });

  it("a role to serve that could undo it all: refused", async () => {
    await makeOwner("createrole");
    const both = start({ MIGRATION_DATABASE_URL: address(owner) });
    await expect(both).rejects.toThrow(`DATABASE_URL: the role "${owner}" owns the tables`);
    await administrate(`create role ${server} login bypassrls`);
    const bypassing = start({ MIGRATION_DATABASE_URL: address(owner) }, server);
    await expect(bypassing).rejects.toThrow(`DATABASE_URL: the role "${server}" bypasses row-level security`);
  });
});

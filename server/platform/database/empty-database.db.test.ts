import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnce } from "#server/testing/once.ts";
import { type Database, rowsOf } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { emptyDatabaseFile, keepEmptyDatabase, placeEmptyDatabase } from "./empty-database.ts";

const scratch = mkdtempSync(path.join(tmpdir(), "ushirika-empty-test-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const file = path.join(scratch, "kept", "empty.tar.zst");

const filesOf = (folder: string) =>
  globSync("**", { cwd: folder })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort()
    .map((name) => [name, readFileSync(path.join(folder, name)).toString("base64")]);

/** All that migrations make: columns, indexes, constraints, policies, functions, roles, and their own list. */
async function shapeOf({ db }: Database): Promise<unknown> {
  return rowsOf(
    db,
    sql`
      select 'column' as kind, table_name || '.' || column_name as name, concat_ws(' ', data_type, column_default, is_nullable) as what
        from information_schema.columns where table_schema in ('public', 'drizzle')
      union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
      union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint
      union all select 'policy', tablename || '.' || policyname, concat_ws(' ', qual, with_check) from pg_policies
      union all select 'function', proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
      union all select 'right', table_name || '.' || grantee, string_agg(privilege_type, ' ' order by privilege_type)
        from information_schema.role_table_grants where table_schema = 'public' group by table_name, grantee
      union all select 'role', rolname, concat_ws(' ', rolsuper, rolbypassrls, rolcanlogin) from pg_roles
      union all select 'migration', hash, created_at::text from drizzle.__drizzle_migrations
      order by 1, 2, 3`,
  );
}

// It is of the embedded database alone.
describeOnce("the empty database that the build makes", () => {
  let migrated: unknown;
  beforeAll(async () => {
    await keepEmptyDatabase(async (folder) => {
      const database = await openEmbedded(folder, { prepared: false });
      migrated = await shapeOf(database);
      return database;
    }, file);
  });

  it("gives an empty folder what initialising and migrating would have given it", async () => {
    const folder = path.join(scratch, "first");
    await placeEmptyDatabase(folder, file);
    const database = await openEmbedded(folder, { prepared: false });
    expect(await shapeOf(database)).toEqual(migrated);
    await database.close();
  });

  it("begins anew where a process died while it unpacked", async () => {
    const folder = path.join(scratch, "died");
    mkdirSync(path.join(folder, "postgres.unpacking", "base"), { recursive: true });
    writeFileSync(path.join(folder, "postgres.unpacking", "base", "half"), "half");
    await placeEmptyDatabase(folder, file);
    const whole = path.join(scratch, "whole");
    await placeEmptyDatabase(whole, file);
    expect(filesOf(path.join(folder, "postgres"))).toEqual(filesOf(path.join(whole, "postgres")));
    expect(globSync("*", { cwd: folder })).toEqual(["postgres"]);
  });

  it("leaves a database alone, and a folder where the build made none of these migrations", async () => {
    const folder = path.join(scratch, "there");
    mkdirSync(path.join(folder, "postgres"), { recursive: true });
    await placeEmptyDatabase(folder, file);
    expect(globSync("**/*", { cwd: folder })).toEqual(["postgres"]);
    const none = path.join(scratch, "none");
    await placeEmptyDatabase(none, path.join(scratch, "other-migrations.tar.zst"));
    expect(globSync("*", { cwd: none })).toEqual([]);
  });

  it("names the file by the migrations", () => {
    expect(path.basename(emptyDatabaseFile())).toMatch(/^[0-9a-f]{16}\.tar\.zst$/);
    expect(emptyDatabaseFile()).toBe(emptyDatabaseFile());
  });
});

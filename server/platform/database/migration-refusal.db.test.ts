import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle } from "drizzle-orm/pglite";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { copyTemplate, keepBuffersSmall } from "#server/testing/template.ts";
import { newId } from "./columns.ts";
import { rowsOf, type Tx } from "./database.ts";
import { embeddedExtensions } from "./embedded.ts";
import { applyMigrations } from "./migrate.ts";
import { MigrationRefused } from "./migration-refusal.ts";

const current = path.join(import.meta.dirname, "migrations");

/** The migrations before the one named so. */
function migrationsBefore(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "ushirika-migrations-"));
  const snapshots = /_snapshot\.json$/;
  cpSync(current, folder, { recursive: true, filter: (file) => !snapshots.test(file) });
  const journal = path.join(folder, "meta", "_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { tag: string }[] };
  const place = entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, place) }));
  return folder;
}

/** Opens a database with the bare driver, which migrates nothing. */
async function open({ folder, url }: { folder: string; url?: string | undefined }) {
  if (url) {
    const client = new Client({ connectionString: url });
    await client.connect();
    const db: Tx = drizzlePostgres({ client });
    return { db, close: () => client.end() };
  }
  const dataDir = path.join(folder, "postgres");
  const client = await PGlite.create({ dataDir, extensions: embeddedExtensions });
  const db: Tx = drizzle({ client });
  return { db, close: () => client.close() };
}

/** Up to those that the tests are about; all that have come since are most of what a test takes, and one applies them. */
const asked = migrationsBefore("invited_by_index");
afterAll(() => rmSync(asked, { recursive: true }));

/** A database as it was before the constraints: made once, and each test works on a copy of it. */
let before: { folder: string; url?: string | undefined; remove(): Promise<void> };

beforeAll(async () => {
  const template = inject("template");
  if ("url" in template) before = await copyTemplate(template, "template0");
  else {
    const folder = mkdtempSync(path.join(tmpdir(), "ushirika-before-"));
    before = { folder, remove: async () => rmSync(folder, { recursive: true }) };
  }
  const { db: empty, close } = await open(before);
  const migrations = migrationsBefore("constraints");
  await applyMigrations(empty, migrations);
  rmSync(migrations, { recursive: true });
  await close();
  if (!before.url) keepBuffersSmall(before.folder);
});
afterAll(() => before.remove());

let db: Tx;
let end: () => Promise<void>;

beforeEach(async () => {
  const copy = await (before.url
    ? copyTemplate({ url: before.url }, new URL(before.url).pathname.slice(1))
    : copyTemplate({ folder: before.folder }));
  const opened = await open(copy);
  db = opened.db;
  end = async () => {
    await opened.close();
    await copy.remove();
  };
});
afterEach(() => end());

const [sacco, other, job, person, file] = [newId(), newId(), newId(), newId(), newId()];

/** What a person with psql could write before the constraints: two organisations and a job of the first. */
async function writeByHand(type: string, email = "wanjiku@mail.example"): Promise<void> {
  for (const statement of [
    sql`insert into organisation (id, slug, name) values (${sacco}, 'sacco', 'SACCO'), (${other}, 'other', 'Other')`,
    sql`insert into "user" (id, name, email, first_name, last_name) values (${person}, 'W', ${email}, 'W', '')`,
    sql`insert into job (organisation_id, id, title, department, location, type, description, requirements,
        responsibilities, benefits, skills, milestones, deadline)
      values (${sacco}, ${job}, 'Teller', 'ICT', 'Meru', ${type}, '', '{}', '{}', '{}', '{}',
        '[{"id":"1","stage":"Review","description":"","estimatedDays":2,"isRequired":true}]', '2027-01-04')`,
  ]) {
    await db.execute(statement);
  }
}

async function apply(score: number, cv: string | null): Promise<string> {
  const [candidate, application] = [newId(), newId()];
  await db.execute(
    sql`insert into candidate (organisation_id, id, name, email, phone, location) values (${sacco}, ${candidate}, 'W', '', '', '')`,
  );
  await db.execute(sql`insert into application (organisation_id, id, job_id, candidate_id, user_id, match_score, match,
      candidate_name, candidate_email, phone, location, work_experiences, education, skills, expected_salary,
      available_start_date, work_authorization, cover_letter, willing_to_relocate, has_background, cv_file_id)
    values (${sacco}, ${application}, ${job}, ${candidate}, ${person}, ${score}, '[]', 'Wanjiku', '', '', '', '[]',
      'diploma', '{}', '', '2027-01-04', 'citizen', '', true, false, ${cv})`);
  return application;
}

it("names every row that violates a new constraint at once, by id, and changes nothing", async () => {
  await writeByHand("fulltime");
  await db.execute(sql`insert into stored_file (id, organisation_id, key, name, content_type, bytes)
    values (${file}, ${other}, 'a/b', 'secret name.pdf', 'application/pdf', -5)`);
  const application = await apply(-999, file);
  const refused = await applyMigrations(db, asked).catch((error: unknown) => error);
  if (!(refused instanceof MigrationRefused)) throw refused;
  const [first, ...lines] = refused.lines;
  expect(first).toContain("Nothing was changed.");
  const about = (constraint: string) =>
    lines.find((line) => line.includes(`, ${constraint}: 1 row does not`));
  expect(about("job_type_known")).toMatch(new RegExp(`^job, .*'full-time'.*Ids: ${job}$`));
  expect(about("application_match_score_range")).toMatch(new RegExp(`^application, .*Ids: ${application}$`));
  expect(about("application_cv")).toMatch(new RegExp(`FOREIGN KEY .*Ids: ${application}$`));
  expect(about("stored_file_bytes_range")).toMatch(new RegExp(`Ids: ${file}$`));
  expect(lines).toHaveLength(5);
  expect(refused.message).not.toMatch(/secret name|Wanjiku|fulltime/);
  const done = sql`select count(*)::int as done from pg_constraint where conname = 'job_type_known'`;
  expect(await rowsOf(db, done)).toEqual([{ done: 0 }]);
});

it("names the accounts that share an address, without the address", async () => {
  await writeByHand("full-time", "X@x.example");
  const twin = newId();
  await db.execute(
    sql`insert into "user" (id, name, email, first_name, last_name) values (${twin}, 'W', 'x@x.example', 'W', '')`,
  );
  const refused = await applyMigrations(db, asked).catch((error: unknown) => error);
  if (!(refused instanceof MigrationRefused)) throw refused;
  expect(refused.lines[1]).toMatch(new RegExp(`^user, user_email_lower: 1 row .*Ids: ${person}$`));
  expect(refused.message).not.toContain("x.example");
});

it("mends by itself what loses nothing: capitals, and the account of an erased person's candidate", async () => {
  await writeByHand("Full-time", "Wanjiku@Mail.example");
  const application = await apply(80, null);
  await applyMigrations(db);
  expect(await rowsOf(db, sql`select type from job`)).toEqual([{ type: "full-time" }]);
  expect(await rowsOf(db, sql`select email from "user"`)).toEqual([{ email: "wanjiku@mail.example" }]);
  const account = sql`select c.user_id from candidate c join application a on a.candidate_id = c.id where a.id = ${application}`;
  expect(await rowsOf(db, account)).toEqual([{ user_id: person }]);
});

it("writes phone numbers as E.164 where they surely are some, and leaves the others as they were typed", async () => {
  const typed = {
    "0722418903": "+254722418903",
    "0110-345 678": "+254110345678",
    "254712345678": "+254712345678",
    "+254 (0) 712 345 678": "+254712345678",
    "020 2345678": "+254202345678",
    "+44 20 7946 0958": "+442079460958",
    "+254712345678": "+254712345678",
    "07224": "07224",
    abcdefghij: "abcdefghij",
    "call 0722418903": "call 0722418903",
    "": "",
  };
  await writeByHand("full-time");
  for (const phone of Object.keys(typed)) {
    await db.execute(
      sql`insert into candidate (organisation_id, id, name, email, phone, location) values (${sacco}, ${newId()}, ${phone}, '', ${phone}, '')`,
    );
  }
  const profile = JSON.stringify({ details: { phone: "0722 418903", location: "Kisii" } });
  await db.execute(sql`insert into candidate_profile (user_id, details) values (${person}, ${profile})`);
  await applyMigrations(db, asked);
  const rows = await rowsOf<{ name: string; phone: string }>(db, sql`select name, phone from candidate`);
  expect(Object.fromEntries(rows.map(({ name, phone }) => [name, phone]))).toEqual(typed);
  expect(await rowsOf(db, sql`select details from candidate_profile`)).toEqual([
    { details: { details: { phone: "+254722418903", location: "Kisii" } } },
  ]);
});

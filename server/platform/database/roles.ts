import { type SQL, sql } from "drizzle-orm";
import { StartRefused } from "#server/platform/start-refused.ts";
import { rowsOf, type Tx } from "./database.ts";
import {
  appendOnlyTables,
  executors,
  functionStatements,
  type OwnFunction,
  searchedTables,
  searchPolicy,
  serveStatements,
  tableStatements,
} from "./grants.ts";
import { sqlStateOf } from "./violations.ts";

/** Transactions run as it where one role connects for everything: it owns nothing, and policies bind it. */
const applicationRole = "ushirika_app";

/** Owns the search functions, and reads what they search under a policy that lets the indexes serve. */
const searchRole = "ushirika_search";

/** The roles of this database cannot keep the product's promises; `lines` says what to make instead. */
export class RolesRefused extends StartRefused {}

/** Who serves once the database is ready. */
export interface Serving {
  /** The role that needs rights in each schema; null where the owner of the tables itself serves. */
  server: string | null;
  /** The role that each transaction takes; null where the connecting role serves as it is. */
  runAs: string | null;
  /** What an operator should know of the roles. */
  warnings: string[];
}

const rolesHint = (owner: string, roles: readonly string[]): string =>
  `Ask the server's administrator to run once: ${roles
    .map((role) => `CREATE ROLE ${role} NOLOGIN; GRANT ${role} TO "${owner}";`)
    .join(" ")}`;

interface Role {
  name: string;
  superuser: boolean;
  bypasses: boolean;
}

async function currentRole(db: Tx): Promise<Role> {
  const [role] = await rowsOf<Role>(
    db,
    sql`select rolname as name, rolsuper as superuser, rolsuper or rolbypassrls as bypasses
      from pg_roles where rolname = current_user`,
  );
  if (!role) throw new Error("the connecting role is not in pg_roles");
  return role;
}

/** Runs a statement unless it is a right that the connecting role lacks, or another process was first. */
const ifAllowed = (statement: string) =>
  sql.raw(
    `DO $$ BEGIN ${statement}; EXCEPTION WHEN insufficient_privilege OR duplicate_object OR unique_violation THEN NULL; END $$`,
  );

/** Makes the role if it is missing, and the connecting role its member. @returns whether it is one now */
async function obtain(db: Tx, role: string): Promise<boolean> {
  const member = async () => {
    const rows = await rowsOf(
      db,
      sql`select from pg_roles where rolname = ${role} and pg_has_role(current_user, oid, 'USAGE')`,
    );
    return rows.length > 0;
  };
  if (await member()) return true;
  await db.execute(ifAllowed(`CREATE ROLE ${role} NOLOGIN`));
  if (await member()) return true;
  await db.execute(ifAllowed(`GRANT ${role} TO CURRENT_USER`));
  return member();
}

/** Whether the tables are there and belong to somebody whose rights the connecting role does not have. */
export async function ownedByAnother(db: Tx): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from pg_class
      where oid = to_regclass('public.organisation') and not pg_has_role(current_user, relowner, 'USAGE')`,
  );
  return rows.length > 0;
}

/** @throws RolesRefused when the role that is to serve could undo what keeps organisations apart */
export async function checkServer(db: Tx, name: string): Promise<void> {
  const [role] = await rowsOf<{ bypasses: boolean; owns: boolean; searches: boolean }>(
    db,
    sql`select rolsuper or rolbypassrls as bypasses,
        exists (select from pg_class where oid = to_regclass('public.organisation')
          and pg_has_role(role.oid, relowner, 'MEMBER')) as owns,
        exists (select from pg_roles search where search.rolname = ${searchRole}
          and pg_has_role(role.oid, search.oid, 'MEMBER')) as searches
      from pg_roles role where rolname = ${name}`,
  );
  const objection = role?.bypasses
    ? "bypasses row-level security"
    : role?.owns
      ? "owns the tables, or is a member of the role that does"
      : role?.searches && `is a member of ${searchRole}, which reads the rows of every organisation`;
  if (!objection) return;
  throw new RolesRefused([
    `DATABASE_URL: the role "${name}" ${objection}.`,
    "Beside MIGRATION_DATABASE_URL it must name another role: CREATE ROLE ... LOGIN NOSUPERUSER NOBYPASSRLS, member of no other role.",
  ]);
}

const textArray = (texts: readonly string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

/** Whether the role that serves may do less, or more, with the rows of a schema than `serveStatements` and `appendOnlyTables` say. */
const differsInRows = (schema: string, server: string) => sql`(
  not has_schema_privilege(${server}::name, ${schema}::text, 'USAGE') or exists (
    select from pg_class c, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) privilege,
      lateral (select c.relname = any(${textArray(appendOnlyTables)}) as append_only) kind
    where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and (privilege <> 'TRUNCATE' or append_only)
      and has_table_privilege(${server}::name, c.oid, privilege)
        = (append_only and privilege not in ('SELECT', 'INSERT'))
  ))`;

async function holds(tx: Tx, condition: SQL): Promise<boolean> {
  const [row] = await rowsOf<{ holds: boolean }>(tx, sql`select ${condition} as holds`);
  return row?.holds ?? false;
}

/** Whether a right of `tableStatements` is missing, or one is there that they take. None at most starts. */
async function differsInTables(
  tx: Tx,
  { server, searchOwner }: { server: string | null; searchOwner: string | null },
): Promise<boolean> {
  const conditions: SQL[] = [];
  if (searchOwner) {
    const role = sql`${searchOwner}::name`;
    conditions.push(
      sql`not has_schema_privilege(${role}, 'public', 'USAGE')`,
      sql`exists (select from unnest(${textArray(searchedTables)}) name
        where not has_table_privilege(${role}, 'public.' || name, 'SELECT'))`,
    );
  }
  if (server) {
    const role = sql`${server}::name`;
    conditions.push(
      differsInRows("public", server),
      sql`not has_schema_privilege(${role}, 'drizzle', 'USAGE')`,
      sql`not has_table_privilege(${role}, 'drizzle.__drizzle_migrations', 'SELECT')`,
    );
  }
  return conditions.length > 0 && holds(tx, sql.join(conditions, sql` or `));
}

/** Lets the role that serves work with the rows of a schema, unless it may already. @param db connected as its owner */
export async function giveRows(db: Tx, schema: string, server: string): Promise<void> {
  if (!(await holds(db, differsInRows(schema, server)))) return;
  for (const statement of serveStatements(schema, server)) await db.execute(sql.raw(statement));
}

/** Tables that the searches have no policy for yet. */
async function unreadBySearches(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select tablename as name from pg_policies where schemaname = 'public' and policyname = 'search'`,
  );
  const known = new Set(rows.map(({ name }) => name));
  return searchedTables.filter((table) => !known.has(table));
}

/**
 * Functions of ours that somebody may execute who is not to, or may not who is to, or that another role is to own. All of
 * them after a migration that made them, none at any other start.
 */
const functionsToGive = (tx: Tx, roles: { server: string | null; searchOwner: string | null }) => {
  const may = (role: string) => sql`has_function_privilege(${role}::name, p.oid, 'EXECUTE')`;
  const lacking = executors(roles).map((role) => sql`or not ${may(role)}`);
  const { searchOwner } = roles;
  return rowsOf<OwnFunction>(
    tx,
    sql`select name, searches, triggered from (
      select p.oid, p.oid::regprocedure::text as name, p.prosecdef as searches,
        p.prorettype = 'trigger'::regtype as triggered, pg_get_userbyid(p.proowner) as owner, p.proacl
      from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d
          where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    ) p
    where has_function_privilege('public'::name, p.oid, 'EXECUTE')
      or (not triggered and (false ${sql.join(lacking, sql` `)}))
      or (searches and ${searchOwner}::text is not null and owner <> ${searchOwner}::text)
    order by name`,
  );
};

async function grant(db: Tx, owner: Role, server: string | null, searchOwner: string | null): Promise<void> {
  const roles = { server, searchOwner };
  try {
    await db.transaction(async (tx) => {
      const run = async (statements: readonly string[]) => {
        for (const statement of statements) await tx.execute(sql.raw(statement));
      };
      // Each written right is a new row of PostgreSQL's own tables, which every session then reads anew.
      if (await differsInTables(tx, roles)) await run(tableStatements(roles));
      if (searchOwner) {
        await run((await unreadBySearches(tx)).map((table) => searchPolicy(table, searchOwner)));
      }
      const functions = await functionsToGive(tx, roles);
      if (functions.length === 0) return;
      // A function's new owner must be allowed to create in its schema, for that moment only.
      if (searchOwner) await run([`GRANT CREATE ON SCHEMA public TO "${searchOwner}"`]);
      await run(functions.flatMap((one) => functionStatements(one, roles)));
      if (searchOwner) await run([`REVOKE CREATE ON SCHEMA public FROM "${searchOwner}"`]);
    });
  } catch (error) {
    // insufficient_privilege
    if (sqlStateOf(error) !== "42501") throw error;
    const [database] = await rowsOf<{ name: string }>(db, sql`select current_database() as name`);
    throw new RolesRefused([
      `The role "${owner.name}" may not give others rights in this database, since it does not own it.`,
      `Ask the server's administrator to run once: ALTER DATABASE "${database?.name}" OWNER TO "${owner.name}";`,
    ]);
  }
}

/**
 * Gives everybody what they need of the migrated tables and functions, and nobody more.
 * @param db connected as the owner of the tables
 * @param otherServer the role of `DATABASE_URL` where another one migrates, else null
 * @throws RolesRefused with the SQL to run, when the roles would leave rows unprotected
 */
export async function prepareRoles(db: Tx, otherServer: string | null): Promise<Serving> {
  const owner = await currentRole(db);
  const runAs = otherServer === null && (await obtain(db, applicationRole)) ? applicationRole : null;
  const server = otherServer ?? runAs;
  if (server === null && owner.bypasses) {
    throw new RolesRefused([
      `DATABASE_URL: the role "${owner.name}" bypasses row-level security, and may not make a role that does not.`,
      rolesHint(owner.name, [applicationRole, searchRole]),
    ]);
  }
  // An owner that serves itself would read every organisation's rows as a member of the role that searches.
  const searchOwner = server !== null && (await obtain(db, searchRole)) ? searchRole : null;
  await grant(db, owner, server, searchOwner);
  if (otherServer !== null) await checkServer(db, otherServer);
  const warnings: string[] = [];
  if (server === null) {
    warnings.push(
      `The role "${owner.name}" both owns the tables and serves, and each search reads whole tables. ${rolesHint(owner.name, [applicationRole, searchRole])}`,
    );
  } else if (searchOwner === null) {
    warnings.push(
      `Each search reads whole tables, since no role can own its function. ${rolesHint(owner.name, [searchRole])}`,
    );
  }
  return { server, runAs, warnings };
}

import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "./database.ts";
import { grantStatements } from "./grants.ts";
import { sqlStateOf } from "./violations.ts";

/** Transactions run as it where one role connects for everything: it owns nothing, and policies bind it. */
const applicationRole = "ushirika_app";

/** Owns the search functions, and reads what they search under a policy that lets the indexes serve. */
const searchRole = "ushirika_search";

/** The roles of this database cannot keep the product's promises; `lines` says what to make instead. */
export class RolesRefused extends Error {
  readonly lines: string[];
  constructor(lines: string[]) {
    super(lines.join("\n"));
    this.name = "RolesRefused";
    this.lines = lines;
  }
}

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

async function grant(db: Tx, owner: Role, server: string | null, searchOwner: string | null): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      for (const statement of grantStatements(server, searchOwner)) await tx.execute(sql.raw(statement));
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

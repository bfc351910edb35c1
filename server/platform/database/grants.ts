/** Tables that the search functions read. */
export const searchedTables = [
  "job",
  "candidate",
  "application",
  "member",
  "interaction",
  "feedback",
  "finance_transaction",
];

/** Role that serves, null where the owner does, and the one that owns the searches, null where nobody else can. */
interface Roles {
  server: string | null;
  searchOwner: string | null;
}

/** Who calls our functions, beside their owners. */
export const executors = ({ server, searchOwner }: Roles): string[] =>
  [server, searchOwner].filter((role) => role !== null);

/** Tables that the role that serves reads and adds to, and changes nothing in. */
export const appendOnlyTables = ["audit_event"];

/** The role that serves works with the rows of a schema. It owns nothing there: it cannot alter or truncate. */
export const serveStatements = (schema: string, server: string): string[] => [
  `GRANT USAGE ON SCHEMA ${schema} TO "${server}"`,
  `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO "${server}"`,
];

/** A function of ours, as PostgreSQL names it with its parameters. */
export interface OwnFunction {
  name: string;
  /** It reads every organisation's rows, for the role that owns it. */
  searches: boolean;
  /** A trigger calls it, and nobody else. */
  triggered: boolean;
}

/** A function given to its owner if it searches, and executable by the roles that need it, not by all. */
export const functionStatements = (
  { name, searches, triggered }: OwnFunction,
  { server, searchOwner }: Roles,
): string[] => [
  ...(searches && searchOwner ? [`ALTER FUNCTION ${name} OWNER TO "${searchOwner}"`] : []),
  `REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC`,
  ...(triggered
    ? []
    : executors({ server, searchOwner }).map((role) => `GRANT EXECUTE ON FUNCTION ${name} TO "${role}"`)),
];

/** What the searches read under: a constant is no condition, so it keeps the planner from no index. */
export const searchPolicy = (table: string, searchOwner: string) =>
  `CREATE POLICY search ON ${table} FOR SELECT TO "${searchOwner}" USING (true)`;

/** Rights in the schema and its tables. Giving them again only writes the same down anew. */
export const tableStatements = ({ server, searchOwner }: Roles): string[] => [
  ...(searchOwner
    ? [
        `GRANT USAGE ON SCHEMA public TO "${searchOwner}"`,
        `GRANT SELECT ON ${searchedTables.join(", ")} TO "${searchOwner}"`,
      ]
    : []),
  ...(server
    ? [
        ...serveStatements("public", server),
        `REVOKE UPDATE, DELETE, TRUNCATE ON ${appendOnlyTables.join(", ")} FROM "${server}"`,
        // To see whether a migration is missing, where another role applies them.
        `GRANT USAGE ON SCHEMA drizzle TO "${server}"`,
        `GRANT SELECT ON drizzle.__drizzle_migrations TO "${server}"`,
      ]
    : []),
];

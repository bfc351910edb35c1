/** Tables that the search functions read. */
const searchedTables = [
  "job",
  "candidate",
  "application",
  "member",
  "interaction",
  "feedback",
  "finance_transaction",
];

/** The role that serves works with the rows of a schema. It owns nothing there: it cannot alter or truncate. */
export const serveStatements = (schema: string, server: string): string[] => [
  `GRANT USAGE ON SCHEMA ${schema} TO "${server}"`,
  `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO "${server}"`,
];

/** Every function of ours, searches first given to their owner: executable by the roles that need it, not by all. */
const functionRights = (executors: readonly string[], searchOwner: string | null) => `DO $$
DECLARE
  item record;
BEGIN
  FOR item IN
    SELECT p.oid::regprocedure AS name, p.prosecdef AS searches, p.prorettype = 'trigger'::regtype AS triggered
    FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d
        WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
  LOOP
    ${searchOwner ? `IF item.searches THEN EXECUTE format('ALTER FUNCTION %s OWNER TO "${searchOwner}"', item.name); END IF;` : ""}
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', item.name);
    IF item.triggered THEN CONTINUE; END IF;
    ${executors.map((role) => `EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO "${role}"', item.name);`).join("\n    ")}
  END LOOP;
END
$$`;

/** What the searches read under: a constant is no condition, so it keeps the planner from no index. */
const searchPolicy = (table: string, searchOwner: string) => `DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policies
    WHERE schemaname = 'public' AND tablename = '${table}' AND policyname = 'search') THEN
    CREATE POLICY search ON ${table} FOR SELECT TO "${searchOwner}" USING (true);
  END IF;
END
$$`;

/**
 * Statements, for the owner of the tables, that leave each role the rights it needs. Running them again changes nothing.
 * @param server role that serves, null where the owner does; @param searchOwner null where nobody else can own the searches
 */
export function grantStatements(server: string | null, searchOwner: string | null): string[] {
  const executors = [server, searchOwner].filter((role) => role !== null);
  const searches = searchOwner
    ? [
        `GRANT USAGE, CREATE ON SCHEMA public TO "${searchOwner}"`,
        ...searchedTables.flatMap((table) => [
          `GRANT SELECT ON ${table} TO "${searchOwner}"`,
          searchPolicy(table, searchOwner),
        ]),
      ]
    : [];
  const serving = server
    ? [
        ...serveStatements("public", server),
        `REVOKE UPDATE, DELETE, TRUNCATE ON audit_event FROM "${server}"`,
        // To see whether a migration is missing, where another role applies them.
        `GRANT USAGE ON SCHEMA drizzle TO "${server}"`,
        `GRANT SELECT ON drizzle.__drizzle_migrations TO "${server}"`,
      ]
    : [];
  return [
    ...searches,
    functionRights(executors, searchOwner),
    // A function's new owner must be allowed to create in its schema, for that moment only.
    ...(searchOwner ? [`REVOKE CREATE ON SCHEMA public FROM "${searchOwner}"`] : []),
    ...serving,
  ];
}

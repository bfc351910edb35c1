import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { members } from "#server/onboarding/members/members.table.ts";
import { rowsOf, type Tx } from "#server/platform/database/database.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { createOrganisation } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { withIndexesAfter } from "./indexes-after.ts";

const app = startTestApp();

const namesOf = async (tx: Tx, query: ReturnType<typeof sql>) =>
  (await rowsOf<{ name: string }>(tx, query)).map(({ name }) => name);

const definitionsIn = (tx: Tx) =>
  namesOf(tx, sql`select indexdef as name from pg_indexes where tablename = 'member' order by 1`);
const whoIn = (tx: Tx) => namesOf(tx, sql`select current_user || ', ' || current_setting('role') as name`);

it("leaves the table's indexes and the transaction's role as they were, and what checks rows in place", async () => {
  const { id } = await createOrganisation(app.current);
  await inOrganisation(app.current.platform.database, id, async ({ tx }) => {
    const [definitions, who] = [await definitionsIn(tx), await whoIn(tx)];
    await withIndexesAfter(tx, [members], async () => {
      expect(await whoIn(tx)).toEqual(who);
      const kept = await definitionsIn(tx);
      expect(kept).toEqual(definitions.filter((one) => one.startsWith("CREATE UNIQUE")));
      expect(kept.length).toBeLessThan(definitions.length);
    });
    expect(await definitionsIn(tx)).toEqual(definitions);
    expect(await whoIn(tx)).toEqual(who);
  });
});

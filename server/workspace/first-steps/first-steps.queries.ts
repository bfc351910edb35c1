import { eq, sql } from "drizzle-orm";
import { memberships, organisations } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { firstStepsTable } from "./first-steps.table.ts";

type FirstStepsRow = Omit<typeof firstStepsTable.$inferSelect, "organisationId">;

/** What was decided; as at the beginning where nothing was. */
export async function readFirstSteps(scope: OrganisationScope): Promise<FirstStepsRow> {
  const { beginning, shared, dismissedAt } = firstStepsTable;
  const [row] = await scope.select({ beginning, shared, dismissedAt }, firstStepsTable);
  return row ?? { beginning: null, shared: [], dismissedAt: null };
}

export async function writeFirstSteps(scope: OrganisationScope, row: FirstStepsRow): Promise<void> {
  await scope
    .insert(firstStepsTable, row)
    .onConflictDoUpdate({ target: firstStepsTable.organisationId, set: row });
}

/** Whether more than one person works there. */
export async function hasColleague(scope: OrganisationScope): Promise<boolean> {
  const rows = await scope.select({ userId: memberships.userId }, memberships).limit(2);
  return rows.length > 1;
}

const own = ({ organisationId }: OrganisationScope) => eq(organisations.id, organisationId);

/** The moment since which there is sample data, until the transaction ends: of two who press at once, one waits. */
export async function lockSample(scope: OrganisationScope): Promise<Date | null> {
  const [row] = await scope.tx
    .select({ since: organisations.sampleSince })
    .from(organisations)
    .where(own(scope))
    .for("update");
  return row?.since ?? null;
}

export async function holdsSample(scope: OrganisationScope): Promise<boolean> {
  const [row] = await scope.tx
    .select({ holds: sql<boolean>`${organisations.sampleSince} is not null` })
    .from(organisations)
    .where(own(scope));
  return row?.holds ?? false;
}

export async function setSampleSince(scope: OrganisationScope, since: Date | null): Promise<void> {
  await scope.tx.update(organisations).set({ sampleSince: since }).where(own(scope));
}

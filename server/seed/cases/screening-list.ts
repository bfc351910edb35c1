import { eq } from "drizzle-orm";
import { keysOf } from "#server/onboarding/screening/entry.ts";
import { insertEntries } from "#server/onboarding/screening/screening.queries.ts";
import { screeningLists } from "#server/onboarding/screening/screening.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";

const listId = "0199a000-0000-7000-8000-000000003001";

const entries = [
  { names: ["Hassan Omar Bakary"], numbers: [], dateOfBirth: "1975", remarks: "Named in a notice of 2023" },
  { names: ["Jackson Mwita Chacha"], numbers: [], dateOfBirth: "1969-02-14", remarks: "Struck off the roll" },
  { names: ["Lucy Wairimu Githae"], numbers: ["98000121"], dateOfBirth: "", remarks: "Loan fraud" },
].map((entry, at) => ({ ...entry, row: at + 2, keys: keysOf(entry.names, entry.numbers) }));

/** A list of people who do not exist, in which one of the cases is found. */
export async function writeScreeningList(scope: OrganisationScope, createdBy: string): Promise<void> {
  await scope.insert(screeningLists, {
    id: listId,
    name: "Regulator's notices (invented)",
    kind: "screening",
    source: "Made up for the demo",
    entries: entries.length,
    skipped: 0,
    createdBy,
  });
  await insertEntries(scope, listId, entries);
  await scope.update(
    screeningLists,
    { complete: true, screenedAt: new Date() },
    eq(screeningLists.id, listId),
  );
}

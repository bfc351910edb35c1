import { and, asc, count, eq, ne } from "drizzle-orm";
import { CodedError } from "#contract/core/errors.ts";
import type { MilestoneSet, MilestoneSetInput } from "#contract/recruitment/milestone-sets.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { milestoneSets } from "./milestone-sets.table.ts";

/** Most sets of one organisation. */
const maxSets = 50;

const fields = { id: milestoneSets.id, name: milestoneSets.name, milestones: milestoneSets.milestones };

/** The organisation's hiring paths, by name. */
export function listMilestoneSets({ database }: Platform, staff: Staff): Promise<MilestoneSet[]> {
  return inOrganisation(database, staff.organisationId, async (scope) =>
    scope.select(fields, milestoneSets).orderBy(asc(milestoneSets.name), asc(milestoneSets.id)),
  );
}

/**
 * Changes the set that is named by its id, or keeps a path under its name, in place of the one that has it.
 * @throws CodedError not_found, and conflict when there are too many or another set has the name
 */
export function saveMilestoneSet(
  { database }: Platform,
  staff: Staff,
  { id, ...input }: MilestoneSetInput,
): Promise<MilestoneSet> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const row = id ? await changeSet(scope, id, input) : await keepByName(scope, input);
    await scope.audit(staff, {
      action: "milestone_set.saved",
      subject: "milestone_set",
      subjectId: row.id,
    });
    return row;
  });
}

type Content = Omit<MilestoneSetInput, "id">;

async function changeSet(scope: OrganisationScope, id: string, input: Content): Promise<MilestoneSet> {
  const [namesake] = await scope.select(
    { id: milestoneSets.id },
    milestoneSets,
    and(eq(milestoneSets.name, input.name), ne(milestoneSets.id, id)),
  );
  if (namesake) {
    const taken = "Another set has this name already.";
    throw new CodedError("conflict", taken, { name: taken });
  }
  const [row] = await scope
    .update(milestoneSets, { ...input, updatedAt: new Date() }, eq(milestoneSets.id, id))
    .returning(fields);
  if (!row) throw new CodedError("not_found");
  return row;
}

async function keepByName(scope: OrganisationScope, input: Content): Promise<MilestoneSet> {
  const [row] = await scope
    .insert(milestoneSets, input)
    .onConflictDoUpdate({
      target: [milestoneSets.organisationId, milestoneSets.name],
      set: { milestones: input.milestones, updatedAt: new Date() },
    })
    .returning(fields);
  if (!row) throw new Error("the set was not written");
  const [counted] = await scope.select({ sets: count() }, milestoneSets);
  if ((counted?.sets ?? 0) > maxSets) {
    throw new CodedError("conflict", `There are ${maxSets} sets already: remove one first.`);
  }
  return row;
}

/** @throws CodedError not_found */
export function removeMilestoneSet({ database }: Platform, staff: Staff, id: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const removed = await scope
      .delete(milestoneSets, eq(milestoneSets.id, id))
      .returning({ id: milestoneSets.id });
    if (removed.length === 0) throw new CodedError("not_found");
    await scope.audit(staff, {
      action: "milestone_set.removed",
      subject: "milestone_set",
      subjectId: id,
    });
  });
}

import { and, asc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ListName } from "#contract/core/list.ts";
import type { savedViewInput } from "#contract/core/saved-views.ts";
import { memberships } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { savedViews } from "./saved-views.table.ts";

const { id, name, search } = savedViews;
const fields = { id, name, search };

/** A person's views of a list, or of all, by name. */
export function viewsOf(scope: OrganisationScope, userId: string, list?: ListName) {
  return scope
    .select(
      fields,
      savedViews,
      and(eq(savedViews.userId, userId), list ? eq(savedViews.list, list) : undefined),
    )
    .orderBy(asc(sql`lower(${name})`), asc(name));
}

/** Until the transaction ends, nobody else saves a view of the person's. */
export async function lockViews(scope: OrganisationScope, userId: string): Promise<void> {
  await scope
    .select({ userId: memberships.userId }, memberships, eq(memberships.userId, userId))
    .for("no key update");
}

/** Writes a view over the one of its name. @returns nothing without such a one */
export async function replaceView(
  scope: OrganisationScope,
  userId: string,
  view: z.output<typeof savedViewInput>,
) {
  const named = and(
    eq(savedViews.userId, userId),
    eq(savedViews.list, view.list),
    eq(savedViews.name, view.name),
  );
  const [row] = await scope.update(savedViews, { search: view.search }, named).returning(fields);
  return row;
}

export async function insertView(
  scope: OrganisationScope,
  userId: string,
  view: z.output<typeof savedViewInput>,
) {
  const [row] = await scope.insert(savedViews, { ...view, userId }).returning(fields);
  if (!row) throw new Error("insert returned no row");
  return row;
}

/** Deletes a person's view. @returns whether there was one */
export async function deleteView(scope: OrganisationScope, userId: string, viewId: string): Promise<boolean> {
  const rows = await scope
    .delete(savedViews, and(eq(savedViews.userId, userId), eq(savedViews.id, viewId)))
    .returning({ id: savedViews.id });
  return rows.length > 0;
}

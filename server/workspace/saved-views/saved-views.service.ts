import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { ListName } from "#contract/core/list.ts";
import { maxSavedViews, type SavedView, type savedViewInput } from "#contract/core/saved-views.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./saved-views.queries.ts";

/** The person's own views of a list, or of all. */
export function listSavedViews({ database }: Platform, staff: Staff, list?: ListName): Promise<SavedView[]> {
  return inOrganisation(database, staff.organisationId, (scope) =>
    queries.viewsOf(scope, staff.userId, list),
  );
}

/** Saves a view, in place of the person's one of that name. @throws CodedError conflict when there are too many */
export function saveView(
  { database }: Platform,
  staff: Staff,
  view: z.output<typeof savedViewInput>,
): Promise<SavedView> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await queries.lockViews(scope, staff.userId);
    const replaced = await queries.replaceView(scope, staff.userId, view);
    if (replaced) return replaced;
    const saved = await queries.viewsOf(scope, staff.userId, view.list);
    if (saved.length >= maxSavedViews) {
      throw new CodedError("conflict", `You have ${maxSavedViews} views of this list. Delete one first.`);
    }
    return queries.insertView(scope, staff.userId, view);
  });
}

/** @throws CodedError not_found for what is not the person's own */
export function removeSavedView({ database }: Platform, staff: Staff, id: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if (!(await queries.deleteView(scope, staff.userId, id))) throw new CodedError("not_found");
  });
}

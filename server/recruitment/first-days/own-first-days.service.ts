import { eq } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { OwnFirstDays, ownItemChange } from "#contract/recruitment/first-days.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./first-days.queries.ts";
import { ticked } from "./first-days.service.ts";
import { firstDaysItems } from "./first-days.table.ts";

/** What the person has to do for their first days. Null for an application of somebody else, or before one is hired. */
export async function getOwnFirstDays(
  { database }: Platform,
  { userId }: SignedIn,
  applicationId: string,
): Promise<OwnFirstDays | null> {
  const list = await acrossOrganisations(database, (tx) => queries.ownList(tx, userId, applicationId));
  if (!list) return null;
  const items = await inOrganisation(database, list.organisationId, (scope) =>
    queries.itemsOf(scope, list.id),
  );
  return {
    organization: list.organization,
    startDate: list.startDate,
    items: items
      .filter(({ audience }) => audience === "newcomer")
      .map((item) => ({ ...item, doneAt: item.doneAt?.toISOString() ?? null })),
  };
}

/** Ticks one's own item off, or takes that back. @throws CodedError not_found */
export async function changeOwnItem(
  { database }: Platform,
  actor: SignedIn,
  id: string,
  { done }: z.output<typeof ownItemChange>,
): Promise<void> {
  const own = await acrossOrganisations(database, (tx) => queries.ownItem(tx, actor.userId, id));
  if (!own) throw new CodedError("not_found");
  await inOrganisation(database, own.organisationId, async (scope) => {
    await scope.update(firstDaysItems, ticked(done, actor.userId), eq(firstDaysItems.id, id));
    await scope.audit(actor, {
      action: "first_days.changed",
      subject: "application",
      subjectId: own.applicationId,
    });
  });
}

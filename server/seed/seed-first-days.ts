import { nairobiDayAfter, nairobiMoment } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { readTemplate } from "#server/recruitment/first-days/first-days.queries.ts";
import { firstDaysItems, firstDaysLists } from "#server/recruitment/first-days/first-days.table.ts";
import { nairobiTime } from "./content/dates.ts";

/** Gives somebody who was hired the usual checklist, begun: work starts in ten days, and what was due is done but for one. */
export async function seedFirstDays(
  scope: OrganisationScope,
  { applicationId, hrId, userId }: { applicationId: string; hrId: string; userId: string },
  today: Date,
): Promise<void> {
  const listId = newId();
  const startDate = nairobiDayAfter(today, 10);
  await scope.insert(firstDaysLists, { id: listId, applicationId, startDate });
  const { items } = await readTemplate(scope);
  await scope.insert(
    firstDaysItems,
    items.map(({ title, audience, dueDays }, position) => {
      const team = audience === "team";
      const done = position === 0 || position === 3;
      return {
        listId,
        position,
        title,
        audience,
        dueDate: nairobiDayAfter(nairobiMoment(startDate), dueDays),
        ownerId: team ? hrId : null,
        ...(done ? { doneAt: nairobiTime(today, 2, 9, 30 + position), doneBy: team ? hrId : userId } : {}),
      };
    }),
  );
}

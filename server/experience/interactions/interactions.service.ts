import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import type { Interaction, interactionChange, interactionInput } from "#contract/experience/interactions.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./interactions.queries.ts";
import { membersMeant } from "./people.queries.ts";
import { whoIs } from "./who.ts";

const statusOf = ({ firstResponseAt, closedAt }: { firstResponseAt: Date | null; closedAt: Date | null }) =>
  closedAt ? ("closed" as const) : firstResponseAt ? ("answered" as const) : ("waiting" as const);

function toInteraction({ interaction, member, handledBy }: queries.FoundInteraction): Interaction {
  const { organisationId: _, memberId: __, importId: ___, createdAt: ____, ...row } = interaction;
  return {
    ...row,
    openedAt: row.openedAt.toISOString(),
    firstResponseAt: row.firstResponseAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    status: statusOf(row),
    member,
    handledBy,
  };
}

/** Every contact of the organisation. */
export function listInteractions(
  { database }: Platform,
  staff: Staff,
  query: queries.InteractionQuery,
): Promise<Page<Interaction>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listInteractions(scope, query);
    return { rows: rows.map(toInteraction), total };
  });
}

async function requireInteraction(scope: OrganisationScope, id: string): Promise<Interaction> {
  const found = await queries.findInteraction(scope, id);
  if (!found) throw new CodedError("not_found");
  return toInteraction(found);
}

/**
 * Records a contact, once however often it is tried; who it was with is found by what was typed.
 * @throws CodedError validation where nobody can be meant by that, or it began later than now
 */
export function recordInteraction(
  { database }: Platform,
  staff: Staff,
  { person, contactName, openedAt, status, key, ...content }: z.output<typeof interactionInput>,
): Promise<Interaction> {
  const now = new Date();
  const began = openedAt ? new Date(openedAt) : now;
  if (began > now) {
    throw new CodedError("validation", undefined, { openedAt: "A moment that has not come yet" });
  }
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const found = (await membersMeant(scope, [person])).get(person) ?? [];
    const { who, problem } = whoIs(person, contactName, found);
    if (!who) throw new CodedError("validation", undefined, { person: problem });
    const id = key ?? newId();
    // What is recorded afterwards was answered when it came: at the counter, on the phone.
    const answeredAt = status === "waiting" ? null : began;
    const [added] = await queries.insertInteractions(scope, [
      {
        ...content,
        ...who,
        id,
        openedAt: began,
        firstResponseAt: answeredAt,
        closedAt: status === "closed" ? began : null,
        handledBy: answeredAt && staff.userId,
        source: "staff",
      },
    ]);
    if (added) {
      await scope.audit(staff, { action: "interaction.recorded", subject: "interaction", subjectId: id });
    }
    return requireInteraction(scope, id);
  });
}

/** Says that a contact was answered or is closed; one that is stays as it is. @throws CodedError not_found */
export function settleInteraction(
  { database }: Platform,
  staff: Staff,
  id: string,
  { status }: z.output<typeof interactionChange>,
): Promise<Interaction> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const before = await requireInteraction(scope, id);
    if (before.status === status || before.status === "closed") return before;
    await queries.settle(scope, id, { userId: staff.userId, closed: status === "closed" });
    await scope.audit(staff, {
      action: "interaction.changed",
      subject: "interaction",
      subjectId: id,
      detail: { status },
    });
    return requireInteraction(scope, id);
  });
}

import type { z } from "zod";
import { systemActor } from "#server/platform/audit/audit.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { giveTurn } from "#server/platform/yielding.ts";
import { recordCheck } from "../checks/checks.service.ts";
import { raiseFlags, settleAbout } from "../members/flags.service.ts";
import { screenAgainTask } from "../screening/screen-again.task.ts";
import { lookInLists } from "../screening/screening.service.ts";
import { isInUse, noteScreened } from "../screening/screening-lists.service.ts";
import { assessMember } from "./risk.service.ts";
import * as queries from "./screen-again.queries.ts";
import { screeningFlags } from "./screening.check.ts";

/** Members of one task; the next one goes on after them, so that a stop costs no more than these. */
const perTask = 500;
const firstId = "00000000-0000-0000-0000-000000000000";

/**
 * Looks for the members of an organisation in a list that is new: each costs one question to the list's index. Where the
 * list is gone, the flags that it had raised are settled.
 */
export async function screenAgain(
  platform: Platform,
  { organisationId, listId, after = firstId }: z.output<typeof screenAgainTask.data>,
): Promise<void> {
  const { database, queue, sealer } = platform;
  const inOwn = <T>(work: Parameters<typeof inOrganisation<T>>[2]) =>
    inOrganisation(database, organisationId, work);
  const members = await inOwn(async (scope) => {
    if (await isInUse(scope, listId)) return queries.membersAfter(scope, after, perTask);
    const codes = ["blocklisted", "screening_hit"] as const;
    for (const memberId of await settleAbout(scope, codes, listId, "The list was removed.")) {
      await assessMember(scope, memberId);
    }
    return [];
  });
  for (const { id, fullName, idNumber, kraPin, dateOfBirth } of members) {
    const question = {
      fullName,
      idNumber,
      kraPin: kraPin ?? undefined,
      dateOfBirth: dateOfBirth ?? undefined,
    };
    const check = await lookInLists(platform, organisationId, question, listId);
    if (check.result.hits.length > 0) {
      await inOwn(async (scope) => {
        await recordCheck(scope, sealer, systemActor, id, check);
        await raiseFlags(scope, id, screeningFlags(check.result.hits));
        await queries.doubtScreening(scope, id);
        await assessMember(scope, id);
      });
    }
    await giveTurn();
  }
  const last = members.length < perTask ? undefined : members.at(-1);
  await inOwn(async (scope) => {
    const screenedAt = last ? null : new Date();
    await noteScreened(scope, listId, { members: members.length, screenedAt });
    if (last) await queue.enqueue(scope.tx, screenAgainTask, { organisationId, listId, after: last.id });
  });
}

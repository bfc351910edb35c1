import { and, asc, eq, gt } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { members } from "../members/members.table.ts";
import { memberChecks } from "./verification.table.ts";

/** The next members in the order of their ids, with what they are looked for by. */
export const membersAfter = (scope: OrganisationScope, after: string, size: number) =>
  scope
    .select(
      {
        id: members.id,
        fullName: members.fullName,
        idNumber: members.idNumber,
        kraPin: members.kraPin,
        dateOfBirth: members.dateOfBirth,
      },
      members,
      gt(members.id, after),
    )
    .orderBy(asc(members.id))
    .limit(size);

/** The check of a person who turned up in a list is not settled any more. */
export const doubtScreening = (scope: OrganisationScope, memberId: string) =>
  scope.update(
    memberChecks,
    { outcome: "uncertain", finishedAt: new Date() },
    and(
      eq(memberChecks.memberId, memberId),
      eq(memberChecks.kind, "screening"),
      eq(memberChecks.status, "done"),
    ),
  );

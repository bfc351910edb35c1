import { and, eq, isNotNull } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { membershipApplications } from "./applications.table.ts";

/** Marks parts of an application that was sent as to be mended. */
export const reopen = (scope: OrganisationScope, memberId: string, parts: readonly string[]) =>
  scope.update(
    membershipApplications,
    { status: "reopened", reopenedParts: [...parts] },
    and(eq(membershipApplications.memberId, memberId), isNotNull(membershipApplications.submittedAt)),
  );

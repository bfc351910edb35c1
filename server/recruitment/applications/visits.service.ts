import { CodedError } from "#contract/core/errors.ts";
import type { ApplicationVisit } from "#contract/recruitment/triage.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff, StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { applicationById, matching } from "./hr-applications.queries.ts";
import * as queries from "./visits.queries.ts";

/** To whom something can be new: a person of the team, and no program. */
export const viewerOf = ({ principal, userId }: StaffOrToken): string | null =>
  principal.kind === "person" ? userId : null;

/** Notes that a person has come to the applications, and counts what is new to them. */
export function visitApplications({ database }: Platform, staff: Staff): Promise<ApplicationVisit> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const now = new Date();
    const since = await queries.noteVisit(scope, staff.userId, now);
    const listed = matching({ fresh: true }, { scope, now, viewer: staff.userId });
    return {
      since: since?.toISOString() ?? null,
      fresh: since ? await queries.countFresh(scope, listed) : 0,
    };
  });
}

/** Notes that a person has looked at an application: it is new to them no more. @throws CodedError not_found */
export function lookAtApplication({ database }: Platform, staff: Staff, id: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if (!(await applicationById(scope, id))) throw new CodedError("not_found");
    await queries.noteLook(scope, staff.userId, id, new Date());
  });
}

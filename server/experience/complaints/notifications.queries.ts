import { inArray } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { complaints } from "./complaints.table.ts";

/** What these complaints are called. */
export const complaintNames = (scope: OrganisationScope, ids: string[]) =>
  scope.select(
    {
      id: complaints.id,
      number: complaints.number,
      topic: complaints.topic,
      fullName: complaints.fullName,
      anonymous: complaints.anonymous,
    },
    complaints,
    inArray(complaints.id, ids),
  );

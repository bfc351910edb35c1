import { aliasedTable, and, eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { users } from "#server/accounts/accounts.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { imports } from "#server/platform/import/import.table.ts";

type Named = "id" | "organisationId" | "memberId" | "assignedBy" | "importId";

/** A register read from files, whose rows are a member's by what the file says or by hand. */
type Register = Record<Named, PgColumn>;

/** Who said by hand whose a row is. */
export const assigners = aliasedTable(users, "assigner");

/** Whose a row is, who said so, and of which file it is; with the joins of `ownerJoins`. */
export const ownerFields = {
  member: { id: members.id, fullName: members.fullName, memberNumber: members.memberNumber },
  assignedBy: assigners.name,
  fileName: imports.fileName,
};

/** By what `members`, `imports` and `assigners` are joined to a register. */
export const ownerJoins = ({ organisationId, memberId, assignedBy, importId }: Register) => ({
  toMember: and(eq(members.organisationId, organisationId), eq(members.id, memberId)),
  toImport: and(eq(imports.organisationId, organisationId), eq(imports.id, importId)),
  toAssigner: eq(assigners.id, assignedBy),
});

/** What a register's filter needs beside its value: the organisation, and how members are found by words. */
export interface Finding {
  scope: OrganisationScope;
  ofMember: (words: string, memberId: PgColumn) => SQL;
}

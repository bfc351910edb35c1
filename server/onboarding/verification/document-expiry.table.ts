import { date, foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { applicationDocumentKinds } from "#contract/onboarding/application-documents.ts";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { members } from "../members/members.table.ts";

/** When documents of members expire, as it was read on them. */
export const documentExpiries = pgTable(
  "member_document_expiry",
  {
    organisationId: organisationId(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind", { enum: applicationDocumentKinds }).notNull(),
    expiresOn: date("expires_on").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.memberId, table.kind] }),
    foreignKey({
      name: "member_document_expiry_of",
      columns: [table.organisationId, table.memberId],
      foreignColumns: [members.organisationId, members.id],
    }).onDelete("cascade"),
    index("member_document_expiry_day").on(table.expiresOn),
    ...columnChecks(table, {}),
  ],
);

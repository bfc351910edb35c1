import { foreignKey, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { members } from "../members/members.table.ts";

/** Whose face a member's photograph shows, so that the same face under another name is noticed. */
export const memberFaces = pgTable(
  "member_face",
  {
    organisationId: organisationId(),
    memberId: uuid("member_id").notNull(),
    /** Which engine made it: only faces of one engine can be compared. */
    engineVersion: text("engine_version").notNull(),
    /** Sealed (sealing.ts): it tells who is on other photographs, too. */
    face: text("face").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.memberId] }),
    foreignKey({
      name: "member_face_of",
      columns: [table.organisationId, table.memberId],
      foreignColumns: [members.organisationId, members.id],
    }).onDelete("cascade"),
    ...columnChecks(table, { engineVersion: 100, face: 1000 }),
  ],
);

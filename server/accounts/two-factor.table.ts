import { bigint, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { columnChecks } from "#server/platform/database/checks.ts";
import { createdAt, moment } from "#server/platform/database/columns.ts";
import { users } from "./accounts.table.ts";

const ofUser = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The authenticator app that a person signs in with beside the password. */
export const authenticators = pgTable(
  "authenticator",
  {
    userId: ofUser().primaryKey(),
    /** Sealed. */
    secret: text("secret").notNull(),
    /** Null until a first code has shown that the app has the secret. */
    confirmedAt: moment("confirmed_at"),
    /** The step of the last code that was taken: none is taken twice. */
    lastStep: bigint("last_step", { mode: "number" }),
    createdAt: createdAt(),
  },
  (table) => columnChecks(table, { secret: 500 }),
);

/** Codes for the day on which the phone is lost; each is deleted when it is used. */
export const backupCodes = pgTable(
  "backup_code",
  { userId: ofUser(), digest: text("digest").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.digest] }), ...columnChecks(table, { digest: 64 })],
);

import { eq, inArray, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Rows that are a member's: by who they are, or by an address or number of theirs that stands in the row.
 * @returns what a query of one person asks: `isTheirs(memberId, addresses)`
 */
export const ofPerson =
  ({ memberId, phone, email }: Record<"memberId" | "phone" | "email", PgColumn>) =>
  (id: string, addresses: string[]): SQL | undefined =>
    or(
      eq(memberId, id),
      ...(addresses.length > 0 ? [inArray(phone, addresses), inArray(email, addresses)] : []),
    );

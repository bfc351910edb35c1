import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Letters and digits of a name, joined by hyphens: `Umoja SACCO Ltd.` -> `umoja-sacco-ltd`. */
export function slugOf(name: string, fallback: string): string {
  const slug = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  return slug || fallback;
}

/** The pattern of ILIKE for texts that contain what a person typed; `%` and `_` in it mean themselves. */
export const partPattern = (typed: string): string => `%${typed.replace(/[\\%_]/g, "\\$&")}%`;

/** Whether `text` contains what a person typed, whatever the case. */
export function contains(text: SQLWrapper, typed: string): SQL {
  return sql`${text} ilike ${partPattern(typed)}`;
}

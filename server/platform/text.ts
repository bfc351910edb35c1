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

/** Whether `text` contains what a person typed, whatever the case; `%` and `_` in it mean themselves. */
export function contains(text: SQLWrapper, typed: string): SQL {
  return sql`${text} ilike ${`%${typed.replace(/[\\%_]/g, "\\$&")}%`}`;
}

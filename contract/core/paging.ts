import { z } from "zod";

export const defaultPageSize = 50;
export const maxPageSize = 200;

/** Paging, search and sort that every growing list takes. Lists answer bare; the total is in `X-Total-Count`. */
export const pageQuery = z.object({
  page: z.coerce.number<number | string>().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number<number | string>().int().min(1).max(maxPageSize).default(defaultPageSize),
  q: z.string().trim().max(200).optional(),
});

/** A filter that may be given once or several times: `?status=screening&status=interview`. */
export function manyOf<S extends z.ZodType<unknown, string>>(schema: S) {
  return z
    .union([z.array(schema).max(50), schema])
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.output<S>[])
    .optional();
}

/** What the client returns for a paged call. */
export interface Page<Row> {
  rows: Row[];
  /** Rows that match the filters, over all pages. */
  total: number;
}

import type { z } from "zod";

/**
 * What a draft holds of a form's values. A field beyond its size stays out rather than preventing all the others from
 * being saved.
 * @param schema of the draft's values, each of which may be missing
 */
export function valuesWithinSize<Schema extends z.ZodObject>(
  schema: Schema,
  values: Record<string, unknown>,
): z.output<Schema> {
  const kept = schema.safeParse(values);
  if (kept.success) return kept.data;
  const beyond = new Set(kept.error.issues.map((issue) => issue.path[0]));
  return schema.parse(Object.fromEntries(Object.entries(values).filter(([name]) => !beyond.has(name))));
}

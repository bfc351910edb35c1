import { withoutGaps } from "#contract/recruitment/fair-wording.ts";
import type { FieldWording } from "#contract/recruitment/job-generation.ts";
import type { JobInput } from "./job-values.ts";

/** The words before and after a find, where it is put in or left out. */
function replaced(text: string, { start, end, better }: FieldWording): string {
  const joined = text.slice(0, start) + better + text.slice(end);
  return better === "" ? withoutGaps(joined).trim() : joined;
}

/** What the field of a find says with the better wording in its place. */
export function withBetter(values: JobInput, find: FieldWording): string | string[] {
  const text = values[find.field];
  return typeof text === "string"
    ? replaced(text, find)
    : text.map((one, entry) => (entry === find.entry ? replaced(one, find) : one));
}

import { checkWording } from "./fair-wording.ts";
import type { JobAdvert } from "./job-form.ts";
import { checkedFields, type FieldWording } from "./job-generation.ts";

/** What discriminates in the texts of an advert, field by field. */
export function wordingOf(job: Pick<JobAdvert, (typeof checkedFields)[number]>): FieldWording[] {
  return checkedFields.flatMap((field) => {
    const text = job[field];
    const texts =
      typeof text === "string" ? [{ text, entry: null }] : text.map((one, entry) => ({ text: one, entry }));
    return texts.flatMap(({ text: one, entry }) =>
      checkWording(one).map((find) => ({ field, entry, ...find })),
    );
  });
}

import {
  type SegmentCriteria,
  type SegmentFactName,
  segmentFactNames,
  segmentFacts,
} from "#contract/experience/segment-facts.ts";
import type { SegmentInput } from "#contract/experience/segments.ts";
import { formText } from "#web/lib/form-text.ts";
import { typedNumber } from "#web/lib/typed-number.ts";

/** An end of a range; null for an empty field. What is no number is refused as too small, beside its field. */
function endOf(form: FormData, name: string): number | null {
  const typed = formText(form, name).trim();
  if (typed === "") return null;
  return typedNumber(typed);
}

function factOf(form: FormData, name: SegmentFactName): unknown {
  const { kind } = segmentFacts[name];
  if (kind === "choices") return form.getAll(name).map(String);
  if (kind === "range") return { from: endOf(form, `${name}.from`), to: endOf(form, `${name}.to`) };
  return formText(form, name) || undefined;
}

/** The rule as the form was filled in; the call says what of it cannot be. */
export const readCriteria = (form: FormData): SegmentCriteria =>
  Object.fromEntries(segmentFactNames.map((name) => [name, factOf(form, name)]));

/** A segment as the form was filled in. */
export const readSegmentForm = (form: FormData): SegmentInput => ({
  name: formText(form, "name"),
  description: formText(form, "description"),
  criteria: readCriteria(form),
});

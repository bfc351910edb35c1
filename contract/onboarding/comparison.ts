import { z } from "zod";
import { maxLine } from "../core/limits.ts";

/**
 * How a typed field stands to a read one. `likely` is the same but for something that a person should look at; what
 * cannot be compared (nothing typed, nothing legible) says nothing for or against.
 */
export const comparisonOutcomes = ["same", "likely", "differs", "not_comparable"] as const;
export type ComparisonOutcome = (typeof comparisonOutcomes)[number];

/** Why an outcome is what it is, and how staff read it. */
export const comparisonReasons = {
  equal: "Both say the same",
  other_spelling: "The same name, spelled in another way",
  letter_slip: "One letter differs, as in a slip",
  initial: "An initial stands for a name",
  name_missing: "One side has a name more",
  other_names: "Other names",
  other_generation: "One is the junior, the other the senior",
  too_little_in_common: "Too little in common to be taken for one person",
  day_month_exchanged: "Day and month are exchanged",
  one_digit_differs: "One digit differs",
  digits_exchanged: "Two digits beside each other are exchanged",
  year_only: "Only the year is known, and it is the same",
  other_date: "Another date",
  leading_zeros: "The same but for zeros at the beginning",
  letters_for_digits: "The same once letters that look like digits are read as digits",
  other_number: "Another number",
  other_sex: "The other sex",
  nothing_to_compare: "One side says nothing that can be compared",
} as const;
export type ComparisonReason = keyof typeof comparisonReasons;

export const fieldComparison = z.object({
  outcome: z.enum(comparisonOutcomes),
  /** 0 to 1; 0 also where nothing can be compared. */
  score: z.number().min(0).max(1),
  reasons: z.array(
    z.object({
      code: z.enum(Object.keys(comparisonReasons) as [ComparisonReason]),
      /** For staff, in English, with the names or digits that it is about. */
      words: z.string(),
    }),
  ),
});
export type FieldComparison = z.infer<typeof fieldComparison>;

const detail = z.string().trim().max(maxLine).optional();

/** What a person typed, or what was read from a document. A date is best written as `1990-03-12`. */
export const personDetails = z.object({
  fullName: detail,
  dateOfBirth: detail,
  sex: detail,
  idNumber: detail,
  documentNumber: detail,
  serialNumber: detail,
  kraPin: detail,
});
export type PersonDetails = z.infer<typeof personDetails>;

export const comparedFields = Object.keys(personDetails.shape) as (keyof PersonDetails)[];

/** A comparison for each field that either side has. */
export const detailsComparison = z.object({
  fullName: fieldComparison.optional(),
  dateOfBirth: fieldComparison.optional(),
  sex: fieldComparison.optional(),
  idNumber: fieldComparison.optional(),
  documentNumber: fieldComparison.optional(),
  serialNumber: fieldComparison.optional(),
  kraPin: fieldComparison.optional(),
});
export type DetailsComparison = z.infer<typeof detailsComparison>;

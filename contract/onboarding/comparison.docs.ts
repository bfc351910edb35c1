import { describeSchema, type Fields } from "../core/documentation.ts";
import { referenceField } from "./checks.docs.ts";
import { comparisonInput } from "./comparison.calls.ts";
import { detailsComparison, fieldComparison, personDetails } from "./comparison.ts";

/** What each detail of a person is. */
export const personFields: Fields<typeof personDetails> = {
  fullName: ["All names, in any order.", "Grace Wanjiku Kamau"],
  dateOfBirth: ["The day of birth; a year alone where no more is known.", "1990-03-12"],
  sex: ["M or F, or the word in English or Kiswahili.", "F"],
  idNumber: ["Number of the national ID.", "23456789"],
  documentNumber: ["Number of the passport or another document.", "AK0123456"],
  serialNumber: ["Serial number of the ID card.", "231456789"],
  kraPin: ["The tax number.", "A012345678Z"],
};

export const comparisonDocs = [
  describeSchema(
    personDetails,
    "PersonDetails",
    "What is said of a person. Every field can be left out.",
    personFields,
  ),
  describeSchema(comparisonInput, "ComparisonInput", "Two sides to compare.", {
    typed: ["What the person typed."],
    read: ["What was read from the document."],
    reference: referenceField,
  }),
  describeSchema(fieldComparison, "FieldComparison", "How one field of both sides compares.", {
    outcome: [
      "`same`; `likely` with something to look at; `differs`; `not_comparable` where one side says nothing legible.",
      "likely",
    ],
    score: ["0 to 1. Not a probability: it orders outcomes.", 0.93],
    reasons: ["Why, the weightiest first."],
  }),
  describeSchema(fieldComparison.shape.reasons.element, "ComparisonReason", "Why an outcome is what it is.", {
    code: ["For programs.", "initial"],
    words: ["For staff.", "An initial stands for a name: W and Wanjiku."],
  }),
  describeSchema(
    detailsComparison,
    "DetailsComparison",
    "How both sides compare; fields that neither has are left out.",
    {
      fullName: ["Names, as sets of words."],
      dateOfBirth: ["Birth dates."],
      sex: ["Sex."],
      idNumber: ["Numbers of the national ID."],
      documentNumber: ["Numbers of the passport or another document."],
      serialNumber: ["Serial numbers."],
      kraPin: ["Tax numbers."],
    },
  ),
];

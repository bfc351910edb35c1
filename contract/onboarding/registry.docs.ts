import { describeSchema, type Fields } from "../core/documentation.ts";
import { referenceField } from "./checks.docs.ts";
import { personFields } from "./comparison.docs.ts";
import { registryQuestion, registryResult, registryUsage } from "./registry.ts";

const { idNumber: _, documentNumber: __, ...typedFields } = personFields;
const typed: Fields<typeof registryQuestion.shape.typed> = typedFields;
const registry = ["Who was asked; the sandbox knows fictitious people only.", "sandbox"] as const;

export const registryDocs = [
  describeSchema(registryQuestion, "RegistryQuestion", "Whom to ask the registry about.", {
    document: [
      "What the number is of. The registry holds national IDs; other documents are `not_applicable`, and nobody is asked.",
      "national_id",
    ],
    idNumber: ["The number, as text: zeros at its beginning count.", "90000001"],
    typed: ["What the person typed."],
    reference: referenceField,
  }),
  describeSchema(registryQuestion.shape.typed, "RegistryTyped", "What the person typed.", typed),
  describeSchema(registryResult, "RegistryResult", "What asking the registry came to.", {
    outcome: [
      "`matched`: it holds the number, and nothing typed contradicts it. `mismatch`: it holds the number for somebody else, or a field differs. `not_found`: it does not hold the number. `not_applicable`: it holds no such documents. `unavailable`: nothing is known.",
      "matched",
    ],
    mismatched: ["Fields that it contradicts.", ["dateOfBirth"]],
    comparison: ["How what was typed compares with what it holds; null where it told of nobody."],
    reason: ["Why it is unavailable; null otherwise.", "timeout"],
    registry,
    answeredAt: ["When it said so; null where it was not asked or said nothing.", "2026-11-22T09:14:00.000Z"],
    askedAgain: ["Whether it is asked again by itself, in which case the result is kept in the case.", false],
  }),
  describeSchema(registryUsage, "RegistryUsage", "Calls to the registry in a calendar month in Nairobi.", {
    month: ["The month.", "2026-11"],
    calls: ["How many were made.", 214],
    limit: ["How many may be made.", 1000],
    registry,
  }),
];

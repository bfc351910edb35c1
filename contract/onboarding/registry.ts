import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { oneLine } from "../core/fields.ts";
import { caseReference, checkAccess } from "./checks.ts";
import { comparedFields, detailsComparison, personDetails } from "./comparison.ts";
import { withoutSeparators } from "./id-number.ts";

/** What asking the registry comes to. No two of them are ever merged: only `matched` speaks for a person. */
export const registryOutcomes = [
  "matched",
  "mismatch",
  "not_found",
  "not_applicable",
  "unavailable",
] as const;
export type RegistryOutcome = (typeof registryOutcomes)[number];

/** Why the registry could not be asked, or what it answered could not be believed. */
export const unavailableReasons = {
  timeout: "It did not answer in time",
  connection: "No connection, or it broke off",
  tls: "Its certificate is not valid, or no encrypted connection could be made",
  unresolved: "Its name is not known (DNS)",
  address_refused: "Its name leads to an address inside a private network",
  redirect: "It answered with a redirection, which is not followed",
  key_refused: "It does not take the key of this installation",
  status: "It answered that it is down or busy",
  too_large: "Its answer is larger than any person's record",
  unreadable: "Its answer is not what a registry answers",
  other_person: "It answered about another number than was asked for",
  resting: "It failed several times in a row, and is left alone for a minute",
} as const;
export type UnavailableReason = keyof typeof unavailableReasons;
export const unavailableReasonNames = Object.keys(unavailableReasons) as [UnavailableReason];

/** What may answer for the registry of persons. The sandbox knows fictitious people only. */
export const registryNames = ["sandbox", "http"] as const;

/** Documents whose numbers a person can give; the registry of persons holds those of national IDs only. */
export const registryDocuments = ["national_id", "alien_id", "passport"] as const;

export const registryQuestion = z
  .object({
    document: z.enum(registryDocuments).default("national_id"),
    idNumber: z
      .string()
      .transform(withoutSeparators)
      .pipe(z.string().regex(/^[A-Za-z0-9]{5,12}$/, "Please enter the number as it is on the document")),
    typed: personDetails.omit({ idNumber: true, documentNumber: true }).extend({ fullName: oneLine }),
    reference: caseReference.optional(),
  })
  .refine(({ document, idNumber }) => document !== "national_id" || /^\d{6,9}$/.test(idNumber), {
    path: ["idNumber"],
    error: "A national ID has six to nine digits",
  });
export type RegistryQuestion = z.output<typeof registryQuestion>;

export const registryResult = z.object({
  outcome: z.enum(registryOutcomes),
  /** Fields that the registry contradicts; empty but for `mismatch`. */
  mismatched: z.array(z.enum(comparedFields as [(typeof comparedFields)[number]])),
  /** Every field that both sides have; null where the registry told of nobody. */
  comparison: detailsComparison.nullable(),
  /** Why it is `unavailable`; null otherwise. */
  reason: z.enum(unavailableReasonNames).nullable(),
  /** The sandbox knows fictitious people only. */
  registry: z.enum(registryNames),
  /** When the registry said so, which may be some days ago; null where it was not asked or said nothing. */
  answeredAt: z.iso.datetime().nullable(),
  /** It will be asked again by itself, and the result kept in the case. */
  askedAgain: z.boolean(),
});
export type RegistryResult = z.infer<typeof registryResult>;

export const registryUsage = z.object({
  /** In Nairobi: `2026-11`. */
  month: z.string(),
  calls: z.int(),
  limit: z.int(),
  registry: z.enum(registryNames),
});
export type RegistryUsage = z.infer<typeof registryUsage>;

export const registryCalls = {
  askRegistry: defineCall({
    method: "POST",
    path: "/api/ask-registry",
    summary: "Ask the national registry about an ID number, and compare what it says with what was typed",
    ...checkAccess,
    body: registryQuestion,
    answer: registryResult,
    errors: ["monthly_limit"],
    perMinute: 30,
  }),
  registryUsage: defineCall({
    method: "GET",
    path: "/api/registry-usage",
    summary: "How many calls to the registry the organisation has caused this month, and how many it may",
    ...checkAccess,
    answer: registryUsage,
  }),
};

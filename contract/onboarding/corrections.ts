import { z } from "zod";
import { oneLine, required } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { maxLine } from "../core/limits.ts";
import { applicationForm, applicationValues } from "./application-form.ts";
import type { Member } from "./members.ts";
import { maxReason } from "./reason.ts";

/** What of a member staff can correct, by the names of the application's fields: all but what the person agrees to. */
export const correctableValues = applicationValues.omit({ consents: true, declaration: true }).extend({
  /** Of who sent no application; elsewhere it follows from the employment. */
  occupation: z.string().max(maxLine).optional(),
  /** What the member reads. */
  language: z.enum(languages).optional(),
});
export type CorrectableValues = z.infer<typeof correctableValues>;
export type CorrectableField = keyof CorrectableValues;

export const correctableFields = Object.keys(correctableValues.shape) as [CorrectableField];

/** Where the register holds what an application asks for; nothing else is known of who sent none. */
export const registerFields = {
  fullName: "fullName",
  idNumber: "idNumber",
  primaryMobileNumber: "phoneNumber",
  email: "email",
  kraPin: "kraPin",
  dateOfBirth: "dateOfBirth",
  county: "county",
  postalAddress: "address",
  introducingMemberName: "referredBy",
  occupation: "occupation",
  language: "language",
} as const satisfies Partial<Record<CorrectableField, keyof Member>>;
export type RegisterField = keyof typeof registerFields;

const { kraPin, ...answers } = applicationForm.shape;

/** The rules for who sent no application: those of the same fields there, but a KRA PIN may be unknown. */
export const registerForm = z.object({
  fullName: answers.fullName,
  idNumber: answers.idNumber,
  primaryMobileNumber: answers.primaryMobileNumber,
  email: answers.email,
  kraPin: z.union([z.literal(""), kraPin]),
  dateOfBirth: answers.dateOfBirth,
  county: answers.county,
  postalAddress: answers.postalAddress,
  introducingMemberName: answers.introducingMemberName,
  occupation: z.union([z.literal(""), oneLine]),
  language: z.enum(languages),
} satisfies Record<RegisterField, z.ZodType>);

/** Why a member's record is corrected. */
export const correctionReason = z.string().trim().min(1, required).max(maxReason);

/** A correction of a member's record: what is named changes, all the rest stays. */
export const memberCorrection = z.object({
  values: correctableValues,
  reason: correctionReason,
  /** The open request for a correction that this answers: it is granted, and the person is told. */
  requestId: z.uuid().optional(),
});

const correctedValue = z.union([z.string(), z.boolean(), applicationValues.shape.beneficiaries.unwrap()]);

/** A field that was corrected, with what stood there before; both as one types them. */
export const correctedField = z.object({
  field: z.enum(correctableFields),
  from: correctedValue,
  to: correctedValue,
});
export type CorrectedField = z.infer<typeof correctedField>;

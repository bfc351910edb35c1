import { z } from "zod";
import { calendarDay, email, oneLine, optionalPhone, phone, required } from "../core/fields.ts";
import { maxInteger, maxLine } from "../core/limits.ts";
import { says, textOf } from "../core/messages.ts";
import { personName } from "../core/names.ts";
import { isAdult } from "./adult.ts";
import { applicationFormMessages } from "./application-form.messages.ts";
import {
  employmentTypes,
  genders,
  identityDocuments,
  introductions,
  maritalStatuses,
  relationships,
  remittanceModes,
  titles,
} from "./application-options.ts";
import { counties } from "./counties.ts";
import { withoutSeparators } from "./id-number.ts";
import { dateOfBirth, idNumber } from "./members.ts";

const say = (key: keyof typeof applicationFormMessages.en) =>
  says(textOf(applicationFormMessages, (t) => t[key]));
const words = {
  kraPin: say("kraPin"),
  kraPinOfCompany: say("kraPinOfCompany"),
  amount: say("amount"),
  nextOfKinAdult: say("nextOfKinAdult"),
  percentage: say("percentage"),
  sharesOf100: say("sharesOf100"),
  guardian: say("guardian"),
  consent: say("consent"),
  declaration: say("declaration"),
  notOwnIdNumber: say("notOwnIdNumber"),
};

/** Most beneficiaries of one application. */
export const maxBeneficiaries = 10;

const optionalOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.union([z.literal(""), z.enum(values)]);
const chosen = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: required });
const optionalLine = z.union([z.literal(""), oneLine]);
const optionalName = z.union([z.literal(""), personName]);
const optionalIdNumber = z.union([z.literal(""), idNumber]);

/** A person's KRA PIN, as printed: `A012345678Z`. The rule of its last letter is not public. */
export const kraPin = z
  .string()
  .trim()
  .min(1, required)
  .max(30)
  .overwrite((typed) => withoutSeparators(typed).toUpperCase())
  .refine((pin) => !/^P\d{9}[A-Z]$/.test(pin), words.kraPinOfCompany)
  .refine((pin) => /^[AP]\d{9}[A-Z]$/.test(pin), words.kraPin);

const amountText = z
  .string()
  .trim()
  .max(20)
  .overwrite((typed) => typed.replace(/[\s,]/g, ""))
  .refine((typed) => typed === "" || (/^\d+$/.test(typed) && Number(typed) <= maxInteger), words.amount);

/** Whole shillings as people type them, `2,500`; they become a number. */
const amount = amountText.min(1, required).transform(Number);
/** The same, or an empty field: null. */
const optionalAmount = amountText.transform((typed) => (typed === "" ? null : Number(typed)));

/** A share as typed, `33.33`; it becomes basis points, so that sums are exact. */
const percentage = z
  .string()
  .trim()
  .min(1, required)
  .regex(/^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/, words.percentage)
  .refine((typed) => Number(typed) > 0, words.percentage)
  .transform((typed) => Math.round(Number(typed) * 100));

/** All basis points there are: 100 %. */
export const wholeInBasisPoints = 10_000;

const day = z.union([z.literal(""), calendarDay]);

/** Who receives the member's savings after a death. A minor has a guardian. */
export const beneficiary = z
  .object({
    beneficiaryName: personName,
    beneficiaryRelationship: chosen(relationships),
    beneficiaryPercentage: percentage,
    beneficiaryDateOfBirth: day,
    beneficiaryId: optionalIdNumber,
    beneficiaryTel: optionalPhone,
    guardianName: optionalName,
    guardianMobile: optionalPhone,
  })
  .refine(({ beneficiaryDateOfBirth: born, guardianName }) => !born || isAdult(born) || guardianName !== "", {
    path: ["guardianName"],
    message: words.guardian,
  })
  .refine(
    ({ beneficiaryDateOfBirth: born, guardianMobile }) => !born || isAdult(born) || guardianMobile !== "",
    {
      path: ["guardianMobile"],
      message: words.guardian,
    },
  );

/** What an applicant agrees to. The first three are needed for the application to be checked at all. */
export const consentParts = ["identityChecks", "biometrics", "registry", "marketing"] as const;

const needed = z.literal(true, words.consent);

const fields = {
  title: optionalOf(titles),
  fullName: personName,
  gender: optionalOf(genders),
  identityDocument: z.enum(identityDocuments),
  idNumber,
  dateOfBirth: z.union([z.literal(""), dateOfBirth]),
  countryOfResidence: optionalLine,
  maritalStatus: optionalOf(maritalStatuses),
  county: optionalOf(counties),
  postalAddress: optionalLine,
  primaryMobileNumber: phone,
  otherNumber: optionalPhone,
  kraPin,
  email: z.union([z.literal(""), email]),
  employmentType: chosen(employmentTypes),
  employer: optionalLine,
  employerAddress: optionalLine,
  businessType: optionalLine,
  businessAddress: optionalLine,
  grossMonthlyIncome: amount,
  pensionIncome: optionalAmount,
  otherIncome: optionalAmount,
  sourceOfFunds: optionalLine,
  /** Whether the applicant or a close relative holds a prominent public office. */
  politicallyExposed: z.boolean(),
  monthlyDepositContribution: amount,
  monthlyShareCapital: optionalAmount,
  remittanceMode: chosen(remittanceModes),
  payrollNumber: optionalLine,
  checkOffAuthority: z.boolean(),
  mobileBankingConsent: z.boolean(),
  nextOfKinName: personName,
  nextOfKinRelationship: chosen(relationships),
  nextOfKinMobile: phone,
  nextOfKinId: optionalIdNumber,
  nextOfKinDateOfBirth: z
    .string()
    .min(1, required)
    .pipe(calendarDay)
    .refine((born) => isAdult(born), words.nextOfKinAdult),
  beneficiaries: z
    .array(beneficiary)
    .max(maxBeneficiaries)
    .check((context) => {
      const total = context.value.reduce((sum, one) => sum + one.beneficiaryPercentage, 0);
      if (context.value.length === 0 || total === wholeInBasisPoints) return;
      context.issues.push({
        code: "custom",
        input: context.value,
        message: words.sharesOf100,
      });
    }),
  introducedBy: optionalOf(introductions),
  introducingMemberName: optionalLine,
  introducingMemberNumber: optionalLine,
  consents: z.object({
    identityChecks: needed,
    biometrics: needed,
    registry: needed,
    marketing: z.boolean(),
  }),
  declaration: z.literal(true, words.declaration),
};

/** A membership application as it is sent: the wizard's fields (specification 000, section 3; PRODUCT 5). */
export const applicationForm = z
  .object(fields)
  .refine(({ idNumber: own, nextOfKinId }) => nextOfKinId === "" || nextOfKinId !== own, {
    path: ["nextOfKinId"],
    message: words.notOwnIdNumber,
  });
export type ApplicationForm = z.output<typeof applicationForm>;
export type ApplicationFormInput = z.input<typeof applicationForm>;
export type ApplicationField = keyof typeof fields;

const typed = z.string().max(maxLine);
const typedBeneficiary = z.object({
  beneficiaryName: typed,
  beneficiaryRelationship: typed,
  beneficiaryPercentage: typed,
  beneficiaryDateOfBirth: typed,
  beneficiaryId: typed,
  beneficiaryTel: typed,
  guardianName: typed,
  guardianMobile: typed,
});

/** The form while it is filled in: each field as typed so far, not checked beyond its size. */
export const applicationValues = z
  .object({
    title: typed,
    fullName: typed,
    gender: typed,
    identityDocument: typed,
    idNumber: typed,
    dateOfBirth: typed,
    countryOfResidence: typed,
    maritalStatus: typed,
    county: typed,
    postalAddress: typed,
    primaryMobileNumber: typed,
    otherNumber: typed,
    kraPin: typed,
    email: z.string().max(254),
    employmentType: typed,
    employer: typed,
    employerAddress: typed,
    businessType: typed,
    businessAddress: typed,
    grossMonthlyIncome: typed,
    pensionIncome: typed,
    otherIncome: typed,
    sourceOfFunds: typed,
    politicallyExposed: z.boolean(),
    monthlyDepositContribution: typed,
    monthlyShareCapital: typed,
    remittanceMode: typed,
    payrollNumber: typed,
    checkOffAuthority: z.boolean(),
    mobileBankingConsent: z.boolean(),
    nextOfKinName: typed,
    nextOfKinRelationship: typed,
    nextOfKinMobile: typed,
    nextOfKinId: typed,
    nextOfKinDateOfBirth: typed,
    beneficiaries: z.array(typedBeneficiary).max(maxBeneficiaries),
    introducedBy: typed,
    introducingMemberName: typed,
    introducingMemberNumber: typed,
    consents: z.partialRecord(z.enum(consentParts), z.boolean()),
    declaration: z.boolean(),
  } satisfies Record<ApplicationField, z.ZodType>)
  .partial();
export type ApplicationValues = z.infer<typeof applicationValues>;

import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { maxText } from "../core/limits.ts";

const shillings = z.int().min(0).max(10_000_000);

/**
 * How member numbers are written: `{number}` is the next number, `{number:5}` the same with five digits, `{year}` the
 * year of the admission. Without `{number}` two members would get the same.
 */
export const memberNumberPattern = z
  .string()
  .trim()
  .max(40)
  .regex(
    /^(?:[A-Za-z0-9/ .-]|\{year\}|\{number(?::[1-9])?\})+$/,
    "Please use letters, digits, / . - and {year}, {number}",
  )
  .regex(/\{number(?::[1-9])?\}/, "Please use {number} or, with five digits, {number:5}");

/** What an organisation decides about taking in members. */
export const onboardingSettings = z.object({
  /** Whether people may apply at the SACCO's own address. */
  open: z.boolean(),
  /** Whether somebody other than who registered a member verifies them. */
  fourEyes: z.boolean(),
  /** Paid once, in whole shillings. */
  entranceFee: shillings,
  /** Shares that must be paid for before a person is a member. */
  firstShares: shillings,
  /** Shares that every member comes to hold, often by instalments. */
  minimumShareCapital: shillings,
  minimumMonthlyDeposit: shillings,
  /** Where people pay in: `M-PESA paybill 360360`; empty where the SACCO tells them itself. */
  payInto: z.string().trim().max(200),
  memberNumberPattern,
  /** Business hours in which a case is decided. */
  decisionHours: z.int().min(1).max(500),
  /** Days in which a person's request about their data is answered. */
  requestDays: z.int().min(1).max(30),
  /** Days between the notice and the last day of a membership. */
  noticeDays: z.int().min(0).max(365),
  /** Years for which the record of a member is kept after the end of the membership. */
  retentionYears: z.int().min(7).max(30),
  /** Name and date of the by-laws that applicants accept: `By-laws of 12 March 2024`. */
  byLaws: z.string().trim().min(1).max(200),
  /** What the organisation adds to the consent notice; empty for nothing. */
  consentNote: z.string().trim().max(maxText),
});
export type OnboardingSettings = z.infer<typeof onboardingSettings>;

/** What holds until an organisation decides otherwise: amounts that Kenyan SACCOs usually ask for. */
export const defaultOnboardingSettings: OnboardingSettings = {
  open: true,
  fourEyes: true,
  entranceFee: 1000,
  firstShares: 1000,
  minimumShareCapital: 20_000,
  minimumMonthlyDeposit: 1000,
  payInto: "",
  memberNumberPattern: "{number:6}",
  decisionHours: 20,
  requestDays: 7,
  noticeDays: 60,
  retentionYears: 7,
  byLaws: "The by-laws of the SACCO as registered",
  consentNote: "",
};

export const onboardingSettingsCalls = {
  get: defineCall({
    method: "GET",
    path: "/api/onboarding-settings",
    summary: "What the organisation decided about taking in members",
    access: { role: "onboarding" },
    answer: onboardingSettings,
  }),
  save: defineCall({
    method: "PUT",
    path: "/api/onboarding-settings",
    summary: "Decide about taking in members",
    access: { role: "owner" },
    body: onboardingSettings,
    answer: onboardingSettings,
  }),
};

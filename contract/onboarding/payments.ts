import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { pastDay } from "../core/fields.ts";

/** What a member pays in. The first two make a member of an applicant. */
export const paymentKinds = ["entrance_fee", "shares", "deposit"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** How money comes in. */
export const paymentMethods = ["mpesa", "bank", "check_off", "cash"] as const;

/** Code of an M-PESA confirmation, of a bank or of a receipt, as it is printed: `TKN4X7Y2ZQ`. */
const paymentReference = z
  .string()
  .trim()
  .max(40)
  .regex(/^[A-Za-z0-9/ .-]*$/, "Please use letters and digits, as the confirmation has them")
  .overwrite((typed) => typed.replace(/\s/g, "").toUpperCase());

/** A payment as staff record it. Whoever records it may do so once: a reference is known in an organisation once. */
export const paymentInput = z.object({
  kind: z.enum(paymentKinds),
  /** Whole shillings. */
  amount: z.int().min(1).max(100_000_000),
  method: z.enum(paymentMethods),
  reference: paymentReference,
  paidOn: pastDay,
});
export type PaymentInput = z.output<typeof paymentInput>;

/** A payment that was recorded. */
export const payment = paymentInput.extend({
  paidOn: z.iso.date(),
  id: z.uuid(),
  recordedAt: z.iso.datetime(),
  /** Null where the account is gone. */
  recordedBy: z.string().nullable(),
  /** Name of the statement that it was read from; null for what was typed. */
  statement: z.string().nullable(),
});

const due = z.object({
  /** What the organisation asks for, in whole shillings. */
  due: z.int(),
  paid: z.int(),
});

/** What a member has paid, and what a full membership still asks for. */
export const memberPayments = z.object({
  entranceFee: due,
  firstShares: due,
  /** What every member comes to hold. */
  shareCapital: due,
  /** Everything but the entrance fee. */
  savings: z.int(),
  payments: z.array(payment),
});
export type MemberPayments = z.infer<typeof memberPayments>;

const ofMember = z.object({ id: z.uuid() });

export const paymentCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/members/:id/payments",
    summary: "What a member has paid, and what a full membership still asks for",
    access: { role: "onboarding" },
    params: ofMember,
    answer: memberPayments,
  }),
  record: defineCall({
    method: "POST",
    path: "/api/members/:id/payments",
    summary:
      "Record a payment. With the entrance fee and the first shares an admitted applicant becomes a member, gets a number and hears of it",
    access: { role: "onboarding" },
    params: ofMember,
    body: paymentInput,
    answer: memberPayments,
    status: 201,
    errors: ["email_unverified"],
    perMinute: 120,
  }),
};

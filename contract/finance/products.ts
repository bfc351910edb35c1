import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { calendarDay, oneLine, plannedDay } from "../core/fields.ts";

/** What a SACCO offers: somewhere to save, or a loan. */
export const productKinds = ["savings", "loan"] as const;
export type ProductKind = (typeof productKinds)[number];

/** What the interest of a loan is reckoned on: what is still owed, or the whole sum until the end. */
export const rateBases = ["reducing", "flat"] as const;

/** Most products that an organisation keeps, retired ones included. */
export const maxProducts = 200;

const shillings = z.int().min(0).max(1_000_000_000).nullable();
const months = z.int().min(1).max(480).nullable();
/** Hundredths of a percent: 1250 is 12.5 %. */
const basisPoints = z.int().min(0).max(10_000).nullable();

const terms = {
  kind: z.enum(productKinds),
  /** As members know it, and as the loan book names it. */
  name: oneLine.max(80),
  /** A line about it, in English and Kiswahili; empty without. */
  description: z.string().trim().max(200),
  descriptionSwahili: z.string().trim().max(200),
  /** Interest in a year: what a borrower pays, or a saver earns. */
  rate: basisPoints,
  /** Of a loan; null for savings. */
  rateBasis: z.enum(rateBases).nullable(),
  termMin: months,
  termMax: months,
  /** How many times a member's deposits a loan may be, in tenths: 30 is three times. */
  depositMultiple: z.int().min(1).max(1000).nullable(),
  guarantors: z.int().min(0).max(20).nullable(),
  /** Of the sum, once. */
  feeRate: basisPoints,
  /** Paid once, in whole shillings. */
  fee: shillings,
  minimum: shillings,
  maximum: shillings,
  /** Days of notice before savings are paid out. */
  noticeDays: z.int().min(0).max(730).nullable(),
  validFrom: calendarDay,
};

/** A product as an owner enters it; null is what it says nothing about. */
export const productInput = z
  .object({ ...terms, validFrom: plannedDay })
  .refine(({ termMin, termMax }) => termMin === null || termMax === null || termMin <= termMax, {
    path: ["termMax"],
    message: "The longest term cannot be shorter than the shortest",
  })
  .refine(({ minimum, maximum }) => minimum === null || maximum === null || minimum <= maximum, {
    path: ["maximum"],
    message: "The most cannot be less than the least",
  })
  .refine(({ kind, rate, rateBasis }) => kind === "savings" || rate === null || rateBasis !== null, {
    path: ["rateBasis"],
    message: "Please say what the interest is reckoned on",
  });
export type ProductInput = z.infer<typeof productInput>;

/** A product as it is kept. */
export const product = z.object({
  id: z.uuid(),
  ...terms,
  /** The last day on which it is offered; null while no end is known. */
  validUntil: z.string().nullable(),
});
export type Product = z.infer<typeof product>;

/** Whether a product is offered on a day. */
export const isOffered = (
  { validFrom, validUntil }: Pick<Product, "validFrom" | "validUntil">,
  day: string,
) => validFrom <= day && (validUntil === null || validUntil >= day);

const byId = z.object({ id: z.uuid() });
const owner = { access: { role: "owner" } } as const;

export const productCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/products",
    summary: "What the organisation offers, offered, to come and retired",
    access: "staff",
    answer: z.array(product),
  }),
  offered: defineCall({
    method: "GET",
    path: "/api/offered-products/:slug",
    summary: "What a SACCO offers today, for whoever thinks of joining",
    access: "public",
    params: z.object({ slug: z.string().max(100) }),
    answer: z.array(product),
  }),
  create: defineCall({
    method: "POST",
    path: "/api/products",
    summary:
      "Offer a product from a day. With the id of one that it replaces, that one ends the day before: so a rate changes",
    ...owner,
    body: z.object({ product: productInput, replacesId: z.uuid().optional() }),
    answer: product,
    status: 201,
    errors: ["conflict", "trial_ended"],
  }),
  update: defineCall({
    method: "PUT",
    path: "/api/products/:id",
    summary: "Mend what was entered of a product",
    ...owner,
    params: byId,
    body: productInput,
    answer: product,
    errors: ["conflict", "trial_ended"],
  }),
  retire: defineCall({
    method: "POST",
    path: "/api/products/:id/retirement",
    summary: "Say the last day on which a product is offered, or that no end is known",
    ...owner,
    params: byId,
    body: z.object({ lastDay: plannedDay.nullable() }),
    answer: product,
    errors: ["conflict", "trial_ended"],
  }),
};

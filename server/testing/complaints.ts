import type { z } from "zod";
import type { complaintInput } from "#contract/experience/complaint-form.ts";
import type { TestApp } from "./test-app.ts";

type Input = z.input<typeof complaintInput>;

/** A complaint in Kiswahili as the form sends it; `values` overrides any field. */
export const complaintOf = (values: Partial<Input> = {}): Input => ({
  key: crypto.randomUUID(),
  topic: "mpesa",
  description: "Nililipa mkopo kwa M-PESA wiki iliyopita lakini salio langu halijabadilika.",
  wanted: "Salio lirekebishwe.",
  fullName: "Wanjiku Kamau",
  phone: "0712 345 678",
  email: "wanjiku@mail.example",
  language: "sw",
  ...values,
});

/** Sends a complaint. @returns its code and, for staff, its id */
export async function createComplaint(
  app: TestApp,
  { slug, token }: { slug: string; token: string },
  values: Partial<Input> = {},
) {
  const receipt = await app
    .as()
    .experience.complaints.submit({ params: { slug }, body: complaintOf(values) });
  const { rows } = await app.as(token).experience.complaints.list({ query: { q: receipt.reference } });
  return { ...receipt, id: rows[0]?.id ?? "" };
}

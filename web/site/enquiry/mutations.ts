import type { z } from "zod";
import { type enquiryAnswer, enquiryInput } from "#contract/site/enquiries.ts";
import { api } from "#web/lib/api.ts";
import type { DialogInput } from "./dialog-input.ts";

/** Sends an enquiry, or books a meeting. */
export function sendEnquiry(values: DialogInput): Promise<z.infer<typeof enquiryAnswer>> {
  return api.enquiries.create({ body: enquiryInput.parse(values) });
}

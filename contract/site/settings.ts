import { z } from "zod";
import { defineCall } from "../core/call.ts";

/** Who runs the installation, as shown on every page and mail (white label). */
export const brand = z.object({
  product: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
});
export type Brand = z.infer<typeof brand>;

/** What every page needs to know of the installation. */
export const siteSettings = z.object({
  brand,
  /** Whoever asks sees the demo: sign-in pages show the account that fits, and `/dev` exists. */
  demo: z.boolean(),
  /** The mail outbox can be read at /dev/outbox. */
  outbox: z.boolean(),
  /** Public origin, for canonical addresses: `https://jobs.example.co.ke`. */
  appUrl: z.string(),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export const siteCalls = {
  settings: defineCall({
    method: "GET",
    path: "/api/settings",
    summary: "Brand and mode of this installation",
    access: "public",
    answer: siteSettings,
  }),
};

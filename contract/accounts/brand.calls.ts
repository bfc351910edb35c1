import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { mediaTypes } from "../core/media-types.ts";
import { brandInput, logoMediaTypes, maxLogoBytes, saccoBrand } from "./brand.ts";

const bySlug = z.object({ slug: z.string().max(100) });

export const brandCalls = {
  ofSacco: defineCall({
    method: "GET",
    path: "/api/brands/:slug",
    summary: "How a SACCO shows itself: logo, colour, tagline and contact details",
    access: "public",
    params: bySlug,
    answer: saccoBrand,
  }),
  logo: defineCall({
    method: "GET",
    path: "/og/logos/:slug.png",
    summary: "Logo of a SACCO, a PNG",
    access: "public",
    params: bySlug,
    query: z.object({ v: z.string().max(40).optional() }),
    answer: z.string(),
    download: [mediaTypes.png],
  }),
  get: defineCall({
    method: "GET",
    path: "/api/workspace/brand",
    summary: "How one's own organisation shows itself",
    access: "staff",
    answer: saccoBrand,
  }),
  save: defineCall({
    method: "PUT",
    path: "/api/workspace/brand",
    summary: "Decide how the organisation shows itself to members and candidates",
    access: { role: "owner" },
    body: brandInput,
    answer: saccoBrand,
    errors: ["trial_ended"],
  }),
  saveLogo: defineCall({
    method: "PUT",
    path: "/api/workspace/brand/logo",
    summary: "Put in a logo; it is kept as a PNG with nothing in it but what is seen",
    access: { role: "owner" },
    form: {
      fields: z.object({}),
      files: { logo: { accepts: logoMediaTypes, maxBytes: maxLogoBytes, description: "The picture." } },
    },
    answer: saccoBrand,
    errors: [
      "file_type",
      "file_damaged",
      "file_too_large",
      "file_too_complex",
      "file_bomb",
      "picture_too_large",
      "picture_animated",
      "conflict",
      "unavailable",
      "trial_ended",
    ],
    perMinute: 20,
  }),
  removeLogo: defineCall({
    method: "DELETE",
    path: "/api/workspace/brand/logo",
    summary: "Show no logo any more",
    access: { role: "owner" },
    answer: saccoBrand,
    errors: ["trial_ended"],
  }),
};

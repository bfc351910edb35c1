import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { mediaTypes } from "../core/media-types.ts";
import { pictureQuery } from "../core/picture-query.ts";
import { publicPageNames } from "./pages.ts";

export const pictureCalls = {
  page: defineCall({
    method: "GET",
    path: "/og/pages/:name.png",
    summary: "Sharing picture of a public page, a PNG of 1200 x 630",
    access: "public",
    params: z.object({ name: z.enum(publicPageNames) }),
    query: pictureQuery,
    answer: z.string(),
    download: [mediaTypes.png],
    errors: ["unavailable"],
  }),
  logo: defineCall({
    method: "GET",
    path: "/og/logo.png",
    summary: "The mark, a square PNG of 512 pixels",
    access: "public",
    answer: z.string(),
    download: [mediaTypes.png],
    errors: ["unavailable"],
  }),
};

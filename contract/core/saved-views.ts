import { z } from "zod";
import { defineCall } from "./call.ts";
import { oneLine } from "./fields.ts";
import { listNames } from "./list.ts";

/** Views that one person may save of one list. */
export const maxSavedViews = 20;
export const maxViewName = 60;
export const maxViewSearch = 3000;

/** The filters and the order of a list, saved under a name by one person. */
export const savedView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The query part of the list's address; empty for the whole list. */
  search: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

export const savedViewQuery = z.object({ list: z.enum(listNames).optional() });

export const savedViewInput = z.object({
  list: z.enum(listNames),
  name: oneLine.max(maxViewName),
  search: z
    .string()
    .max(maxViewSearch)
    .regex(/^(\?[\x21-\x7e]*)?$/),
});

export const savedViewCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/views",
    summary: "The views that I have saved in my organisation, of one list or of all, by name",
    access: "staff",
    query: savedViewQuery,
    answer: z.array(savedView),
  }),
  save: defineCall({
    method: "POST",
    path: "/api/views",
    summary: "Save filters and order of a list under a name; a view of that name is replaced",
    access: "staff",
    body: savedViewInput,
    answer: savedView,
    errors: ["conflict"],
    perMinute: 60,
    allowedAfterTrial: true,
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/views/:id",
    summary: "Delete one of my saved views",
    access: "staff",
    params: z.object({ id: z.uuid() }),
    answer: z.void(),
    allowedAfterTrial: true,
  }),
};

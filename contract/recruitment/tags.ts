import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { candidateTag } from "./candidate-tag.ts";
import { maxAtOnce } from "./triage.ts";

/** Tags of one candidate. */
export const maxTags = 20;

/** Characters of a tag. */
export const maxTagName = 40;

/** What a tag is called: `Relationship banking`, `Career fair 2026`. Upper and lower case are the same. */
export const tagName = z
  .string()
  .trim()
  .min(1, "Write a word")
  .max(maxTagName, `At most ${maxTagName} characters`);

/** A tag of the organisation, and how many candidates have it. */
export const usedTag = candidateTag.extend({ count: z.number().int() });
export type UsedTag = z.infer<typeof usedTag>;

const access = { role: "hr" } as const;

/** Tags of the talent pool: words by which HR finds people again. Candidates see none of them. */
export const tagCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/hr/tags",
    summary: "The tags of the organisation's candidates, and how many have each",
    access,
    scope: "candidates:read",
    answer: z.array(usedTag),
  }),
  replace: defineCall({
    method: "PUT",
    path: "/api/hr/candidates/:id/tags",
    summary: "Replace the tags of a candidate; a tag that nobody has any more is gone",
    access,
    params: z.object({ id: z.uuid() }),
    body: z.object({ tags: z.array(tagName).max(maxTags, `At most ${maxTags} tags`) }),
    answer: z.array(candidateTag),
    errors: ["trial_ended"],
  }),
  add: defineCall({
    method: "POST",
    path: "/api/hr/applications/tags",
    summary: "Add tags to the candidates of several applications, as far as they may have more",
    access,
    body: z.object({
      applicationIds: z.array(z.uuid()).min(1, "Select an application").max(maxAtOnce),
      tags: z.array(tagName).min(1, "Write a tag").max(maxTags, `At most ${maxTags} tags`),
    }),
    answer: z.object({
      /** Candidates who have them now. */
      candidates: z.number().int(),
    }),
    errors: ["trial_ended"],
  }),
};

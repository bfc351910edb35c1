import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { interactionImportCalls } from "./interaction-import.ts";
import { interaction, interactionChange, interactionInput, interactionList } from "./interactions.ts";

const access = { role: "experience" } as const;

/** Each time that a member and the SACCO came together. */
export const interactionCalls = {
  imports: interactionImportCalls,
  list: defineCall({
    method: "GET",
    path: "/api/experience/interactions",
    summary: "Every contact with members: calls, visits, messages",
    access,
    query: interactionList.query,
    answer: z.array(interaction),
    paged: true,
  }),
  create: defineCall({
    method: "POST",
    path: "/api/experience/interactions",
    summary: "Record a contact; who it was with is found in the register where a number or address says so",
    access,
    body: interactionInput,
    answer: interaction,
    status: 201,
    perMinute: 120,
  }),
  change: defineCall({
    method: "PATCH",
    path: "/api/experience/interactions/:id",
    summary: "Say that a contact was answered, or that nothing is left to do",
    access,
    params: z.object({ id: z.uuid() }),
    body: interactionChange,
    answer: interaction,
    perMinute: 120,
  }),
};

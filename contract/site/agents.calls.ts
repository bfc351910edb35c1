import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { agent, agentQuery } from "./agents.ts";

export const agentCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/agents",
    summary: "The agents of the directory, those at work first",
    access: "public",
    query: agentQuery,
    answer: z.array(agent),
  }),
};

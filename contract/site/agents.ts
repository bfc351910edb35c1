import { z } from "zod";
import { manyOf } from "../core/paging.ts";
import { agentDepartments } from "./agent-departments.ts";

export const agent = z.object({
  id: z.uuid(),
  name: z.string(),
  department: z.enum(agentDepartments),
  specialization: z.string(),
  description: z.string(),
  capabilities: z.array(z.string()),
  isActive: z.boolean(),
  /** When it last did something; null until it has. */
  lastActivity: z.iso.datetime().nullable(),
});
export type Agent = z.infer<typeof agent>;

export const agentQuery = z.object({
  /** Matched against name, specialization and description, whatever the case. */
  q: z.string().trim().max(200).optional(),
  department: manyOf(z.enum(agentDepartments)),
});

import type { z } from "zod";
import type { Agent, agentQuery } from "#contract/site/agents.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { agentContent } from "./agents.content.ts";
import * as queries from "./agents.queries.ts";

/**
 * Brings the directory in line with this release, at each start: the agents are part of the product, so that
 * every installation has them, and a changed text needs no migration.
 */
export const publishAgents = ({ database }: Platform): Promise<void> =>
  acrossOrganisations(database, (tx) => queries.writeAgents(tx, agentContent));

/** Agents that work in this release, by what the directory calls them. */
export type WorkingAgent = "Recruitment Specialist AI" | "Member Onboarding AI";

/**
 * Remembers that an agent has done something, which the directory then shows as its last activity. Part of the
 * transaction that keeps what it did.
 */
export const recordAgentWork = (tx: Tx, agent: WorkingAgent): Promise<void> =>
  queries.recordActivity(tx, agent, new Date());

/** The directory's agents that match. */
export async function listAgents(
  { database }: Platform,
  query: z.output<typeof agentQuery>,
): Promise<Agent[]> {
  const rows = await acrossOrganisations(database, (tx) => queries.listAgents(tx, query));
  return rows.map((row) => ({ ...row, lastActivity: row.lastActivity?.toISOString() ?? null }));
}

import type { z } from "zod";
import type { Agent, agentQuery } from "#contract/site/agents.ts";
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

/** The directory's agents that match. */
export async function listAgents(
  { database }: Platform,
  query: z.output<typeof agentQuery>,
): Promise<Agent[]> {
  const rows = await acrossOrganisations(database, (tx) => queries.listAgents(tx, query));
  return rows.map((row) => ({ ...row, lastActivity: row.lastActivity.toISOString() }));
}

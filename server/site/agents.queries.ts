import { and, asc, eq, inArray, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { agentQuery } from "#contract/site/agents.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { contains } from "#server/platform/text.ts";
import type { AgentContent } from "./agents.content.ts";
import { agents } from "./site.table.ts";

/** Makes the table say what the content says; when an agent was last at work is kept. */
export async function writeAgents(tx: Tx, content: readonly AgentContent[]): Promise<void> {
  const { department, specialization, description, capabilities, isActive, position } = agents;
  const columns = { department, specialization, description, capabilities, isActive, position };
  await tx
    .insert(agents)
    .values(
      content.map((agent, index) => ({ ...agent, capabilities: [...agent.capabilities], position: index })),
    )
    .onConflictDoUpdate({
      target: agents.name,
      set: Object.fromEntries(
        Object.entries(columns).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
      ),
    });
  const names = content.map((agent) => agent.name);
  await tx.delete(agents).where(notInArray(agents.name, names));
}

/**
 * Moves an agent's last activity on, at most once a minute. Work at the same time does not queue here: one who is about
 * to say it holds the row until the end of its use case, and the others leave it to that one.
 */
export async function recordActivity(tx: Tx, name: string, at: Date): Promise<void> {
  const before = new Date(at.getTime() - 60_000);
  const isOld = or(isNull(agents.lastActivity), lt(agents.lastActivity, before));
  const [free] = await tx
    .select({ name: agents.name })
    .from(agents)
    .where(and(eq(agents.name, name), isOld))
    .for("update", { skipLocked: true });
  // An update of nothing would count as a change of what visitors see.
  if (free) await tx.update(agents).set({ lastActivity: at }).where(eq(agents.name, name));
}

/** Agents that match, in the directory's order. */
export function listAgents(tx: Tx, { q, department }: z.output<typeof agentQuery>) {
  return tx
    .select()
    .from(agents)
    .where(
      and(
        q
          ? or(...[agents.name, agents.specialization, agents.description].map((text) => contains(text, q)))
          : undefined,
        department && inArray(agents.department, department),
      ),
    )
    .orderBy(asc(agents.position));
}

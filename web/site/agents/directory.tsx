import { clsx } from "clsx";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { agentAnchor } from "#contract/site/agent-departments.ts";
import type { Agent } from "#contract/site/agents.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { AgentCard, AgentCardSkeleton } from "./agent-card.tsx";
import { AgentFilterForm } from "./filter-form.tsx";
import { departmentOptions, filterAgents, readFilters } from "./filters.ts";

const gridClass = "mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3";
/** Placeholders while the agents are on their way (specification 000, section 9). */
const skeletons = ["a", "b", "c", "d", "e", "f"];

/** Every agent, with search and department from the address. They are few: filtering needs no server. */
export function Directory({ agents }: { agents: readonly Agent[] }) {
  const [search] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  const found = filterAgents(agents, filters);
  const anchored = useScrollToAnchor();
  return (
    <>
      <AgentFilterForm filters={filters} departments={departmentOptions(agents)} />
      <p role="status" className="mt-5 text-sm text-muted">
        Showing {found.length} of {agents.length} agents
      </p>
      {found.length > 0 ? (
        <ul className={gridClass}>
          {found.map((agent) => (
            <li
              key={agent.id}
              id={agentAnchor(agent.name)}
              className={clsx(
                "scroll-mt-24 rounded-card outline-offset-4 outline-brand-ink target:outline-2",
                anchored === agentAnchor(agent.name) && "outline-2",
              )}
            >
              <AgentCard agent={agent} />
            </li>
          ))}
        </ul>
      ) : (
        <Card className="mt-6">
          <EmptyState
            title="No agents found."
            actions={
              <ButtonLink to="/agents" variant="secondary" preventScrollReset>
                Clear filters
              </ButtonLink>
            }
          >
            Try adjusting your search or filter criteria.
          </EmptyState>
        </Card>
      )}
    </>
  );
}

/**
 * Goes to the agent that the address names, once it is there: coming from another page, the directory shows first.
 * @returns its anchor, to mark it; the browser does that by itself only in a document of its own
 */
function useScrollToAnchor(): string {
  const { hash } = useLocation();
  const [anchored, setAnchored] = useState("");
  useEffect(() => {
    const anchor = hash.slice(1);
    setAnchored(anchor);
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
  }, [hash]);
  return anchored;
}

/** How many agents there are, how many of them are active, and how many are still to come. */
export function AgentCounts({ agents }: { agents: readonly Agent[] }) {
  const active = agents.filter((agent) => agent.isActive).length;
  const counts = [
    { count: agents.length, label: "agents in total" },
    { count: active, label: "active now" },
    { count: agents.length - active, label: "announced" },
  ];
  return (
    <dl className="mt-6 flex gap-10">
      {counts.map(({ count, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-3xl font-bold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The place of the counts until they are known. */
export function AgentCountsSkeleton() {
  return (
    <div className="mt-6 flex gap-10">
      <Skeleton className="h-15 w-24" />
      <Skeleton className="h-15 w-24" />
    </div>
  );
}

/** The place of the directory until the agents are known. */
export function DirectorySkeleton() {
  return (
    <Loading label="Loading agents">
      <div className="grid gap-3 sm:grid-cols-[1fr_16rem] sm:gap-4">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
      <Skeleton className="mt-5 w-40" />
      <div className={gridClass}>
        {skeletons.map((key) => (
          <AgentCardSkeleton key={key} />
        ))}
      </div>
    </Loading>
  );
}

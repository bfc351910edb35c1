import { ArrowRight, Circle, CircleCheck } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { departmentLabels, landingPathOf } from "#contract/site/agent-departments.ts";
import { agentProfile } from "#contract/site/agent-profiles.ts";
import type { Agent } from "#contract/site/agents.ts";
import { formatDate } from "#web/lib/format.ts";
import { useHydrated } from "#web/lib/hydrated.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { AgentIcon, agentColours } from "./agent-icon.tsx";

/** Capabilities that a card names before '+N more' (specification 000, section 9). */
const maxCapabilities = 3;

/** Lets a link or button take presses anywhere on the card around it. */
const coverCardClass = "after:absolute after:inset-0 after:rounded-card";

/**
 * One agent. The whole card leads to the agent's own page, and its button there too; where there is none yet,
 * both say so.
 */
export function AgentCard({ agent }: { agent: Agent }) {
  const profile = agentProfile(agent.department);
  const path = landingPathOf(agent.name);
  return (
    <Card
      className="relative flex h-full flex-col transition-colors hover:border-field"
      style={agentColours(profile)}
    >
      <div className="flex items-start justify-between gap-3">
        <AgentIcon profile={profile} />
        {agent.isActive ? (
          <Badge tone="success" icon={CircleCheck}>
            Active
          </Badge>
        ) : (
          <Badge icon={Circle}>Inactive</Badge>
        )}
      </div>
      <p className="mt-4 text-xs font-semibold tracking-wider text-(--agent-ink) uppercase">
        {departmentLabels[agent.department]}
      </p>
      <h2 className="mt-1 text-xl">
        {path ? (
          <Link to={path} className={coverCardClass}>
            {agent.name}
          </Link>
        ) : (
          <button type="button" {...comingSoon(agent)} className={`text-left ${coverCardClass}`}>
            {agent.name}
          </button>
        )}
      </h2>
      <p className="mt-0.5 text-sm font-medium">{agent.specialization}</p>
      <p className="mt-2 line-clamp-2 text-sm text-muted">{agent.description}</p>
      <Capabilities all={agent.capabilities} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-2 pt-5">
        <p className="text-sm text-muted">
          {agent.lastActivity ? `Last active ${formatDate(agent.lastActivity)}` : "No activity yet"}
        </p>
        {path ? (
          <ButtonLink to={path} variant="secondary" trailingIcon={ArrowRight} className="relative">
            <span>
              Learn More <span className="sr-only">about {agent.name}</span>
            </span>
          </ButtonLink>
        ) : (
          <Button
            variant="ghost"
            aria-label={`Coming Soon: ${agent.name}`}
            className="relative"
            {...comingSoon(agent)}
          >
            Coming Soon
          </Button>
        )}
      </div>
      {!path && <ComingSoonNote agent={agent} />}
    </Card>
  );
}

const comingTitle = "Coming Soon";
const comingText = (name: string) => `${name} landing page is being developed. Please check back soon!`;
const noteId = ({ id }: Agent) => `soon-${id}`;

const announceComing = (name: string) => toast.info(comingTitle, { description: comingText(name) });

/** What a button says that leads nowhere yet: in a toast, or before scripts in a note that the browser opens. */
const comingSoon = (agent: Agent) => ({
  popoverTarget: noteId(agent),
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    announceComing(agent.name);
  },
});

/** Says it until scripts run. A note that is open then becomes a toast. */
function ComingSoonNote({ agent }: { agent: Agent }) {
  const note = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  useEffect(() => {
    if (note.current?.matches(":popover-open")) announceComing(agent.name);
  }, [agent.name]);
  if (hydrated) return null;
  return (
    <div
      ref={note}
      id={noteId(agent)}
      popover="auto"
      className="fixed inset-auto right-4 bottom-4 left-4 m-0 hidden w-auto rounded-card border border-line bg-card p-4 text-sm text-ink shadow-float sm:left-auto sm:w-89 [&:popover-open]:block"
    >
      <p className="font-semibold">{comingTitle}</p>
      <p className="mt-0.5 text-muted">{comingText(agent.name)}</p>
    </div>
  );
}

function Capabilities({ all }: { all: readonly string[] }) {
  const more = all.length - maxCapabilities;
  return (
    <ul aria-label="Capabilities" className="mt-4 flex flex-wrap gap-1.5">
      {all.slice(0, maxCapabilities).map((capability) => (
        <li key={capability} className="flex">
          <Badge>{capability}</Badge>
        </li>
      ))}
      {more > 0 && <li className="flex items-center py-1 text-xs font-semibold text-muted">+{more} more</li>}
    </ul>
  );
}

/** The place of a card that is on its way. */
export function AgentCardSkeleton() {
  return (
    <Card className="flex h-full flex-col">
      <div className="flex justify-between">
        <Skeleton className="size-11" />
        <Skeleton className="h-6 w-18" />
      </div>
      <Skeleton className="mt-5 h-3 w-24" />
      <Skeleton className="mt-2 h-6 w-3/4" />
      <Skeleton className="mt-2 w-2/3" />
      <Skeleton className="mt-3 h-10" />
      <div className="mt-4 flex gap-1.5">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-6 w-24" />
      </div>
      <div className="mt-7 flex items-center justify-between">
        <Skeleton className="w-32" />
        <Skeleton className="h-11 w-28" />
      </div>
    </Card>
  );
}

import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { AgentProfile } from "#contract/site/agent-profiles.ts";
import { AgentIcon, agentColours } from "#web/site/agents/agent-icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { Weave } from "#web/ui/weave.tsx";

/**
 * The first screen of an agent's page: what it does for the SACCO, what to press, and a piece of it at work.
 * @param name the agent's, as the directory calls it
 * @param terms a line below the buttons: how long the trial is
 */
export function AgentHero({
  profile,
  name,
  title,
  lead,
  actions,
  terms,
  sample,
}: {
  profile: AgentProfile;
  name: string;
  title: string;
  lead: string;
  actions: ReactNode;
  terms: string;
  sample: ReactNode;
}) {
  return (
    <>
      <section className="bg-sand" style={agentColours(profile)}>
        <div className="column grid items-center gap-x-14 gap-y-10 pt-6 pb-10 sm:pt-10 sm:pb-16 lg:grid-cols-[1.1fr_1fr]">
          <div className="min-w-0">
            <Link
              to="/agents"
              className="-mt-2 mb-4 inline-flex min-h-11 items-center gap-1.5 rounded-input text-sm font-semibold text-muted hover:text-ink"
            >
              <ArrowLeft aria-hidden className="size-4" />
              Back to Agents
            </Link>
            <p className="flex items-center gap-3 font-semibold text-(--agent-ink)">
              <AgentIcon profile={profile} />
              {name}
            </p>
            <h1 className="mt-5 text-4xl sm:text-5xl">{title}</h1>
            <p className="mt-4 max-w-prose text-lg text-muted">{lead}</p>
            <div className="mt-7 flex flex-col flex-wrap gap-3 sm:flex-row">{actions}</div>
            <p className="mt-4 text-sm text-muted">{terms}</p>
          </div>
          <div className="min-w-0">{sample}</div>
        </div>
      </section>
      <Weave className="border-b border-line bg-sand" />
    </>
  );
}

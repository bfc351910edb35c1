import type { AgentProfile } from "#contract/site/agent-profiles.ts";
import { AgentIcon } from "#web/site/agents/agent-icon.tsx";

/** The agent's first words, in its own voice. */
export function Welcome({ profile }: { profile: AgentProfile }) {
  return (
    <figure className="flex max-w-3xl items-start gap-4">
      <AgentIcon profile={profile} />
      <div>
        <blockquote className="font-display text-xl font-bold tracking-tight sm:text-2xl">
          {profile.welcome}
        </blockquote>
        <figcaption className="mt-2 text-sm text-muted">How the agent greets you</figcaption>
      </div>
    </figure>
  );
}

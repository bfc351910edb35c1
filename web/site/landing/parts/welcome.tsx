import type { AgentProfile } from "#contract/site/agent-profiles.ts";
import { AgentIcon } from "#web/site/agents/agent-icon.tsx";

/** The agent's first words, in its own voice, across the page. */
export function Welcome({ profile, name }: { profile: AgentProfile; name: string }) {
  return (
    <section className="bg-brand text-on-brand dark:bg-brand-tint" aria-label="The agent's welcome">
      <figure className="column py-14 sm:py-18">
        <blockquote className="max-w-4xl font-display text-2xl font-bold tracking-tight text-balance sm:text-3xl">
          “{profile.welcome}”
        </blockquote>
        <figcaption className="mt-6 flex items-center gap-3 text-sm">
          <AgentIcon profile={profile} className="ring-1 ring-on-brand/40" />
          <span>
            <span className="block font-semibold">{name}</span>
            {profile.subtitle}
          </span>
        </figcaption>
      </figure>
    </section>
  );
}

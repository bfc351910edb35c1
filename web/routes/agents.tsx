import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import { agentsPage } from "#contract/site/pages/agents.ts";
import { apiContext } from "#web/lib/context.ts";
import { unlessOnlySearchChanged } from "#web/lib/revalidation.ts";
import {
  AgentCounts,
  AgentCountsSkeleton,
  Directory,
  DirectorySkeleton,
} from "#web/site/agents/directory.tsx";
import { ClosingBand } from "#web/site/contact/closing-band.tsx";
import { EnquiryButton } from "#web/site/enquiry/enquiry-button.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { PageHero } from "#web/ui/page-hero.tsx";
import type { Route } from "./+types/agents.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { agents: await context.get(apiContext).agents.list() };
}

/** Coming from another page, the directory shows at once, and its agents as soon as they are there. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { agents: serverLoader().then(({ agents }) => agents) };
}

export const shouldRevalidate = unlessOnlySearchChanged;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, agentsPage);

/**
 * Shows what is there, and a placeholder for what is still on its way. React would send a large part that waits
 * in `<Suspense>` as a placeholder first even when it is ready, which without scripts stays one.
 */
function Arriving<T>({
  value,
  meanwhile,
  children,
}: {
  value: T | Promise<T>;
  meanwhile: ReactNode;
  children: (value: T) => ReactNode;
}) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={meanwhile}>
      <Await resolve={value}>{children}</Await>
    </Suspense>
  );
}

export default function Agents({ loaderData: { agents } }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        title="An agent for every desk in the SACCO."
        lead="Each one knows a single job, from the membership form to the board pack. It prepares the work and shows its reasons. Your people decide."
      >
        <Arriving value={agents} meanwhile={<AgentCountsSkeleton />}>
          {(all) => <AgentCounts agents={all} />}
        </Arriving>
      </PageHero>
      <div className="column py-10 sm:py-14">
        <Arriving value={agents} meanwhile={<DirectorySkeleton />}>
          {(all) => <Directory agents={all} />}
        </Arriving>
      </div>
      <ClosingBand
        title="Not sure where to begin?"
        text="Tell us what piles up on your desk. In half an hour we show you the agent that takes it on."
      >
        <EnquiryButton topic="demo" size="lg">
          Schedule Demo
        </EnquiryButton>
        <ButtonLink to="/contact" size="lg" variant="secondary">
          Contact us
        </ButtonLink>
      </ClosingBand>
    </>
  );
}

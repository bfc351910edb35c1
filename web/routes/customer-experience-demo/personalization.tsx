import { RulesTable } from "#web/experience/segments/rules-table.tsx";
import { apiContext } from "#web/lib/context.ts";
import { Section } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/personalization.ts";
import { demoMeta, orSample } from "./demo.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return await orSample(context.get(apiContext).experience.nextActions.demo());
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => demoMeta("Personalization", matches[0].loaderData);

export default function Tab({ loaderData: { rules } }: Route.ComponentProps) {
  return (
    <Section
      title="Rules of the next best action"
      description="Of the rules that hold for a member, the one with the lowest priority number is proposed."
    >
      <RulesTable
        rules={rules}
        linked={false}
        empty={<EmptyState title="No rules yet">The demo has none.</EmptyState>}
      />
    </Section>
  );
}

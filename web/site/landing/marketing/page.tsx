import { Part } from "#web/ui/part.tsx";
import { AgentLanding } from "../agent-landing.tsx";
import { content, year } from "./content.ts";
import { CampaignSample } from "./sample.tsx";

/** The Digital Marketing agent's page. */
export function MarketingLanding() {
  return (
    <AgentLanding content={content} sample={<CampaignSample />}>
      <Part
        tone="sand"
        title="A SACCO's year, already in the calendar"
        lead="Move the dates to yours. The drafts follow."
      >
        <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
          {year.map(({ months, moment, campaign }) => (
            <li key={months} className="bg-card p-5">
              <p className="text-sm font-semibold text-brand-ink">{months}</p>
              <h3 className="mt-1 text-xl">{moment}</h3>
              <p className="mt-1 text-sm text-muted">{campaign}</p>
            </li>
          ))}
        </ul>
      </Part>
    </AgentLanding>
  );
}

import type { ReactNode } from "react";
import { trialDays } from "#contract/core/limits.ts";
import { agentProfile } from "#contract/site/agent-profiles.ts";
import { ClosingBand } from "#web/site/contact/closing-band.tsx";
import { StartTrialButton } from "#web/site/signup/start-trial.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Steps } from "#web/ui/numbered-steps.tsx";
import { Part } from "#web/ui/part.tsx";
import { TickedItems } from "#web/ui/ticked-items.tsx";
import { AgentHero } from "../parts/agent-hero.tsx";
import { FeatureGrid } from "../parts/lists.tsx";
import { Welcome } from "../parts/welcome.tsx";
import { features, metrics, places, steps } from "./content.ts";
import { EvidenceSample } from "./sample.tsx";

const name = "Member Onboarding AI";
const profile = agentProfile("member-onboarding");

/**
 * The Member Onboarding agent's page.
 * @param registerTo where a new member is registered
 * @param memberLogin the way in for applicants and members
 * @param desk the way to the dashboard of whoever takes members in
 */
export function OnboardingLanding({
  registerTo,
  memberLogin,
  desk,
}: {
  registerTo: string;
  memberLogin?: ReactNode;
  desk?: ReactNode;
}) {
  return (
    <>
      <AgentHero
        profile={profile}
        name={name}
        title="From the form to the first deposit, in one sitting."
        lead="A new member fills in the form on a phone and photographs three documents. Your officer gets a file that has been checked, and that says what does not fit."
        terms={`For SACCOs: ${trialDays.onboarding}-day free trial. No setup fees. Cancel anytime.`}
        actions={
          <>
            <ButtonLink to={registerTo} size="lg">
              Start Member Registration
            </ButtonLink>
            {memberLogin}
            <StartTrialButton dialog="request" size="lg" variant="secondary">
              Start Your Free Trial
            </StartTrialButton>
            {desk}
          </>
        }
        sample={<EvidenceSample />}
      />
      <Metrics />
      <Part
        tone="sand"
        title="Kind to the applicant, strict with the file"
        lead="An uncertain check never turns anyone away. It becomes a note for your staff, with the evidence."
      >
        <FeatureGrid features={features} />
      </Part>
      <Welcome profile={profile} name={name} />
      <Part
        aside
        title="How it works"
        lead="Five steps from the first field to an active account, and who acts in each."
      >
        <Steps steps={steps} />
      </Part>
      <Architecture />
      <ClosingBand
        title="Bring your next member in this way."
        text={`A new member applies from a phone, in either language. A SACCO looks around free for ${trialDays.onboarding} days.`}
      >
        <ButtonLink to={registerTo} size="lg">
          Register New Member
        </ButtonLink>
        <StartTrialButton dialog="request" size="lg" variant="secondary">
          Start Your Free Trial
        </StartTrialButton>
        <ButtonLink to="/agents" size="lg" variant="secondary">
          View All AI Agents
        </ButtonLink>
      </ClosingBand>
    </>
  );
}

function Metrics() {
  return (
    <section className="column py-10 sm:py-12" aria-label="In figures">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {metrics.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-display text-3xl font-bold sm:text-4xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Architecture() {
  return (
    <Part
      tone="sand"
      title="Where your members' data goes"
      lead="As short a way as possible. The checks run where the documents are kept."
    >
      <ol className="grid gap-4 lg:grid-cols-[1fr_1.3fr_1fr]">
        {places.map(({ title, text, items }) => (
          <li key={title} className="flex">
            <Card className="w-full">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-sm text-muted">{text}</p>
              <TickedItems items={items} />
            </Card>
          </li>
        ))}
      </ol>
    </Part>
  );
}

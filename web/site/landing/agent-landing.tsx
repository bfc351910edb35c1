import type { ReactNode } from "react";
import { trialDays } from "#contract/core/limits.ts";
import type { AgentDepartment } from "#contract/site/agent-departments.ts";
import { agentProfile } from "#contract/site/agent-profiles.ts";
import { ClosingBand } from "#web/site/contact/closing-band.tsx";
import type { DemoAgent } from "#web/site/samples/demo-button.tsx";
import { DemoButton } from "#web/site/samples/demo-button.tsx";
import { signUpPath } from "#web/site/signup/paths.ts";
import { StartTrialButton, useTrialDialogs } from "#web/site/signup/start-trial.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Part } from "#web/ui/part.tsx";
import { AgentHero } from "./parts/agent-hero.tsx";
import { type Benefit, Benefits, type Feature, FeatureGrid } from "./parts/lists.tsx";
import { Welcome } from "./parts/welcome.tsx";

/** What a page of the recruitment family says (specification 001, section 2: their shared layout). */
export interface AgentContent {
  /** The agent, as the directory calls it. */
  name: string;
  demo: DemoAgent;
  department: AgentDepartment;
  title: string;
  lead: string;
  features: { title: string; lead?: string; list: readonly Feature[] };
  benefits: { title: string; list: readonly Benefit[] };
  closing: { title: string; text: string };
}

/**
 * Hero, features, benefits and closing call of an agent's page; what is its own comes between.
 * @param sample a piece of the agent at work, with made-up data
 * @param entrances the hero's ways into the product; a trial where there are none
 * @param closing the last section's buttons; a trial where there are none
 * @param children the page's own sections, after the features
 */
export function AgentLanding({
  content: { name, demo, department, title, lead, features, benefits, closing },
  sample,
  entrances,
  closingActions,
  children,
}: {
  content: AgentContent;
  sample: ReactNode;
  entrances?: ReactNode;
  closingActions?: ReactNode;
  children: ReactNode;
}) {
  const profile = agentProfile(department);
  return (
    <>
      <AgentHero
        profile={profile}
        name={name}
        title={title}
        lead={lead}
        terms={`${trialDays.recruitment}-day free trial. No setup fees. Cancel anytime.`}
        actions={
          <>
            {entrances ?? <StartTrialButton size="lg">Start Free Trial</StartTrialButton>}
            <ViewDemo agent={demo} />
          </>
        }
        sample={sample}
      />
      <Part title={features.title} lead={features.lead}>
        <FeatureGrid features={features.list} />
      </Part>
      {children}
      <Welcome profile={profile} name={name} />
      <Part title={benefits.title}>
        <Benefits benefits={benefits.list} />
      </Part>
      <ClosingBand title={closing.title} text={closing.text}>
        {closingActions ?? (
          <>
            <StartTrialButton size="lg">Start Free Trial</StartTrialButton>
            <ButtonLink to="/agents" size="lg" variant="secondary">
              See all agents
            </ButtonLink>
          </>
        )}
      </ClosingBand>
    </>
  );
}

function ViewDemo({ agent }: { agent: DemoAgent }) {
  const { page, open } = useTrialDialogs();
  return (
    <DemoButton agent={agent} size="lg" trialTo={signUpPath(page)} onStartTrial={() => open("signup")}>
      View Demo
    </DemoButton>
  );
}

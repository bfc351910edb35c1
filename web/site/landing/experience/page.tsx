import { trialDays } from "#contract/core/limits.ts";
import { agentProfile } from "#contract/site/agent-profiles.ts";
import { ClosingBand } from "#web/site/contact/closing-band.tsx";
import { EnquiryButton } from "#web/site/enquiry/enquiry-button.tsx";
import { DemoButton } from "#web/site/samples/demo-button.tsx";
import { signUpPath } from "#web/site/signup/paths.ts";
import { StartTrialButton, useTrialDialogs } from "#web/site/signup/start-trial.tsx";
import { Steps } from "#web/ui/numbered-steps.tsx";
import { Part } from "#web/ui/part.tsx";
import { AgentHero } from "../parts/agent-hero.tsx";
import { Welcome } from "../parts/welcome.tsx";
import { deadlines, feedbackSteps, views } from "./content.ts";
import { WeekSample } from "./sample.tsx";

const name = "Customer Experience AI";
const profile = agentProfile("marketing");

/**
 * The Customer Experience agent's page, where the sign-in page sends whoever has no account yet.
 * @param demoTo the dashboard on figures of the demo, or on one's own
 */
export function ExperienceLanding({ demoTo }: { demoTo: string }) {
  return (
    <>
      <AgentHero
        profile={profile}
        name={name}
        title="Hear every member before the AGM does."
        lead="Feedback from the counter, WhatsApp, phone and email becomes scores you can act on, complaints that keep their deadlines, and a call to the member who is about to leave."
        terms={`${trialDays.recruitment}-day free trial. No setup fees. Cancel anytime.`}
        actions={
          <>
            <StartTrialButton dialog="request" size="lg">
              Start Free Trial
            </StartTrialButton>
            <SeeDemo to={demoTo} />
          </>
        }
        sample={<WeekSample />}
      />
      <Part
        aside
        title="A low score is where it begins"
        lead="A survey that nobody answers for is worse than none. Here every low score has an owner and an end."
      >
        <Steps steps={feedbackSteps} />
      </Part>
      <Part
        tone="sand"
        title="Complaints on the clock"
        lead="The deadlines of SASRA's complaints guideline are set when you start. Stricter ones are yours to choose."
      >
        <Deadlines />
      </Part>
      <Welcome profile={profile} name={name} />
      <Part title="Eight views, eight questions answered" lead="Each opens on your own figures, not on ours.">
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {views.map(({ title, text }) => (
            <div key={title} className="border-t border-line py-4">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-0.5 text-sm text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <ClosingBand
        title="Ask your members something this week."
        text="Open a workspace of your own, or talk to us about prices and a start date."
      >
        <StartTrialButton dialog="request" size="lg">
          Start Free Trial
        </StartTrialButton>
        <EnquiryButton topic="sales" size="lg" variant="secondary">
          Contact Sales
        </EnquiryButton>
      </ClosingBand>
    </>
  );
}

function SeeDemo({ to }: { to: string }) {
  const { page, open } = useTrialDialogs();
  return (
    <DemoButton
      agent="customer-experience-agent"
      to={to}
      size="lg"
      trialTo={signUpPath(page)}
      onStartTrial={() => open("request")}
    >
      See Demo
    </DemoButton>
  );
}

function Deadlines() {
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
      {deadlines.map(({ days, title, text }) => (
        <li key={title} className="border-t-2 border-brand-ink pt-4">
          <h3 className="font-sans text-base font-semibold tracking-normal">
            <span className="block font-display text-5xl font-bold tracking-tight">{days} </span>
            {title}
          </h3>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

import { StartTrialButton } from "#web/site/signup/start-trial.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Part } from "#web/ui/part.tsx";
import { AgentLanding } from "../agent-landing.tsx";
import { PointCards } from "../parts/lists.tsx";
import { connections, content, hiringNeeds } from "./content.ts";
import { ShortlistSample } from "./sample.tsx";

/** The Recruitment Specialist's page. */
export function RecruitmentLanding() {
  return (
    <AgentLanding
      content={content}
      sample={<ShortlistSample />}
      entrances={
        <>
          <ButtonLink to="/jobs" size="lg">
            Access Portal
          </ButtonLink>
          <ButtonLink to="/hr-manager" size="lg" variant="secondary">
            HR Manager
          </ButtonLink>
        </>
      }
      closingActions={
        <>
          <ButtonLink to="/jobs" size="lg">
            Access Portal
          </ButtonLink>
          <ButtonLink to="/login" size="lg" variant="secondary">
            Login to Existing Account
          </ButtonLink>
        </>
      }
    >
      <Part
        tone="sand"
        title="Whatever you are hiring for"
        lead="Twelve at once or one in ten years: the same reading, a different way of working."
      >
        <PointCards points={hiringNeeds} />
        <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 text-sm text-muted">
          Bring your own vacancy and try it.
          <StartTrialButton variant="secondary">Start Free Trial</StartTrialButton>
        </p>
      </Part>
      <Part
        title="It fits in with the rest of your office"
        lead="Nobody types a thing twice, and nobody has to keep looking."
      >
        <PointCards points={connections} />
        <p className="mt-8 text-sm text-muted">
          For your developers:{" "}
          <a href="/api/docs" className="inline-flex min-h-6 items-center text-brand-ink underline">
            the description of every call and event
          </a>
          .
        </p>
      </Part>
    </AgentLanding>
  );
}

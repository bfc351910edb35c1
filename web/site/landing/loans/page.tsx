import { Steps } from "#web/ui/numbered-steps.tsx";
import { Part } from "#web/ui/part.tsx";
import { AgentLanding } from "../agent-landing.tsx";
import { PointCards } from "../parts/lists.tsx";
import { content, path, yourDecisions } from "./content.ts";
import { AppraisalSample } from "./sample.tsx";

/** The Loan Processing agent's page. */
export function LoanLanding() {
  return (
    <AgentLanding content={content} sample={<AppraisalSample />}>
      <Part
        tone="sand"
        aside
        title="The path of one loan"
        lead="Five steps, and the agent takes one of them. The others stay with the people who answer for the money."
      >
        <Steps steps={path} />
      </Part>
      <Part title="What it leaves to you">
        <PointCards points={yourDecisions} />
      </Part>
    </AgentLanding>
  );
}

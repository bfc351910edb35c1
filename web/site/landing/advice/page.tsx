import { Part } from "#web/ui/part.tsx";
import { AgentLanding } from "../agent-landing.tsx";
import { content, questions } from "./content.ts";
import { LoanCostSample } from "./sample.tsx";

/** The Financial Advisor's page. */
export function AdviceLanding() {
  return (
    <AgentLanding content={content} sample={<LoanCostSample />}>
      <Part
        tone="sand"
        aside
        title="Four questions from last Monday's queue"
        lead="It explains your products. It sells no shares, picks no stocks and approves no loan."
      >
        <div className="divide-y divide-line border-y border-line">
          {questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary className="py-4 font-semibold">{question}</summary>
              <p className="max-w-prose pb-5 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </Part>
    </AgentLanding>
  );
}

import { Part } from "#web/ui/part.tsx";
import { AgentLanding } from "../agent-landing.tsx";
import { content, day } from "./content.ts";
import { PipelineSample } from "./sample.tsx";

/** The Sales Automation agent's page. */
export function SalesLanding() {
  return (
    <AgentLanding content={content} sample={<PipelineSample />}>
      <Part
        tone="sand"
        title="A recruiter's day"
        lead="The agent does not sell. It sees to it that the people who do are in the right place with the right figures."
      >
        <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {day.map(({ at, title, text }) => (
            <li key={at} className="border-l-2 border-accent pl-4">
              <p className="font-display text-2xl font-bold tabular-nums">{at}</p>
              <h3 className="mt-1 font-sans text-base font-semibold tracking-normal">{title}</h3>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Part>
    </AgentLanding>
  );
}

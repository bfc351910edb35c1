import { type DemoAgent, DemoButton } from "#web/site/samples/demo-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { Part, Row, Sample } from "./sample.tsx";

const agents: readonly { agent: DemoAgent; name: string }[] = [
  { agent: "recruitment-specialist-agent", name: "Recruitment Specialist" },
  { agent: "loan-processing-agent", name: "Loan Processing" },
  { agent: "sales-automation-agent", name: "Sales Automation" },
  { agent: "financial-advisor-agent", name: "Financial Advisor" },
  { agent: "digital-marketing-agent", name: "Digital Marketing" },
  { agent: "customer-experience-agent", name: "Customer Experience" },
];

export function Demos() {
  return (
    <Part title="Demos">
      <Sample name="DemoButton: each demo as its landing page shows it; the trial dialog is the page's own">
        <Row>
          {agents.map(({ agent, name }) => (
            <DemoButton
              key={agent}
              agent={agent}
              trialTo="/signup"
              onStartTrial={() =>
                toast.info("The sign-up dialog opens here", { description: `Trial of the ${name} agent` })
              }
            >
              {name}
            </DemoButton>
          ))}
        </Row>
      </Sample>
    </Part>
  );
}

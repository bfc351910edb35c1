import {
  ArrowRight,
  ChartLine,
  HandCoins,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  UserRoundCheck,
  Users,
} from "lucide-react";
import { agentAnchor } from "#contract/site/agent-departments.ts";
import { Link } from "#web/ui/link.tsx";

interface AgentCardProps {
  name: string;
  /** What the directory calls it. */
  agent: string;
  department: string;
  icon: LucideIcon;
  text: string;
  /** What stays with people. */
  decision: string;
}

/** The six agents that the home page names (specification 000, section 2). */
const agents: readonly AgentCardProps[] = [
  {
    name: "Member Onboarding AI",
    agent: "Member Onboarding AI",
    department: "Operations",
    icon: UserRoundCheck,
    text: "Takes the application, reads the ID and the KRA PIN certificate, and asks the national registry.",
    decision: "who is admitted",
  },
  {
    name: "Customer Experience Agent",
    agent: "Customer Experience AI",
    department: "Marketing",
    icon: MessagesSquare,
    text: "Asks members how it went, sorts what they say and opens a case where it went badly.",
    decision: "how it is put right",
  },
  {
    name: "Recruitment Specialist",
    agent: "Recruitment Specialist AI",
    department: "Human Resources",
    icon: Users,
    text: "Writes the advert, reads every CV the same way and shows the reasons beside each score.",
    decision: "who is hired",
  },
  {
    name: "Financial Advisor Agent",
    agent: "Financial Advisor AI",
    department: "Finance",
    icon: ChartLine,
    text: "Works out what to save for school fees, and what a development loan really costs.",
    decision: "products and rates",
  },
  {
    name: "Loan Processing Agent",
    agent: "Loan Processing AI",
    department: "Credit",
    icon: HandCoins,
    text: "Checks deposits, guarantors and the one-third rule before the credit committee sits.",
    decision: "every loan",
  },
  {
    name: "Digital Marketing Agent",
    agent: "Digital Marketing AI",
    department: "Marketing",
    icon: Megaphone,
    text: "Plans messages around pay day, school terms and the AGM, and counts what they bring in.",
    decision: "what goes out",
  },
];

/** Six of the agents: what each takes off the desk, and what it leaves on it. */
export function AgentCards() {
  return (
    <section className="border-y border-line bg-sand py-16 sm:py-24">
      <div className="column">
        <h2 className="text-3xl sm:text-4xl">Meet the agents</h2>
        <p className="mt-3 max-w-prose text-lg text-muted">
          Each takes one queue off a desk, and leaves one decision on it.
        </p>
        <ul className="mt-10 grid gap-px overflow-hidden rounded-card border border-line bg-line shadow-card sm:grid-cols-2 lg:grid-cols-3">
          {agents.map((agent) => (
            <AgentCard key={agent.name} {...agent} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function AgentCard({ name, agent, department, icon: Icon, text, decision }: AgentCardProps) {
  return (
    <li className="flex flex-col bg-card p-5 sm:p-7">
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm text-muted">{department}</p>
        <Icon aria-hidden className="size-6 text-brand-ink" />
      </div>
      <h3 className="mt-3 text-xl">{name}</h3>
      <p className="mt-2 mb-5 text-muted">{text}</p>
      <p className="mt-auto border-t border-line pt-4 text-sm">
        <span className="text-muted">You decide </span>
        <span className="font-semibold">{decision}</span>
      </p>
      <Link
        to={`/agents#${agentAnchor(agent)}`}
        className="mt-1 -mb-2 inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold text-brand-ink hover:underline"
      >
        Learn More
        <span className="sr-only">about {name}</span>
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </li>
  );
}

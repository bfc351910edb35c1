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
import { useMessages } from "#web/lib/language.ts";
import { Link } from "#web/ui/link.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { agentCardMessages } from "./agent-cards.messages.ts";
import { homeMessages } from "./home.messages.ts";

interface AgentCardProps {
  name: string;
  /** What the directory calls it. */
  agent: string;
  /** What the card says of it. */
  messages: (typeof agentCardMessages)[keyof typeof agentCardMessages];
  icon: LucideIcon;
}

/** The six agents that the home page names (specification 000, section 2). */
const agents: readonly AgentCardProps[] = [
  {
    name: "Member Onboarding AI",
    agent: "Member Onboarding AI",
    messages: agentCardMessages.onboarding,
    icon: UserRoundCheck,
  },
  {
    name: "Customer Experience Agent",
    agent: "Customer Experience AI",
    messages: agentCardMessages.experience,
    icon: MessagesSquare,
  },
  {
    name: "Recruitment Specialist",
    agent: "Recruitment Specialist AI",
    messages: agentCardMessages.recruitment,
    icon: Users,
  },
  {
    name: "Financial Advisor Agent",
    agent: "Financial Advisor AI",
    messages: agentCardMessages.advice,
    icon: ChartLine,
  },
  {
    name: "Loan Processing Agent",
    agent: "Loan Processing AI",
    messages: agentCardMessages.loans,
    icon: HandCoins,
  },
  {
    name: "Digital Marketing Agent",
    agent: "Digital Marketing AI",
    messages: agentCardMessages.marketing,
    icon: Megaphone,
  },
];

/** Six of the agents: what each takes off the desk, and what it leaves on it. */
export function AgentCards() {
  const t = useMessages(homeMessages);
  return (
    <section className="border-y border-line bg-sand py-16 sm:py-24">
      <div className="column">
        <h2 className="text-3xl sm:text-4xl">{t.agentsTitle}</h2>
        <p className="mt-3 max-w-prose text-lg text-muted">{t.agentsLead}</p>
        <ul className="mt-10 grid gap-px overflow-hidden rounded-card border border-line bg-line shadow-card sm:grid-cols-2 lg:grid-cols-3">
          {agents.map((agent) => (
            <AgentCard key={agent.name} {...agent} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function AgentCard({ name, agent, messages, icon: Icon }: AgentCardProps) {
  const t = useMessages(messages);
  return (
    <li className="flex flex-col bg-card p-5 sm:p-7">
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm text-muted">{t.department}</p>
        <Icon aria-hidden className="size-6 text-brand-ink" />
      </div>
      <h3 className="mt-3 text-xl">{name}</h3>
      <p className="mt-2 mb-5 text-muted">{t.text}</p>
      <p className="mt-auto border-t border-line pt-4 text-sm text-muted">
        <RichText
          text={t.decision}
          parts={{ what: (words) => <span className="font-semibold text-ink">{words}</span> }}
        />
      </p>
      <Link
        to={`/agents#${agentAnchor(agent)}`}
        className="mt-1 -mb-2 inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold text-brand-ink hover:underline"
      >
        <RichText
          text={useMessages(homeMessages).learnMore({ name })}
          parts={{ about: (words) => <span className="sr-only">{words}</span> }}
        />
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </li>
  );
}

import { ArrowRight, FileText, type LucideIcon, Scale, Server, UserCheck } from "lucide-react";
import { KycCard } from "#web/site/kyc-card.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Weave } from "#web/ui/weave.tsx";
import type { Route } from "./+types/home.ts";

export const meta: Route.MetaFunction = ({ matches }) => {
  const product = matches[0]?.loaderData?.settings.brand.product ?? "";
  return [
    { title: `${product} · AI agents for Kenyan savings cooperatives` },
    {
      name: "description",
      content:
        "AI agents that help Kenyan SACCOs register members, hire staff and listen to feedback, on their own server, with a person deciding.",
    },
  ];
};

export default function Home() {
  return (
    <>
      <section className="bg-sand">
        <div className="column grid items-center gap-x-16 gap-y-12 py-14 sm:py-20 lg:grid-cols-[1.15fr_1fr]">
          <div>
            <p className="inline-block rounded-full bg-brand-tint px-3 py-1.5 text-sm font-semibold text-brand-ink">
              A 360° approach for Kenyan SACCOs
            </p>
            <h1 className="mt-5 text-4xl sm:text-5xl lg:text-6xl">
              Your members, looked after from the first form to the last shilling.
            </h1>
            <p className="mt-5 max-w-prose text-lg text-muted sm:text-xl">
              Acquire, Retain, Interact, Reward. AI agents that register members, hire staff and listen to
              feedback, on your own server, with a person deciding.
            </p>
            <div className="mt-8 flex flex-col gap-3 sm:flex-row">
              <ButtonLink to="/jobs" size="lg" trailingIcon={ArrowRight}>
                See open positions
              </ButtonLink>
              <ButtonLink to="/login" size="lg" variant="secondary">
                Sign in to your workspace
              </ButtonLink>
            </div>
          </div>
          <KycCard />
        </div>
      </section>
      <Weave className="border-b border-line bg-sand" />
      <section className="column py-16 sm:py-20">
        <h2 className="text-3xl sm:text-4xl">How the agents work</h2>
        <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {principles.map((principle) => (
            <Principle key={principle.title} {...principle} />
          ))}
        </ul>
      </section>
    </>
  );
}

const principles: readonly PrincipleProps[] = [
  {
    icon: UserCheck,
    title: "A person decides",
    text: "Agents prepare and explain. Nobody is rejected by a machine.",
  },
  {
    icon: Scale,
    title: "Every score says why",
    text: "You see what was counted, what was missing, and how sure it is.",
  },
  { icon: Server, title: "On your own server", text: "Member data and CVs are read where you keep them." },
  {
    icon: FileText,
    title: "On record",
    text: "Each view and each change is noted, with who did it and when.",
  },
];

interface PrincipleProps {
  icon: LucideIcon;
  title: string;
  text: string;
}

function Principle({ icon: Icon, title, text }: PrincipleProps) {
  return (
    <li>
      <Icon aria-hidden className="size-6 text-brand-ink" />
      <h3 className="mt-3 font-sans text-base font-semibold tracking-normal">{title}</h3>
      <p className="mt-1 text-sm text-muted">{text}</p>
    </li>
  );
}

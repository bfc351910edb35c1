import { pageMeta } from "#web/site/contact/page-meta.ts";
import { AgentCards } from "#web/site/home/agent-cards.tsx";
import { Figures } from "#web/site/home/figures.tsx";
import { FirstStep } from "#web/site/home/first-step.tsx";
import { Hero } from "#web/site/home/hero.tsx";
import { Pillars } from "#web/site/home/pillars.tsx";
import { Promises } from "#web/site/home/promises.tsx";
import type { Route } from "./+types/home.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData?.settings, {
    path: "/",
    title: "AI agents for Kenyan SACCOs",
    description:
      "AI agents that register members, check IDs, prepare loans, read CVs and listen to feedback for Kenyan SACCOs, on your own server. Your people decide.",
  });

export default function Home() {
  return (
    <>
      <Hero />
      <Figures />
      <Pillars />
      <AgentCards />
      <Promises />
      <FirstStep />
    </>
  );
}

import { homePage } from "#contract/site/pages/home.ts";
import { AgentCards } from "#web/site/home/agent-cards.tsx";
import { FirstStep } from "#web/site/home/first-step.tsx";
import { Hero } from "#web/site/home/hero.tsx";
import { Pillars } from "#web/site/home/pillars.tsx";
import { Promises } from "#web/site/home/promises.tsx";
import { Statistics } from "#web/site/home/statistics.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/home.ts";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, homePage);

export default function Home() {
  return (
    <>
      <Hero />
      <Statistics />
      <Pillars />
      <AgentCards />
      <Promises />
      <FirstStep />
    </>
  );
}

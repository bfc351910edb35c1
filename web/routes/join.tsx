import { joinPage } from "#contract/site/pages/join.ts";
import { JoinPage } from "#web/site/join/join-page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/join.ts";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, joinPage);

export default function Join({ matches }: Route.ComponentProps) {
  return <JoinPage product={matches[0].loaderData.settings.brand.product} />;
}

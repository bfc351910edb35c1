import { redirect } from "react-router";
import { saccoJoinPath } from "#contract/onboarding/addresses.ts";
import { joinPage } from "#contract/site/pages/join.ts";
import { apiContext } from "#web/lib/context.ts";
import { JoinPage } from "#web/site/join/join-page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/join.ts";

/** A link that names its SACCO, `?sacco=umoja`, leads on to it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.searchParams.get("sacco");
  if (slug) throw redirect(saccoJoinPath(slug));
  return { saccos: await context.get(apiContext).membership.openSaccos() };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, joinPage);

export default function Join({ loaderData, matches }: Route.ComponentProps) {
  return <JoinPage saccos={loaderData.saccos} product={matches[0].loaderData.settings.brand.product} />;
}

import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { screeningListsQuery } from "#web/onboarding/settings/screening/queries.ts";
import { ScreeningPage } from "#web/onboarding/settings/screening/screening-page.tsx";
import { settingsAreasOf } from "../../settings-areas.ts";
import type { Route } from "./+types/screening.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "onboarding" });
  const client = createQueryClient();
  await client.prefetchQuery(screeningListsQuery(args.context.get(apiContext)));
  return { areas: settingsAreasOf(user), queries: dehydrate(client) };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Screening lists · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Screening({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <ScreeningPage areas={loaderData.areas} />
    </HydrationBoundary>
  );
}

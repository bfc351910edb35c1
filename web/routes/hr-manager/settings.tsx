import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { milestoneSetsQuery } from "#web/recruitment/jobs/hr/queries.ts";
import { templatesQuery } from "#web/recruitment/pipeline/hr/queries.ts";
import { SettingsPage } from "#web/recruitment/settings/settings-page.tsx";
import { settingsAreasOf } from "../settings-areas.ts";
import type { Route } from "./+types/settings.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "hr" });
  const client = createQueryClient();
  const api = args.context.get(apiContext);
  await Promise.all([client.fetchQuery(templatesQuery(api)), client.fetchQuery(milestoneSetsQuery(api))]);
  return {
    queries: dehydrate(client),
    readOnly: user.workspace?.abilities.change === false,
    areas: settingsAreasOf(user),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Recruitment settings · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Settings({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <SettingsPage readOnly={loaderData.readOnly} areas={loaderData.areas} />
    </HydrationBoundary>
  );
}

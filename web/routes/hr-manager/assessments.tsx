import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { BankPage } from "#web/recruitment/assessments/hr/bank-page.tsx";
import { bankQuery } from "#web/recruitment/assessments/hr/queries.ts";
import { settingsAreasOf } from "../settings-areas.ts";
import type { Route } from "./+types/assessments.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "hr" });
  const client = createQueryClient();
  await client.fetchQuery(bankQuery(args.context.get(apiContext)));
  return {
    queries: dehydrate(client),
    readOnly: user.workspace?.abilities.change === false,
    areas: settingsAreasOf(user),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Assessments · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Assessments({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <BankPage readOnly={loaderData.readOnly} areas={loaderData.areas} />
    </HydrationBoundary>
  );
}

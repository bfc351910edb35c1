import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { CodedError } from "#contract/core/errors.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { CorrectPage } from "#web/onboarding/desk/correct/correct-page.tsx";
import { askedCorrectionQuery, memberFileQuery } from "#web/onboarding/desk/queries.ts";
import type { Route } from "./+types/correct.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "onboarding" });
  const client = createQueryClient();
  const { id } = args.params;
  const api = args.context.get(apiContext);
  const file = memberFileQuery(id, api);
  await Promise.all([client.prefetchQuery(file), client.prefetchQuery(askedCorrectionQuery(id, api))]);
  const { error } = client.getQueryState(file.queryKey) ?? {};
  if (error instanceof CodedError && error.status < 500) throw error;
  return { id, queries: dehydrate(client) };
}

export { unlessOnlySearchChanged as shouldRevalidate } from "#web/lib/revalidation.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Correct details · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Correct({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <CorrectPage id={loaderData.id} />
    </HydrationBoundary>
  );
}

import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { CodedError } from "#contract/core/errors.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { MemberPage } from "#web/onboarding/desk/member/member-page.tsx";
import { memberDocumentsQuery, memberFileQuery, memberHistoryQuery } from "#web/onboarding/desk/queries.ts";
import type { Route } from "./+types/member.ts";

/** What the first view shows. The evidence is asked for by the browser: reading it is in the audit trail. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "onboarding" });
  const api = args.context.get(apiContext);
  const client = createQueryClient();
  const { id } = args.params;
  const file = memberFileQuery(id, api);
  await Promise.all([
    client.prefetchQuery(file),
    client.prefetchQuery(memberDocumentsQuery(id, api)),
    client.prefetchQuery(memberHistoryQuery(id, api)),
  ]);
  const { error, data } = client.getQueryState(file.queryKey) ?? {};
  if (error instanceof CodedError && error.status < 500) throw error;
  return { id, name: data?.member.fullName, queries: dehydrate(client) };
}

export { unlessOnlySearchChanged as shouldRevalidate } from "#web/lib/revalidation.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${loaderData?.name ?? "Member"} · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function MemberCase({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <MemberPage id={loaderData.id} />
    </HydrationBoundary>
  );
}

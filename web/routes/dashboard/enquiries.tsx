import { enquiryList } from "#contract/site/enquiries.ts";
import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { InboxPage } from "#web/workspace/enquiries/inbox-page.tsx";
import { requireProviderStaff } from "#web/workspace/shell/provider-access.ts";
import type { Route } from "./+types/enquiries.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireProviderStaff(args);
  const { enquiries } = args.context.get(apiContext);
  const state = readList(enquiryList, args.url.searchParams);
  const [found, unanswered] = await Promise.all([
    enquiries.list({ query: listQuery(enquiryList, state) }),
    optional(enquiries.list({ query: { status: "new", pageSize: 1 } })),
  ]);
  return { found, state, unanswered: unanswered?.total ?? null };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Enquiries · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  return <InboxPage {...loaderData} />;
}

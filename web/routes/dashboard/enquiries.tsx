import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { requireEnquiryReader } from "#web/workspace/enquiries/access.ts";
import { inboxQuery, readInboxFilters } from "#web/workspace/enquiries/filters.ts";
import { InboxPage } from "#web/workspace/enquiries/inbox-page.tsx";
import type { Route } from "./+types/enquiries.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireEnquiryReader(args);
  const { enquiries } = args.context.get(apiContext);
  const filters = readInboxFilters(args.url.searchParams);
  const [list, unanswered] = await Promise.all([
    enquiries.list({ query: inboxQuery(filters) }),
    optional(enquiries.list({ query: { status: "new", pageSize: 1 } })),
  ]);
  return { filters, list, unanswered: unanswered?.total ?? null };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Enquiries · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  return <InboxPage {...loaderData} />;
}

import { segmentMembersList } from "#contract/experience/segments.ts";
import { SegmentMembersPage } from "#web/experience/segments/segment-members-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import type { Route } from "./+types/segment-members.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "experience" });
  const { segments } = args.context.get(apiContext).experience;
  const { id } = args.params;
  const state = readList(segmentMembersList, args.url.searchParams);
  const [segment, found] = await Promise.all([
    segments.get({ params: { id } }),
    segments.members({ params: { id }, query: listQuery(segmentMembersList, state) }),
  ]);
  return { segment, found, page: state.page };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${loaderData?.segment.name} · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function SegmentMembers({ loaderData }: Route.ComponentProps) {
  return <SegmentMembersPage {...loaderData} />;
}

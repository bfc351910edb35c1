import { hrReferralList } from "#contract/recruitment/referrals.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { HrReferralsPage } from "#web/recruitment/referrals/hr/hr-referrals-page.tsx";
import type { Route } from "./+types/referrals.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const state = readList(hrReferralList, args.url.searchParams);
  const { referrals } = args.context.get(apiContext);
  return { found: await referrals.all({ query: listQuery(hrReferralList, state) }), state };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Referrals · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function HrReferrals({ loaderData }: Route.ComponentProps) {
  return <HrReferralsPage {...loaderData} />;
}

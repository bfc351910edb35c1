import { CodedError } from "#contract/core/errors.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { ComparePage } from "#web/recruitment/applications/hr/compare/compare-page.tsx";
import { comparedIds } from "#web/recruitment/applications/hr/compare/compared.ts";
import type { Route } from "./+types/compare.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const ids = comparedIds(args.url.searchParams);
  if (!ids) throw new CodedError("not_found");
  const { hr, hiring, scorecards, assessments } = args.context.get(apiContext);
  const compared = ids.map(async (id) => {
    const params = { id };
    const [application, exchange, cards, sent] = await Promise.all([
      hr.applications.get({ params }),
      hiring.get({ params }),
      scorecards.get({ params }),
      assessments.get({ params }),
    ]);
    const { interviews } = exchange;
    return { application, hiring: { interviews }, scorecards: cards, assessments: { sent: sent.sent } };
  });
  return { compared: await Promise.all(compared) };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Compare candidates · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage compared={loaderData.compared} />;
}

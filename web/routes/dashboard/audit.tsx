import { auditList } from "#contract/workspace/audit.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { AuditPage } from "#web/workspace/audit/audit-page.tsx";
import type { Route } from "./+types/audit.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "owner" });
  const state = readList(auditList, args.url.searchParams);
  const { audit } = args.context.get(apiContext).workspace;
  return { found: await audit.list({ query: listQuery(auditList, state) }), state };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Audit trail · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />;
}

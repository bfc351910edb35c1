import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { AuditPage } from "#web/workspace/audit/audit-page.tsx";
import { auditFilterQuery, auditPageSize, readAuditFilters } from "#web/workspace/audit/filters.ts";
import type { Route } from "./+types/audit.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "owner" });
  const filters = readAuditFilters(args.url.searchParams);
  const { audit } = args.context.get(apiContext).workspace;
  const query = { ...auditFilterQuery(filters), page: filters.page, pageSize: auditPageSize };
  return { filters, list: await audit.list({ query }) };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Audit trail · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />;
}

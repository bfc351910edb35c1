import { roleCovers } from "#contract/core/access.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { TemplatesPage } from "#web/workspace/communications/templates-page.tsx";
import type { Route } from "./+types/templates.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { staff: true });
  const templates = await args.context.get(apiContext).workspace.templates.list();
  return { templates, campaigns: roleCovers(user.workspace?.roles ?? [], "experience") };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Templates · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Templates({ loaderData }: Route.ComponentProps) {
  return <TemplatesPage {...loaderData} />;
}

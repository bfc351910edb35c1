import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { SettingsPage } from "#web/recruitment/hr/settings/settings-page.tsx";
import type { Route } from "./+types/settings.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "hr" });
  const templates = await args.context.get(apiContext).hiring.templates.list();
  return { templates, readOnly: user.workspace?.abilities.change === false };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Recruitment settings · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} />;
}

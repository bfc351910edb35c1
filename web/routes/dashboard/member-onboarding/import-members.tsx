import { memberImportDesk } from "#web/onboarding/desk/import/desk.ts";
import { ImportsPage } from "#web/ui/import/imports-page.tsx";
import type { Route } from "./+types/import-members.ts";
import { memberImports } from "./member-import-steps.ts";

export const loader = (args: Route.LoaderArgs) => memberImports.listImports(args);
export const action = (args: Route.ActionArgs) => memberImports.upload(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import members · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ImportMembers({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsPage desk={memberImportDesk} {...loaderData} refusal={actionData?.failure} />;
}

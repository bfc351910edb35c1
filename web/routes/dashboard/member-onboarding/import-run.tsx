import { memberImportDesk } from "#web/onboarding/desk/import/desk.ts";
import { memberImportQuery } from "#web/onboarding/desk/queries.ts";
import { FollowedRun } from "#web/ui/import/followed-run.tsx";
import type { Route } from "./+types/import-run.ts";
import { memberImports } from "./member-import-steps.ts";

export const loader = (args: Route.LoaderArgs) => memberImports.readRun(args);

export const action = (args: Route.ActionArgs) => memberImports.endImport(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ImportRun({ loaderData: { id, ...shown }, actionData }: Route.ComponentProps) {
  return (
    <FollowedRun
      desk={memberImportDesk}
      query={memberImportQuery(id)}
      refusal={actionData?.failure}
      {...shown}
    />
  );
}

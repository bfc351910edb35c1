import { interactionImportDesk } from "#web/experience/interactions/import-desk.ts";
import { interactionImportQuery } from "#web/experience/interactions/queries.ts";
import { FollowedRun } from "#web/ui/import/followed-run.tsx";
import type { Route } from "./+types/import-run.ts";
import { interactionImports } from "./interaction-import-steps.ts";

export const loader = (args: Route.LoaderArgs) => interactionImports.readRun(args);

export const action = (args: Route.ActionArgs) => interactionImports.endImport(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ImportRun({ loaderData: { id, ...shown }, actionData }: Route.ComponentProps) {
  return (
    <FollowedRun
      desk={interactionImportDesk}
      query={interactionImportQuery(id)}
      refusal={actionData?.failure}
      {...shown}
    />
  );
}

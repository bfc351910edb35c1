import { interactionImportDesk } from "#web/experience/interactions/import-desk.ts";
import { ColumnsPage } from "#web/ui/import/columns-page.tsx";
import type { Route } from "./+types/import-columns.ts";
import { interactionImports } from "./interaction-import-steps.ts";

export const loader = (args: Route.LoaderArgs) => interactionImports.readColumns(args);
export const action = (args: Route.ActionArgs) => interactionImports.chooseColumns(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Columns to import · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ImportedColumns({ loaderData, actionData }: Route.ComponentProps) {
  return <ColumnsPage desk={interactionImportDesk} {...loaderData} refusal={actionData?.failure} />;
}

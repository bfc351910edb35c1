import { memberImportDesk } from "#web/onboarding/desk/import/desk.ts";
import { ColumnsPage } from "#web/ui/import/columns-page.tsx";
import type { Route } from "./+types/import-columns.ts";
import { memberImports } from "./member-import-steps.ts";

export const loader = (args: Route.LoaderArgs) => memberImports.readColumns(args);
export const action = (args: Route.ActionArgs) => memberImports.chooseColumns(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Columns to import · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ImportedColumns({ loaderData, actionData }: Route.ComponentProps) {
  return <ColumnsPage desk={memberImportDesk} {...loaderData} refusal={actionData?.failure} />;
}

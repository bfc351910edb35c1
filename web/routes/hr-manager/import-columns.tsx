import { candidateImportDesk } from "#web/recruitment/candidates/hr/import/desk.ts";
import { ColumnsPage } from "#web/ui/import/columns-page.tsx";
import type { Route } from "./+types/import-columns.ts";
import { candidateImports } from "./candidate-import-steps.ts";

export const loader = (args: Route.LoaderArgs) => candidateImports.readColumns(args);
export const action = (args: Route.ActionArgs) => candidateImports.chooseColumns(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Columns to import · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ImportedColumns({ loaderData, actionData }: Route.ComponentProps) {
  return <ColumnsPage desk={candidateImportDesk} {...loaderData} refusal={actionData?.failure} />;
}

import { statementDesk } from "#web/finance/transactions/import-desk.ts";
import { ColumnsPage } from "#web/ui/import/columns-page.tsx";
import type { Route } from "./+types/import-columns.ts";
import { statementImports } from "./steps.ts";

export const loader = (args: Route.LoaderArgs) => statementImports.readColumns(args);
export const action = (args: Route.ActionArgs) => statementImports.chooseColumns(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Columns of the statement · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Columns({ loaderData, actionData }: Route.ComponentProps) {
  return <ColumnsPage desk={statementDesk} {...loaderData} refusal={actionData?.failure} />;
}

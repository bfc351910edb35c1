import { bookDesk } from "#web/finance/loans/import-desk.ts";
import { ColumnsPage } from "#web/ui/import/columns-page.tsx";
import type { Route } from "./+types/import-columns.ts";
import { bookImports } from "./steps.ts";

export const loader = (args: Route.LoaderArgs) => bookImports.readColumns(args);
export const action = (args: Route.ActionArgs) => bookImports.chooseColumns(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Columns of the loan book · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Columns({ loaderData, actionData }: Route.ComponentProps) {
  return <ColumnsPage desk={bookDesk} {...loaderData} refusal={actionData?.failure} />;
}

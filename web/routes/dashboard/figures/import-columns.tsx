import { figuresDesk } from "#web/finance/figures/import-desk.ts";
import { ColumnsPage } from "#web/ui/import/columns-page.tsx";
import type { Route } from "./+types/import-columns.ts";
import { figuresImports } from "./steps.ts";

export const loader = (args: Route.LoaderArgs) => figuresImports.readColumns(args);
export const action = (args: Route.ActionArgs) => figuresImports.chooseColumns(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Columns of the monthly figures · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Columns({ loaderData, actionData }: Route.ComponentProps) {
  return <ColumnsPage desk={figuresDesk} {...loaderData} refusal={actionData?.failure} />;
}

import { statementDesk } from "#web/finance/transactions/import-desk.ts";
import { ImportsPage } from "#web/ui/import/imports-page.tsx";
import type { Route } from "./+types/import.ts";
import { statementImports } from "./steps.ts";

export const loader = (args: Route.LoaderArgs) => statementImports.listImports(args);
export const action = (args: Route.ActionArgs) => statementImports.upload(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import a statement · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsPage desk={statementDesk} {...loaderData} refusal={actionData?.failure} />;
}

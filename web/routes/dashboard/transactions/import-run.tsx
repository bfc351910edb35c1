import { statementDesk } from "#web/finance/transactions/import-desk.ts";
import { statementQuery } from "#web/finance/transactions/queries.ts";
import { FollowedRun } from "#web/ui/import/followed-run.tsx";
import type { Route } from "./+types/import-run.ts";
import { statementImports } from "./steps.ts";

export const loader = (args: Route.LoaderArgs) => statementImports.readRun(args);
export const action = (args: Route.ActionArgs) => statementImports.endImport(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import a statement · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Run({ loaderData: { id, ...shown }, actionData }: Route.ComponentProps) {
  return (
    <FollowedRun desk={statementDesk} query={statementQuery(id)} refusal={actionData?.failure} {...shown} />
  );
}

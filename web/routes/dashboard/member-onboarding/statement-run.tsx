import { statementDesk } from "#web/onboarding/desk/import/statement-desk.ts";
import { statementQuery } from "#web/onboarding/desk/queries.ts";
import { FollowedRun } from "#web/ui/import/followed-run.tsx";
import type { Route } from "./+types/statement-run.ts";
import { statementImports } from "./statement-steps.ts";

export const loader = (args: Route.LoaderArgs) => statementImports.readRun(args);

export const action = (args: Route.ActionArgs) => statementImports.endImport(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Statement · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function StatementRun({ loaderData: { id, ...shown }, actionData }: Route.ComponentProps) {
  return (
    <FollowedRun desk={statementDesk} query={statementQuery(id)} refusal={actionData?.failure} {...shown} />
  );
}

import { statementDesk } from "#web/onboarding/desk/import/statement-desk.ts";
import { CheckPage } from "#web/ui/import/check-page.tsx";
import type { Route } from "./+types/statement-check.ts";
import { statementImports } from "./statement-steps.ts";

export const loader = (args: Route.LoaderArgs) => statementImports.readCheck(args);
export const action = (args: Route.ActionArgs) => statementImports.startImport(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Check the statement · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function CheckedStatement({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckPage
      desk={statementDesk}
      {...loaderData}
      refusal={actionData?.failure}
      values={actionData?.values}
    />
  );
}

import { statementDesk } from "#web/finance/transactions/import-desk.ts";
import { CheckPage } from "#web/ui/import/check-page.tsx";
import type { Route } from "./+types/import-check.ts";
import { statementImports } from "./steps.ts";

export const loader = (args: Route.LoaderArgs) => statementImports.readCheck(args);
export const action = async (args: Route.ActionArgs) =>
  statementImports.startImport(args, await args.request.formData());

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Check the statement · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Check({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckPage
      desk={statementDesk}
      {...loaderData}
      refusal={actionData?.failure}
      values={actionData?.values}
    />
  );
}

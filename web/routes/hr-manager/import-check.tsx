import { candidateImportDesk } from "#web/recruitment/candidates/hr/import/desk.ts";
import { CheckPage } from "#web/ui/import/check-page.tsx";
import type { Route } from "./+types/import-check.ts";
import { candidateImports } from "./candidate-import-steps.ts";

export const loader = (args: Route.LoaderArgs) => candidateImports.readCheck(args);
export const action = async (args: Route.ActionArgs) =>
  candidateImports.startImport(args, await args.request.formData());

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Check the import · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function CheckedImport({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckPage
      desk={candidateImportDesk}
      {...loaderData}
      refusal={actionData?.failure}
      values={actionData?.values}
    />
  );
}

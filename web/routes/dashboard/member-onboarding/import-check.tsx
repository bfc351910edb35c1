import { memberImportDesk } from "#web/onboarding/desk/import/desk.ts";
import { CheckPage } from "#web/ui/import/check-page.tsx";
import type { Route } from "./+types/import-check.ts";
import { memberImports } from "./member-import-steps.ts";

export const loader = (args: Route.LoaderArgs) => memberImports.readCheck(args);
export const action = async (args: Route.ActionArgs) =>
  memberImports.startImport(args, await args.request.formData());

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Check the import · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function CheckedImport({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckPage
      desk={memberImportDesk}
      {...loaderData}
      refusal={actionData?.failure}
      values={actionData?.values}
    />
  );
}

import { interactionImportDesk } from "#web/experience/interactions/import-desk.ts";
import { CheckPage } from "#web/ui/import/check-page.tsx";
import type { Route } from "./+types/import-check.ts";
import { interactionImports } from "./interaction-import-steps.ts";

export const loader = (args: Route.LoaderArgs) => interactionImports.readCheck(args);
export const action = async (args: Route.ActionArgs) =>
  interactionImports.startImport(args, await args.request.formData());

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Check the import · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function CheckedImport({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckPage
      desk={interactionImportDesk}
      {...loaderData}
      refusal={actionData?.failure}
      values={actionData?.values}
    />
  );
}

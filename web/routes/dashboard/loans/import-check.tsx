import { bookDesk } from "#web/finance/loans/import-desk.ts";
import { CheckPage } from "#web/ui/import/check-page.tsx";
import type { Route } from "./+types/import-check.ts";
import { bookImports } from "./steps.ts";

export const loader = (args: Route.LoaderArgs) => bookImports.readCheck(args);
export const action = async (args: Route.ActionArgs) =>
  bookImports.startImport(args, await args.request.formData());

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Check the loan book · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Check({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckPage desk={bookDesk} {...loaderData} refusal={actionData?.failure} values={actionData?.values} />
  );
}

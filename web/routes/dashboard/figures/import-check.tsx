import { figuresDesk } from "#web/finance/figures/import-desk.ts";
import { CheckPage } from "#web/ui/import/check-page.tsx";
import type { Route } from "./+types/import-check.ts";
import { figuresImports } from "./steps.ts";

export const loader = (args: Route.LoaderArgs) => figuresImports.readCheck(args);
export const action = async (args: Route.ActionArgs) =>
  figuresImports.startImport(args, await args.request.formData());

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Check the monthly figures · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Check({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckPage desk={figuresDesk} {...loaderData} refusal={actionData?.failure} values={actionData?.values} />
  );
}

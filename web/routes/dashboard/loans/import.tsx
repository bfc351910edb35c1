import { bookDesk } from "#web/finance/loans/import-desk.ts";
import { ImportsPage } from "#web/ui/import/imports-page.tsx";
import type { Route } from "./+types/import.ts";
import { bookImports } from "./steps.ts";

export const loader = (args: Route.LoaderArgs) => bookImports.listImports(args);
export const action = (args: Route.ActionArgs) => bookImports.upload(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import a loan book · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsPage desk={bookDesk} {...loaderData} refusal={actionData?.failure} />;
}

import { figuresDesk } from "#web/finance/figures/import-desk.ts";
import { ImportsPage } from "#web/ui/import/imports-page.tsx";
import type { Route } from "./+types/import.ts";
import { figuresImports } from "./steps.ts";

export const loader = (args: Route.LoaderArgs) => figuresImports.listImports(args);
export const action = (args: Route.ActionArgs) => figuresImports.upload(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import monthly figures · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsPage desk={figuresDesk} {...loaderData} refusal={actionData?.failure} />;
}

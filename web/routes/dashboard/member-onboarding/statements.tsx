import { statementDesk } from "#web/onboarding/desk/import/statement-desk.ts";
import { ImportsPage } from "#web/ui/import/imports-page.tsx";
import type { Route } from "./+types/statements.ts";
import { statementImports } from "./statement-steps.ts";

export const loader = (args: Route.LoaderArgs) => statementImports.listImports(args);
export const action = (args: Route.ActionArgs) => statementImports.upload(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Payments from a statement · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Statements({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsPage desk={statementDesk} {...loaderData} refusal={actionData?.failure} />;
}

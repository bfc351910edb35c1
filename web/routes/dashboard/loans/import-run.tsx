import { bookDesk } from "#web/finance/loans/import-desk.ts";
import { bookQuery } from "#web/finance/loans/queries.ts";
import { FollowedRun } from "#web/ui/import/followed-run.tsx";
import type { Route } from "./+types/import-run.ts";
import { bookImports } from "./steps.ts";

export const loader = (args: Route.LoaderArgs) => bookImports.readRun(args);
export const action = (args: Route.ActionArgs) => bookImports.endImport(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import a loan book · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Run({ loaderData: { id, ...shown }, actionData }: Route.ComponentProps) {
  return <FollowedRun desk={bookDesk} query={bookQuery(id)} refusal={actionData?.failure} {...shown} />;
}

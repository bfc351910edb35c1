import { figuresDesk } from "#web/finance/figures/import-desk.ts";
import { figuresImportQuery } from "#web/finance/figures/queries.ts";
import { FollowedRun } from "#web/ui/import/followed-run.tsx";
import type { Route } from "./+types/import-run.ts";
import { figuresImports } from "./steps.ts";

export const loader = (args: Route.LoaderArgs) => figuresImports.readRun(args);
export const action = (args: Route.ActionArgs) => figuresImports.endImport(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import monthly figures · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Run({ loaderData: { id, ...shown }, actionData }: Route.ComponentProps) {
  return (
    <FollowedRun desk={figuresDesk} query={figuresImportQuery(id)} refusal={actionData?.failure} {...shown} />
  );
}

import { candidateImportDesk } from "#web/recruitment/candidates/hr/import/desk.ts";
import { ImportsPage } from "#web/ui/import/imports-page.tsx";
import type { Route } from "./+types/import-candidates.ts";
import { candidateImports } from "./candidate-import-steps.ts";

export const loader = (args: Route.LoaderArgs) => candidateImports.listImports(args);
export const action = (args: Route.ActionArgs) => candidateImports.upload(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import candidates · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ImportCandidates({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsPage desk={candidateImportDesk} {...loaderData} refusal={actionData?.failure} />;
}

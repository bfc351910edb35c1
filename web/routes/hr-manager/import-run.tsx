import { candidateImportDesk } from "#web/recruitment/candidates/hr/import/desk.ts";
import { importQuery } from "#web/recruitment/candidates/hr/import/queries.ts";
import { FollowedRun } from "#web/ui/import/followed-run.tsx";
import type { Route } from "./+types/import-run.ts";
import { candidateImports } from "./candidate-import-steps.ts";

export const loader = (args: Route.LoaderArgs) => candidateImports.readRun(args);

export const action = (args: Route.ActionArgs) => candidateImports.endImport(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ImportRun({ loaderData: { id, ...shown }, actionData }: Route.ComponentProps) {
  return (
    <FollowedRun
      desk={candidateImportDesk}
      query={importQuery(id)}
      refusal={actionData?.failure}
      {...shown}
    />
  );
}

import { interactionImportDesk } from "#web/experience/interactions/import-desk.ts";
import { ImportsPage } from "#web/ui/import/imports-page.tsx";
import type { Route } from "./+types/import-interactions.ts";
import { interactionImports } from "./interaction-import-steps.ts";

export const loader = (args: Route.LoaderArgs) => interactionImports.listImports(args);
export const action = (args: Route.ActionArgs) => interactionImports.upload(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import interactions · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ImportInteractions({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsPage desk={interactionImportDesk} {...loaderData} refusal={actionData?.failure} />;
}

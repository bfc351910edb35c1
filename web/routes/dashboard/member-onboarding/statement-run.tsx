import { dehydrate, HydrationBoundary, useQuery } from "@tanstack/react-query";
import { redirect } from "react-router";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { statementDesk } from "#web/onboarding/desk/import/statement-desk.ts";
import { statementQuery } from "#web/onboarding/desk/queries.ts";
import { importPath } from "#web/ui/import/import-desk.ts";
import { RunPage } from "#web/ui/import/run-page.tsx";
import type { Route } from "./+types/statement-run.ts";
import { statementImports } from "./statement-steps.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "onboarding" });
  const client = createQueryClient();
  const { id } = args.params;
  const run = await client.fetchQuery(statementQuery(id, args.context.get(apiContext)));
  if (run.state === "uploaded") throw redirect(importPath(statementDesk, run));
  return { id, queries: dehydrate(client), readOnly: user.workspace?.abilities.change === false };
}

export const action = (args: Route.ActionArgs) => statementImports.endImport(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Statement · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function StatementRun({ loaderData, actionData }: Route.ComponentProps) {
  const { id, queries, readOnly } = loaderData;
  return (
    <HydrationBoundary state={queries}>
      <Run id={id} readOnly={readOnly} refusal={actionData?.failure} />
    </HydrationBoundary>
  );
}

function Run({ id, ...shown }: { id: string } & Pick<Parameters<typeof RunPage>[0], "readOnly" | "refusal">) {
  const { data: run } = useQuery(statementQuery(id));
  return run && <RunPage desk={statementDesk} run={run} {...shown} />;
}

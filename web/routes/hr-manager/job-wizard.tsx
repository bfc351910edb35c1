import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { loadJobDraft, milestoneSetsQuery } from "#web/recruitment/jobs/hr/queries.ts";
import { JobWizard } from "#web/recruitment/jobs/hr/wizard/job-wizard.tsx";
import type { Route } from "./+types/job-wizard.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const { id } = args.params;
  if (!z.uuid().safeParse(id).success) throw new CodedError("not_found");
  const api = args.context.get(apiContext);
  const client = createQueryClient();
  const [draft] = await Promise.all([loadJobDraft(id, api), client.fetchQuery(milestoneSetsQuery(api))]);
  return { queries: dehydrate(client), wizard: { id, draft, now: new Date().toISOString() } };
}

/** What is typed is in the form; the server's copy of it would only be older. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Create Job · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function CreateJob({ loaderData }: Route.ComponentProps) {
  const { queries, wizard } = loaderData;
  return (
    <HydrationBoundary state={queries}>
      <JobWizard key={wizard.id} {...wizard} />
    </HydrationBoundary>
  );
}

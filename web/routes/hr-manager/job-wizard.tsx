import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { redirect } from "react-router";
import { z } from "zod";
import { roleCovers } from "#contract/core/access.ts";
import { CodedError } from "#contract/core/errors.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { jobApprovalPath } from "#web/recruitment/jobs/hr/paths.ts";
import { loadApproval, loadJobDraft, milestoneSetsQuery } from "#web/recruitment/jobs/hr/queries.ts";
import { JobWizard } from "#web/recruitment/jobs/hr/wizard/job-wizard.tsx";
import type { Route } from "./+types/job-wizard.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "hr" });
  const { id } = args.params;
  if (!z.uuid().safeParse(id).success) throw new CodedError("not_found");
  const api = args.context.get(apiContext);
  const client = createQueryClient();
  const [draft, settings, approval] = await Promise.all([
    loadJobDraft(id, api),
    api.hr.jobs.settings.get(),
    loadApproval(id, api),
    client.fetchQuery(milestoneSetsQuery(api)),
  ]);
  if (approval?.state === "waiting") throw redirect(jobApprovalPath(id));
  const approves = roleCovers(user.workspace?.roles ?? [], "owner");
  return {
    queries: dehydrate(client),
    wizard: {
      id,
      draft,
      now: new Date().toISOString(),
      needsApproval: settings.approvalRequired && !approves,
      sentBack: approval?.reason ?? null,
    },
  };
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

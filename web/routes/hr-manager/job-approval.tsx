import { data, redirect } from "react-router";
import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { forgetWhenSent } from "#web/lib/forget-when-sent.ts";
import { formText } from "#web/lib/form-text.ts";
import { ApprovalPage, keptReturn } from "#web/recruitment/jobs/hr/approval-page.tsx";
import { hrJobsPath, jobDraftPath } from "#web/recruitment/jobs/hr/paths.ts";
import type { Route } from "./+types/job-approval.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const { id } = args.params;
  if (!z.uuid().safeParse(id).success) throw new CodedError("not_found");
  return args.context.get(apiContext).hr.jobs.approvals.get({ params: { id } });
}

const intents = ["approve", "return", "take-back"] as const;

export async function action({ context, request, params }: Route.ActionArgs) {
  const { approvals } = context.get(apiContext).hr.jobs;
  const form = await request.formData();
  const intent = intents.find((one) => one === form.get("intent"));
  if (!intent) throw data(null, { status: 400 });
  try {
    if (intent === "approve") {
      await approvals.approve({ params });
      return redirect(hrJobsPath);
    }
    if (intent === "return") {
      await approvals.giveBack({ params, body: { reason: formText(form, "reason") } });
      return { intent };
    }
    await approvals.takeBack({ params });
    return redirect(jobDraftPath(params.id));
  } catch (error) {
    const refused = formFailure(error);
    const { failure } = refused.data;
    // The only field that can be refused of an approval is one of the job's, which has no place in this form.
    const message = intent === "approve" ? (failure.fields?.deadline ?? failure.message) : failure.message;
    return data({ intent, failure: { ...failure, message } }, refused.init ?? {});
  }
}

/** What was sent need not be kept any longer. */
export const clientAction = ({ params: { id }, serverAction }: Route.ClientActionArgs) =>
  forgetWhenSent(
    serverAction,
    [keptReturn(id)],
    (outcome) => typeof outcome === "string" || !("failure" in outcome),
  );

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `Approval of ${loaderData?.job.title} · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function JobApproval({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && "failure" in actionData ? actionData : undefined;
  return (
    <ApprovalPage
      key={loaderData.state}
      approval={loaderData}
      refusals={refused ? { [refused.intent]: refused.failure } : {}}
    />
  );
}

import { data } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { complaintList } from "#contract/experience/complaints.ts";
import type { CaseAnswer } from "#web/experience/complaints/desk/answer.ts";
import { CasePage } from "#web/experience/complaints/desk/case-page.tsx";
import { actionIn, doneWords, readStep } from "#web/experience/complaints/desk/read-step.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { neighboursOf } from "#web/lib/list-neighbours.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import type { Route } from "./+types/complaint.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "experience" });
  const { complaints } = args.context.get(apiContext).experience;
  const { id } = args.params;
  const list = readList(complaintList, args.url.searchParams);
  const [complaint, colleagues, neighbours] = await Promise.all([
    complaints.get({ params: { id } }),
    complaints.colleagues(),
    optional(
      neighboursOf(complaintList, list, id, (state) =>
        complaints.list({ query: listQuery(complaintList, state) }),
      ),
    ),
  ]);
  const organization = user.workspace?.name ?? "";
  return { complaint, colleagues, neighbours, list, organization, attempt: crypto.randomUUID() };
}

/** The calls refuse who may not act: a session that ended meanwhile shows here, and takes no words away. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = actionIn(form) ?? "acknowledge";
  try {
    await context
      .get(apiContext)
      .experience.complaints.act({ params: { id: params.id }, body: readStep(form, intent) });
    return data<CaseAnswer>({ intent, saved: doneWords[intent] });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const { message, fields, status, code } = error;
    return data<CaseAnswer>({ intent, failure: { message, fields, code } }, { status });
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: `${loaderData?.complaint.reference ?? "Complaint"} · ${matches[0].loaderData?.settings.brand.product}`,
  },
];

export default function Complaint({ loaderData, actionData }: Route.ComponentProps) {
  return <CasePage {...loaderData} answer={actionData} />;
}

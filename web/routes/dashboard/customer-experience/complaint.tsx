import { data } from "react-router";
import { roleCovers } from "#contract/core/access.ts";
import { CodedError } from "#contract/core/errors.ts";
import { complaintList } from "#contract/experience/complaints.ts";
import type { CaseAnswer } from "#web/experience/complaints/desk/answer.ts";
import { CasePage } from "#web/experience/complaints/desk/case-page.tsx";
import { actionIn, doneWords, readStep } from "#web/experience/complaints/desk/read-step.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { neighboursOf } from "#web/lib/list-neighbours.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { filesOf, sendFiles } from "#web/lib/sent-files.ts";
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
  const opensMembers = roleCovers(user.workspace?.roles ?? [], "onboarding");
  return {
    complaint,
    colleagues,
    neighbours,
    list,
    organization,
    opensMembers,
    attempt: crypto.randomUUID(),
  };
}

/** Adds the files of a form to a case, or deletes one. */
async function changeFiles(
  context: Route.ActionArgs["context"],
  id: string,
  intent: "attach" | "detach",
  form: FormData,
) {
  const { complaints } = context.get(apiContext).experience;
  const refuse = (error: CodedError, fields?: Record<string, string>) => {
    const { message, status, code } = error;
    return data<CaseAnswer>({ intent, failure: { message, code, fields } }, { status });
  };
  try {
    if (intent === "detach") {
      await complaints.detach({ params: { id, attachmentId: formText(form, "id") } });
      return data<CaseAnswer>({ intent, saved: "Deleted." });
    }
    const files = filesOf(form);
    if (files.length === 0) {
      const error = new CodedError("validation", "Choose a file first.");
      return refuse(error, { files: error.message });
    }
    const [refused] = await sendFiles(files, formText(form, "key"), (file, key) =>
      complaints.attach({ params: { id }, form: { key }, files: { file } }),
    );
    if (refused) return refuse(refused, { files: refused.message });
    return data<CaseAnswer>({ intent, saved: "Added." });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return refuse(error);
  }
}

/** The calls refuse who may not act: a session that ended meanwhile shows here, and takes no words away. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const changed = formText(form, "intent");
  if (changed === "attach" || changed === "detach") return changeFiles(context, params.id, changed, form);
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

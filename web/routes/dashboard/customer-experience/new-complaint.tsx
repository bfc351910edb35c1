import { redirect } from "react-router";
import { casePath } from "#contract/experience/complaint-paths.ts";
import { NewComplaintPage, newComplaintKeptAs } from "#web/experience/complaints/desk/new-complaint-page.tsx";
import { readEntry } from "#web/experience/complaints/desk/read-entry.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { forgetWhenSent } from "#web/lib/forget-when-sent.ts";
import type { Route } from "./+types/new-complaint.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "experience" });
  return { attempt: crypto.randomUUID() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { complaints } = context.get(apiContext).experience;
  try {
    const { id } = await complaints.enter({ body: readEntry(await request.formData()) });
    return redirect(casePath(id));
  } catch (error) {
    return formFailure(error);
  }
}

/** What was sent need not be kept any longer. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  forgetWhenSent(serverAction, [newComplaintKeptAs]);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Take down a complaint · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function NewComplaint({ loaderData, actionData }: Route.ComponentProps) {
  return <NewComplaintPage {...loaderData} refusal={actionData?.failure} />;
}

import { data, redirect } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { complaintPath, complaintsPath } from "#contract/experience/complaint-paths.ts";
import { complainMessages } from "#web/experience/complaints/member/complain.messages.ts";
import { ComplainPage } from "#web/experience/complaints/member/complain-page.tsx";
import {
  type ComplainAnswer,
  readTyped,
  toComplaint,
} from "#web/experience/complaints/member/complaint-answer.ts";
import { keptAs } from "#web/experience/complaints/member/complaint-form.tsx";
import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { forgetWhenSent } from "#web/lib/forget-when-sent.ts";
import { formText } from "#web/lib/form-text.ts";
import { pageLanguage } from "#web/lib/language.ts";
import { filesOf, sendFiles } from "#web/lib/sent-files.ts";
import { Honeypot } from "#web/site/enquiry/honeypot.tsx";
import { errorTitle } from "#web/site/error-page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import { SaccoPage } from "#web/ui/sacco-brand.tsx";
import type { Route } from "./+types/complain.ts";

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [sacco, brand] = await Promise.all([
    api.experience.complaints.form({ params: { slug } }),
    optional(api.brand.ofSacco({ params: { slug } })),
  ]);
  return { sacco, brand, attempt: crypto.randomUUID() };
}

/** Sends the complaint, or leads to one whose code was typed. */
export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { complaints } = context.get(apiContext).experience;
  const follows = formText(form, "intent") === "follow";
  const typed = follows ? { code: formText(form, "code") } : readTyped(form);
  try {
    if ("code" in typed) {
      const code = typed.code.replace(/[\s-]/g, "");
      await complaints.track({ params: { code } });
      return redirect(complaintPath(slug, code));
    }
    const body = { ...toComplaint(typed), language: pageLanguage(context) };
    const { code } = await complaints.submit({ params: { slug }, body });
    const left = await sendFiles(filesOf(form), body.key, (file, key) =>
      complaints.addFile({ params: { code }, form: { key }, files: { file } }),
    );
    return redirect(`${complaintPath(slug, code)}?sent=1${left.length > 0 ? `&left=${left.length}` : ""}`);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const { message, status, fields } = error;
    const failure = follows && status === 404 ? { message, fields: { code: message } } : { message, fields };
    const intent = follows ? "follow" : "complain";
    const hadFiles = filesOf(form).length > 0;
    return data<ComplainAnswer>({ intent, failure, values: typed, hadFiles }, { status });
  }
}

/** What was sent need not be kept any longer. */
export const clientAction = ({ serverAction, params: { slug } }: Route.ClientActionArgs) =>
  forgetWhenSent(serverAction, [keptAs(slug)], (to) => typeof to === "string" && to.includes("sent=1"));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: errorTitle(404) }];
  const { organization: sacco, slug, open } = loaderData.sacco;
  return pageMeta(
    matches[0].loaderData,
    {
      path: complaintsPath(slug),
      title: textOf(complainMessages, (t) => t.title({ sacco })),
      description: textOf(complainMessages, (t) => t.description({ sacco })),
    },
    { hidden: !open },
  );
};

export default function Complain({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, ...shown } = loaderData;
  return (
    <SaccoPage brand={brand}>
      <ComplainPage {...shown} answer={actionData} honeypot={<Honeypot />} />
    </SaccoPage>
  );
}

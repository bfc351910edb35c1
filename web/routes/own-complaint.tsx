import { data } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { complaintLimits } from "#contract/experience/complaint-limits.ts";
import { complainMessages } from "#web/experience/complaints/member/complain.messages.ts";
import type { OwnComplaintAnswer } from "#web/experience/complaints/member/complaint-answer.ts";
import { OwnComplaintPage } from "#web/experience/complaints/member/own-complaint-page.tsx";
import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { wholeNumber } from "#web/lib/search-params.ts";
import { filesOf, sendFiles } from "#web/lib/sent-files.ts";
import { errorTitle } from "#web/site/error-page.tsx";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import { SaccoPage } from "#web/ui/sacco-brand.tsx";
import type { Route } from "./+types/own-complaint.ts";

/** A complaint, for whoever has its address. */
export async function loader({ context, params: { slug, code }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [own, brand] = await Promise.all([
    api.experience.complaints.track({ params: { code } }),
    optional(api.brand.ofSacco({ params: { slug } })),
  ]);
  const left = wholeNumber(url.searchParams.get("left"), 1, complaintLimits.attachments) ?? 0;
  return { own, brand, code, sent: url.searchParams.has("sent"), left, attempt: crypto.randomUUID() };
}

export async function action({ context, request, params: { code } }: Route.ActionArgs) {
  const form = await request.formData();
  const { complaints } = context.get(apiContext).experience;
  const params = { code };
  const intent = formText(form, "intent") === "withdraw" ? "withdraw" : "add";
  try {
    if (intent === "withdraw") await complaints.withdraw({ params });
    else {
      const key = formText(form, "key");
      const message = formText(form, "message");
      const files = filesOf(form);
      // A photo says enough by itself.
      if (message || files.length === 0) await complaints.add({ params, body: { key, message } });
      const [refused] = await sendFiles(files, key, (file, fileKey) =>
        complaints.addFile({ params, form: { key: fileKey }, files: { file } }),
      );
      if (refused) {
        const { message: why, status } = refused;
        const failure = { message: why, fields: { files: why } };
        return data<OwnComplaintAnswer>({ intent, failure }, { status });
      }
    }
    return data<OwnComplaintAnswer>({ intent, saved: true });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const { message, fields, status } = error;
    return data<OwnComplaintAnswer>({ intent, failure: { message, fields } }, { status });
  }
}

/** The address is the key to somebody's complaint: it is told to no other site. */
export const headers = () => ({ "referrer-policy": "same-origin" });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...(loaderData
    ? titleMeta(
        matches[0].loaderData,
        textOf(complainMessages, (t) => t.ownTitle({ reference: loaderData.own.reference })),
      )
    : [{ title: errorTitle(404) }]),
  { name: "robots", content: "noindex" },
];

export default function OwnComplaint({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, ...shown } = loaderData;
  return (
    <SaccoPage brand={brand}>
      <OwnComplaintPage {...shown} answer={actionData} />
    </SaccoPage>
  );
}

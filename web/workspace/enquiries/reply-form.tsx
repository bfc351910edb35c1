import { Send } from "lucide-react";
import type { FetcherWithComponents } from "react-router";
import { maxText } from "#contract/core/limits.ts";
import type { EnquiryDetail } from "#contract/site/enquiries.ts";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import type { EnquiryAnswer } from "./answer.ts";

/** The answer that goes to the sender by email. */
export function ReplyForm({
  enquiry,
  fetcher,
}: {
  enquiry: EnquiryDetail;
  fetcher: FetcherWithComponents<EnquiryAnswer>;
}) {
  // The next answer is another text: the form comes anew with every one that was sent.
  const kept = useKeptForm(`enquiry.${enquiry.id}.reply.${enquiry.replies.length}`);
  const sending = fetcher.formData?.get("intent") === "reply";
  return (
    <Section
      title={enquiry.replies.length > 0 ? "Write again" : "Answer"}
      description={`Goes to ${enquiry.email} by email and stays in this thread.`}
    >
      <fetcher.Form ref={kept.box} method="post" className="space-y-4" noValidate>
        <input type="hidden" name="intent" value="reply" />
        <KeptNotice kept={kept} />
        <Field label="Message" name="message" required error={fetcher.data?.failure?.fields?.message}>
          {(control) => <Textarea {...control} rows={6} maxLength={maxText} />}
        </Field>
        <Button type="submit" icon={Send} loading={sending}>
          Send the answer
        </Button>
      </fetcher.Form>
    </Section>
  );
}

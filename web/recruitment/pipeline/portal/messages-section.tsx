import { zodResolver } from "@hookform/resolvers/zod";
import { Send } from "lucide-react";
import { useForm } from "react-hook-form";
import { newReply } from "#contract/core/thread.ts";
import type { MyApplicationDetail } from "#contract/recruitment/hiring.ts";
import { useMessages } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { MessageThread } from "#web/ui/message-thread.tsx";
import { toast } from "#web/ui/toast.ts";
import { threadMessages } from "../pipeline.messages.ts";
import { threadOf } from "../thread.ts";
import { useReply } from "./mutations.ts";

const replyForm = newReply.pick({ body: true });

/** The thread with the SACCO, and the field for the next message. */
export function MessagesSection({ application }: { application: MyApplicationDetail }) {
  const t = useMessages(threadMessages);
  const { id, organization, messages } = application;
  const form = useForm({ resolver: zodResolver(replyForm), defaultValues: { body: "" } });
  const kept = useKeptForm(`application.${id}.reply`);
  const reply = useReply(id);
  const submit = form.handleSubmit(({ body }) =>
    reply.mutate(body, {
      onSuccess() {
        kept.forget();
        form.reset();
        toast.success(t.sent, { description: t.sentTo({ organization }) });
      },
    }),
  );
  return (
    <Section title={t.title} description={t.description({ organization })}>
      {messages.length > 0 && <MessageThread messages={threadOf(messages, "candidate", t)} />}
      <div className="noscript:hidden">
        <form ref={kept.box} onSubmit={submit} noValidate className="mt-5 space-y-4">
          <KeptNotice kept={kept} />
          <FormError message={reply.error} attempt={reply.submittedAt} />
          <FormField form={form} name="body" label={t.yourMessage} required>
            {(field) => <Textarea {...field} rows={3} />}
          </FormField>
          <Button type="submit" icon={Send} loading={reply.isPending}>
            {t.send}
          </Button>
        </form>
      </div>
    </Section>
  );
}

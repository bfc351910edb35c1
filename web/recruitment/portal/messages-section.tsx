import { zodResolver } from "@hookform/resolvers/zod";
import { Send } from "lucide-react";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { type MyApplicationDetail, newReply } from "#contract/recruitment/hiring.ts";
import { api } from "#web/lib/api.ts";
import { useHydrated } from "#web/lib/hydrated.ts";
import { MessageThread } from "#web/recruitment/message-thread.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { toast } from "#web/ui/toast.ts";
import { useMyChange } from "./use-my-application.ts";

const replyForm = newReply.pick({ body: true });

/** The thread with the SACCO, and the field for the next message. */
export function MessagesSection({ application }: { application: MyApplicationDetail }) {
  const { id, organization, messages } = application;
  // The same for every attempt at one message: what arrived twice is kept once.
  const key = useRef<string>(undefined);
  const ready = useHydrated();
  const form = useForm({ resolver: zodResolver(replyForm), defaultValues: { body: "" } });
  const reply = useMyChange(id, (body: string) => {
    key.current ??= crypto.randomUUID();
    return api.applications.reply({ params: { id }, body: { body, key: key.current } });
  });
  const submit = form.handleSubmit(({ body }) =>
    reply.mutate(body, {
      onSuccess() {
        key.current = undefined;
        form.reset();
        toast.success("Message sent", { description: `${organization} gets it by email.` });
      },
    }),
  );
  return (
    <Section title="Messages" description={`Between you and ${organization}, about this application.`}>
      {messages.length > 0 && <MessageThread messages={messages} reader="candidate" />}
      <div className="noscript:hidden">
        <form onSubmit={submit} noValidate className="mt-5 space-y-4">
          <FormError message={reply.error} attempt={reply.submittedAt} />
          <FormField form={form} name="body" label="Your message" required>
            {(field) => <Textarea {...field} rows={3} />}
          </FormField>
          <Button type="submit" icon={Send} disabled={!ready} loading={reply.isPending}>
            Send
          </Button>
        </form>
      </div>
    </Section>
  );
}

import { callUrl } from "#contract/core/client.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import {
  complaintStatusMessages,
  complaintTopicMessages,
} from "#contract/experience/complaint-form.messages.ts";
import type { OwnComplaint } from "#contract/experience/complaint-form.ts";
import { complaintLimits, readableCode } from "#contract/experience/complaint-limits.ts";
import { complaintsPath } from "#contract/experience/complaint-paths.ts";
import { wire } from "#contract/wire.ts";
import { formatBytes, formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { ActionButton, ActionForm } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { AttachedFiles, AttachmentsField } from "#web/ui/attachments.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Section } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { Link } from "#web/ui/link.tsx";
import { MessageThread } from "#web/ui/message-thread.tsx";
import { complainMessages } from "./complain.messages.ts";
import type { OwnComplaintAnswer } from "./complaint-answer.ts";

/**
 * A complaint for its member: where it stands, what was written, and what can be done.
 * @param sent whether it has just been made: the code is told
 * @param left how many files were refused with it
 * @param attempt the same for a repeated press
 */
export function OwnComplaintPage({
  own,
  code,
  sent,
  left,
  attempt,
  answer,
}: {
  own: OwnComplaint;
  code: string;
  sent: boolean;
  left: number;
  attempt: string;
  answer: OwnComplaintAnswer | undefined;
}) {
  const t = useMessages(complainMessages);
  const language = useLanguage();
  return (
    <div className="column max-w-3xl space-y-6 py-8 sm:py-10">
      <header>
        <h1 className="text-3xl sm:text-4xl">{t.ownTitle({ reference: own.reference })}</h1>
        <p className="mt-2 text-lg text-muted">
          {t.ownLead({ sacco: own.organization, date: formatDate(own.receivedAt, language) })}
        </p>
      </header>
      {sent && (
        <Alert tone="success" role="status" title={t.sentTitle}>
          <p>{t.sentText}</p>
          <p className="my-2 font-mono text-xl font-semibold break-words sm:text-2xl">{readableCode(code)}</p>
          {own.newsTo && <p>{t.sentNews({ to: own.newsTo })}</p>}
        </Alert>
      )}
      {left > 0 && (
        <Alert tone="warning">{t.filesLeft({ count: left, each: formatBytes(maxUploadBytes) })}</Alert>
      )}
      <Standing own={own} />
      <Section title={t.conversation}>
        <MessageThread messages={threadOf(own, t.you, own.wanted && t.wantedLabel({ wanted: own.wanted }))} />
        {own.attachments.length > 0 && (
          <>
            <h3 className="mt-4 text-base">{t.files}</h3>
            <AttachedFiles
              files={own.attachments}
              urlOf={({ id }) =>
                callUrl(wire.experience.complaints.addedFile, { params: { code, attachmentId: id } })
              }
            />
          </>
        )}
      </Section>
      {own.mayAdd && (
        <Section title={t.addTitle}>
          <ActionForm
            key={own.messages.length + own.attachments.length}
            intent="add"
            encType="multipart/form-data"
            keptAs={`complaint.${own.slug}.${own.reference}.${own.messages.length}`}
            refusal={answer?.intent === "add" ? answer.failure : undefined}
            saved={answer?.intent === "add" && answer.saved ? t.added : undefined}
            submitLabel={t.add}
            sendingLabel={t.sending}
            emptied
            preventScrollReset
          >
            {(errors) => (
              <>
                <input type="hidden" name="key" value={attempt} />
                <Field label={t.addLabel} name="message" error={errors.message && t.addFirst}>
                  {(control) => <Textarea {...control} maxLength={complaintLimits.message} />}
                </Field>
                <AttachmentsField
                  limits={{ each: maxUploadBytes, total: complaintLimits.formBytes }}
                  error={errors.files}
                />
              </>
            )}
          </ActionForm>
        </Section>
      )}
      {answer?.intent === "withdraw" && answer.failure && (
        <FormError message={answer.failure.message} attempt={answer} />
      )}
      {own.mayWithdraw && (
        <Disclosure label={t.withdrawTitle}>
          <div className="space-y-3 pb-2 pl-5">
            <p className="text-muted">{t.withdrawText}</p>
            <ActionButton intent="withdraw">{t.withdraw}</ActionButton>
          </div>
        </Disclosure>
      )}
      <p>
        <Link to={complaintsPath(own.slug)} className="inline-flex min-h-11 items-center underline">
          {t.another}
        </Link>
      </p>
    </div>
  );
}

const tones = {
  new: "info",
  investigating: "info",
  waiting: "warning",
  resolved: "info",
  closed: "success",
  withdrawn: "neutral",
  merged: "info",
} as const;

function Standing({ own }: { own: OwnComplaint }) {
  const t = useMessages(complainMessages);
  const statuses = useMessages(complaintStatusMessages);
  const topics = useMessages(complaintTopicMessages);
  const language = useLanguage();
  const { status, nextBy, late, outcome, closedAt } = own;
  return (
    <Section title={t.status}>
      <p>
        <Badge tone={tones[status]}>{statuses[status]}</Badge>
      </p>
      <ul className="mt-3 space-y-1">
        <li>
          {t.about}: {topics[own.topic]}
        </li>
        {status === "waiting" && <li>{t.waitingText}</li>}
        {nextBy && <li>{(late ? t.late : t.nextBy)({ date: formatDate(nextBy, language) })}</li>}
        {outcome && <li className="font-semibold">{t[outcome]}</li>}
        {status === "closed" && closedAt && <li>{t.closedOn({ date: formatDate(closedAt, language) })}</li>}
        {status === "closed" && own.mayAdd && <li>{t.reopenText}</li>}
        {status === "withdrawn" && <li>{t.withdrawnText}</li>}
        {own.newsTo && own.mayAdd && <li className="text-muted">{t.newsTo({ to: own.newsTo })}</li>}
      </ul>
    </Section>
  );
}

/** The complaint itself, and what was written since. */
const threadOf = (own: OwnComplaint, you: string, wanted: string) => [
  {
    id: own.reference,
    own: true,
    author: you,
    body: wanted ? `${own.description}\n\n${wanted}` : own.description,
    sentAt: own.receivedAt,
  },
  ...own.messages.map(({ id, sender, body, sentAt }) => ({
    id,
    own: sender === "member",
    author: sender === "member" ? you : own.organization,
    body,
    sentAt,
  })),
];

import type { ReactNode } from "react";
import { nairobiDay } from "#contract/core/clock.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { complaintTopicMessages } from "#contract/experience/complaint-form.messages.ts";
import type { ComplaintForm as Form } from "#contract/experience/complaint-form.ts";
import { complaintLimits } from "#contract/experience/complaint-limits.ts";
import { experienceTopics } from "#contract/experience/topics.ts";
import { useMessages } from "#web/lib/language.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import { AttachmentsField } from "#web/ui/attachments.tsx";
import { RadioGroup } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { Link } from "#web/ui/link.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { complainMessages } from "./complain.messages.ts";
import type { ComplainAnswer } from "./complaint-answer.ts";

/** Under which name the form keeps what is typed. */
export const keptAs = (slug: string): string => `complain.${slug}`;

/**
 * The complaint form, posted to its page; works without scripts.
 * @param attempt the same for a repeated press: it makes one complaint
 */
export function ComplaintForm({
  sacco,
  attempt,
  answer,
  honeypot,
}: {
  sacco: Form;
  attempt: string;
  /** The field that only programs fill in. */
  honeypot: ReactNode;
  answer: ComplainAnswer | undefined;
}) {
  const t = useMessages(complainMessages);
  const topics = useMessages(complaintTopicMessages);
  return (
    <ActionForm
      intent="complain"
      encType="multipart/form-data"
      keptAs={keptAs(sacco.slug)}
      refusal={answer?.failure}
      values={answer?.values}
      submitLabel={t.send}
      sendingLabel={t.sending}
      wide
    >
      {(errors, values) => (
        <>
          <input type="hidden" name="key" value={values.key || attempt} />
          <Field label={t.topic} name="topic" required error={errors.topic}>
            {(control) => (
              <Select
                {...control}
                placeholder={t.chooseTopic}
                defaultValue={values.topic}
                options={experienceTopics.map((topic) => ({ value: topic, label: topics[topic] }))}
              />
            )}
          </Field>
          <Field
            label={t.whatHappened}
            name="description"
            hint={t.whatHappenedHint}
            required
            error={errors.description}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={6}
                maxLength={complaintLimits.description}
                defaultValue={values.description}
              />
            )}
          </Field>
          <Field label={t.wanted} name="wanted" error={errors.wanted}>
            {(control) => (
              <Textarea
                {...control}
                compact
                maxLength={complaintLimits.wanted}
                defaultValue={values.wanted}
              />
            )}
          </Field>
          <Field label={t.happenedOn} name="happenedOn" error={errors.happenedOn} className="max-w-56">
            {(control) => (
              <Input {...control} type="date" max={nairobiDay(new Date())} defaultValue={values.happenedOn} />
            )}
          </Field>
          <AttachmentsField
            limits={{ each: maxUploadBytes, total: complaintLimits.formBytes }}
            hint={t.filesHint}
            error={errors.files}
          />
          {/* With scripts the field still holds them. */}
          {answer?.hadFiles && (
            <p className="hidden text-sm font-medium text-warning noscript:block">{t.chooseFilesAgain}</p>
          )}
          <Person errors={errors} values={values} />
          {honeypot}
          <p className="text-sm text-muted">
            <RichText
              text={t.privacy({ sacco: sacco.organization })}
              parts={{
                privacy: (words) => (
                  <Link to="/privacy" className="underline">
                    {words}
                  </Link>
                ),
              }}
            />
          </p>
        </>
      )}
    </ActionForm>
  );
}

/** Who complains; of who stays anonymous the style sheet hides the fields, and the server keeps nothing. */
function Person({ errors, values }: { errors: Record<string, string>; values: Record<string, string> }) {
  const t = useMessages(complainMessages);
  return (
    <div className="group/person space-y-4">
      <RadioGroup
        legend={t.who}
        name="identity"
        defaultValue={values.identity || "named"}
        options={[
          { value: "named", label: t.named, hint: t.namedHint },
          { value: "anonymous", label: t.anonymous, hint: t.anonymousHint },
        ]}
      />
      <div className="grid gap-4 group-has-[input[value=anonymous]:checked]/person:hidden sm:grid-cols-2">
        <Field label={t.fullName} name="fullName" required error={errors.fullName}>
          {(control) => <Input {...control} autoComplete="name" defaultValue={values.fullName} />}
        </Field>
        <Field label={t.memberNumber} name="memberNumber" error={errors.memberNumber}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={complaintLimits.memberNumber}
              defaultValue={values.memberNumber}
            />
          )}
        </Field>
        <Field label={t.phone} name="phone" hint={t.phoneHint} error={errors.phone}>
          {(control) => <PhoneInput {...control} defaultValue={values.phone} />}
        </Field>
        <Field label={t.email} name="email" hint={t.emailHint} error={errors.email}>
          {(control) => <Input {...control} type="email" autoComplete="email" defaultValue={values.email} />}
        </Field>
      </div>
    </div>
  );
}

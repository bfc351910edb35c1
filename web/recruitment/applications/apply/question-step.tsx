import type { AskedQuestion } from "#contract/recruitment/job-questions.ts";
import { useMessages } from "#web/lib/language.ts";
import { RadioGroup } from "#web/ui/choice.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { answerMessages } from "../answers.messages.ts";
import type { ApplicationForm } from "./application-values.ts";
import { fieldMessages } from "./apply.messages.ts";

/** What the SACCO asks for this job beyond the usual fields. */
export function OwnQuestions({
  form,
  questions,
  organization,
}: {
  form: ApplicationForm;
  questions: readonly AskedQuestion[];
  organization: string;
}) {
  const t = useMessages(fieldMessages);
  if (questions.length === 0) return null;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="mb-4 text-lg">{t.questionsOf({ organization })}</h3>
      <div className="space-y-4">
        {questions.map((question) => (
          <Question key={question.id} form={form} question={question} />
        ))}
      </div>
    </section>
  );
}

function Question({ form, question }: { form: ApplicationForm; question: AskedQuestion }) {
  const names = useMessages(answerMessages);
  const t = useMessages(fieldMessages);
  const { id, text, kind, required, choices } = question;
  const name = `answers.${id}` as const;
  const yesAndNo = [
    { value: "yes", label: names.yes },
    { value: "no", label: names.no },
  ];
  // What need not be answered is a list: of two buttons one stays pressed.
  if (kind === "yes_no" && required) {
    return (
      <RadioGroup
        {...form.register(name)}
        legend={text}
        inline
        aria-required
        options={yesAndNo}
        error={form.formState.errors.answers?.[id]?.message}
      />
    );
  }
  return (
    <FormField form={form} name={name} label={text} required={required}>
      {(field) =>
        kind === "choice" || kind === "yes_no" ? (
          <Select
            {...field}
            placeholder={t.chooseOne}
            options={kind === "yes_no" ? yesAndNo : choices.map((value) => ({ value, label: value }))}
          />
        ) : kind === "long" ? (
          <Textarea {...field} rows={4} />
        ) : (
          <Input {...field} autoComplete="off" />
        )
      }
    </FormField>
  );
}

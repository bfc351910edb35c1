import { type AskedAssessmentQuestion, assessmentLimits } from "#contract/recruitment/assessments.ts";
import { useMessages } from "#web/lib/language.ts";
import { Checkbox, RadioGroup } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { ownAssessmentMessages } from "./assessment.messages.ts";

/** Milliseconds without a key press after which what somebody types is kept. */
const pause = 800;

/** A question with the control that its answer needs. */
export function AnswerField({
  question: { id, kind, text, options },
  number,
  answer,
  onAnswer,
}: {
  question: AskedAssessmentQuestion;
  number: number;
  answer: string[];
  /** @param after milliseconds to wait for more of it */
  onAnswer: (answer: string[], after?: number) => void;
}) {
  const t = useMessages(ownAssessmentMessages);
  const label = `${number}. ${text}`;
  if (kind === "single_choice") {
    return (
      <RadioGroup
        legend={label}
        name={id}
        options={options.map((value) => ({ value, label: value }))}
        value={answer[0] ?? ""}
        onChange={(event) => onAnswer([event.target.value])}
      />
    );
  }
  if (kind === "multiple_choice") {
    return (
      <fieldset>
        <legend className="text-sm font-semibold">{label}</legend>
        <p className="text-sm text-muted">{t.severalRight}</p>
        {options.map((option) => (
          <Checkbox
            key={option}
            label={option}
            checked={answer.includes(option)}
            onChange={(event) =>
              onAnswer(event.target.checked ? [...answer, option] : answer.filter((one) => one !== option))
            }
          />
        ))}
      </fieldset>
    );
  }
  const typed = {
    value: answer[0] ?? "",
    onChange: (event: { target: { value: string } }) => onAnswer([event.target.value], pause),
    onBlur: (event: { target: { value: string } }) =>
      event.target.value !== "" && onAnswer([event.target.value]),
  };
  if (kind === "number") {
    return (
      <Field label={label} name={id} hint={t.numberHint}>
        {(control) => (
          <Input
            {...control}
            {...typed}
            inputMode="decimal"
            autoComplete="off"
            className="max-w-60"
            maxLength={40}
          />
        )}
      </Field>
    );
  }
  return (
    <Field label={label} name={id}>
      {(control) => <Textarea {...control} {...typed} rows={5} maxLength={assessmentLimits.answer} />}
    </Field>
  );
}

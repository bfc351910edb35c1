import { Plus } from "lucide-react";
import { useId } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { questionKinds, questionLimits, yesOrNo } from "#contract/recruitment/job-questions.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { ErrorText } from "#web/ui/field.tsx";
import { ControlledField, FormField } from "#web/ui/form-field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { ListInput } from "#web/ui/list-input.tsx";
import { useNewRow } from "#web/ui/new-row.ts";
import { optionsOf } from "#web/ui/options.ts";
import { blankQuestion, type JobFormControl } from "./job-values.ts";
import { OrderedRows } from "./ordered-rows.tsx";

const kinds = { short: "Short answer", long: "Long answer", choice: "One of several", yes_no: "Yes or no" };
const yesAndNo = { yes: "Yes", no: "No" };

/** What candidates are asked beyond the usual form: added, described, moved by drag or by keyboard. */
export function QuestionFields({
  form,
  heading: Heading,
}: {
  form: JobFormControl;
  /** As the headings around it ask. */
  heading: "h2" | "h3";
}) {
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: "questions",
    keyName: "key",
  });
  const begin = useNewRow(form, "questions");
  const add = () => {
    begin(fields.length);
    append(blankQuestion(), { focusName: `questions.${fields.length}.text` });
  };
  const errorId = useId();
  const wrong = form.formState.errors.questions;
  return (
    <section>
      <Heading className="text-lg">Own questions</Heading>
      <p className="mt-1 mb-4 text-sm text-muted">
        Candidates answer them in the application form, beside the usual fields.
      </p>
      <OrderedRows
        keys={fields.map(({ key }) => key)}
        noun="question"
        nameOf={(index) => form.getValues(`questions.${index}.text`)}
        onMove={move}
        onRemove={remove}
      >
        {(index) => <Question form={form} index={index} />}
      </OrderedRows>
      <ErrorText id={errorId}>{wrong?.root?.message ?? wrong?.message}</ErrorText>
      <Button
        variant="secondary"
        icon={Plus}
        className="mt-4"
        disabled={fields.length >= questionLimits.questions}
        onClick={add}
      >
        Add a question
      </Button>
    </section>
  );
}

function Question({ form, index }: { form: JobFormControl; index: number }) {
  const path = `questions.${index}` as const;
  const kind = useWatch({ control: form.control, name: `${path}.kind` });
  return (
    <div className="space-y-3">
      <div className="grid gap-3 sm:grid-cols-[1fr_12rem]">
        <FormField form={form} name={`${path}.text`} label="Question" required>
          {(field) => <Input {...field} maxLength={questionLimits.text} autoComplete="off" />}
        </FormField>
        <FormField form={form} name={`${path}.kind`} label="Answer">
          {(field) => <Select {...field} options={optionsOf(questionKinds, kinds)} />}
        </FormField>
      </div>
      {kind === "choice" && (
        <ControlledField control={form.control} name={`${path}.choices`} label="Choices" required>
          {(field, control) => (
            <ListInput
              {...control}
              entryLabel="Choice"
              maxLength={questionLimits.choice}
              value={field.value ?? []}
              onChange={field.onChange}
            />
          )}
        </ControlledField>
      )}
      <Checkbox {...form.register(`${path}.required`)} label="Candidates have to answer it" />
      {(kind === "choice" || kind === "yes_no") && <KnockOut form={form} index={index} kind={kind} />}
    </div>
  );
}

/** Which answers put an application up for a look. */
function KnockOut({ form, index, kind }: { form: JobFormControl; index: number; kind: "choice" | "yes_no" }) {
  const [choices = [], knockOut = []] = useWatch({
    control: form.control,
    name: [`questions.${index}.choices`, `questions.${index}.knockOut`],
  });
  const answers = kind === "yes_no" ? yesOrNo : choices.filter((choice) => choice.trim() !== "");
  if (answers.length === 0) return null;
  const mark = (answer: string, marked: boolean) =>
    form.setValue(
      `questions.${index}.knockOut`,
      marked ? [...knockOut, answer] : knockOut.filter((one) => one !== answer),
      { shouldDirty: true },
    );
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Knock-out answers</legend>
      <p className="text-sm text-muted">
        They mark the application for you to look at. Nobody is rejected by them.
      </p>
      {[...new Set(answers)].map((answer) => (
        <Checkbox
          key={answer}
          label={kind === "yes_no" ? yesAndNo[answer as keyof typeof yesAndNo] : answer}
          checked={knockOut.includes(answer)}
          onChange={(event) => mark(answer, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}

import { zodResolver } from "@hookform/resolvers/zod";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import {
  type AssessmentQuestion,
  type AssessmentQuestionInput,
  assessmentLimits,
  assessmentQuestionInput,
  assessmentQuestionKindLabels,
  assessmentQuestionKinds,
} from "#contract/recruitment/assessments.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox, RadioGroup } from "#web/ui/choice.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorText } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { ControlledField, FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { KeptNotice } from "#web/ui/kept-form.tsx";
import { useKeptValues } from "#web/ui/kept-values.ts";
import { ListInput } from "#web/ui/list-input.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { toast } from "#web/ui/toast.ts";
import { useSaveQuestion } from "./mutations.ts";

type Form = UseFormReturn<AssessmentQuestionInput>;

const blank: AssessmentQuestionInput = {
  topic: "",
  kind: "single_choice",
  text: "",
  options: [],
  right: [],
  tolerance: 0,
  points: 1,
  guidance: "",
};

/** Adds a question to the bank, or changes the one that is given. */
export function QuestionForm({
  question,
  topics,
  onClose,
}: {
  question?: AssessmentQuestion;
  /** Those in use, offered while one types. */
  topics: readonly string[];
  onClose: () => void;
}) {
  const saving = useSaveQuestion(question?.id);
  const form = useForm({
    // What is checked are the texts that count; what is sent is parsed again by the server.
    resolver: zodResolver(assessmentQuestionInput, undefined, { raw: true }),
    defaultValues: question ? { ...question, guidance: question.guidance ?? "" } : blank,
  }) as Form;
  const kept = useKeptValues(form, `assessment-question.${question?.id ?? "new"}`);
  const kind = useWatch({ control: form.control, name: "kind" });
  const save = form.handleSubmit((values) =>
    saving.mutate(values, {
      onSuccess() {
        toast.success("Question saved");
        kept.accept();
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  // What is right for one kind says nothing for another.
  const startOver = () => form.setValue("right", []);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={question ? "Edit question" : "New question"}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="assessment-question" loading={saving.isPending}>
            Save question
          </Button>
        </>
      }
    >
      <form id="assessment-question" onSubmit={save} noValidate className="space-y-4">
        <KeptNotice kept={kept} />
        <FormError message={saving.error} attempt={saving.submittedAt} />
        <FormField form={form} name="text" label="Question" required>
          {(field) => <Textarea {...field} rows={3} maxLength={assessmentLimits.text} />}
        </FormField>
        <div className="grid gap-4 sm:grid-cols-[1fr_1fr_6rem]">
          <FormField form={form} name="topic" label="Topic" required>
            {(field) => (
              <Input {...field} list="topics" maxLength={assessmentLimits.topic} autoComplete="off" />
            )}
          </FormField>
          <datalist id="topics">
            {topics.map((topic) => (
              <option key={topic} value={topic} />
            ))}
          </datalist>
          <FormField form={form} name="kind" label="Answer" rules={{ onChange: startOver }}>
            {(field) => (
              <Select {...field} options={optionsOf(assessmentQuestionKinds, assessmentQuestionKindLabels)} />
            )}
          </FormField>
          <FormField form={form} name="points" label="Points" rules={{ valueAsNumber: true }} required>
            {(field) => (
              <Input type="number" {...field} min={1} max={assessmentLimits.points} inputMode="numeric" />
            )}
          </FormField>
        </div>
        {kind === "number" && <RightNumber form={form} />}
        {(kind === "single_choice" || kind === "multiple_choice") && <Options form={form} kind={kind} />}
        {kind === "text" && (
          <FormField
            form={form}
            name="guidance"
            label="What a good answer holds"
            hint="For whoever marks it. Candidates do not see it."
          >
            {(field) => <Textarea {...field} rows={3} />}
          </FormField>
        )}
      </form>
    </Dialog>
  );
}

function RightNumber({ form }: { form: Form }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ControlledField
        control={form.control}
        name="right"
        label="Right number"
        hint="Without unit: 240,000 or 12.5"
        required
      >
        {(field, control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={field.value?.[0] ?? ""}
            onChange={(event) => field.onChange([event.target.value])}
          />
        )}
      </ControlledField>
      <FormField
        form={form}
        name="tolerance"
        label="May be off by"
        hint="0 where only the exact number counts."
        rules={{ valueAsNumber: true }}
      >
        {(field) => <Input type="number" {...field} min={0} step="any" inputMode="decimal" />}
      </FormField>
    </div>
  );
}

function Options({ form, kind }: { form: Form; kind: "single_choice" | "multiple_choice" }) {
  const [options = [], right = []] = useWatch({ control: form.control, name: ["options", "right"] });
  const written = [...new Set(options.map((option) => option.trim()).filter((option) => option !== ""))];
  const wrong = form.formState.errors.right?.message;
  const setRight = (answers: string[]) => form.setValue("right", answers, { shouldDirty: true });
  return (
    <>
      <ControlledField control={form.control} name="options" label="Options" required>
        {(field, control) => (
          <ListInput
            {...control}
            entryLabel="Option"
            maxLength={assessmentLimits.option}
            value={field.value ?? []}
            onChange={field.onChange}
          />
        )}
      </ControlledField>
      {written.length > 0 && kind === "single_choice" && (
        <RadioGroup
          legend="Right option"
          name="right-option"
          required
          options={written.map((value) => ({ value, label: value }))}
          value={right[0] ?? ""}
          error={wrong}
          onChange={(event) => setRight([event.target.value])}
        />
      )}
      {written.length > 0 && kind === "multiple_choice" && (
        <fieldset>
          <legend className="text-sm font-semibold">Right options</legend>
          {written.map((option) => (
            <Checkbox
              key={option}
              label={option}
              checked={right.includes(option)}
              onChange={(event) =>
                setRight(event.target.checked ? [...right, option] : right.filter((one) => one !== option))
              }
            />
          ))}
          <ErrorText id="right-options">{wrong}</ErrorText>
        </fieldset>
      )}
    </>
  );
}

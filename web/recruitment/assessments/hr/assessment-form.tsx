import { zodResolver } from "@hookform/resolvers/zod";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import {
  type Assessment,
  type AssessmentInput,
  type AssessmentQuestion,
  assessmentInput,
  assessmentLimits,
} from "#contract/recruitment/assessments.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { formatCount } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorText } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { KeptNotice } from "#web/ui/kept-form.tsx";
import { useKeptValues } from "#web/ui/kept-values.ts";
import { toast } from "#web/ui/toast.ts";
import { byTopic } from "./by-topic.ts";
import { useSaveAssessment } from "./mutations.ts";

type Form = UseFormReturn<AssessmentInput>;

const blank: AssessmentInput = { name: "", instructions: "", minutes: 30, passMark: null, questionIds: [] };

/** Puts an assessment together, or changes the one that is given. */
export function AssessmentForm({
  assessment,
  questions,
  onClose,
}: {
  assessment?: Assessment;
  questions: readonly AssessmentQuestion[];
  onClose: () => void;
}) {
  const saving = useSaveAssessment(assessment?.id);
  const form = useForm({
    resolver: zodResolver(assessmentInput, undefined, { raw: true }),
    defaultValues: assessment ? { ...assessment, instructions: assessment.instructions ?? "" } : blank,
  }) as Form;
  const kept = useKeptValues(form, `assessment.${assessment?.id ?? "new"}`);
  const save = form.handleSubmit(({ name, instructions, minutes, passMark, questionIds }) =>
    saving.mutate(
      { name, instructions, minutes, passMark, questionIds },
      {
        onSuccess() {
          toast.success("Assessment saved");
          kept.accept();
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    ),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={assessment ? "Edit assessment" : "New assessment"}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="assessment" loading={saving.isPending}>
            Save assessment
          </Button>
        </>
      }
    >
      <form id="assessment" onSubmit={save} noValidate className="space-y-4">
        <KeptNotice kept={kept} />
        <FormError message={saving.error} attempt={saving.submittedAt} />
        <FormField form={form} name="name" label="Name" hint="Candidates read it." required>
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
        <FormField
          form={form}
          name="instructions"
          label="Before they begin"
          hint="What candidates should know."
        >
          {(field) => <Textarea {...field} rows={3} />}
        </FormField>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField form={form} name="minutes" label="Minutes" rules={{ valueAsNumber: true }} required>
            {(field) => (
              <Input
                type="number"
                {...field}
                min={assessmentLimits.minMinutes}
                max={assessmentLimits.maxMinutes}
                inputMode="numeric"
              />
            )}
          </FormField>
          <FormField
            form={form}
            name="passMark"
            label="Passed from (%)"
            hint="Empty without such a line. It decides nothing by itself."
            rules={{
              setValueAs: (typed: unknown) => (typed === "" || typed === null ? null : Number(typed)),
            }}
          >
            {(field) => <Input type="number" {...field} min={1} max={100} inputMode="numeric" />}
          </FormField>
        </div>
        <ChosenQuestions form={form} questions={questions} />
      </form>
    </Dialog>
  );
}

/** Which questions are asked: in the order in which they were chosen. */
function ChosenQuestions({ form, questions }: { form: Form; questions: readonly AssessmentQuestion[] }) {
  const chosen = useWatch({ control: form.control, name: "questionIds" });
  const points = questions.reduce((sum, { id, points: one }) => sum + (chosen.includes(id) ? one : 0), 0);
  const choose = (id: string, on: boolean) =>
    form.setValue("questionIds", on ? [...chosen, id] : chosen.filter((one) => one !== id), {
      shouldDirty: true,
    });
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Questions</legend>
      <p role="status" className="text-sm text-muted">
        {formatCount(chosen.length, "question")}, {formatCount(points, "point")}. They are asked in the order
        in which you choose them.
      </p>
      {byTopic(questions).map(({ topic, questions: about }) => (
        <div key={topic} className="mt-3">
          <h3 className="text-sm break-words text-muted">{topic}</h3>
          {about.map(({ id, text, points: one }) => {
            const place = chosen.indexOf(id) + 1;
            return (
              <Checkbox
                key={id}
                label={text}
                hint={
                  place > 0 ? `Question ${place}, ${formatCount(one, "point")}` : formatCount(one, "point")
                }
                checked={place > 0}
                onChange={(event) => choose(id, event.target.checked)}
              />
            );
          })}
        </div>
      ))}
      <ErrorText id="chosen-questions">{form.formState.errors.questionIds?.message}</ErrorText>
    </fieldset>
  );
}

import { useForm } from "react-hook-form";
import type { MarkedQuestion } from "#contract/recruitment/assessments.ts";
import { ErrorText } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { useKeptForm } from "#web/ui/kept-form.tsx";
import { PanelForm } from "#web/ui/panel-form.tsx";
import { useMarkAssessment } from "./mutations.ts";

/** Points as they stand in the fields, one for each question; empty for what is left for later. */
interface Points {
  points: string[];
}

/** Gives points for answers in the candidate's own words. What is left empty waits. */
export function MarkForm({
  applicationId,
  invitationId,
  questions,
  onClose,
}: {
  applicationId: string;
  invitationId: string;
  /** Those that were answered in own words. */
  questions: readonly MarkedQuestion[];
  onClose: () => void;
}) {
  const kept = useKeptForm(`assessment.${invitationId}.marks`);
  const mark = useMarkAssessment(applicationId, invitationId);
  const form = useForm<Points>({
    defaultValues: { points: questions.map(({ reached }) => (reached === null ? "" : String(reached))) },
  });
  const submit = form.handleSubmit(({ points }) => {
    const marks = questions.flatMap(({ id }, index) => {
      const given = points[index] ?? "";
      return given === "" ? [] : [{ questionId: id, points: Number(given) }];
    });
    if (marks.length === 0) return form.setError("root", { message: "Give points for at least one answer" });
    mark.mutate(
      { marks },
      {
        onSuccess() {
          kept.forget();
          onClose();
        },
      },
    );
  });
  return (
    <PanelForm
      kept={kept}
      title="Points for answers in own words"
      submitLabel="Save points"
      pending={mark.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormError message={mark.error} attempt={mark.submittedAt} />
      {questions.map(({ id, text, answer, guidance, points }, index) => (
        <div key={id}>
          <p className="text-sm font-semibold break-words whitespace-pre-line">{text}</p>
          <p className="mt-2 rounded-input border border-line bg-card p-3 text-sm break-words whitespace-pre-line">
            {answer.join("\n")}
          </p>
          {guidance && (
            <p className="mt-2 text-sm break-words whitespace-pre-line text-muted">
              A good answer: {guidance}
            </p>
          )}
          <FormField
            form={form}
            name={`points.${index}`}
            label={`Points, 0 to ${points}`}
            className="mt-2 max-w-40"
            rules={{ validate: (given) => isPoints(given, points) || `0 to ${points}, in halves` }}
          >
            {(field) => (
              <Input type="number" {...field} min={0} max={points} step={0.5} inputMode="decimal" />
            )}
          </FormField>
        </div>
      ))}
      <ErrorText id="no-points">{form.formState.errors.root?.message}</ErrorText>
    </PanelForm>
  );
}

/** Whether it is empty, or whole or half points within the range. */
const isPoints = (given: string, max: number): boolean =>
  given === "" || (Number(given) >= 0 && Number(given) <= max && Number.isInteger(Number(given) * 2));

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import {
  type AssessmentFile,
  assessmentLimits,
  newAssessmentInvitation,
} from "#contract/recruitment/assessments.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { formatCount, nairobiDay } from "#web/lib/format.ts";
import { keptName } from "#web/recruitment/pipeline/hr/tasks.ts";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { useKeptForm } from "#web/ui/kept-form.tsx";
import { PanelForm } from "#web/ui/panel-form.tsx";
import { useSendAssessment } from "./mutations.ts";

const sendForm = newAssessmentInvitation.omit({ key: true });

/** Days that a candidate has to begin, unless somebody chooses others. */
const defaultDays = 5;

/** Sends one of the organisation's assessments to the candidate. */
export function SendAssessmentForm({
  application: { id, candidateName },
  choices,
  onClose,
}: {
  application: HrApplicationDetail;
  choices: AssessmentFile["choices"];
  onClose: () => void;
}) {
  const kept = useKeptForm(keptName(id, "assessment"));
  const send = useSendAssessment(id);
  const form = useForm({
    resolver: zodResolver(sendForm),
    defaultValues: {
      assessmentId: choices[0]?.id ?? "",
      dueDate: nairobiDay(new Date(), defaultDays),
      extraMinutes: 0,
      note: "",
    },
  });
  const [chosenId, extraMinutes] = useWatch({
    control: form.control,
    name: ["assessmentId", "extraMinutes"],
  });
  const chosen = choices.find((one) => one.id === chosenId);
  const done = () => {
    kept.forget();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    send.mutate(values, { onSuccess: done, onError: (error) => showFieldErrors(form, error) }),
  );
  return (
    <PanelForm
      kept={kept}
      title="Send Assessment"
      submitLabel="Send the assessment"
      pending={send.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormError message={send.error} attempt={send.submittedAt} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          form={form}
          name="assessmentId"
          label="Assessment"
          required
          className="sm:col-span-2"
          hint={
            chosen &&
            `${chosen.points} points, ${formatCount(chosen.minutes + (Number(extraMinutes) || 0), "minute")} for ${candidateName}`
          }
        >
          {(field) => (
            <Select {...field} options={choices.map(({ id: value, name }) => ({ value, label: name }))} />
          )}
        </FormField>
        <FormField
          form={form}
          name="dueDate"
          label="Begin by"
          hint="Until the end of this day in Nairobi."
          required
        >
          {(field) => <Input type="date" {...field} min={nairobiDay(new Date())} />}
        </FormField>
        <FormField
          form={form}
          name="extraMinutes"
          label="Extra minutes"
          hint="For a candidate who needs more time."
          rules={{ valueAsNumber: true }}
        >
          {(field) => (
            <Input type="number" {...field} min={0} max={assessmentLimits.extraMinutes} inputMode="numeric" />
          )}
        </FormField>
      </div>
      <FormField form={form} name="note" label="Note to the candidate" hint="Part of the email.">
        {(field) => <Textarea {...field} rows={3} />}
      </FormField>
    </PanelForm>
  );
}

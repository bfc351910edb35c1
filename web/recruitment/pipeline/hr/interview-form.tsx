import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useController, useForm, useWatch } from "react-hook-form";
import {
  type HiringFile,
  interviewTypes,
  type NewInterview,
  newInterview,
  type StaffInterview,
} from "#contract/recruitment/hiring.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { interviewTypeMessages } from "#contract/recruitment/interview.messages.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { nairobiDay } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { useKeptForm } from "#web/ui/kept-form.tsx";
import { PanelForm } from "#web/ui/panel-form.tsx";
import { interviewMessages } from "../pipeline.messages.ts";
import { AllTheSame } from "./all-the-same.tsx";
import { consentTo, isSameTime, lengthOptions, timeFields, valuesOf } from "./interview-values.ts";
import { InterviewersField } from "./interviewers-field.tsx";
import { useSaveInterview } from "./mutations.ts";
import { keptName } from "./tasks.ts";

const placeHints = {
  video: "The candidate joins by it: https://…",
  phone: "The number you will call.",
  in_person: "Where to come, and whom to ask for.",
} as const;

/**
 * Schedules an interview, or changes the one that is given. A calendar that is taken, and an hour at which few
 * people work, are said before it is booked.
 */
export function InterviewForm({
  application,
  hiring,
  interview,
  onClose,
  children,
}: {
  application: HrApplicationDetail;
  hiring: HiringFile;
  interview?: StaffInterview;
  onClose: () => void;
  /** Above the fields: the other way to schedule. */
  children?: ReactNode;
}) {
  const t = useMessages(interviewMessages);
  const types = useMessages(interviewTypeMessages);
  const { id } = application;
  const kept = useKeptForm(interview ? `interview.${interview.id}` : keptName(id, "interview"));
  const done = () => {
    kept.forget();
    onClose();
  };
  const defaultValues = valuesOf(interview, application, hiring);
  const form = useForm({ resolver: zodResolver(newInterview), defaultValues });
  const type = useWatch({ control: form.control, name: "type" });
  const interviewers = useController({ control: form.control, name: "interviewerIds" });
  const save = useSaveInterview(id, interview);
  // A number is no link, and a link no place.
  const clearPlace = (event: { target: { value: string } }) =>
    form.setValue("location", event.target.value === "phone" ? application.phone : "");
  // What was refused is what may be booked all the same: another time is looked up again.
  const refused = save.variables;
  const [date, time, minutes, interviewerIds] = useWatch({ control: form.control, name: timeFields });
  const same = isSameTime({ date, time, minutes, interviewerIds }, refused);
  const consent = consentTo(save.error);
  const question = same && consent ? save.error?.message : null;
  const book = (allowed: Pick<NewInterview, "allowConflict" | "allowUnusualTime">) =>
    form.handleSubmit((values) =>
      save.mutate(
        { ...values, ...allowed },
        { onSuccess: done, onError: (error) => showFieldErrors(form, error) },
      ),
    );
  // The second question about a time comes with the answer to the first.
  const allowed = { allowConflict: refused?.allowConflict, allowUnusualTime: refused?.allowUnusualTime };
  const bookAllTheSame = () => book({ ...allowed, ...(consent ? { [consent]: true } : {}) })();
  return (
    <PanelForm
      kept={kept}
      title={interview ? "Change the interview" : "Schedule Call"}
      submitLabel={interview ? "Send the change" : "Send the invitation"}
      pending={save.isPending}
      onSubmit={book({})}
      onCancel={onClose}
    >
      {children}
      {!consent && <FormError message={save.error} attempt={save.submittedAt} />}
      <div className="grid gap-4 sm:grid-cols-3">
        <FormField form={form} name="date" label="Date" required>
          {(field) => <Input type="date" {...field} min={nairobiDay(new Date())} />}
        </FormField>
        <FormField form={form} name="time" label="Time (Nairobi)" required>
          {(field) => <Input type="time" {...field} />}
        </FormField>
        <FormField form={form} name="minutes" label="Length" rules={{ valueAsNumber: true }}>
          {(field) => <Select {...field} options={lengthOptions(defaultValues.minutes)} />}
        </FormField>
        <FormField form={form} name="type" label="Type" rules={{ onChange: clearPlace }}>
          {(field) => (
            <Select {...field} options={interviewTypes.map((value) => ({ value, label: types[value] }))} />
          )}
        </FormField>
        <FormField
          form={form}
          name="location"
          label={t[type]}
          hint={placeHints[type]}
          required
          className="sm:col-span-2"
        >
          {(field) => <Input {...field} />}
        </FormField>
      </div>
      <InterviewersField {...interviewers} choices={hiring.interviewerChoices} />
      <FormField
        form={form}
        name="note"
        label="Note to the candidate"
        hint="Optional: what to bring or prepare."
      >
        {(field) => <Textarea {...field} rows={2} />}
      </FormField>
      {question && (
        <AllTheSame
          question={question}
          label="Schedule all the same"
          pending={save.isPending}
          onConfirm={bookAllTheSame}
        />
      )}
    </PanelForm>
  );
}

import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { CodedError } from "#contract/core/errors.ts";
import {
  type HiringFile,
  type Interview,
  interviewLengths,
  interviewTypeLabels,
  interviewTypes,
  type NewInterview,
  newInterview,
} from "#contract/recruitment/hiring.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { api } from "#web/lib/api.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { nairobiDay, timeOf } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { placeLabels } from "../../../interview-facts.tsx";
import { PanelForm } from "./panel-form.tsx";
import { useHiringChange } from "./use-hiring.ts";

const typeOptions = interviewTypes.map((value) => ({ value, label: interviewTypeLabels[value] }));

const placeHints = {
  video: "The candidate joins by it: https://…",
  phone: "The number you will call.",
  in_person: "Where to come, and whom to ask for.",
} as const;

/** Lengths to choose from, with the one that holds. */
const lengthOptions = (minutes: number) =>
  [...new Set<number>([...interviewLengths, minutes])]
    .toSorted((a, b) => a - b)
    .map((value) => ({ value: String(value), label: `${value} minutes` }));

/** What a clash of calendars depends on. */
const clashing = ["date", "time", "minutes", "interviewer"] as const;

/** A calendar that is taken: said in words of its own, with a way to book all the same. */
const isTaken = (error: Error | null): error is CodedError =>
  error instanceof CodedError && error.code === "slot_taken";

function valuesOf(
  interview: Interview | undefined,
  application: HrApplicationDetail,
  { placeholders }: HiringFile,
): NewInterview {
  if (!interview) {
    return {
      date: "",
      time: "10:00",
      minutes: 30,
      type: "phone",
      interviewer: placeholders.senderName,
      location: application.phone,
      note: "",
    };
  }
  const { startsAt, endsAt, type, interviewer, location, note } = interview;
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  return {
    date: nairobiDay(startsAt),
    time: timeOf(startsAt),
    minutes,
    type,
    interviewer,
    location,
    note: note ?? "",
  };
}

/** Schedules an interview, or changes the one that is given. A calendar that is taken is said before it is booked. */
export function InterviewForm({
  application,
  hiring,
  interview,
  onClose,
}: {
  application: HrApplicationDetail;
  hiring: HiringFile;
  interview?: Interview;
  onClose: () => void;
}) {
  const { id } = application;
  // The same for every attempt: what arrived twice is booked once.
  const key = useRef(crypto.randomUUID());
  const defaultValues = valuesOf(interview, application, hiring);
  const form = useForm({ resolver: zodResolver(newInterview), defaultValues });
  const type = useWatch({ control: form.control, name: "type" });
  const save = useHiringChange(
    id,
    interview ? "Interview changed" : "Interview scheduled",
    (plan: NewInterview) =>
      interview
        ? api.hiring.changeInterview({
            params: { id: interview.id },
            body: { ...plan, expectedSequence: interview.sequence },
          })
        : api.hiring.scheduleInterview({ params: { id }, body: { ...plan, key: key.current } }),
  );
  // A number is no link, and a link no place.
  const clearPlace = (event: { target: { value: string } }) =>
    form.setValue("location", event.target.value === "phone" ? application.phone : "");
  const submit = (allowConflict: boolean) =>
    form.handleSubmit((values) =>
      save.mutate(
        { ...values, allowConflict },
        { onSuccess: onClose, onError: (error) => showFieldErrors(form, error) },
      ),
    );
  // What was refused is what may be booked all the same: another time is looked up again.
  const refused = save.variables;
  const plan = useWatch({ control: form.control, name: clashing });
  const same = clashing.every((name, index) => String(plan[index]) === String(refused?.[name]));
  const taken = same && isTaken(save.error) ? save.error.message : null;
  return (
    <PanelForm
      title={interview ? "Change the interview" : "Schedule Call"}
      submitLabel={interview ? "Send the change" : "Send the invitation"}
      pending={save.isPending}
      onSubmit={submit(false)}
      onCancel={onClose}
    >
      {!isTaken(save.error) && <FormError message={save.error} attempt={save.submittedAt} />}
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
          {(field) => <Select {...field} options={typeOptions} />}
        </FormField>
        <FormField form={form} name="interviewer" label="Interviewer" required className="sm:col-span-2">
          {(field) => <Input {...field} />}
        </FormField>
      </div>
      <FormField form={form} name="location" label={placeLabels[type]} hint={placeHints[type]} required>
        {(field) => <Input {...field} />}
      </FormField>
      <FormField
        form={form}
        name="note"
        label="Note to the candidate"
        hint="Optional: what to bring or prepare."
      >
        {(field) => <Textarea {...field} rows={2} />}
      </FormField>
      {taken && (
        <Alert
          tone="warning"
          role="alert"
          title={taken}
          actions={
            <Button size="sm" variant="secondary" onClick={submit(true)} loading={save.isPending}>
              Schedule all the same
            </Button>
          }
        >
          Nothing has been sent yet. Choose another time, or keep this one.
        </Alert>
      )}
    </PanelForm>
  );
}

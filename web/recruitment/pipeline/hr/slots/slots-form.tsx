import { zodResolver } from "@hookform/resolvers/zod";
import { Plus, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { type UseFormReturn, useController, useFieldArray, useForm, useWatch } from "react-hook-form";
import { CodedError } from "#contract/core/errors.ts";
import { type HiringFile, interviewTypes } from "#contract/recruitment/hiring.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { interviewTypeMessages } from "#contract/recruitment/interview.messages.ts";
import { type NewSlotOffer, slotLimits } from "#contract/recruitment/interview-slots.ts";
import { showRefusedFields } from "#web/lib/field-errors.ts";
import { nairobiDay } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import type { KeptForm } from "#web/ui/kept-form.tsx";
import { useKeptValues } from "#web/ui/kept-values.ts";
import { PanelForm } from "#web/ui/panel-form.tsx";
import { interviewMessages } from "../../pipeline.messages.ts";
import { AllTheSame } from "../all-the-same.tsx";
import { lengthOptions } from "../interview-values.ts";
import { InterviewersField } from "../interviewers-field.tsx";
import { useOfferSlots } from "./mutations.ts";
import { everyone, nextSlot, offeredSlots, type SlotsFormValues, slotsForm } from "./slots-form-values.ts";

/** Days that a candidate has to choose, unless somebody chooses others. */
const defaultDays = 3;

function startValues({ phone }: HrApplicationDetail, { interviewerChoices }: HiringFile): SlotsFormValues {
  const first = { date: nairobiDay(new Date(), defaultDays + 1), time: "10:00", who: everyone };
  return {
    interviewerIds: interviewerChoices.filter(({ self }) => self).map(({ id }) => id),
    slots: [first, nextSlot([first]), nextSlot([nextSlot([first])])],
    minutes: 30,
    type: "phone",
    location: phone,
    note: "",
    answerBy: nairobiDay(new Date(), defaultDays),
  };
}

/** Offers the candidate several times of several interviewers. */
export function SlotsForm({
  application,
  hiring,
  onClose,
  children,
}: {
  application: HrApplicationDetail;
  hiring: HiringFile;
  onClose: () => void;
  /** Above the fields: the other way to schedule. */
  children: ReactNode;
}) {
  const t = useMessages(interviewMessages);
  const types = useMessages(interviewTypeMessages);
  const { id, phone } = application;
  const box = useRef<HTMLFormElement>(null);
  const form = useForm({ resolver: zodResolver(slotsForm), defaultValues: startValues(application, hiring) });
  const typed = useKeptValues(form, `application.${id}.slots`);
  const kept: KeptForm = { box, ...typed, forget: typed.discard };
  const interviewers = useController({ control: form.control, name: "interviewerIds" });
  const offer = useOfferSlots(id);
  const type = useWatch({ control: form.control, name: "type" });
  const send = (allowed: Pick<NewSlotOffer, "allowUnusualTime">) =>
    form.handleSubmit((values) =>
      offer.mutate(
        { ...offeredSlots(values), ...allowed },
        {
          onSuccess() {
            kept.forget();
            onClose();
          },
          onError: (error) => void showRefusedFields(form, error),
        },
      ),
    );
  const unusual =
    offer.error instanceof CodedError && offer.error.code === "unusual_time" ? offer.error : null;
  return (
    <PanelForm
      kept={kept}
      title="Schedule Call"
      submitLabel="Offer these times"
      pending={offer.isPending}
      onSubmit={send({})}
      onCancel={onClose}
    >
      {children}
      {!unusual && <FormError message={offer.error} attempt={offer.submittedAt} />}
      <div className="grid gap-4 sm:grid-cols-3">
        <FormField form={form} name="minutes" label="Length" rules={{ valueAsNumber: true }}>
          {(field) => <Select {...field} options={lengthOptions(30)} />}
        </FormField>
        <FormField
          form={form}
          name="type"
          label="Type"
          // A number is no link, and a link no place.
          rules={{
            onChange: ({ target }) => form.setValue("location", target.value === "phone" ? phone : ""),
          }}
        >
          {(field) => (
            <Select {...field} options={interviewTypes.map((value) => ({ value, label: types[value] }))} />
          )}
        </FormField>
        <FormField form={form} name="answerBy" label="Choose by" hint="Until the end of this day." required>
          {(field) => <Input type="date" {...field} min={nairobiDay(new Date())} />}
        </FormField>
        <FormField form={form} name="location" label={t[type]} required className="sm:col-span-3">
          {(field) => <Input {...field} />}
        </FormField>
      </div>
      <InterviewersField {...interviewers} choices={hiring.interviewerChoices} />
      <SlotRows form={form} hiring={hiring} />
      <FormField
        form={form}
        name="note"
        label="Note to the candidate"
        hint="Optional: what to bring or prepare."
      >
        {(field) => <Textarea {...field} rows={2} />}
      </FormField>
      {unusual && (
        <AllTheSame
          question={unusual.message}
          label="Offer all the same"
          pending={offer.isPending}
          onConfirm={send({ allowUnusualTime: true })}
        />
      )}
    </PanelForm>
  );
}

type SlotsFormApi = UseFormReturn<SlotsFormValues>;

function SlotRows({ form, hiring }: { form: SlotsFormApi; hiring: HiringFile }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "slots" });
  const chosen = useWatch({ control: form.control, name: "interviewerIds" });
  const people = hiring.interviewerChoices.filter(({ id }) => chosen.includes(id));
  const options = [
    { value: everyone, label: people.length > 1 ? "All of them together" : (people[0]?.fullName ?? "–") },
    ...(people.length > 1
      ? people.map(({ id, fullName }) => ({ value: id, label: `${fullName} alone` }))
      : []),
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">Times (Nairobi)</legend>
      <p className="text-sm text-muted">
        The candidate chooses one. A time that is taken meanwhile is not offered any more.
      </p>
      <ol className="mt-3 space-y-3">
        {fields.map(({ id }, index) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_auto] items-start gap-3 sm:grid-cols-[1fr_8rem_1fr_auto]"
          >
            <FormField form={form} name={`slots.${index}.date`} label={`Day ${index + 1}`} required>
              {(field) => <Input type="date" {...field} min={nairobiDay(new Date())} />}
            </FormField>
            <FormField
              form={form}
              name={`slots.${index}.time`}
              label={`Time ${index + 1}`}
              required
              className="row-start-2 sm:row-start-auto"
            >
              {(field) => <Input type="time" {...field} />}
            </FormField>
            <FormField
              form={form}
              name={`slots.${index}.who`}
              label={`With ${index + 1}`}
              className="row-start-3 sm:row-start-auto"
            >
              {(field) => <Select {...field} options={options} />}
            </FormField>
            <Button
              variant="ghost"
              size="sm"
              icon={X}
              className="mt-7"
              disabled={fields.length <= slotLimits.min}
              onClick={() => remove(index)}
              aria-label={`Remove time ${index + 1}`}
            />
          </li>
        ))}
      </ol>
      {fields.length < slotLimits.max && (
        <Button
          variant="secondary"
          size="sm"
          icon={Plus}
          className="mt-3"
          onClick={() => append(nextSlot(form.getValues("slots")))}
        >
          Another time
        </Button>
      )}
    </fieldset>
  );
}

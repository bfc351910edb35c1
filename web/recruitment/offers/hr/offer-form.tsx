import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { languageNames, languages } from "#contract/core/language.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import {
  type Offer,
  type OfferFile,
  offerLimits,
  offerPlaceholderHints,
  offerPlaceholders,
} from "#contract/recruitment/offers.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { nairobiDay } from "#web/lib/format.ts";
import { keptName } from "#web/recruitment/pipeline/hr/tasks.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { useKeptForm } from "#web/ui/kept-form.tsx";
import { PanelForm } from "#web/ui/panel-form.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import { useSaveOffer } from "./mutations.ts";
import { type OfferFormValues, offerForm, valuesOf } from "./offer-values.ts";

/** Writes an offer, or changes the one that is given. Nothing is sent by it. */
export function OfferForm({
  application: { id, candidateName },
  file,
  offer,
  onClose,
}: {
  application: HrApplicationDetail;
  file: OfferFile;
  offer?: Offer;
  onClose: () => void;
}) {
  const kept = useKeptForm(offer ? `offer.${offer.id}` : keptName(id, "offer"));
  const save = useSaveOffer(id, offer);
  const form = useForm({ resolver: zodResolver(offerForm), defaultValues: valuesOf(offer, file) });
  const values = useWatch({ control: form.control }) as OfferFormValues;
  const today = nairobiDay(new Date());
  // A letter that nobody has written in is replaced by the one in the other language.
  const changeLanguage = ({ target }: { target: { value: string } }) => {
    const { en, sw } = file.templates;
    const untouched = [en, sw].includes(form.getValues("letter"));
    if (untouched) form.setValue("letter", target.value === "sw" ? sw : en);
  };
  const done = () => {
    kept.forget();
    onClose();
  };
  const submit = form.handleSubmit(({ salary, ...rest }) =>
    save.mutate(
      { ...rest, salaryCents: Math.round(salary * 100) },
      { onSuccess: done, onError: (error) => showFieldErrors(form, error) },
    ),
  );
  return (
    <PanelForm
      kept={kept}
      title={offer ? "Change the offer" : `Offer to ${candidateName}`}
      submitLabel="Save the offer"
      pending={save.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormError message={save.error} attempt={save.submittedAt} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="position" label="Position" required>
          {(field) => <Input {...field} />}
        </FormField>
        <FormField
          form={form}
          name="salary"
          label="Salary a month (KSh)"
          hint="Before tax."
          required
          rules={{ valueAsNumber: true }}
        >
          {(field) => <Input type="number" {...field} min={1} step="any" inputMode="decimal" />}
        </FormField>
        <FormField form={form} name="startDate" label="First day" required>
          {(field) => <Input type="date" {...field} min={today} />}
        </FormField>
        <FormField form={form} name="place" label="Place" required>
          {(field) => <Input {...field} />}
        </FormField>
        <FormField
          form={form}
          name="expiryDate"
          label="Answer by"
          hint="Until the end of this day in Nairobi."
          required
        >
          {(field) => <Input type="date" {...field} min={today} />}
        </FormField>
        <FormField form={form} name="letterLanguage" label="Letter in" rules={{ onChange: changeLanguage }}>
          {(field) => (
            <Select
              {...field}
              options={languages.map((value) => ({ value, label: languageNames.get(value) ?? value }))}
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="terms" label="Terms" hint="Kind of contract, hours, leave, notice.">
        {(field) => <Textarea {...field} rows={3} maxLength={offerLimits.terms} />}
      </FormField>
      <FormField
        form={form}
        name="letter"
        label="Letter"
        hint="What stands in double braces is filled in from the fields above."
        required
      >
        {(field) => <Textarea {...field} rows={12} />}
      </FormField>
      <Disclosure label="What can be filled in">
        <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
          {offerPlaceholders.map((name) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="font-mono">{`{{${name}}}`}</dt>
              <dd className="text-muted">{offerPlaceholderHints[name]}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <Disclosure label="The letter as the candidate reads it">
        <LetterPreview values={values} known={file.known} />
      </Disclosure>
    </PanelForm>
  );
}

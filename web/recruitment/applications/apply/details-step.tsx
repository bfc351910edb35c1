import { nairobiDay } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { Checkbox } from "#web/ui/choice.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { answerMessages } from "../answers.messages.ts";
import type { ApplicationForm } from "./application-values.ts";
import { fieldMessages } from "./apply.messages.ts";
import { WorkAuthorizationSelect } from "./work-authorization-select.tsx";

/** Step 3: pay, start and the right to work. */
export function DetailsStep({ form }: { form: ApplicationForm }) {
  const names = useMessages(answerMessages);
  const t = useMessages(fieldMessages);
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="expectedSalary" label={names.expectedSalary} required>
          {(field) => <Input {...field} placeholder={t.salaryExample} />}
        </FormField>
        <FormField form={form} name="availableStartDate" label={names.availableStartDate} required>
          {(field) => <Input {...field} type="date" min={nairobiDay(new Date())} />}
        </FormField>
        <FormField form={form} name="workAuthorization" label={names.workAuthorization} required>
          {(field) => <WorkAuthorizationSelect {...field} placeholder={t.chooseOne} />}
        </FormField>
      </div>
      <div>
        <Checkbox {...form.register("willingToRelocate")} label={t.relocate} />
        <Checkbox {...form.register("hasBackground")} label={t.criminalRecord} hint={t.criminalRecordHint} />
      </div>
    </div>
  );
}

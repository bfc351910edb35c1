import { workAuthorizationLabels } from "#contract/recruitment/application-labels.messages.ts";
import { workAuthorizations } from "#contract/recruitment/applications.ts";
import { nairobiDay } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { Checkbox } from "#web/ui/choice.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { optionsOf } from "#web/ui/options.ts";
import type { ApplicationForm } from "./application-values.ts";

/** Step 3: pay, start and the right to work. */
export function DetailsStep({ form }: { form: ApplicationForm }) {
  const authorizations = useMessages(workAuthorizationLabels);
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="expectedSalary" label="Expected salary" required>
          {(field) => <Input {...field} placeholder="KSh 80,000 a month" />}
        </FormField>
        <FormField form={form} name="availableStartDate" label="Available start date" required>
          {(field) => <Input {...field} type="date" min={nairobiDay(new Date())} />}
        </FormField>
        <FormField form={form} name="workAuthorization" label="Work authorization" required>
          {(field) => (
            <Select
              {...field}
              placeholder="Choose one"
              options={optionsOf(workAuthorizations, authorizations)}
            />
          )}
        </FormField>
      </div>
      <div>
        <Checkbox {...form.register("willingToRelocate")} label="I am willing to relocate" />
        <Checkbox
          {...form.register("hasBackground")}
          label="I have a criminal record to disclose"
          hint="You can explain it in the additional information. It does not exclude you by itself."
        />
      </div>
    </div>
  );
}

import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import type { ApplicationForm } from "./application-values.ts";

/** Step 1: who applies and how to reach them. */
export function PersonalStep({ form }: { form: ApplicationForm }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField form={form} name="fullName" label="Full Name" required>
        {(field) => <Input {...field} autoComplete="name" />}
      </FormField>
      <FormField form={form} name="email" label="Email" required>
        {(field) => <Input {...field} type="email" autoComplete="email" />}
      </FormField>
      <FormField form={form} name="phone" label="Phone" required>
        {(field) => <PhoneInput {...field} placeholder="+254 712 345 678" />}
      </FormField>
      <FormField form={form} name="location" label="Location" required>
        {(field) => <Input {...field} autoComplete="address-level2" placeholder="Town or county" />}
      </FormField>
    </div>
  );
}

import { useMessages } from "#web/lib/language.ts";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { answerMessages } from "../answers.messages.ts";
import type { ApplicationForm } from "./application-values.ts";
import { fieldMessages } from "./apply.messages.ts";

/** Step 1: who applies and how to reach them. */
export function PersonalStep({ form }: { form: ApplicationForm }) {
  const names = useMessages(answerMessages);
  const t = useMessages(fieldMessages);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField form={form} name="fullName" label={names.fullName} required>
        {(field) => <Input {...field} autoComplete="name" />}
      </FormField>
      <FormField form={form} name="email" label={names.email} required>
        {(field) => <Input {...field} type="email" autoComplete="email" />}
      </FormField>
      <FormField form={form} name="phone" label={names.phone} required>
        {(field) => <PhoneInput {...field} placeholder="+254 712 345 678" />}
      </FormField>
      <FormField form={form} name="location" label={names.location} required>
        {(field) => <Input {...field} autoComplete="address-level2" placeholder={t.townOrCounty} />}
      </FormField>
    </div>
  );
}

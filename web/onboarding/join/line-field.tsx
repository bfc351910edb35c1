import { applicationLabels } from "#contract/onboarding/application-labels.messages.ts";
import { useMessages } from "#web/lib/language.ts";
import { Input } from "#web/ui/input.tsx";
import type { ApplicationForm } from "./application-values.ts";
import { ApplicationField } from "./open-parts.tsx";

/** One line of text, of which nothing more is asked. */
export function LineField({
  form,
  name,
  placeholder,
}: {
  form: ApplicationForm;
  name:
    | "employer"
    | "employerAddress"
    | "businessType"
    | "businessAddress"
    | "sourceOfFunds"
    | "payrollNumber"
    | "introducingMemberName"
    | "introducingMemberNumber";
  placeholder?: string;
}) {
  const names = useMessages(applicationLabels);
  return (
    <ApplicationField form={form} name={name} label={names[name]}>
      {(field) => <Input {...field} autoComplete="off" placeholder={placeholder} />}
    </ApplicationField>
  );
}

import { workAuthorizationLabels } from "#contract/recruitment/application-labels.messages.ts";
import { workAuthorizations } from "#contract/recruitment/applications.ts";
import { useMessages } from "#web/lib/language.ts";
import type { ApplicationForm } from "#web/recruitment/applications/apply/application-values.ts";
import { BackgroundStep } from "#web/recruitment/applications/apply/background-step.tsx";
import { Section } from "#web/ui/card.tsx";
import { Checkbox, Switch } from "#web/ui/choice.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { PhoneInput } from "#web/ui/phone-input.tsx";

/** What the application form starts from. */
export function DetailsSection({
  form,
  email,
  keepsSent,
  onKeepsSent,
}: {
  form: ApplicationForm;
  email: string;
  /** Whether what is sent with an application is kept here. */
  keepsSent: boolean;
  onKeepsSent: (keeps: boolean) => void;
}) {
  const authorizations = useMessages(workAuthorizationLabels);
  return (
    <Section
      title="Your details"
      description="Every application form starts with what you keep here, and you can change it there."
    >
      <div className="space-y-6">
        <div id="keep-sent" className="scroll-mt-20">
          <Switch
            checked={keepsSent}
            onChange={(event) => onKeepsSent(event.target.checked)}
            label="Keep what I send with an application"
            hint="Your next application then starts with the answers of the last one. Otherwise what stands here changes only when you save it. Letters are never kept."
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField form={form} name="fullName" label="Full Name">
            {(field) => <Input {...field} autoComplete="name" />}
          </FormField>
          <div className="text-sm">
            <p className="mb-1.5 font-semibold">Email</p>
            <p className="flex min-h-11 items-center break-all text-muted">{email}</p>
          </div>
          <FormField form={form} name="phone" label="Phone">
            {(field) => <PhoneInput {...field} placeholder="+254 712 345 678" />}
          </FormField>
          <FormField form={form} name="location" label="Location">
            {(field) => <Input {...field} autoComplete="address-level2" placeholder="Town or county" />}
          </FormField>
          <FormField form={form} name="expectedSalary" label="Expected salary">
            {(field) => <Input {...field} placeholder="KSh 80,000 a month" />}
          </FormField>
          <FormField form={form} name="workAuthorization" label="Work authorization">
            {(field) => (
              <Select
                {...field}
                placeholder="Choose one"
                options={optionsOf(workAuthorizations, authorizations)}
              />
            )}
          </FormField>
        </div>
        <Checkbox {...form.register("willingToRelocate")} label="I am willing to relocate" />
        <BackgroundStep form={form} required={false} />
      </div>
    </Section>
  );
}

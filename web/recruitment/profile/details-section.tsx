import { workAuthorizations } from "#contract/recruitment/applications.ts";
import { Section } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import type { ApplicationForm } from "../apply/application-values.ts";
import { BackgroundStep } from "../apply/background-step.tsx";

/** What the application form starts from. */
export function DetailsSection({ form, email }: { form: ApplicationForm; email: string }) {
  return (
    <Section
      title="Your details"
      description="Every application form starts with what you keep here. You can change it there for one position."
    >
      <div className="space-y-6">
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField form={form} name="fullName" label="Full Name">
            {(field) => <Input {...field} autoComplete="name" />}
          </FormField>
          <div className="text-sm">
            <p className="mb-1.5 font-semibold">Email</p>
            <p className="flex min-h-11 items-center break-all text-muted">{email}</p>
          </div>
          <FormField form={form} name="phone" label="Phone">
            {(field) => <Input {...field} type="tel" autoComplete="tel" placeholder="+254 712 345 678" />}
          </FormField>
          <FormField form={form} name="location" label="Location">
            {(field) => <Input {...field} autoComplete="address-level2" placeholder="Town or county" />}
          </FormField>
          <FormField form={form} name="expectedSalary" label="Expected salary">
            {(field) => <Input {...field} placeholder="KSh 80,000 a month" />}
          </FormField>
          <FormField form={form} name="workAuthorization" label="Work authorization">
            {(field) => <Select {...field} placeholder="Choose one" options={workAuthorizations} />}
          </FormField>
        </div>
        <Checkbox {...form.register("willingToRelocate")} label="I am willing to relocate" />
        <BackgroundStep form={form} required={false} />
      </div>
    </Section>
  );
}

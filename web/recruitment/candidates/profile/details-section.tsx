import { useMessages } from "#web/lib/language.ts";
import { answerMessages } from "#web/recruitment/applications/answers.messages.ts";
import type { ApplicationForm } from "#web/recruitment/applications/apply/application-values.ts";
import { BackgroundStep } from "#web/recruitment/applications/apply/background-step.tsx";
import { WorkAuthorizationSelect } from "#web/recruitment/applications/apply/work-authorization-select.tsx";
import { Section } from "#web/ui/card.tsx";
import { Checkbox, Switch } from "#web/ui/choice.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { detailsMessages } from "./profile.messages.ts";

/** What the application form starts from. */
export function DetailsSection({
  form,
  email,
  savesAnswers,
  onSavesAnswers,
}: {
  form: ApplicationForm;
  email: string;
  /** Whether what is sent with an application is kept here. */
  savesAnswers: boolean;
  onSavesAnswers: (keeps: boolean) => void;
}) {
  const t = useMessages(detailsMessages);
  const names = useMessages(answerMessages);
  return (
    <Section title={t.title} description={t.description}>
      <div className="space-y-6">
        <div id="keep-sent" className="scroll-mt-20">
          <Switch
            checked={savesAnswers}
            onChange={(event) => onSavesAnswers(event.target.checked)}
            label={t.keepSent}
            hint={t.keepSentHint}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField form={form} name="fullName" label={names.fullName}>
            {(field) => <Input {...field} autoComplete="name" />}
          </FormField>
          <div className="text-sm">
            <p className="mb-1.5 font-semibold">{names.email}</p>
            <p className="flex min-h-11 items-center break-all text-muted">{email}</p>
          </div>
          <FormField form={form} name="phone" label={names.phone}>
            {(field) => <PhoneInput {...field} placeholder="+254 712 345 678" />}
          </FormField>
          <FormField form={form} name="location" label={names.location}>
            {(field) => <Input {...field} autoComplete="address-level2" placeholder={t.place} />}
          </FormField>
          <FormField form={form} name="expectedSalary" label={names.expectedSalary}>
            {(field) => <Input {...field} placeholder={t.salary} />}
          </FormField>
          <FormField form={form} name="workAuthorization" label={names.workAuthorization}>
            {(field) => <WorkAuthorizationSelect {...field} placeholder={t.chooseOne} />}
          </FormField>
        </div>
        <Checkbox {...form.register("willingToRelocate")} label={t.relocate} />
        <BackgroundStep form={form} required={false} />
      </div>
    </Section>
  );
}

import { useMessages } from "#web/lib/language.ts";
import { Checkbox } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { TermsLink } from "#web/ui/terms-link.tsx";
import { accountFormMessages } from "./account-forms.messages.ts";
import { AuthForm } from "./auth-form.tsx";
import type { FormAnswer } from "./form-problem.ts";
import { keptNames } from "./kept-names.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { registerMessages } from "./register.messages.ts";

/** A job seeker's registration, posted to the page's own address; works without scripts. */
export function RegisterForm({ answer }: { answer: FormAnswer | undefined }) {
  const t = useMessages(registerMessages);
  const form = useMessages(accountFormMessages);
  return (
    <AuthForm answer={answer} keptAs={keptNames.registration} submitLabel={t.title}>
      {(errors, values) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t.firstName} name="firstName" required error={errors.firstName}>
              {(control) => <Input {...control} autoComplete="given-name" defaultValue={values.firstName} />}
            </Field>
            <Field label={t.lastName} name="lastName" required error={errors.lastName}>
              {(control) => <Input {...control} autoComplete="family-name" defaultValue={values.lastName} />}
            </Field>
          </div>
          <Field label={form.email} name="email" required error={errors.email}>
            {(control) => (
              <Input {...control} type="email" autoComplete="email" defaultValue={values.email} />
            )}
          </Field>
          <Field label={t.phone} name="phone" error={errors.phone}>
            {(control) => (
              <PhoneInput {...control} placeholder="+254 712 345 678" defaultValue={values.phone} />
            )}
          </Field>
          <NewPasswordFields errors={errors} />
          <Checkbox
            name="terms"
            label={
              <RichText
                text={t.terms}
                parts={{ terms: (words) => <TermsLink to="/terms">{words}</TermsLink> }}
              />
            }
            defaultChecked={values.terms !== undefined}
            error={errors.terms}
          />
        </>
      )}
    </AuthForm>
  );
}

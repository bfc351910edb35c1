import { Checkbox } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { TermsLink } from "#web/ui/terms-link.tsx";
import { AuthForm } from "./auth-form.tsx";
import type { FormAnswer } from "./form-problem.ts";
import { keptNames } from "./kept-names.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

/** A job seeker's registration, posted to the page's own address; works without scripts. */
export function RegisterForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <AuthForm answer={answer} keptAs={keptNames.registration} submitLabel="Create Account">
      {(errors, values) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="First Name" name="firstName" required error={errors.firstName}>
              {(control) => <Input {...control} autoComplete="given-name" defaultValue={values.firstName} />}
            </Field>
            <Field label="Last Name" name="lastName" required error={errors.lastName}>
              {(control) => <Input {...control} autoComplete="family-name" defaultValue={values.lastName} />}
            </Field>
          </div>
          <Field label="Email" name="email" required error={errors.email}>
            {(control) => (
              <Input {...control} type="email" autoComplete="email" defaultValue={values.email} />
            )}
          </Field>
          <Field label="Phone (optional)" name="phone" error={errors.phone}>
            {(control) => (
              <PhoneInput {...control} placeholder="+254 712 345 678" defaultValue={values.phone} />
            )}
          </Field>
          <NewPasswordFields errors={errors} />
          <Checkbox
            name="terms"
            label={
              <>
                I agree to the <TermsLink to="/terms">terms and conditions</TermsLink>
              </>
            }
            defaultChecked={values.terms !== undefined}
            error={errors.terms}
          />
        </>
      )}
    </AuthForm>
  );
}

import type { ReactNode } from "react";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { AuthForm } from "./auth-form.tsx";
import type { FormAnswer } from "./form-problem.ts";
import { keptNames } from "./kept-names.ts";
import { NewPasswordField } from "./new-password-fields.tsx";

/** The trial of a SACCO's staff, posted to the page's own address; works without scripts. */
export function SignUpForm({ answer, children }: { answer: FormAnswer | undefined; children: ReactNode }) {
  return (
    <AuthForm
      answer={answer}
      keptAs={keptNames.signUp}
      submitLabel="Create Account"
      sendingLabel="Creating Account..."
    >
      {(errors, values) => (
        <>
          <Field label="Full Name" name="fullName" required error={errors.fullName}>
            {(control) => <Input {...control} autoComplete="name" defaultValue={values.fullName} />}
          </Field>
          <Field label="Email Address" name="email" required error={errors.email}>
            {(control) => (
              <Input {...control} type="email" autoComplete="email" defaultValue={values.email} />
            )}
          </Field>
          <Field
            label="Organization (optional)"
            name="organization"
            hint="Your SACCO's name. Without it the workspace gets yours."
            error={errors.organization}
          >
            {(control) => (
              <Input {...control} autoComplete="organization" defaultValue={values.organization} />
            )}
          </Field>
          <NewPasswordField label="Password" error={errors.password} />
          {children}
        </>
      )}
    </AuthForm>
  );
}

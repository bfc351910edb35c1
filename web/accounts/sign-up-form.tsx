import { type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { useFocusInvalid } from "#web/ui/focus-invalid.ts";
import { FormError } from "#web/ui/form-error.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import type { FormAnswer } from "./form-problem.ts";

/** The trial of a SACCO's staff, posted to the page's own address; works without scripts. */
export function SignUpForm({ answer, children }: { answer: FormAnswer | undefined; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const creating = useNavigation().formMethod === "POST";
  useFocusInvalid(form, answer);
  const errors = answer?.problem.fields ?? {};
  const values = answer?.values ?? {};
  return (
    <Form ref={form} method="post" noValidate className="space-y-4">
      {answer && Object.keys(errors).length === 0 && <FormError message={answer.problem.message} />}
      <Field label="Full Name" name="fullName" required error={errors.fullName}>
        {(control) => <Input {...control} autoComplete="name" defaultValue={values.fullName} />}
      </Field>
      <Field label="Email Address" name="email" required error={errors.email}>
        {(control) => <Input {...control} type="email" autoComplete="email" defaultValue={values.email} />}
      </Field>
      <Field
        label="Organization (optional)"
        name="organization"
        hint="Your SACCO's name. Without it the workspace gets yours."
        error={errors.organization}
      >
        {(control) => <Input {...control} autoComplete="organization" defaultValue={values.organization} />}
      </Field>
      <Field label="Password" name="password" required hint="At least 6 characters" error={errors.password}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </Field>
      {children}
      <Button type="submit" size="lg" loading={creating} className="w-full">
        {creating ? "Creating Account..." : "Create Account"}
      </Button>
    </Form>
  );
}

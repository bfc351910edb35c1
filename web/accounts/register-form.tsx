import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { useFocusInvalid } from "#web/ui/focus-invalid.ts";
import { FormError } from "#web/ui/form-error.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import type { FormAnswer } from "./form-problem.ts";

/** A job seeker's registration, posted to the page's own address; works without scripts. */
export function RegisterForm({ answer }: { answer: FormAnswer | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formMethod === "POST";
  useFocusInvalid(form, answer);
  const errors = answer?.problem.fields ?? {};
  const values = answer?.values ?? {};
  return (
    <Form ref={form} method="post" noValidate className="space-y-4">
      {answer && Object.keys(errors).length === 0 && <FormError message={answer.problem.message} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First Name" name="firstName" required error={errors.firstName}>
          {(control) => <Input {...control} autoComplete="given-name" defaultValue={values.firstName} />}
        </Field>
        <Field label="Last Name" name="lastName" required error={errors.lastName}>
          {(control) => <Input {...control} autoComplete="family-name" defaultValue={values.lastName} />}
        </Field>
      </div>
      <Field label="Email" name="email" required error={errors.email}>
        {(control) => <Input {...control} type="email" autoComplete="email" defaultValue={values.email} />}
      </Field>
      <Field label="Phone (optional)" name="phone" error={errors.phone}>
        {(control) => (
          <Input
            {...control}
            type="tel"
            autoComplete="tel"
            placeholder="+254 712 345 678"
            defaultValue={values.phone}
          />
        )}
      </Field>
      <Field label="Password" name="password" required hint="At least 6 characters" error={errors.password}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </Field>
      <Field label="Confirm Password" name="confirmPassword" required error={errors.confirmPassword}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </Field>
      <Checkbox
        name="terms"
        label="I agree to the terms and conditions"
        defaultChecked={values.terms !== undefined}
        error={errors.terms}
      />
      <Button type="submit" size="lg" loading={sending} className="w-full">
        Create Account
      </Button>
    </Form>
  );
}

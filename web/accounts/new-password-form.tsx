import type { ReactNode } from "react";
import { AuthForm } from "./auth-form.tsx";
import type { FormAnswer } from "./form-problem.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

/** A password chosen by the link of a mail, typed twice; posted to the page's own address, works without scripts. */
export function NewPasswordForm({
  answer,
  label,
  submitLabel,
  children,
}: {
  answer: FormAnswer | undefined;
  /** Of the first field. */
  label: string;
  submitLabel: string;
  /** Shown above the fields. */
  children?: ReactNode;
}) {
  return (
    <AuthForm answer={answer} submitLabel={submitLabel} shown={["password", "confirmPassword"]}>
      {(errors) => (
        <>
          {children}
          <NewPasswordFields label={label} errors={errors} />
        </>
      )}
    </AuthForm>
  );
}

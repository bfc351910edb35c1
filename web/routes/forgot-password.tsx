import { useRef } from "react";
import { data, Form, useNavigation } from "react-router";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { refuse, refuseFailure } from "#web/accounts/answer.ts";
import { checkEmail } from "#web/accounts/checks.ts";
import { TextLink } from "#web/accounts/text-link.tsx";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { useFocusInvalid } from "#web/ui/focus-invalid.ts";
import { FormError } from "#web/ui/form-error.tsx";
import { Input } from "#web/ui/input.tsx";
import type { Route } from "./+types/forgot-password.ts";

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const problem = checkEmail(form);
  if (problem) return refuse(form, problem);
  try {
    const body = { email: formText(form, "email") };
    const { message } = await context.get(apiContext).auth.requestPasswordReset({ body });
    return data({ sent: message });
  } catch (error) {
    return refuseFailure(form, "Please try again", error);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Forgot password · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formMethod === "POST";
  const refused = actionData && "problem" in actionData ? actionData : undefined;
  useFocusInvalid(form, refused);
  const error = refused?.problem.fields.email;
  return (
    <AccountFrame
      title="Forgot your password?"
      lead="Enter your email address, and we will send you a link to set a new one."
      below={
        <p>
          Remembered it? <TextLink to="/login">Sign In</TextLink>
        </p>
      }
    >
      {actionData && "sent" in actionData ? (
        <Alert tone="success" role="status" title="Check your email">
          {actionData.sent} The link works for one hour.
        </Alert>
      ) : (
        <Form ref={form} method="post" noValidate className="space-y-4">
          {refused && !error && <FormError message={refused.problem.message} />}
          <Field label="Email" name="email" required error={error}>
            {(control) => (
              <Input {...control} type="email" autoComplete="username" defaultValue={refused?.values.email} />
            )}
          </Field>
          <Button type="submit" size="lg" loading={sending} className="w-full">
            Send the link
          </Button>
        </Form>
      )}
    </AccountFrame>
  );
}

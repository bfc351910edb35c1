import { useRef } from "react";
import { data, Form, useNavigation } from "react-router";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { refuse, refuseFailure } from "#web/accounts/answer.ts";
import { checkNewPassword } from "#web/accounts/checks.ts";
import { formText } from "#web/accounts/form-problem.ts";
import { apiContext } from "#web/lib/context.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { useFocusInvalid } from "#web/ui/focus-invalid.ts";
import { FormError } from "#web/ui/form-error.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import type { Route } from "./+types/reset-password.ts";

export function loader({ url }: Route.LoaderArgs) {
  return { hasToken: Boolean(url.searchParams.get("token")) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const problem = checkNewPassword(form);
  if (problem) return refuse(form, problem);
  try {
    const body = { token: url.searchParams.get("token") ?? "", password: formText(form, "password") };
    const { message } = await context.get(apiContext).auth.resetPassword({ body });
    return data({ changed: message });
  } catch (error) {
    return refuseFailure(form, "Please try again", error);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Set a new password · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && "problem" in actionData ? actionData : undefined;
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formMethod === "POST";
  useFocusInvalid(form, refused);
  const errors = refused?.problem.fields ?? {};
  if (actionData && "changed" in actionData) {
    return (
      <AccountFrame title="Password changed">
        <Alert tone="success" role="status" actions={<ButtonLink to="/login">Sign In</ButtonLink>}>
          {actionData.changed}
        </Alert>
      </AccountFrame>
    );
  }
  if (!loaderData.hasToken) {
    return (
      <AccountFrame title="Set a new password">
        <Alert tone="warning" title="This link is incomplete" actions={<AskAgain />}>
          Open the link in our mail again, or ask for a new one.
        </Alert>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Set a new password" lead="It ends every session that is open on other devices.">
      <Form ref={form} method="post" noValidate className="space-y-4">
        {refused && !errors.password && !errors.confirmPassword && (
          <>
            <FormError message={refused.problem.message} />
            <AskAgain />
          </>
        )}
        <Field
          label="New password"
          name="password"
          required
          hint="At least 6 characters"
          error={errors.password}
        >
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </Field>
        <Field label="Confirm Password" name="confirmPassword" required error={errors.confirmPassword}>
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </Field>
        <Button type="submit" size="lg" loading={sending} className="w-full">
          Set the new password
        </Button>
      </Form>
    </AccountFrame>
  );
}

function AskAgain() {
  return (
    <ButtonLink to="/forgot-password" variant="secondary">
      Ask for a new link
    </ButtonLink>
  );
}

import { useRef } from "react";
import { data, Form, useNavigation } from "react-router";
import { inOneOf, textOf } from "#contract/core/messages.ts";
import { accountFormMessages } from "#web/accounts/account-forms.messages.ts";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { sendForm } from "#web/accounts/answer.ts";
import { checkEmail } from "#web/accounts/checks.ts";
import { forgotPasswordMessages } from "#web/accounts/password.messages.ts";
import { TextLink } from "#web/accounts/text-link.tsx";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { useMessages } from "#web/lib/language.ts";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { useFocusInvalid } from "#web/ui/focus-invalid.ts";
import { FormError } from "#web/ui/form-error.tsx";
import { Input } from "#web/ui/input.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import type { Route } from "./+types/forgot-password.ts";

export const action = (args: Route.ActionArgs) =>
  sendForm(
    args,
    { check: checkEmail, failed: (language) => inOneOf(accountFormMessages, language).pleaseTryAgain },
    async (form) => {
      const body = { email: formText(form, "email") };
      const { message } = await args.context.get(apiContext).auth.requestPasswordReset({ body });
      return data({ sent: message });
    },
  );

export const meta: Route.MetaFunction = ({ matches }) =>
  titleMeta(
    matches[0].loaderData,
    textOf(forgotPasswordMessages, (t) => t.pageTitle),
  );

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const t = useMessages(forgotPasswordMessages);
  const shared = useMessages(accountFormMessages);
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formMethod === "POST";
  const refused = actionData && "problem" in actionData ? actionData : undefined;
  useFocusInvalid(form, refused);
  const error = refused?.problem.fields.email;
  return (
    <AccountFrame
      title={t.title}
      lead={t.lead}
      below={
        <p>
          <RichText
            text={t.remembered}
            parts={{ signIn: (words) => <TextLink to="/login">{words}</TextLink> }}
          />
        </p>
      }
    >
      {actionData && "sent" in actionData ? (
        <Alert tone="success" role="status" title={shared.checkEmail}>
          {t.sent({ sent: actionData.sent })}
        </Alert>
      ) : (
        <Form ref={form} method="post" noValidate className="space-y-4">
          {refused && !error && <FormError message={refused.problem.message} />}
          <Field label={shared.email} name="email" required error={error}>
            {(control) => (
              <Input {...control} type="email" autoComplete="username" defaultValue={refused?.values.email} />
            )}
          </Field>
          <Button type="submit" size="lg" loading={sending} className="w-full">
            {t.send}
          </Button>
        </Form>
      )}
    </AccountFrame>
  );
}

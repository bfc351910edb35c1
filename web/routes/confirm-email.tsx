import { data, Form, useNavigation } from "react-router";
import { textOf } from "#contract/core/messages.ts";
import { accountFormMessages } from "#web/accounts/account-forms.messages.ts";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { confirmEmailMessages } from "#web/accounts/email-links.messages.ts";
import { InvalidLink } from "#web/accounts/invalid-link.tsx";
import { checkLink } from "#web/accounts/mail-link.ts";
import { apiContext, currentUser } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { useMessages } from "#web/lib/language.ts";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import type { Route } from "./+types/confirm-email.ts";

/** The link itself changes nothing: mail scanners open it before its owner does. The button confirms. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { auth } = context.get(apiContext);
  const [link, user] = await Promise.all([
    checkLink(url, (token) => auth.emailLink({ body: { token } })),
    currentUser(context),
  ]);
  return { link, isSignedIn: user !== null };
}

export async function action({ context, url }: Route.ActionArgs) {
  const body = { token: url.searchParams.get("token") ?? "" };
  try {
    return data({ confirmed: (await context.get(apiContext).auth.confirmEmail({ body })).message });
  } catch (error) {
    return formFailure(error);
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  titleMeta(
    matches[0].loaderData,
    textOf(confirmEmailMessages, (t) => t.title),
  );

export default function ConfirmEmail({ loaderData: { link, isSignedIn }, actionData }: Route.ComponentProps) {
  const t = useMessages(confirmEmailMessages);
  const { signIn } = useMessages(accountFormMessages);
  const sending = useNavigation().formMethod === "POST";
  const goOn = isSignedIn ? (
    <ButtonLink to="/account">{t.openAccount}</ButtonLink>
  ) : (
    <ButtonLink to="/login">{signIn}</ButtonLink>
  );
  // The link is used up by then, which the loader says as well.
  if (actionData && "confirmed" in actionData) {
    return (
      <AccountFrame title={t.changed}>
        <Alert tone="success" role="status" actions={goOn}>
          {t.confirmed({ confirmed: actionData.confirmed })}
        </Alert>
      </AccountFrame>
    );
  }
  const failure = actionData && "failure" in actionData ? actionData.failure : undefined;
  if (link.state !== "works" || failure?.code === "token_invalid") {
    return (
      <AccountFrame title={t.title}>
        <InvalidLink complete={link.state !== "incomplete"} actions={goOn}>
          {link.state === "incomplete" ? t.openAgain : t.worksOnce}
        </InvalidLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t.title}>
      {failure && <FormError message={failure.message} attempt={failure} />}
      <p className="my-5">
        <RichText
          text={t.press({ email: link.answer.email })}
          parts={{ address: (words) => <strong className="break-all">{words}</strong> }}
        />
      </p>
      <Form method="post">
        <Button type="submit" size="lg" loading={sending} className="w-full">
          {t.use}
        </Button>
      </Form>
    </AccountFrame>
  );
}

import { data, Form, useNavigation } from "react-router";
import { textOf } from "#contract/core/messages.ts";
import { accountFormMessages } from "#web/accounts/account-forms.messages.ts";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { verifyEmailMessages } from "#web/accounts/email-links.messages.ts";
import { homePath } from "#web/accounts/home-path.ts";
import { apiContext, currentUser } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { useMessages } from "#web/lib/language.ts";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import type { Route } from "./+types/verify-email.ts";

/** The link itself changes nothing: mail scanners open it before its owner does. The button confirms. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await currentUser(context);
  return { hasToken: Boolean(url.searchParams.get("token")), home: user && homePath(user) };
}

/** Confirms the address, or with `again` sends a new link to the signed-in person. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  try {
    if (form.has("again")) return data({ sent: (await api.auth.sendVerification()).message });
    const body = { token: url.searchParams.get("token") ?? "" };
    return data({ verified: (await api.auth.verifyEmail({ body })).message });
  } catch (error) {
    return formFailure(error);
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  titleMeta(
    matches[0].loaderData,
    textOf(verifyEmailMessages, (t) => t.title),
  );

export default function VerifyEmail({ loaderData: { hasToken, home }, actionData }: Route.ComponentProps) {
  const t = useMessages(verifyEmailMessages);
  const shared = useMessages(accountFormMessages);
  const sending = useNavigation().formMethod === "POST";
  const failed = actionData && "failure" in actionData ? actionData.failure : undefined;
  if (actionData && "verified" in actionData) {
    return (
      <AccountFrame title={t.verified}>
        <Alert
          tone="success"
          role="status"
          actions={<ButtonLink to={home ?? "/login"}>{home ? t.goOn : shared.signIn}</ButtonLink>}
        >
          {actionData.verified}
        </Alert>
      </AccountFrame>
    );
  }
  if (actionData && "sent" in actionData) {
    return (
      <AccountFrame title={t.title}>
        <Alert tone="success" role="status" title={shared.checkEmail}>
          {actionData.sent}
        </Alert>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t.title}>
      {failed || !hasToken ? (
        <Alert tone="warning" role="alert" title={failed?.message ?? shared.linkIncomplete}>
          {home ? t.canSend : t.signInFirst}
        </Alert>
      ) : (
        <p>{t.press}</p>
      )}
      <Form method="post" className="mt-5">
        {hasToken && !failed ? (
          <Button type="submit" size="lg" loading={sending} className="w-full">
            {t.verify}
          </Button>
        ) : home ? (
          <Button type="submit" size="lg" name="again" value="1" loading={sending} className="w-full">
            {t.sendAgain}
          </Button>
        ) : (
          <ButtonLink to="/login?next=/verify-email" size="lg" className="w-full">
            {shared.signIn}
          </ButtonLink>
        )}
      </Form>
    </AccountFrame>
  );
}

import { data, redirect } from "react-router";
import { textOf } from "#contract/core/messages.ts";
import { accountFormMessages } from "#web/accounts/account-forms.messages.ts";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { InvalidLink } from "#web/accounts/invalid-link.tsx";
import { checkLink } from "#web/accounts/mail-link.ts";
import { sendNewPassword } from "#web/accounts/new-password-action.ts";
import { NewPasswordForm } from "#web/accounts/new-password-form.tsx";
import { resetPasswordMessages } from "#web/accounts/password.messages.ts";
import { apiContext } from "#web/lib/context.ts";
import { useMessages } from "#web/lib/language.ts";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import type { Route } from "./+types/reset-password.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { auth } = context.get(apiContext);
  const link = await checkLink(url, (token) => auth.passwordLink({ body: { token } }));
  if (link.state === "works" && link.answer.welcome) throw redirect(`/welcome${url.search}`);
  return { state: link.state };
}

export const action = (args: Route.ActionArgs) =>
  sendNewPassword(args, async (body) => {
    const { message } = await args.context.get(apiContext).auth.resetPassword({ body });
    return data({ changed: message });
  });

export const meta: Route.MetaFunction = ({ matches }) =>
  titleMeta(
    matches[0].loaderData,
    textOf(resetPasswordMessages, (t) => t.title),
  );

export default function ResetPassword({ loaderData: { state }, actionData }: Route.ComponentProps) {
  const t = useMessages(resetPasswordMessages);
  const { signIn } = useMessages(accountFormMessages);
  // The link is used up by then, which the loader says as well.
  if (actionData && "changed" in actionData) {
    return (
      <AccountFrame title={t.changed}>
        <Alert tone="success" role="status" actions={<ButtonLink to="/login">{signIn}</ButtonLink>}>
          {actionData.changed}
        </Alert>
      </AccountFrame>
    );
  }
  const refused = actionData && "problem" in actionData ? actionData : undefined;
  if (state !== "works" || refused?.code === "token_invalid") {
    return (
      <AccountFrame title={t.title}>
        <InvalidLink
          complete={state !== "incomplete"}
          actions={
            <>
              <ButtonLink to="/forgot-password">{t.askAgain}</ButtonLink>
              <ButtonLink to="/login" variant="secondary">
                {signIn}
              </ButtonLink>
            </>
          }
        >
          {state === "incomplete" ? t.openAgain : t.worksOnce}
        </InvalidLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t.title} lead={t.lead}>
      <NewPasswordForm answer={refused} label={t.label} submitLabel={t.submit} />
    </AccountFrame>
  );
}

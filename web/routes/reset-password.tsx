import { data, redirect } from "react-router";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { InvalidLink } from "#web/accounts/invalid-link.tsx";
import { checkLink } from "#web/accounts/mail-link.ts";
import { sendNewPassword } from "#web/accounts/new-password-action.ts";
import { NewPasswordForm } from "#web/accounts/new-password-form.tsx";
import { apiContext } from "#web/lib/context.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import type { Route } from "./+types/reset-password.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { auth } = context.get(apiContext);
  const link = await checkLink(url, (token) => auth.passwordLink({ body: { token } }));
  if (link.state === "works" && link.answer.welcome) throw redirect(`/welcome${url.search}`);
  return { state: link.state };
}

export const action = ({ context, ...args }: Route.ActionArgs) =>
  sendNewPassword(args, async (body) => {
    const { message } = await context.get(apiContext).auth.resetPassword({ body });
    return data({ changed: message });
  });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Set a new password · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ResetPassword({ loaderData: { state }, actionData }: Route.ComponentProps) {
  // The link is used up by then, which the loader says as well.
  if (actionData && "changed" in actionData) {
    return (
      <AccountFrame title="Password changed">
        <Alert tone="success" role="status" actions={<ButtonLink to="/login">Sign In</ButtonLink>}>
          {actionData.changed}
        </Alert>
      </AccountFrame>
    );
  }
  const refused = actionData && "problem" in actionData ? actionData : undefined;
  if (state !== "works" || refused?.code === "token_invalid") {
    return (
      <AccountFrame title="Set a new password">
        <InvalidLink
          complete={state !== "incomplete"}
          actions={
            <>
              <ButtonLink to="/forgot-password">Ask for a new link</ButtonLink>
              <ButtonLink to="/login" variant="secondary">
                Sign In
              </ButtonLink>
            </>
          }
        >
          {state === "incomplete"
            ? "Open the link in our mail again, or ask for a new one."
            : "It works once, within an hour. If you set a password with it, sign in with that; otherwise ask for a new link."}
        </InvalidLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Set a new password" lead="It ends every session that is open on other devices.">
      <NewPasswordForm answer={refused} label="New password" submitLabel="Set the new password" />
    </AccountFrame>
  );
}

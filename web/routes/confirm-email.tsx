import { data, Form, useNavigation } from "react-router";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { InvalidLink } from "#web/accounts/invalid-link.tsx";
import { checkLink } from "#web/accounts/mail-link.ts";
import { apiContext, currentUser } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
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

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Use a new email address · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ConfirmEmail({ loaderData: { link, isSignedIn }, actionData }: Route.ComponentProps) {
  const sending = useNavigation().formMethod === "POST";
  const goOn = isSignedIn ? (
    <ButtonLink to="/account">Open my account</ButtonLink>
  ) : (
    <ButtonLink to="/login">Sign In</ButtonLink>
  );
  // The link is used up by then, which the loader says as well.
  if (actionData && "confirmed" in actionData) {
    return (
      <AccountFrame title="Email address changed">
        <Alert tone="success" role="status" actions={goOn}>
          {actionData.confirmed} Sign in with it from now on.
        </Alert>
      </AccountFrame>
    );
  }
  const failure = actionData && "failure" in actionData ? actionData.failure : undefined;
  if (link.state !== "works" || failure?.code === "token_invalid") {
    return (
      <AccountFrame title="Use a new email address">
        <InvalidLink complete={link.state !== "incomplete"} actions={goOn}>
          {link.state === "incomplete"
            ? "Open the link in our mail again."
            : "It works once, within a day. Your account says which address it has, and can send another link."}
        </InvalidLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Use a new email address">
      {failure && <FormError message={failure.message} attempt={failure} />}
      <p className="my-5">
        Press the button, and your account has the address{" "}
        <strong className="break-all">{link.answer.email}</strong>.
      </p>
      <Form method="post">
        <Button type="submit" size="lg" loading={sending} className="w-full">
          Use this address
        </Button>
      </Form>
    </AccountFrame>
  );
}

import { data, Form, useNavigation } from "react-router";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { homePath } from "#web/accounts/home-path.ts";
import { apiContext, currentUser } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
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

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Verify your email address · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function VerifyEmail({ loaderData: { hasToken, home }, actionData }: Route.ComponentProps) {
  const sending = useNavigation().formMethod === "POST";
  const failed = actionData && "failure" in actionData ? actionData.failure : undefined;
  if (actionData && "verified" in actionData) {
    return (
      <AccountFrame title="Email address verified">
        <Alert
          tone="success"
          role="status"
          actions={<ButtonLink to={home ?? "/login"}>{home ? "Continue" : "Sign In"}</ButtonLink>}
        >
          {actionData.verified}
        </Alert>
      </AccountFrame>
    );
  }
  if (actionData && "sent" in actionData) {
    return (
      <AccountFrame title="Verify your email address">
        <Alert tone="success" role="status" title="Check your email">
          {actionData.sent}
        </Alert>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Verify your email address">
      {failed || !hasToken ? (
        <Alert tone="warning" role="alert" title={failed?.message ?? "This link is incomplete"}>
          {home ? "We can send you a new link." : "Sign in, and we can send you a new link."}
        </Alert>
      ) : (
        <p>Press the button to confirm that this email address is yours.</p>
      )}
      <Form method="post" className="mt-5">
        {hasToken && !failed ? (
          <Button type="submit" size="lg" loading={sending} className="w-full">
            Verify my email address
          </Button>
        ) : home ? (
          <Button type="submit" size="lg" name="again" value="1" loading={sending} className="w-full">
            Send a new link
          </Button>
        ) : (
          <ButtonLink to="/login?next=/verify-email" size="lg" className="w-full">
            Sign In
          </ButtonLink>
        )}
      </Form>
    </AccountFrame>
  );
}

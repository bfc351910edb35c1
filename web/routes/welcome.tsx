import { redirect } from "react-router";
import type { Welcome } from "#contract/accounts/accounts.ts";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { homePath } from "#web/accounts/home-path.ts";
import { InvalidLink } from "#web/accounts/invalid-link.tsx";
import { checkLink } from "#web/accounts/mail-link.ts";
import { sendNewPassword } from "#web/accounts/new-password-action.ts";
import { NewPasswordForm } from "#web/accounts/new-password-form.tsx";
import { UsernameField } from "#web/accounts/username-field.tsx";
import { apiContext, currentUser } from "#web/lib/context.ts";
import { formatDate } from "#web/lib/format.ts";
import { roleLabels } from "#web/lib/role-labels.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import type { Route } from "./+types/welcome.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { auth } = context.get(apiContext);
  const [link, user] = await Promise.all([
    checkLink(url, (token) => auth.passwordLink({ body: { token } })),
    currentUser(context),
  ]);
  const welcome = link.state === "works" ? link.answer.welcome : null;
  if (link.state === "works" && !welcome) throw redirect(`/reset-password${url.search}`);
  return { state: link.state, welcome, signedIn: user && { fullName: user.fullName, home: homePath(user) } };
}

export const action = (args: Route.ActionArgs) =>
  sendNewPassword(args, async (body) => {
    const { user } = await args.context.get(apiContext).auth.choosePassword({ body });
    return redirect(homePath(user));
  });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Welcome · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function WelcomePage({
  loaderData: { state, welcome, signedIn },
  actionData: refused,
  matches,
}: Route.ComponentProps) {
  const { product } = matches[0].loaderData.settings.brand;
  if (!welcome || refused?.code === "token_invalid") {
    return <WelcomeOver complete={state !== "incomplete"} product={product} signedIn={signedIn} />;
  }
  return (
    <AccountFrame title={`Welcome to ${welcome.organization ?? product}`} lead={leadOf(welcome)}>
      <DescriptionList items={factsOf(welcome)} className="mb-6" />
      {signedIn && (
        <Alert className="mb-5">
          You are signed in as {signedIn.fullName}. Going on signs you in as {welcome.email} in this browser
          instead.
        </Alert>
      )}
      <NewPasswordForm answer={refused} label="Password" submitLabel="Save the password and go in">
        <UsernameField email={welcome.email} />
      </NewPasswordForm>
    </AccountFrame>
  );
}

function leadOf({ firstName, invitedBy, organization }: Welcome): string {
  const goOn = "Choose a password, and you are in.";
  if (invitedBy) return `${firstName}, ${invitedBy} has invited you. ${goOn}`;
  return organization
    ? `${firstName}, your workspace is ready. ${goOn}`
    : `${firstName}, your account is ready. ${goOn}`;
}

function factsOf({ email, roles, invitedBy, trialEndsAt }: Welcome) {
  const role = roles.map((one) => roleLabels[one].label).join(", ");
  return [
    { term: "You sign in as", value: <span className="break-all">{email}</span> },
    ...(role ? [{ term: roles.length === 1 ? "Your role" : "Your roles", value: role }] : []),
    ...(trialEndsAt && !invitedBy ? [{ term: "Free until", value: formatDate(trialEndsAt) }] : []),
  ];
}

function WelcomeOver({
  complete,
  product,
  signedIn,
}: {
  complete: boolean;
  product: string;
  signedIn: { fullName: string; home: string } | null;
}) {
  return (
    <AccountFrame title={`Welcome to ${product}`}>
      <InvalidLink
        complete={complete}
        actions={
          <>
            {signedIn ? (
              <ButtonLink to={signedIn.home}>Continue as {signedIn.fullName}</ButtonLink>
            ) : (
              <ButtonLink to="/login">Sign In</ButtonLink>
            )}
            <ButtonLink to="/forgot-password" variant="secondary">
              Send me a new link
            </ButtonLink>
          </>
        }
      >
        {complete
          ? "It works once, and for some days only. If you chose a password with it, sign in with that. If not, have a new link sent to your address, or ask who invited you to do it again."
          : "Open the link in our mail again, or have a new one sent to your address."}
      </InvalidLink>
    </AccountFrame>
  );
}

import { redirect } from "react-router";
import { trialPage } from "#contract/accounts/accounts.ts";
import { trialDays } from "#contract/core/limits.ts";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { sendForm } from "#web/accounts/answer.ts";
import { browserAction } from "#web/accounts/browser-action.ts";
import { checkSignUp } from "#web/accounts/checks.ts";
import { keptNames } from "#web/accounts/kept-names.ts";
import { SignUpForm } from "#web/accounts/sign-up-form.tsx";
import { rememberEmail } from "#web/accounts/signed-up-email.ts";
import { TextLink } from "#web/accounts/text-link.tsx";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { TermsNote } from "#web/site/signup/terms-note.tsx";
import type { Route } from "./+types/signup.ts";

const pageOf = (url: URL) => trialPage.catch("recruitment").parse(url.searchParams.get("page"));

/** The sign-up dialog as a page of its own: for browsers without scripts, and for links in mails. */
export const loader = ({ url }: Route.LoaderArgs) => ({ days: trialDays[pageOf(url)] });

export const action = (args: Route.ActionArgs) =>
  sendForm(args, { check: checkSignUp, failed: () => "Account Creation Failed" }, async (form) => {
    const body = {
      fullName: formText(form, "fullName"),
      email: formText(form, "email"),
      organization: formText(form, "organization"),
      password: formText(form, "password"),
      page: pageOf(args.url),
    };
    await args.context.get(apiContext).auth.signup({ body });
    return redirect("/login?registered", { headers: { "set-cookie": rememberEmail(body.email) } });
  });

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return browserAction(request, serverAction, {
    check: checkSignUp,
    success: {
      title: "Account Created Successfully",
      description: "Please login with your credentials to access the system.",
    },
    kept: keptNames.signUp,
    failure: { title: "Account Creation Failed", message: "Please try again." },
  });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Start Free Trial · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function SignUp({ loaderData: { days }, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame
      title="Start Free Trial"
      lead={`${days} days in a workspace of your own. No setup fees, cancel anytime.`}
      below={
        <p>
          Already have an account? <TextLink to="/login">Sign In</TextLink>
        </p>
      }
    >
      <SignUpForm answer={actionData}>
        <TermsNote />
      </SignUpForm>
    </AccountFrame>
  );
}

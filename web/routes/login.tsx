import { redirect } from "react-router";
import { publicPages } from "#contract/site/pages.ts";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { refuse, refuseFailure } from "#web/accounts/answer.ts";
import { browserAction } from "#web/accounts/browser-action.ts";
import { checkSignIn } from "#web/accounts/checks.ts";
import { DemoHint } from "#web/accounts/demo-hint.tsx";
import { homePath } from "#web/accounts/home-path.ts";
import { SignInForm } from "#web/accounts/sign-in-form.tsx";
import { SignedInNotice } from "#web/accounts/signed-in-notice.tsx";
import { TextLink } from "#web/accounts/text-link.tsx";
import { apiContext, currentUser } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { safeNextPath } from "#web/lib/next-path.ts";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import { Alert } from "#web/ui/alert.tsx";
import type { Route } from "./+types/login.ts";

/**
 * A signed-in person is led on, unless a page they may not see sent them here to change accounts (`next`).
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await currentUser(context);
  const next = url.searchParams.get("next");
  const registered = url.searchParams.has("registered");
  if (!user) return { signedIn: null, registered };
  if (next === null && !registered) throw redirect(homePath(user));
  return { signedIn: { fullName: user.fullName, continueTo: homePath(user) }, registered };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const problem = checkSignIn(form);
  if (problem) return refuse(form, problem);
  const body = { email: formText(form, "email"), password: formText(form, "password") };
  try {
    const { user } = await context.get(apiContext).auth.login({ body });
    return redirect(safeNextPath(url.searchParams.get("next"), homePath(user)));
  } catch (error) {
    return refuseFailure(form, "Login Failed", error);
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return browserAction(request, serverAction, {
    check: checkSignIn,
    success: { title: "Login Successful", description: `Welcome to ${formText(form, "product")}!` },
    failure: { title: "Login Failed", message: "Invalid credentials. Please try again." },
  });
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, publicPages.login);

export default function Login({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { signedIn, registered } = loaderData;
  const { settings } = matches[0].loaderData;
  return (
    <AccountFrame
      title="Welcome Back"
      lead={`Sign in to your ${settings.brand.product} workspace.`}
      below={
        <>
          <p>
            New to {settings.brand.product}? <TextLink to="/customer-experience-agent">Sign up here</TextLink>
          </p>
          <p>
            Looking for a job? <TextLink to="/jobs/login">Sign in to the candidate portal</TextLink>
          </p>
        </>
      }
    >
      {signedIn && <SignedInNotice {...signedIn} />}
      {registered && (
        <Alert tone="success" title="Account Created Successfully" className="mb-5">
          Please login with your credentials to access the system.
        </Alert>
      )}
      {settings.demo && <DemoHint email="hr@umoja.example" />}
      <SignInForm answer={actionData} product={settings.brand.product}>
        <p className="text-sm">
          <TextLink to="/forgot-password">Forgot your password?</TextLink>
        </p>
      </SignInForm>
    </AccountFrame>
  );
}

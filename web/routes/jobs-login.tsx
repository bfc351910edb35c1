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
import { optional } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { selectedJob } from "#web/recruitment/candidates/portal/selected-job.ts";
import { pathAfterSignIn, signInSearch } from "#web/recruitment/candidates/portal/sign-in-path.ts";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import { Alert } from "#web/ui/alert.tsx";
import type { Route } from "./+types/jobs-login.ts";

/** A signed-in job seeker is led on; staff may change to a job seeker's account here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await currentUser(context);
  if (user?.isCandidate) throw redirect(pathAfterSignIn(url.searchParams));
  const job = await optional(selectedJob(context.get(apiContext), url.searchParams));
  return {
    signedIn: user && { fullName: user.fullName, continueTo: homePath(user) },
    jobTitle: job?.title ?? null,
    search: signInSearch(url.searchParams),
    registered: url.searchParams.has("registered"),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const problem = checkSignIn(form);
  if (problem) return refuse(form, problem);
  const body = { email: formText(form, "email"), password: formText(form, "password") };
  try {
    await context.get(apiContext).auth.login({ body });
  } catch (error) {
    return refuseFailure(form, "Login Failed", error);
  }
  return redirect(pathAfterSignIn(url.searchParams));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return browserAction(request, serverAction, {
    check: checkSignIn,
    success: { title: "Login Successful", description: "Welcome back to the recruitment portal!" },
    failure: { title: "Login Failed", message: "Invalid email or password." },
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, publicPages["candidate-login"]);

export default function JobsLogin({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { signedIn, jobTitle, search, registered } = loaderData;
  const { settings } = matches[0].loaderData;
  return (
    <AccountFrame
      title="Candidate sign in"
      lead={
        jobTitle ? `Sign in to apply for ${jobTitle}.` : "Sign in to apply and to follow your applications."
      }
      below={
        <>
          <p>
            New here? <TextLink to={`/jobs/register${search}`}>Create Account</TextLink>
          </p>
          <p>
            <TextLink to="/forgot-password">Forgot your password?</TextLink>
          </p>
        </>
      }
    >
      {signedIn && <SignedInNotice {...signedIn} />}
      {registered && (
        <Alert tone="success" title="Account Created Successfully" className="mb-5">
          Please sign in with your new account credentials.
        </Alert>
      )}
      {settings.demo && <DemoHint email="candidate@umoja.example" />}
      <SignInForm answer={actionData} product={settings.brand.product} />
    </AccountFrame>
  );
}

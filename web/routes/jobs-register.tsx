import { redirect } from "react-router";
import { publicPages } from "#contract/site/pages.ts";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { refuse, refuseFailure } from "#web/accounts/answer.ts";
import { browserAction } from "#web/accounts/browser-action.ts";
import { checkRegistration } from "#web/accounts/checks.ts";
import { keptNames } from "#web/accounts/kept-names.ts";
import { RegisterForm } from "#web/accounts/register-form.tsx";
import { TextLink } from "#web/accounts/text-link.tsx";
import { apiContext, currentUser } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { selectedJob } from "#web/recruitment/candidates/portal/selected-job.ts";
import { pathAfterSignIn, signInSearch } from "#web/recruitment/candidates/portal/sign-in-path.ts";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/jobs-register.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await currentUser(context);
  if (user?.isCandidate) throw redirect(pathAfterSignIn(url.searchParams));
  const job = await optional(selectedJob(context.get(apiContext), url.searchParams));
  return { jobTitle: job?.title ?? null, search: signInSearch(url.searchParams) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const problem = checkRegistration(form);
  if (problem) return refuse(form, problem);
  const body = {
    firstName: formText(form, "firstName"),
    lastName: formText(form, "lastName"),
    email: formText(form, "email"),
    phone: formText(form, "phone"),
    password: formText(form, "password"),
  };
  try {
    await context.get(apiContext).auth.register({ body });
  } catch (error) {
    return refuseFailure(form, "Registration Failed", error);
  }
  const kept = new URLSearchParams(signInSearch(url.searchParams));
  kept.set("registered", "");
  return redirect(`/jobs/login?${kept}`);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return browserAction(request, serverAction, {
    check: checkRegistration,
    success: {
      title: "Account Created Successfully",
      description: "Please sign in with your new account credentials.",
    },
    kept: keptNames.registration,
    failure: { title: "Registration Failed", message: "Please try again." },
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, publicPages["candidate-register"]);

export default function JobsRegister({ loaderData, actionData }: Route.ComponentProps) {
  const { jobTitle, search } = loaderData;
  return (
    <AccountFrame
      title="Create Account"
      lead={
        jobTitle
          ? `One account to apply for ${jobTitle} and to follow your applications.`
          : "One account to apply for positions at every SACCO and to follow your applications."
      }
      below={
        <p>
          Already have an account? <TextLink to={`/jobs/login${search}`}>Sign In</TextLink>
        </p>
      }
    >
      <RegisterForm answer={actionData} />
    </AccountFrame>
  );
}

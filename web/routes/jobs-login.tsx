import { redirect } from "react-router";
import { inOneOf } from "#contract/core/messages.ts";
import { candidateLoginPage } from "#contract/site/pages/candidate-login.ts";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { browserAction } from "#web/accounts/browser-action.ts";
import { checkSignIn } from "#web/accounts/checks.ts";
import { DemoHint } from "#web/accounts/demo-hint.tsx";
import { homePath } from "#web/accounts/home-path.ts";
import { candidateSignInMessages, signInMessages } from "#web/accounts/sign-in.messages.ts";
import { signIn } from "#web/accounts/sign-in-action.ts";
import { SignInForm } from "#web/accounts/sign-in-form.tsx";
import { SignedInNotice } from "#web/accounts/signed-in-notice.tsx";
import { TextLink } from "#web/accounts/text-link.tsx";
import { apiContext, currentUser } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { documentLanguage, useMessages } from "#web/lib/language.ts";
import { selectedJob } from "#web/recruitment/candidates/portal/selected-job.ts";
import { pathAfterSignIn, signInSearch } from "#web/recruitment/candidates/portal/sign-in-path.ts";
import { useReferralOpened } from "#web/recruitment/referrals/portal/use-referral-opened.ts";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import { Alert } from "#web/ui/alert.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
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

export const action = (args: Route.ActionArgs) => signIn(args, () => pathAfterSignIn(args.url.searchParams));

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const both = inOneOf(signInMessages, documentLanguage());
  const t = inOneOf(candidateSignInMessages, documentLanguage());
  return browserAction(request, serverAction, {
    check: checkSignIn,
    success: { title: both.succeeded, description: t.welcome },
    failure: { title: both.failed, message: t.notReached },
  });
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, candidateLoginPage);

export default function JobsLogin({ loaderData, actionData, matches }: Route.ComponentProps) {
  useReferralOpened();
  const { signedIn, jobTitle, search, registered } = loaderData;
  const { settings } = matches[0].loaderData;
  const both = useMessages(signInMessages);
  const t = useMessages(candidateSignInMessages);
  return (
    <AccountFrame
      title={t.title}
      lead={jobTitle ? t.leadFor({ title: jobTitle }) : t.lead}
      below={
        <>
          <p>
            <RichText
              text={t.newHere}
              parts={{ register: (words) => <TextLink to={`/jobs/register${search}`}>{words}</TextLink> }}
            />
          </p>
          <p>
            <TextLink to="/forgot-password">{both.forgotten}</TextLink>
          </p>
        </>
      }
    >
      {signedIn && <SignedInNotice {...signedIn} />}
      {registered && (
        <Alert tone="success" title={both.registered} className="mb-5">
          {t.registeredText}
        </Alert>
      )}
      {settings.demo && <DemoHint email="candidate@umoja.example" />}
      <SignInForm answer={actionData} product={settings.brand.product} />
    </AccountFrame>
  );
}

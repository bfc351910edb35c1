import { redirect } from "react-router";
import { inOneOf } from "#contract/core/messages.ts";
import { candidateRegisterPage } from "#contract/site/pages/candidate-register.ts";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { sendForm } from "#web/accounts/answer.ts";
import { browserAction } from "#web/accounts/browser-action.ts";
import { checkRegistration } from "#web/accounts/checks.ts";
import { keptNames } from "#web/accounts/kept-names.ts";
import { registerMessages } from "#web/accounts/register.messages.ts";
import { RegisterForm } from "#web/accounts/register-form.tsx";
import { TextLink } from "#web/accounts/text-link.tsx";
import { apiContext, currentUser } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { documentLanguage, useMessages } from "#web/lib/language.ts";
import { selectedJob } from "#web/recruitment/candidates/portal/selected-job.ts";
import { pathAfterSignIn, signInSearch } from "#web/recruitment/candidates/portal/sign-in-path.ts";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import { RichText } from "#web/ui/rich-text.tsx";
import type { Route } from "./+types/jobs-register.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await currentUser(context);
  if (user?.isCandidate) throw redirect(pathAfterSignIn(url.searchParams));
  const job = await optional(selectedJob(context.get(apiContext), url.searchParams));
  return { jobTitle: job?.title ?? null, search: signInSearch(url.searchParams) };
}

export const action = (args: Route.ActionArgs) =>
  sendForm(
    args,
    { check: checkRegistration, failed: (language) => inOneOf(registerMessages, language).failed },
    async (form) => {
      const body = {
        firstName: formText(form, "firstName"),
        lastName: formText(form, "lastName"),
        email: formText(form, "email"),
        phone: formText(form, "phone"),
        password: formText(form, "password"),
      };
      await args.context.get(apiContext).auth.register({ body });
      const kept = new URLSearchParams(signInSearch(args.url.searchParams));
      kept.set("registered", "");
      return redirect(`/jobs/login?${kept}`);
    },
  );

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const t = inOneOf(registerMessages, documentLanguage());
  return browserAction(request, serverAction, {
    check: checkRegistration,
    success: { title: t.created, description: t.createdText },
    kept: keptNames.registration,
    failure: { title: t.failed, message: t.notReached },
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, candidateRegisterPage);

export default function JobsRegister({ loaderData, actionData }: Route.ComponentProps) {
  const { jobTitle, search } = loaderData;
  const t = useMessages(registerMessages);
  return (
    <AccountFrame
      title={t.title}
      lead={jobTitle ? t.leadFor({ title: jobTitle }) : t.lead}
      below={
        <p>
          <RichText
            text={t.haveAccount}
            parts={{ signIn: (words) => <TextLink to={`/jobs/login${search}`}>{words}</TextLink> }}
          />
        </p>
      }
    >
      <RegisterForm answer={actionData} />
    </AccountFrame>
  );
}

import { redirect, useLocation } from "react-router";
import { inOneOf } from "#contract/core/messages.ts";
import { loginPage } from "#contract/site/pages/login.ts";
import { AccountFrame } from "#web/accounts/account-frame.tsx";
import { browserAction } from "#web/accounts/browser-action.ts";
import { checkSignIn } from "#web/accounts/checks.ts";
import { DemoHint } from "#web/accounts/demo-hint.tsx";
import { homePath } from "#web/accounts/home-path.ts";
import { signInMessages, workspaceSignInMessages } from "#web/accounts/sign-in.messages.ts";
import { signIn } from "#web/accounts/sign-in-action.ts";
import { SignInForm } from "#web/accounts/sign-in-form.tsx";
import { SignedInNotice } from "#web/accounts/signed-in-notice.tsx";
import { rememberedEmail } from "#web/accounts/signed-up-email.ts";
import { TextLink } from "#web/accounts/text-link.tsx";
import { currentUser } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { documentLanguage, useMessages } from "#web/lib/language.ts";
import { safeNextPath } from "#web/lib/next-path.ts";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import { Alert } from "#web/ui/alert.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import type { Route } from "./+types/login.ts";

/**
 * A signed-in person is led on, unless a page they may not see sent them here to change accounts (`next`).
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const user = await currentUser(context);
  const next = url.searchParams.get("next");
  const registered = url.searchParams.has("registered");
  const email = registered ? rememberedEmail(request.headers.get("cookie")) : undefined;
  if (!user) return { signedIn: null, registered, email };
  if (next === null && !registered) throw redirect(homePath(user));
  return { signedIn: { fullName: user.fullName, continueTo: homePath(user) }, registered, email };
}

export const action = (args: Route.ActionArgs) =>
  signIn(args, (user) => safeNextPath(args.url.searchParams.get("next"), homePath(user)));

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const both = inOneOf(signInMessages, documentLanguage());
  const t = inOneOf(workspaceSignInMessages, documentLanguage());
  return browserAction(request, serverAction, {
    check: checkSignIn,
    success: { title: both.succeeded, description: t.welcome({ product: formText(form, "product") }) },
    failure: { title: both.failed, message: t.notReached },
  });
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, loginPage);

export default function Login({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { signedIn, registered } = loaderData;
  const { state } = useLocation();
  const email = typeof state?.email === "string" ? state.email : loaderData.email;
  const { settings } = matches[0].loaderData;
  const { product } = settings.brand;
  const both = useMessages(signInMessages);
  const t = useMessages(workspaceSignInMessages);
  return (
    <AccountFrame
      title={t.title}
      lead={t.lead({ product })}
      below={
        <>
          <p>
            <RichText
              text={t.newHere({ product })}
              parts={{ signUp: (words) => <TextLink to="/customer-experience-agent">{words}</TextLink> }}
            />
          </p>
          <p>
            <RichText
              text={t.lookingForJob}
              parts={{ portal: (words) => <TextLink to="/jobs/login">{words}</TextLink> }}
            />
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
      {settings.demo && <DemoHint email="hr@umoja.example" />}
      <SignInForm answer={actionData} product={product} email={email}>
        <p className="text-sm">
          <TextLink to="/forgot-password">{both.forgotten}</TextLink>
        </p>
      </SignInForm>
    </AccountFrame>
  );
}

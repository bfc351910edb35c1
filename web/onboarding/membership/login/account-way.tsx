import { membershipsPath } from "#contract/onboarding/addresses.ts";
import { useMessages } from "#web/lib/language.ts";
import { loginPath } from "#web/lib/next-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { memberLoginMessages } from "./member-login.messages.ts";

/** The way to one's memberships by an account. */
export function AccountWay({ signedIn }: { signedIn: boolean }) {
  const t = useMessages(memberLoginMessages);
  const target = signedIn ? membershipsPath : loginPath({ pathname: membershipsPath, search: "" });
  return (
    <>
      <p className="mt-1 mb-4 text-sm text-muted">{t.accountText}</p>
      <ButtonLink to={target} variant="secondary">
        {signedIn ? t.seeYours : t.signIn}
      </ButtonLink>
    </>
  );
}

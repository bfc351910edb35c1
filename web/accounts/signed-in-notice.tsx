import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { accountFormMessages } from "./account-forms.messages.ts";

/** On a sign-in page that a signed-in person opened to change accounts: who they are, and the way back. */
export function SignedInNotice({ fullName, continueTo }: { fullName: string; continueTo: string }) {
  const t = useMessages(accountFormMessages);
  return (
    <Alert
      title={t.signedInAs({ name: fullName })}
      className="mb-5"
      actions={
        <ButtonLink to={continueTo} variant="secondary">
          {t.continueAs({ name: fullName })}
        </ButtonLink>
      }
    >
      {t.otherAccount}
    </Alert>
  );
}

import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

/** On a sign-in page that a signed-in person opened to change accounts: who they are, and the way back. */
export function SignedInNotice({ fullName, continueTo }: { fullName: string; continueTo: string }) {
  return (
    <Alert
      title={`You are signed in as ${fullName}`}
      className="mb-5"
      actions={
        <ButtonLink to={continueTo} variant="secondary">
          Continue as {fullName}
        </ButtonLink>
      }
    >
      Sign in below to use another account.
    </Alert>
  );
}

import { errorMessage } from "#web/lib/error-message.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useSendVerification } from "./mutations.ts";

/** Reminds a person whose address is not verified: until it is, no mail goes out in the organisation's name. */
export function VerificationBanner({ email }: { email: string }) {
  const sending = useSendVerification();
  return (
    <Alert
      tone="warning"
      title="Please verify your email address"
      actions={
        <Button size="sm" variant="secondary" loading={sending.isPending} onClick={() => sending.mutate()}>
          Send the link again
        </Button>
      }
    >
      <p>
        We sent a link to <strong className="break-all">{email}</strong>. Until you open it you can look
        around, but nothing that sends mail to others: changing the status of an application, say.
      </p>
      <p role="status" className="font-semibold">
        {sending.data?.message ?? (sending.error && errorMessage(sending.error))}
      </p>
    </Alert>
  );
}

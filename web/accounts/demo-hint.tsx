import { Alert } from "#web/ui/alert.tsx";

/** In demo mode: the account that one may sign in with here. */
export function DemoHint({ email }: { email: string }) {
  return (
    <Alert title="Demo account" className="mb-5">
      <p>
        Email: <span className="font-semibold">{email}</span>
      </p>
      <p>
        Password: <span className="font-semibold">Karibu-2026!</span>
      </p>
    </Alert>
  );
}

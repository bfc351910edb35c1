import { useLocation } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { loginPath } from "#web/lib/next-path.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";

/** Shown where something could not be loaded: the reason, and how to go on. */
export function LoadFailure({
  what,
  error,
  retry,
  pending,
}: {
  /** Completes "We could not load ...". */
  what: string;
  error: Error;
  retry: () => unknown;
  pending: boolean;
}) {
  const location = useLocation();
  const code = error instanceof CodedError ? error.code : undefined;
  return (
    <Alert
      role="alert"
      tone="danger"
      title={`We could not load ${what}`}
      actions={
        code === "not_found" ? undefined : code === "unauthenticated" ? (
          <ButtonLink to={loginPath(location)} size="sm">
            Sign in
          </ButtonLink>
        ) : (
          <Button variant="secondary" size="sm" loading={pending} onClick={() => void retry()}>
            Try again
          </Button>
        )
      }
    >
      {errorMessage(error)}
    </Alert>
  );
}

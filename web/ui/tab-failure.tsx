import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from "react-router";
import { isConnectionLost, useReturn } from "#web/lib/connection.ts";
import type { PageFailure } from "#web/lib/route-failures.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";

/** Shown in place of a tab that could not be loaded, until it can be; the other tabs stay in reach. */
export function TabFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  useReturn(isConnectionLost(error), () => void revalidate());
  const { pathname } = useLocation();
  const failure = isRouteErrorResponse(error) ? (error.data as Partial<PageFailure> | null) : null;
  if (failure?.code === "validation") {
    return (
      <Alert
        role="alert"
        tone="danger"
        title="This address cannot be read"
        actions={
          <ButtonLink to={pathname} variant="secondary" size="sm">
            Show it without filters
          </ButtonLink>
        }
      >
        What it asks for is not what this page understands.
      </Alert>
    );
  }
  return (
    <Alert
      role="alert"
      tone="danger"
      title="We could not load this page"
      actions={
        <Button variant="secondary" size="sm" loading={state === "loading"} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    >
      {failure?.message ?? "Check your connection and try again."}
      {failure?.code === "internal" && ` Reference: ${failure.requestId}`}
    </Alert>
  );
}

import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { isConnectionLost, useReturn } from "#web/lib/connection.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

/** Stands in the place of a tab that could not be loaded, until it can be; the other tabs stay in reach. */
export function TabFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  useReturn(isConnectionLost(error), () => void revalidate());
  const said = isRouteErrorResponse(error) ? (error.data as { message?: string } | null)?.message : undefined;
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
      {said ?? "Check your connection and try again."}
    </Alert>
  );
}

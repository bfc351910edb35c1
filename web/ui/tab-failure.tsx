import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from "react-router";
import { isConnectionLost, useReturn } from "#web/lib/connection.ts";
import { useMessages } from "#web/lib/language.ts";
import type { PageFailure } from "#web/lib/route-failures.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { tabFailureMessages } from "./tab-failure.messages.ts";

/** Shown in place of a tab that could not be loaded, until it can be; the other tabs stay in reach. */
export function TabFailure() {
  const t = useMessages(tabFailureMessages);
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
        title={t.addressUnreadable}
        actions={
          <ButtonLink to={pathname} variant="secondary" size="sm">
            {t.withoutFilters}
          </ButtonLink>
        }
      >
        {t.addressUnreadableText}
      </Alert>
    );
  }
  return (
    <Alert
      role="alert"
      tone="danger"
      title={t.pageNotLoaded}
      actions={
        <Button variant="secondary" size="sm" loading={state === "loading"} onClick={() => void revalidate()}>
          {t.tryAgain}
        </Button>
      }
    >
      {failure?.message ?? t.checkConnection}
      {failure?.code === "internal" && ` ${t.reference({ id: failure.requestId ?? "" })}`}
    </Alert>
  );
}

import { isRouteErrorResponse } from "react-router";
import { defaultLanguage, type Language } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { isConnectionLost } from "#web/lib/connection.ts";
import type { PageFailure } from "#web/lib/route-failures.ts";
import { ConnectionLost } from "./connection.tsx";
import { errorPageMessages } from "./error-page.messages.ts";
import { ErrorPage, errorTitle } from "./error-page.tsx";

/** The status an error stands for: that of a thrown answer, 500 for everything unexpected. */
const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

/** The document title of a page that ended in `error`. */
export const pageErrorTitle = (error: unknown, language: Language = defaultLanguage): string =>
  isConnectionLost(error)
    ? inOneOf(errorPageMessages, language).connectionGone
    : errorTitle(statusOf(error), language);

/**
 * Shown in place of a page that ended in `error`. A 500 names the request, so that the person who
 * reads the log finds its line.
 * @param home where a signed-in person's own work begins
 */
export function PageError({ error, ...place }: { error: unknown; home?: string; inWorkspace?: boolean }) {
  if (isConnectionLost(error)) return <ConnectionLost />;
  const failure = isRouteErrorResponse(error) ? (error.data as Partial<PageFailure> | null) : null;
  return (
    <ErrorPage
      status={statusOf(error)}
      requestId={failure?.requestId}
      retryAfter={failure?.retryAfter}
      {...place}
    />
  );
}

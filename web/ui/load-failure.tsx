import { useLocation } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { loginPath } from "#web/lib/next-path.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { kitMessages } from "./kit.messages.ts";

/** Shown where something could not be loaded: the reason, and how to go on. */
export function LoadFailure({
  what,
  error,
  retry,
  pending,
}: {
  /** A noun with its article, in the language of the page: `your applications`. */
  what: string;
  error: Error;
  retry: () => unknown;
  pending: boolean;
}) {
  const language = useLanguage();
  const t = useMessages(kitMessages);
  const location = useLocation();
  const code = error instanceof CodedError ? error.code : undefined;
  return (
    <Alert
      role="alert"
      tone="danger"
      title={t.notLoaded({ what })}
      actions={
        code === "not_found" ? undefined : code === "unauthenticated" ? (
          <ButtonLink to={loginPath(location)} size="sm">
            {t.signIn}
          </ButtonLink>
        ) : (
          <Button variant="secondary" size="sm" loading={pending} onClick={() => void retry()}>
            {t.tryAgain}
          </Button>
        )
      }
    >
      {errorMessage(error, language)}
    </Alert>
  );
}

import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import { useReturn } from "#web/lib/connection.ts";
import { withoutDialog } from "#web/lib/dialog-address.ts";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { errorPageMessages } from "./error-page.messages.ts";

interface HeldForm {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

/** Holds back forms that would be posted into nothing. Those that call the API themselves say so themselves. */
function useHeldForm() {
  const [held, setHeld] = useState<HeldForm | null>(null);
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (navigator.onLine || !(form instanceof HTMLFormElement) || form.method !== "post") return;
      event.preventDefault();
      event.stopPropagation();
      setHeld({ form, submitter });
    };
    document.addEventListener("submit", hold, true);
    return () => document.removeEventListener("submit", hold, true);
  }, []);
  return {
    held: held !== null,
    drop: () => setHeld(null),
    send() {
      setHeld(null);
      if (held?.form.isConnected) held.form.requestSubmit(held.submitter);
    },
  };
}

/** Whether a place cannot be shown now. One on the present page, or a dialog above it, is always within reach. */
const outOfReach: BlockerFunction = ({ currentLocation: from, nextLocation: to }) => {
  const stays = from.pathname === to.pathname && withoutDialog(from.search) === withoutDialog(to.search);
  const moves = to.hash !== "" || from.search !== to.search;
  return !navigator.onLine && !(stays && moves);
};

/**
 * Keeps the present page while there is no connection: what a press asked for is done once there is one.
 * Otherwise the page would give way to an error, and what was entered in it would be gone.
 *
 * Used once, in root.tsx; it steps in before every navigation: `useBlocker` holds back those of React Router, a
 * listener on the document holds back forms that the browser would post. What is within reach without the server (a
 * hash, a dialog of the page) passes. While something is held, `/healthz` is asked every five seconds.
 */
export function ConnectionGuard() {
  const t = useMessages(errorPageMessages);
  const blocker = useBlocker(outOfReach);
  const form = useHeldForm();
  const waiting = blocker.state === "blocked" || form.held;
  const { look, looking } = useReturn(waiting, () => {
    blocker.proceed?.();
    form.send();
  });
  if (!waiting) return null;
  const stay = () => {
    blocker.reset?.();
    form.drop();
  };
  return (
    <div className="fixed inset-x-4 top-20 z-50 mx-auto max-w-lg rounded-card bg-card shadow-float">
      <Alert
        role="alert"
        tone="warning"
        title={t.connectionGone}
        actions={
          <>
            <Button variant="secondary" size="sm" loading={looking} onClick={look}>
              {t.tryAgain}
            </Button>
            <Button variant="ghost" size="sm" onClick={stay}>
              {t.stay}
            </Button>
          </>
        }
      >
        {t.waitsHere}
      </Alert>
    </div>
  );
}

/** Shown in place of a page that did not come because the network is gone, and loads it when it is back. */
export function ConnectionLost() {
  const t = useMessages(errorPageMessages);
  const { look, looking } = useReturn(true, () => window.location.reload());
  return (
    <div className="column flex min-h-[60dvh] flex-col items-center justify-center py-16 text-center">
      <WifiOff aria-hidden className="size-12 text-muted" />
      <h1 className="mt-6 text-3xl sm:text-4xl">{t.connectionGone}</h1>
      <p role="status" className="mt-3 max-w-prose text-muted">
        {t.opensByItself}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-2">
        <Button loading={looking} onClick={look}>
          {t.tryAgain}
        </Button>
        <ButtonLink to="/" variant="secondary">
          {t.toHome}
        </ButtonLink>
      </div>
    </div>
  );
}

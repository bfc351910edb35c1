import { type ReactNode, useEffect, useRef } from "react";
import { errorMessages } from "#contract/core/errors.messages.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Alert } from "./alert.tsx";
import { kitMessages } from "./kit.messages.ts";

/**
 * What went wrong with a form as a whole, above its fields. It takes the focus with every attempt that
 * fails, so that nobody has to look for it. Renders nothing without a message.
 * @param message the words, or the error that a call ended with
 * @param attempt something that differs from one attempt to the next (the action's data, a submit count):
 *   without it the same message twice in a row passes unnoticed
 * @param children more lines, for instance a list of links to the fields
 */
export function FormError({
  message: given,
  attempt,
  children,
}: {
  message?: string | Error | null;
  attempt?: unknown;
  children?: ReactNode;
}) {
  const language = useLanguage();
  const t = useMessages(kitMessages);
  const message = given instanceof Error ? errorMessage(given, language) : given;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<unknown>(undefined);
  const showing = message ? (attempt ?? message) : undefined;
  useEffect(() => {
    if (showing !== undefined && showing !== shown.current) box.current?.focus();
    shown.current = showing;
  }, [showing]);
  if (!message) return null;
  return (
    <Alert ref={box} role="alert" tabIndex={-1} tone="danger" title={message}>
      {message === errorMessages[language].unauthenticated && <p>{t.signInElsewhere}</p>}
      {children}
    </Alert>
  );
}

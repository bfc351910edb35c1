import { type FormEventHandler, type ReactNode, useEffect, useEffectEvent } from "react";
import { type FetcherWithComponents, Form, useNavigation } from "react-router";
import { Button, type ButtonVariant } from "./button.tsx";
import { useFocusInvalid } from "./focus-invalid.ts";
import { FormError } from "./form-error.tsx";
import { KeptNotice, useKeptForm } from "./kept-form.tsx";

/** Why a form was refused: as a whole, or at single fields (name -> message). */
export interface FormRefusal {
  message: string;
  fields?: Record<string, string>;
}

/**
 * Whether the page is sending a form.
 * @param intent which of the page's forms; any without it
 * @param id which of several with the same intent
 */
export function useSending(intent?: string, id?: string): boolean {
  const { formData } = useNavigation();
  if (!formData) return false;
  return (
    (intent === undefined || formData.get("intent") === intent) &&
    (id === undefined || formData.get("id") === id)
  );
}

/**
 * A form that is posted to the action of its page, with its button, what went wrong as a whole, and a word when it
 * is done; works without scripts. The first field that was refused gets the focus. What was typed is kept until it
 * has been sent; an action that leads on to another page has its browser's half forget it.
 */
export function ActionForm({
  intent,
  action,
  fetcher,
  encType,
  keptAs = null,
  refusal,
  values = {},
  saved,
  shown,
  submitLabel,
  sendingLabel = submitLabel,
  variant,
  wide = false,
  emptied = false,
  preventScrollReset,
  children,
}: {
  /** Which of the page's forms it is, for the action. */
  intent?: string;
  /** The page whose action takes it; the present one otherwise. */
  action?: string;
  /** Sends it without a navigation. */
  fetcher?: Pick<FetcherWithComponents<unknown>, "Form" | "state" | "formData">;
  /** For a form with a file. */
  encType?: "multipart/form-data";
  /** Keeps what is typed under this name; see `useKeptForm`. */
  keptAs?: string | null;
  /** Of the last attempt; another object with each. */
  refusal: FormRefusal | undefined;
  /** What was typed, where the form was refused: a page without scripts shows it again. */
  values?: Record<string, string>;
  /** What was done with the last attempt; just true where the page says it elsewhere. */
  saved?: string | boolean;
  /** Names of the fields that the form shows, where the action may refuse others. */
  shown?: readonly string[];
  submitLabel: string;
  sendingLabel?: string;
  /** Another look of the button than that of what one usually comes for. */
  variant?: ButtonVariant;
  /** The button is as wide as the form. */
  wide?: boolean;
  /** Its fields are emptied when it is done. */
  emptied?: boolean;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
  /** @param errors by field */
  children: ReactNode | ((errors: Record<string, string>, values: Record<string, string>) => ReactNode);
}) {
  const kept = useKeptForm(keptAs);
  useFocusInvalid(kept.box, refusal);
  const sendingPage = useSending(intent);
  const sending = fetcher ? fetcher.state !== "idle" : sendingPage;
  const finish = useEffectEvent(() => {
    if (emptied) kept.box.current?.reset();
    kept.accept();
  });
  useEffect(() => {
    if (saved && !sending) finish();
  }, [saved, sending]);

  const errors = refusal?.fields ?? {};
  const besideFields = Object.keys(errors).some((name) => !shown || shown.includes(name));
  const Sender = fetcher?.Form ?? Form;
  return (
    <Sender
      ref={kept.box}
      method="post"
      action={action}
      encType={encType}
      noValidate
      preventScrollReset={preventScrollReset}
      className="space-y-4"
    >
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      {refusal && !besideFields && <FormError message={refusal.message} attempt={refusal} />}
      <KeptNotice kept={kept} />
      {typeof children === "function" ? children(errors, values) : children}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant={variant}
          size={wide ? "lg" : "md"}
          loading={sending}
          className={wide ? "w-full" : ""}
        >
          {sending ? sendingLabel : submitLabel}
        </Button>
        <FormDone>{!sending && typeof saved === "string" ? saved : undefined}</FormDone>
      </div>
    </Sender>
  );
}

/** What was done, announced when it appears. */
export function FormDone({ children }: { children: string | undefined }) {
  return (
    <p role="status" className="min-w-0 text-sm font-medium break-words text-success empty:hidden">
      {children}
    </p>
  );
}

/** A button that has its page's action do one thing at once; works without scripts. */
export function ActionButton({
  intent,
  values = {},
  variant = "secondary",
  label,
  preventScrollReset,
  onSubmit,
  children,
}: {
  intent: string;
  /** What the action gets beside the intent; `id` is that of the pressed button, of several. */
  values?: Record<string, string>;
  variant?: ButtonVariant;
  /** For a screen reader, where the words on it do not say enough. */
  label?: string;
  preventScrollReset?: boolean;
  /** Called when it is pressed, before anything is sent. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}) {
  const sending = useSending(intent, values.id);
  return (
    <Form method="post" preventScrollReset={preventScrollReset} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="sm" variant={variant} loading={sending} aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}

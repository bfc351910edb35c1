import { AlertDialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Alert } from "./alert.tsx";
import { Button, type ButtonVariant } from "./button.tsx";
import { dialogMessages } from "./dialog.messages.ts";
import { useReturnFocus } from "./return-focus.ts";

/**
 * Asks before something that cannot be undone. The dialog stays while `onConfirm` runs and closes when it is
 * done; a failure is shown in it.
 * @param confirmLabel says what happens ("Withdraw application"), never just "OK"
 */
export function Confirm({
  trigger,
  open: openFromOutside,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  variant = "danger",
  onConfirm,
}: {
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  variant?: Extract<ButtonVariant, "danger" | "primary">;
  onConfirm: () => Promise<unknown> | unknown;
}) {
  const language = useLanguage();
  const t = useMessages(dialogMessages);
  const [ownOpen, setOwnOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const focus = useReturnFocus(trigger !== undefined);
  const open = openFromOutside ?? ownOpen;
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
    if (!next) setFailure(undefined);
  };
  const confirm = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await onConfirm();
      setOpen(false);
    } catch (error) {
      setFailure(errorMessage(error, language));
    } finally {
      setPending(false);
    }
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !pending && setOpen(next)}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
        <Radix.Content
          {...focus}
          className="fixed inset-x-4 inset-y-0 z-50 m-auto h-fit max-w-md animate-rise-in rounded-card border border-line bg-card p-5 shadow-float focus:outline-none sm:p-6"
        >
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-2 text-sm text-muted">{children}</div>
          </Radix.Description>
          {failure && (
            <Alert tone="danger" role="alert" className="mt-4">
              {failure}
            </Alert>
          )}
          <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button variant="secondary" disabled={pending}>
                {cancelLabel ?? t.cancel}
              </Button>
            </Radix.Cancel>
            <Button variant={variant} loading={pending} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
